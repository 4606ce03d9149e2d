/** Figures of many games together. */

import type { Played } from './kept';
import { rate, type Estimate } from './rating';

export interface Sum {
  name: string;
  games: number;
  won: number;
  lost: number;
  /** Points and margin of a round or a game on average; null where nothing was counted. */
  points: number | null;
  margin: number | null;
}

export const isWon = ({ result }: Played): boolean => result === 'won' || result === 'shared';

/** What some games add up to. */
export function added(games: readonly Played[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { counts } of games) for (const [name, count] of Object.entries(counts ?? {})) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export function summed(name: string, games: readonly Played[]): Sum {
  const { units = 0, points = 0, margin = 0 } = added(games);
  const mean = (value: number): number | null => (units ? value / units : null);
  return { name, games: games.length, won: games.filter(isWon).length, lost: games.filter(({ result }) => result === 'lost').length, points: mean(points), margin: mean(margin) };
}

/** Games by something that each has one or more of, in the order in which it first turns up. */
export function grouped(games: readonly Played[], of: (game: Played) => readonly string[]): Sum[] {
  const groups = new Map<string, Played[]>();
  for (const game of games) for (const name of new Set(of(game))) groups.set(name, [...(groups.get(name) ?? []), game]);
  return [...groups].map(([name, some]) => summed(name, some));
}

/** How many games in a row one has won last, and at most. */
export function streaks(games: readonly Played[]): { now: number; longest: number } {
  let now = 0;
  let longest = 0;
  for (const game of games.toSorted((one, other) => one.at - other.at)) {
    now = isWon(game) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** A rating against the levels of computer players; games with aid do not count. */
export function rating(games: readonly Played[], ratings: Record<string, number>): { estimate: Estimate; meetings: number } | null {
  const units = games.map(({ aided, others, meetings = [] }) =>
    aided ? [] : meetings.flatMap(({ other, score }) => {
      const level = others[other]?.level;
      const known = level ? ratings[level] : undefined;
      return level && known !== undefined ? [{ level, rating: known, score }] : [];
    }),
  );
  const estimate = rate(units);
  return estimate && { estimate, meetings: units.flat().length };
}
