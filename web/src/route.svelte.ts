/** Which page is shown: the address is the truth, links are links. */

import { base, within } from './base';
import { maybe } from './house.svelte';

export interface Route {
  page: 'home' | 'lobby' | 'games' | 'table' | 'rules' | 'learn' | 'puzzles' | 'challenge' | 'verify' | 'replay' | 'statistics' | 'mail' | 'nowhere';
  /** The table, the game or the record that the page is about. */
  of: string;
}

const PAGES = ['lobby', 'games', 'table', 'rules', 'learn', 'puzzles', 'challenge', 'verify', 'replay', 'statistics', 'mail'] as const;
const NOWHERE: Route = { page: 'nowhere', of: '' };

const nothing = (named: string): boolean => !named;
const something = (named: string): boolean => !!named;
/** What each page can be about. */
const SUBJECTS: Record<(typeof PAGES)[number], (named: string) => boolean> = {
  lobby: nothing,
  games: nothing,
  verify: nothing,
  statistics: nothing,
  table: something,
  mail: something,
  replay: () => true,
  rules: maybe,
  learn: maybe,
  puzzles: maybe,
  challenge: something,
};

export function read(address: string): Route {
  const [path = '', question = ''] = address.split('?');
  const [, page = '', named = '', ...rest] = path.split('/');
  if (!page) return named || rest.length ? NOWHERE : { page: 'home', of: '' };
  const found = PAGES.find((known) => known === page);
  if (!found || rest.some(Boolean) || !SUBJECTS[found](named)) return NOWHERE;
  try {
    return { page: found, of: decodeURIComponent(named) || (new URLSearchParams(question).get('table') ?? '') };
  } catch {
    return NOWHERE; // an address whose percent signs spell nothing
  }
}

/** The two parts of the address: a page must not be drawn anew when only what stands behind the question mark changes. */
let path = $state(within(location.pathname));
let search = $state(location.search);
function look(): void {
  [path, search] = [within(location.pathname), location.search];
}

export function route(): Route {
  const found = read(path);
  return found.page === 'verify' ? read(path + search) : found;
}

/** What stands behind the question mark of the address. */
export const question = (): URLSearchParams => new URLSearchParams(search);

/** Say more exactly where one is, without going anywhere. */
export function amend(asked: string): void {
  history.replaceState(history.state, '', location.pathname + asked);
  look();
}

/** Whether a link asks for the table itself rather than for what became of the game. */
export const seeing = (): boolean => new URLSearchParams(location.search).has('see');

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', base + path);
  look();
  scrollTo(0, 0);
}

addEventListener('popstate', look);

/** Follow a link of our own inside the page, unless the person asked for another tab. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const path = within(link.pathname);
  if (path.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  if (read(path).page === 'nowhere') return;
  event.preventDefault();
  go(path + link.search);
}
