/** Pages and pieces that one comes back for; the first page asks for this when it has been drawn. */

export { default as Daily } from '../puzzle/Daily.svelte';
export const puzzles = () => import('./Puzzles.svelte');
export const challenge = () => import('./Challenge.svelte');
