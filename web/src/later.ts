/** Pages that the first one does not need: they come when they are asked for, with the words of the games. */

import { untrack, type Component } from 'svelte';
import type { Game } from './games/game';
import { games } from './house.svelte';
import { further, tellOf } from './language.svelte';
import type { MORE } from './pages/more';
import TablePage from './table/TablePage.svelte';

export type Page = { default: Component<any> };
type More = typeof MORE;
const PAGES = {
  lobby: (): Promise<Page> => import('./pages/Lobby.svelte'),
  games: async (): Promise<Page> => (await Promise.all([import('./pages/Games.svelte'), further('return')]))[0],
  rules: (): Promise<Page> => import('./pages/Rules.svelte'),
  learn: (): Promise<Page> => import('./pages/Learn.svelte'),
  table: (): Promise<Page> => Promise.resolve({ default: TablePage }),
};

/** Pages that are opened less often are found by a part of their own. */
const found = async (page: keyof typeof PAGES | keyof More): Promise<Page> => (page in PAGES ? PAGES[page as keyof typeof PAGES] : (await import('./pages/more')).MORE[page as keyof More])();

export async function load(page: keyof typeof PAGES | keyof More): Promise<Page> {
  // Whoever waits for this must not be drawn anew when another game turns up.
  const known = untrack(games);
  const [shown] = await Promise.all([found(page), page === 'table' ? firstOf(known) : further('pages', ...known.map(({ name }) => name))]);
  return shown;
}

/** The game that most tables are of comes with the page; another asks for its own part when the table has told which. */
async function firstOf([first]: readonly Game[]): Promise<void> {
  if (first) await Promise.all([first.table(), tellOf(first.name)]);
}
