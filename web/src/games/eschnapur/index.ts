/** Eschnapur as the page knows it: light facts here, everything else when it is needed. */

import { say } from '../../language.svelte';
import { later } from '../drawn';
import type { Game } from '../game';
import { SEATS } from './rules/seats';
import { colourOf, coloursFor, coloursWith } from './seating';

const colourWords = (colour: unknown): string => `web-colour-${colour}`;
const switched = (name: string) => ({ name, as: 'switch', label: `eschnapur-ui-option-${name}` }) as const;

export const game: Game = {
  name: 'eschnapur',
  seats: SEATS,
  choices: [
    { name: 'colour', as: 'list', early: true, kept: true, label: 'web-your-colour', values: coloursFor, words: colourWords },
    switched('coins'),
    switched('bank'),
    switched('leaves'),
  ],
  options: ({ colour, coins, bank, leaves }, seats) => ({
    colours: coloursWith(colour, seats),
    ...(coins === undefined ? {} : { number_coins: coins ? '0-5' : '1-5', bank: bank ? 'limited' : 'unlimited', all_pass: leaves ? 'leaves' : 'stays' }),
  }),
  seating: {
    label: 'web-your-colour',
    words: (options, seats, seat) => say(colourWords(colourOf(options, seats, seat))),
  },
  painting: later(() => import('./art/Painting.svelte')),
  table: later(() => import('./Table.svelte')),
  pages: () => import('./pages'),
  lesson: () => import('./lesson'),
};
