/** What is shown when a round or a match is over, with its words, as one part that can come later than the table. */
import { tellFurther } from '../../text/further';

export { default as Count } from './Count.svelte';
export { default as Crown } from './Finish.svelte';
export const words = (): Promise<void> => tellFurther('ends');
