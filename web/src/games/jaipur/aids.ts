/** What helps at a table of Jaipur, as one part. */
export { AidKeys, AidLines } from '../../table/aids.svelte';
export { default as Hold } from './Hold.svelte';
export { mark } from './marked';
