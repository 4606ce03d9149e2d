/** Which page is shown: the address is the truth, links are links. */

export interface Route {
  page: 'home' | 'lobby' | 'games' | 'table' | 'rules' | 'verify' | 'replay' | 'nowhere';
  /** The table, the game or the record that the page is about. */
  of: string;
}

const PAGES = ['lobby', 'games', 'table', 'rules', 'verify', 'replay'] as const;

export function read(address: string): Route {
  const [path = '', question = ''] = address.split('?');
  const [, page = '', named = ''] = path.split('/');
  const of = named || (new URLSearchParams(question).get('table') ?? '');
  if (!page) return { page: 'home', of: '' };
  const found = PAGES.find((known) => known === page);
  return { page: found ?? 'nowhere', of: decodeURIComponent(of) };
}

const here = (): Route => read(location.pathname + location.search);

let current = $state.raw<Route>(here());

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = here();
  scrollTo(0, 0);
}

addEventListener('popstate', () => (current = here()));

/** Follow a link of our own inside the page, unless the person asked for another tab. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  if (read(link.pathname).page === 'nowhere') return;
  event.preventDefault();
  go(link.pathname + link.search);
}
