/** What stands beside a game and comes a moment after it, as one part. */
import { further } from '../language.svelte';

export { default as Clock } from './Clock.svelte';
export { default as Log } from './Log.svelte';
export { default as StandIns } from './StandIns.svelte';
export { default as Talk } from './Talk.svelte';

/** What helps at a table, with its words. */
export const aids = async () => (await Promise.all([import('./aids.svelte'), further('aids')]))[0];
