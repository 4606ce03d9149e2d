/**
 * A rating against players whose ratings are known, fitted as the arena fits its ladder (`serai.arena.ratings`): the
 * most likely strength of the Bradley-Terry model, half a win added to each side of every pairing, and the interval of
 * the sandwich estimator with whole games as units. The others' ratings count as exact.
 */

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** A meeting with somebody whose rating is known: 1 ahead, 0 behind, a half when level. */
export interface Rated {
  level: string;
  rating: number;
  score: number;
}

const SCALE = 400 / Math.LN10;
const HALF_A_WIN = 0.5;
const STEPS = 200;
const NORMAL = 1.959963984540054;
const STUDENT = [NaN, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706];

/** The two-sided 95 % quantile of Student's distribution. */
function quantile(freedom: number): number {
  if (freedom < STUDENT.length) return STUDENT[Math.max(1, freedom)]!;
  const z = NORMAL;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) + (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3);
}

/** Rate somebody by games, each with its meetings; null when there were none. */
export function rate(games: readonly (readonly Rated[])[]): Estimate | null {
  const units = games.filter(({ length }) => length);
  const all = units.flat();
  if (!all.length) return null;
  const met = [...new Map(all.map(({ level, rating }) => [level, rating / SCALE])).values()];
  const chance = (strength: number, other: number): number => 1 / (1 + Math.exp(other - strength));
  let strength = 0;
  for (let step = 0, far = Infinity; step < STEPS && Math.abs(far) > 1e-10; step += 1) {
    const slope = (sum: number, by: number): number => sum + by;
    const gradient = [...all.map(({ rating, score }) => score - chance(strength, rating / SCALE)), ...met.map((other) => 2 * HALF_A_WIN * (0.5 - chance(strength, other)))].reduce(slope, 0);
    // Newton overshoots far from the top.
    far = Math.max(-1, Math.min(1, gradient / bread(strength)));
    strength += far;
  }
  function bread(at: number): number {
    const weight = (other: number): number => chance(at, other) * (1 - chance(at, other));
    return all.reduce((sum, { rating }) => sum + weight(rating / SCALE), 0) + met.reduce((sum, other) => sum + 2 * HALF_A_WIN * weight(other), 0);
  }
  let meat = 0;
  for (const unit of units) meat += unit.reduce((sum, { rating, score }) => sum + score - chance(strength, rating / SCALE), 0) ** 2;
  meat *= units.length / Math.max(units.length - 1, 1);
  for (const other of met) meat += HALF_A_WIN * ((1 - chance(strength, other)) ** 2 + chance(strength, other) ** 2);
  const half = quantile(units.length - 1) * (Math.sqrt(meat) / bread(strength)) * SCALE;
  return { value: strength * SCALE, low: strength * SCALE - half, high: strength * SCALE + half };
}
