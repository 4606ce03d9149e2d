/** What one's own matches of Jaipur tell: how one plays, and how one fares against computer players. */

import type { Figure, Meeting } from '../game';
import measured from './measured.json';
import { happenings, type JaipurRecord } from './rules/record';

export { measured };
export { shaped } from './rules/record';

export const style: readonly Figure[] = [
  { name: 'take', of: 'take', per: 'moves', as: 'share' },
  { name: 'camels', of: 'camels', per: 'moves', as: 'share' },
  { name: 'swap', of: 'swap', per: 'moves', as: 'share' },
  { name: 'sell', of: 'sell', per: 'moves', as: 'share' },
  { name: 'sold', of: 'sold', per: 'sell', as: 'mean' },
  { name: 'herd', of: 'herd', per: 'rounds', as: 'mean' },
];

/** What a seat did: rupees by rounds, moves by their kind, cards sold, and the camels it held when rounds were over. */
export function counts(record: JaipurRecord, seat: number): Record<string, number> {
  const sum = { units: 0, points: 0, margin: 0, moves: 0, take: 0, camels: 0, swap: 0, sell: 0, sold: 0, rounds: 0, herd: 0 };
  for (const { kind, seat: by, facts } of happenings(record)) {
    if (kind === 'round-end') {
      sum.rounds += 1;
      sum.units += 1;
      sum.points += facts.scores[seat];
      sum.margin += facts.scores[seat] - facts.scores[1 - seat];
      sum.herd += facts.herds[seat];
    } else if (by === seat && (kind === 'take' || kind === 'camels' || kind === 'swap' || kind === 'sell')) {
      sum.moves += 1;
      sum[kind] += 1;
      if (kind === 'sell') sum.sold += facts.cards.length;
    }
  }
  return sum;
}

/** The ladder counts rounds: each that has a winner is a meeting, and one that was given up is lost. */
export function meetings({ rounds, end }: JaipurRecord, seat: number): Meeting[] {
  const other = 1 - seat;
  return rounds.flatMap(({ winner }, at) => {
    const broken = at === rounds.length - 1 && end.reason !== 'played' && winner === null;
    const by = broken ? (end.seat === null ? null : 1 - end.seat) : winner;
    return broken && by === null ? [] : [[{ other, score: by === null ? 0.5 : Number(by === seat) }]];
  }).flat();
}
