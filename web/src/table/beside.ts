/** What stands beside a game and comes a moment after it, as one part. */
export { default as Clock } from './Clock.svelte';
export { default as Log } from './Log.svelte';
export { default as StandIns } from './StandIns.svelte';
export { default as Talk } from './Talk.svelte';
