/** The two paintings of the house, as one chunk. */
export { default as MarketScene } from './MarketScene.svelte';
export { default as TempleScene } from './TempleScene.svelte';
