/** What is shown when a round or a match is over, as one part that can come later than the table. */
export { default as Count } from './Count.svelte';
export { default as Crown } from './Finish.svelte';
