/** Which puzzles a person has solved, and for how many days in a row the day's: kept in this browser. */

export interface Kept {
  /** The numbers of those solved. */
  solved: readonly number[];
  /** The last day whose puzzle was solved, and how many in a row that makes. */
  day: string;
  streak: number;
}

const NOTHING: Kept = { solved: [], day: '', streak: 0 };
const place = (game: string): string => `serai.puzzles.${game}`;

/** What is kept of a game; what cannot be read counts as nothing. */
export function kept(game: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(place(game)) ?? 'null') as Partial<Kept> | null;
    if (!found) return NOTHING;
    const solved = Array.isArray(found.solved) ? found.solved.filter(Number.isInteger) : [];
    const streak = Number.isInteger(found.streak) ? Math.max(0, found.streak!) : 0;
    return { solved, day: typeof found.day === 'string' ? found.day : '', streak };
  } catch {
    return NOTHING;
  }
}

const DAY = 86_400_000;
const before = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** Days in a row up to today; who has not solved today's yet has still time. */
export function streakAt(game: string, date: string): number {
  const { day, streak } = kept(game);
  return day === date || day === before(date) ? streak : 0;
}

export const solvedToday = (game: string, date: string): boolean => kept(game).day === date;

/** Keep that a puzzle was solved; `date` when it is that day's. */
export function solve(game: string, number: number, date: string | null): void {
  const now = kept(game);
  const solved = now.solved.includes(number) ? now.solved : [...now.solved, number];
  const next: Kept = date === null || now.day === date ? { ...now, solved } : { solved, day: date, streak: now.day === before(date) ? now.streak + 1 : 1 };
  try {
    localStorage.setItem(place(game), JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still asks.
  }
}
