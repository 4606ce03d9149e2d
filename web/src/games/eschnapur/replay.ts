/** How records of Eschnapur are looked at. */

import { words } from '../../language.svelte';
import { drawn } from '../drawn';
import { spelledOut } from './notation';
import Replay from './Replay.svelte';

export { seen, story } from './rules/replay';
/** An offer can be anything: nothing is listed, the selection is judged by itself. */
export const listed = (): string[] => [];
export const tell = (move: string): string => words().move('eschnapur', move, {}, spelledOut);
export const draw = drawn(Replay);
