/** What the coach found in one's own games, kept in this browser: habits show only over several of them. */

import { base } from '../base';
import type { Report } from './report';

const PLACE = `serai${base}.coach`;
const MOST = 40;
/** How many habits are told. */
export const COSTLIEST = 3;

interface Theme {
  theme: string;
  lost: number;
  count: number;
  /** The moment of the replay that shows the costliest of them. */
  moment: number;
}
interface Studied {
  table: string;
  game: string;
  seat: number;
  at: number;
  lost: number;
  counted: number;
  themes: readonly Theme[];
}

export interface Habit {
  theme: string;
  lost: number;
  count: number;
  /** Where it cost most. */
  link: string;
}

function stored(): Studied[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Studied[]).filter(({ table, themes }) => typeof table === 'string' && Array.isArray(themes)) : [];
  } catch {
    return [];
  }
}

/** Remember what was found about one's own seat; looking again changes nothing. */
export function remember(table: string, seat: number, report: Report, momentOf: (step: number) => number): void {
  const own = report.seats[seat];
  if (!own) return;
  const themes = own.themes.map(({ theme, lost, count, worst }) => ({ theme, lost, count, moment: momentOf(worst) }));
  const studied = { table, game: report.game, seat, at: Date.now(), lost: own.lost, counted: own.counted, themes };
  const others = stored().filter((each) => each.table !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, studied].slice(-MOST)));
  } catch {
    // A browser that keeps nothing still hears what the coach found in this game.
  }
}

/** Forget everything: what is erased at the server is erased here too. */
export const forget = (): void => localStorage.removeItem(PLACE);

/** The costliest habits over the games of a kind that were studied, and how many games those are. */
export function habits(game: string): { games: number; lost: number; habits: Habit[] } {
  const games = stored().filter((each) => each.game === game);
  const found = new Map<string, Habit & { worst: number }>();
  for (const { table, seat, themes } of games) {
    for (const { theme, lost, count, moment } of themes) {
      const before = found.get(theme) ?? { theme, lost: 0, count: 0, link: '', worst: -1 };
      const mean = lost / count;
      const worse = mean > before.worst;
      const link = worse ? `${base}/replay/${table}?moment=${moment + 1}&as=${seat + 1}&coach` : before.link;
      found.set(theme, { theme, lost: before.lost + lost, count: before.count + count, link, worst: Math.max(mean, before.worst) });
    }
  }
  const counted = games.reduce((sum, each) => sum + each.counted, 0);
  const lost = counted ? games.reduce((sum, each) => sum + each.lost * each.counted, 0) / counted : 0;
  return { games: games.length, lost, habits: [...found.values()].sort((one, other) => other.lost - one.lost).slice(0, COSTLIEST) };
}
