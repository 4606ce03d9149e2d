/** A round of Jaipur that this page plays by itself, for learning. */

import type { TableEvent } from '../../protocol';
import { ordered, type Seat } from './rules/box';
import { counted, dealRound, play as played, type Deal, type Round } from './rules/play';
import type { Told } from './rules/position';
import { refusal } from './rules/refusal';

export function deal(cards: Deal, _options: object, _seats: number, seat: number): [Round, TableEvent[]] {
  const round = dealRound(cards);
  const { starter, market, hands, herds } = round;
  const facts = { number: 1, starter, market, hand_sizes: hands.map(({ length }) => length), hand: hands[seat as Seat], herd: herds[seat as Seat] };
  return [round, [{ kind: 'round-start', seat: null, facts }]];
}

export function play(round: Round, _by: number, move: string, seat: number): [Round, TableEvent[]] {
  const [after, told] = played(round, move);
  const events = after.ended ? [told, counted(after, 1)] : [told];
  return [after, events.map((event) => seenBy(event, seat))];
}

/** The value of a bonus token is its winner's secret (J-K1). */
function seenBy({ kind, seat = null, facts }: Told, reader: number): TableEvent {
  const { value, ...open } = facts;
  return { kind, seat, facts: seat === reader && value !== undefined ? facts : open };
}

export const awaited = (round: Round): number[] => (round.ended ? [] : [round.turn]);

export function listed(round: Round, seat: number): string[] {
  if (round.ended || round.turn !== seat) return [];
  const { market } = round;
  const hand = round.hands[round.turn];
  const herd = round.herds[round.turn];
  const own = handfuls(hand + 'M'.repeat(herd));
  const swaps = handfuls(market.replaceAll('M', '')).flatMap((taken) => own.filter(({ length }) => length === taken.length).map((given) => `swap ${taken}/${given}`));
  const moves = [...[...new Set(market)].map((card) => `take ${card}`), 'camels', ...handfuls(hand).map((cards) => `sell ${cards}`), ...swaps];
  return moves.filter((move) => !refusal(move, hand, herd, market));
}

/** Every handful that can be picked out of some cards, but none at all. */
function handfuls(cards: string): string[] {
  let found = new Set(['']);
  for (const card of ordered(cards)) found = new Set([...found, ...[...found].map((some) => some + card)]);
  found.delete('');
  return [...found];
}
