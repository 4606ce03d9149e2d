/** How a recorded game was broken off, and what a record may not lack to be looked at. */

import type { TableEvent } from '../protocol';
import { Unreadable } from './shape';

/** Moves that a record may have, as in Python (`serai.record.replay.MOST_MOVES`). */
const MOST_MOVES = 20_000;

const TOLD: Readonly<Record<string, string>> = { resigned: 'resigned', time: 'timeout', abandoned: 'abandoned', forfeit: 'abandoned', limit: 'limit' };

/** The event that tells why a game was broken off after so many moves; none if it was played to its end. */
export function brokenOff({ reason, seat }: { reason: string; seat: number | null }, moves: number): TableEvent[] {
  const kind = TOLD[reason];
  return kind ? [{ kind, seat, facts: kind === 'limit' ? { limit: moves } : {} }] : [];
}

/** Refuse a record that is longer than any game. */
export function bounded(moves: number): void {
  if (moves > MOST_MOVES) throw new Unreadable('web-record-too-long');
}

/** A move that the rules refuse: which one, and as it is written. */
export const wrongMove = (number: number, notation: string): Unreadable => new Unreadable('web-replay-move', { move: String(number), notation: notation.slice(0, 40) });
export const unfinished = (): Unreadable => new Unreadable('web-replay-unfinished');
