/** A round of Jaipur that this page plays by itself, for learning. */

import type { TableEvent } from '../../protocol';
import type { Seat } from './rules/box';
import { listed as legal } from './rules/listing';
import { counted, dealRound, play as played, type Deal, type Round } from './rules/play';
import type { Told } from './rules/position';

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

export const listed = (round: Round, seat: number): string[] =>
  round.ended || round.turn !== seat ? [] : legal(round.market, round.hands[round.turn], round.herds[round.turn]);
