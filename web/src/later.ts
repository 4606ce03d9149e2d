/** Pages that the first one does not need: they come when they are asked for, with the words of the games. */

import { untrack, type Component } from 'svelte';
import type { Game } from './games/game';
import { games } from './house.svelte';
import { further, tellOf } from './language.svelte';
import TablePage from './table/TablePage.svelte';

type Page = { default: Component<any> };
const PAGES = {
  lobby: (): Promise<Page> => import('./pages/Lobby.svelte'),
  games: (): Promise<Page> => import('./pages/Games.svelte'),
  rules: (): Promise<Page> => import('./pages/Rules.svelte'),
  learn: (): Promise<Page> => import('./pages/Learn.svelte'),
  verify: async (): Promise<Page> => (await Promise.all([import('./pages/Verify.svelte'), further('dealing'), ...untrack(games).map(checks)]))[0],
  replay: async (): Promise<Page> => (await Promise.all([import('./pages/Replay.svelte'), further('replay')]))[0],
  table: (): Promise<Page> => Promise.resolve({ default: TablePage }),
};

export async function load(page: keyof typeof PAGES): Promise<Page> {
  // Whoever waits for this must not be drawn anew when another game turns up.
  const known = untrack(games);
  const [found] = await Promise.all([PAGES[page](), page === 'table' ? firstOf(known) : further('pages', ...known.map(({ name }) => name))]);
  return found;
}

/** A record can be checked without a network, so everything that it takes comes with the page. */
const checks = async (game: Game): Promise<unknown> => (await game.pages?.())?.record?.();

/** The game that most tables are of comes with the page; another asks for its own part when the table has told which. */
async function firstOf([first]: readonly Game[]): Promise<void> {
  if (first) await Promise.all([first.table(), tellOf(first.name)]);
}
