/** A recorded match of Jaipur as something to look at: what happened, and what every seat saw of it. */

import type { TableEvent } from '../../../protocol';
import type { Story } from '../../game';
import { DEALT, type Seat } from './box';
import { NOTHING, after, type Position, type Told } from './position';
import { happenings, type JaipurRecord } from './record';

const MOVES = ['take', 'camels', 'swap', 'sell'];

/** Tell a recorded match, all cards open. */
export function story(record: JaipurRecord): Story<JaipurRecord> {
  const told = happenings(record).map(({ kind, seat = null, facts }): TableEvent => ({ kind, seat, facts }));
  const where = (...kinds: string[]): number[] => told.flatMap(({ kind }, moment) => (kinds.includes(kind) ? [moment] : []));
  return {
    record,
    told,
    moves: where(...MOVES),
    chapters: where('round-start').map((moment, at) => ({ moment, title: 'web-round', facts: { number: at + 1 } })),
    pause: ({ kind }) => (kind === 'round-end' ? 2600 : 900),
  };
}

/** What a seat, or a spectator (null), was told of what happened. */
export function seen({ kind, seat, facts }: TableEvent, by: Seat | null): TableEvent {
  if (kind === 'round-start') {
    const { hands, ...open } = facts;
    // J-S2: what is missing in a hand of five are the camels of the herd.
    const own = by === null ? {} : { hand: hands[by], herd: DEALT - hands[by].length };
    return { kind, seat, facts: { ...open, ...own } };
  }
  if (kind === 'sell' && by !== seat) {
    const { value, ...open } = facts; // J-K1
    return { kind, seat, facts: open };
  }
  return { kind, seat, facts };
}

/** Every moment of what was told: as it lay before a seat, a spectator (null), or all cards open. */
export function positions(told: readonly TableEvent[], by: Seat | null | 'open'): Position[] {
  const laid: Position[] = [];
  for (const event of told) {
    const heard: Told = by === 'open' ? event : seen(event, by);
    laid.push(after(laid.at(-1) ?? NOTHING, heard, by === 'open' ? null : by));
  }
  return laid;
}
