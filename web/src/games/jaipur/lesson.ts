/** A round of Jaipur that this page plays by itself, for learning. */

import type { TableEvent } from '../../protocol';
import type { Seat } from './rules/box';
import { listed as legal } from './rules/listing';
import { counted, dealRound, play as played, type Deal, type Round } from './rules/play';
import { seen } from './rules/replay';

export function deal(cards: Deal, _options: object, _seats: number, seat: number): [Round, TableEvent[]] {
  const round = dealRound(cards);
  const { starter, market, hands } = round;
  const facts = { number: 1, starter, market, hand_sizes: hands.map(({ length }) => length), hands };
  return [round, [seen({ kind: 'round-start', seat: null, facts }, seat as Seat)]];
}

export function play(round: Round, _by: number, move: string, seat: number): [Round, TableEvent[]] {
  const [after, told] = played(round, move);
  const events = after.ended ? [told, counted(after, 1)] : [told];
  return [after, events.map(({ kind, seat: by = null, facts }) => seen({ kind, seat: by, facts }, seat as Seat))];
}

export const awaited = (round: Round): number[] => (round.ended ? [] : [round.turn]);

export const listed = (round: Round, seat: number): string[] =>
  round.ended || round.turn !== seat ? [] : legal(round.market, round.hands[round.turn], round.herds[round.turn]);
