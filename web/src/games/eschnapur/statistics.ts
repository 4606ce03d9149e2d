/** What one's own games of Eschnapur tell: how one plays, and how one fares against computer players. */

import type { Figure, Meeting } from '../game';
import measured from './measured.json';
import type { EschnapurRecord } from './rules/record';
import { story } from './rules/replay';

export { measured };
export { shaped } from './rules/record';

export const style: readonly Figure[] = [
  { name: 'offers', of: 'offers', per: 'others', as: 'mean' },
  { name: 'sales', of: 'sales', per: 'turns', as: 'share' },
  { name: 'steps', of: 'steps', per: 'turns', as: 'mean' },
  { name: 'opened', of: 'opened', per: 'games', as: 'mean' },
  { name: 'duels', of: 'duels', per: 'games', as: 'mean' },
  { name: 'finds', of: 'finds', per: 'duels', as: 'share' },
];

/** What a seat did: its points, offers in others' turns, sales and steps in its own, niches opened, cards laid in duels, finds. */
export function counts(record: EschnapurRecord, seat: number): Record<string, number> {
  const own = record.points[seat]!;
  const best = Math.max(...record.points.filter((_, other) => other !== seat));
  const sum = { units: 1, points: own, margin: own - best, games: 1, turns: 0, others: 0, offers: 0, sales: 0, steps: 0, opened: 0, duels: 0, finds: 0 };
  for (const { kind, seat: by, facts } of story(record).told) {
    if (kind === 'turn') sum[by === seat ? 'turns' : 'others'] += 1;
    if (by !== seat) continue;
    if (kind === 'offer') sum.offers += 1;
    else if (kind === 'sale') sum.sales += 1;
    else if (kind === 'walk') sum.steps += facts.steps;
    else if (kind === 'open') sum.opened += 1;
    else if (kind === 'reveal') sum.duels += 1;
    else if (kind === 'find' || kind === 'alone') sum.finds += 1;
  }
  return sum;
}

/** The ladder compares each two players of a game by their places; a game that was not played out compares nobody. */
export function meetings({ points, winners, end }: EschnapurRecord, seat: number): Meeting[] {
  if (end.reason !== 'played') return [];
  const rank = (of: number): number => (winners.includes(of) ? Infinity : points[of]!);
  return points.flatMap((_, other) => (other === seat ? [] : [{ other, score: rank(seat) === rank(other) ? 0.5 : Number(rank(seat) > rank(other)) }]));
}
