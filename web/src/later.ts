/** Pages that the first one does not need: they come when they are asked for, with the words of their games. */

import type { Component } from 'svelte';
import { tellOf } from './language.svelte';

type Page = { default: Component<any> };
const PAGES = {
  lobby: (): Promise<Page> => import('./pages/Lobby.svelte'),
  games: (): Promise<Page> => import('./pages/Games.svelte'),
  rules: (): Promise<Page> => import('./pages/Rules.svelte'),
  verify: async (): Promise<Page> => (await Promise.all([import('./pages/Verify.svelte'), tellOf('dealing')]))[0],
  replay: (): Promise<Page> => import('./pages/Replay.svelte'),
  table: (): Promise<Page> => import('./table/TablePage.svelte'),
};

export async function load(page: keyof typeof PAGES): Promise<Page> {
  // A table of Eschnapur asks for its own words when it knows that it is one.
  const [found] = await Promise.all([PAGES[page](), page === 'table' ? tellOf('jaipur') : tellOf('pages', 'jaipur', 'eschnapur')]);
  return found;
}
