/** Pages that are opened less often than others, and what the first page shows when it has been drawn. */

import { untrack } from 'svelte';
import type { Game } from '../games/game';
import { games } from '../house.svelte';
import { further } from '../language.svelte';
import type { Page } from '../later';

export { default as Daily } from '../puzzle/Daily.svelte';

export const MORE = {
  puzzles: (): Promise<Page> => import('./Puzzles.svelte'),
  challenge: (): Promise<Page> => import('./Challenge.svelte'),
  verify: async (): Promise<Page> => (await Promise.all([import('./Verify.svelte'), further('dealing'), ...untrack(games).map(checks)]))[0],
  replay: async (): Promise<Page> => (await Promise.all([import('./Replay.svelte'), further('replay')]))[0],
  statistics: async (): Promise<Page> => (await Promise.all([import('./Statistics.svelte'), further('return')]))[0],
  mail: async (): Promise<Page> => (await Promise.all([import('./Mail.svelte'), further('return')]))[0],
};

/** A record can be checked without a network, so everything that it takes comes with the page. */
const checks = async (game: Game): Promise<unknown> => (await game.pages?.())?.record?.();
