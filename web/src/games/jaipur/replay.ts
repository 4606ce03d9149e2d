/** How records of Jaipur are looked at. */

import { drawn } from '../drawn';
import Replay from './Replay.svelte';

export { story } from './rules/replay';
export const draw = drawn(Replay);
