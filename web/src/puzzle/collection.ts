/** The puzzles that come with the page: a file of twenty is fetched when one of them is shown. */

import type { Reason } from '../coach/report';

/** A move that somebody may try, the chance to win after it, and why it is worse than the best. */
export interface Try {
  move: string;
  chance: number;
  reasons?: readonly Reason[];
}

export interface Puzzle {
  options: object;
  /** What its seat may know; hidden cards are not there at all. */
  view: { seat?: number; colours?: readonly string[] } & Record<string, unknown>;
  /** Every move that was weighed, the best first. */
  tries: readonly [Try, ...Try[]];
  gap: { mean: number; low: number; high: number };
  theme: string;
}

/** Moves of a file. */
const PART = 20;
/** A move is accepted when its chance is no further below that of the best. */
export const ACCEPTED = 0.02;

const FOLDER = '../../../src/serai/text';
const INDEXES = import.meta.glob<{ puzzles: number }>('../../../src/serai/text/*/puzzles/index.json', { import: 'default' });
const PARTS = import.meta.glob<readonly Puzzle[]>('../../../src/serai/text/*/puzzles/[0-9]*.json', { import: 'default' });

/** Whether a game has puzzles here. */
export const hasPuzzles = (game: string): boolean => `${FOLDER}/${game}/puzzles/index.json` in INDEXES;

/** How many puzzles a game has. */
export const countOf = async (game: string): Promise<number> => (await INDEXES[`${FOLDER}/${game}/puzzles/index.json`]?.())?.puzzles ?? 0;

/** The puzzle of a number, counted from 1. */
export async function puzzleAt(game: string, number: number): Promise<Puzzle> {
  const part = String(Math.floor((number - 1) / PART)).padStart(2, '0');
  return (await PARTS[`${FOLDER}/${game}/puzzles/${part}.json`]!())[(number - 1) % PART]!;
}

/** The date by which the day's puzzle is chosen: the same at the same moment everywhere (UTC). */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** The number of a day's puzzle: a hash of game and date (FNV-1a), so that it is the same on every server with these puzzles. */
export function daily(game: string, date: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${game} ${date}`)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // The last bits of this hash follow the last letters closely; stirred, neighbouring days are far apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (((hash ^ (hash >>> 16)) >>> 0) % count) + 1;
}
