/** Who looks at a table and touches nothing: what the parts of a table ask of a player, answered for a replay. */

import type { Play } from './play.svelte';
import { NO_PRICE } from './rules/box';
import { NONE } from './selection';
import type { EschnapurOptions } from './view';

/** What felt, duel and tray ask of whoever is at the table. */
export type Touch = Pick<
  Play,
  'me' | 'live' | 'haggling' | 'selection' | 'aim' | 'options' | 'clock' | 'stepsLeft' | 'draft' | 'pile' | 'aimAt' | 'raise' | 'lower' | 'select' | 'buy' | 'token'
>;

const nothing = (): void => undefined;

/** Somebody who sits at a seat, or watches (null), when the game is long over. */
export const onlooker = (me: number | null, options: EschnapurOptions): Touch => ({
  me,
  options,
  live: false,
  haggling: false,
  selection: NONE,
  aim: 'A',
  clock: null,
  stepsLeft: Infinity,
  draft: () => NO_PRICE,
  pile: nothing,
  aimAt: nothing,
  raise: nothing,
  lower: nothing,
  select: nothing,
  buy: nothing,
  token: nothing,
});
