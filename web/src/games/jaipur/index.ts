/** Jaipur as the page knows it: light facts here, everything else when it is needed. */

import { later } from '../drawn';
import type { Game } from '../game';
import { SEATS } from './rules/seats';

export const game: Game = {
  name: 'jaipur',
  seats: SEATS,
  choices: [
    { name: 'seals', as: 'buttons', kept: true, label: 'web-length', values: () => [2, 1], words: (seals) => `web-seals-${seals}` },
    { name: 'openHerds', as: 'switch', kept: true, label: 'web-open-herds' },
  ],
  options: ({ seals, openHerds }) => ({ seals, open_herds: openHerds }),
  painting: later(() => import('./art/Painting.svelte')),
  table: later(() => import('./Table.svelte')),
  pages: () => import('./pages'),
  lesson: () => import('./lesson'),
};
