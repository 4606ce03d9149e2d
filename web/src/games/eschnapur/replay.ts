/** How records of Eschnapur are looked at. */

import { words } from '../../language.svelte';
import { playerName } from '../../table/names';
import { drawn } from '../drawn';
import { spelledOut } from './notation';
import { apart } from './phrases';
import Replay from './Replay.svelte';
import type { EschnapurRecord } from './rules/record';
import { colourOf } from './seating';

export { seen, story } from './rules/replay';
/** An offer can be anything: nothing is listed, the selection is judged by itself. */
export const listed = (): string[] => [];
export const tell = (move: string): string => words().move('eschnapur', move, {}, spelledOut);
export const names = ({ players, options }: EschnapurRecord): string[] => apart(players.map(playerName), players.map((_, seat) => colourOf(options, players.length, seat)));
export const draw = drawn(Replay);
