/** How records of Jaipur are looked at. */

import { words } from '../../language.svelte';
import type { TableEvent } from '../../protocol';
import { playerName } from '../../table/names';
import { drawn } from '../drawn';
import Replay from './Replay.svelte';
import type { Seat } from './rules/box';
import { listed as listedMoves } from './rules/listing';
import { NOTHING, after, type Card, type Position } from './rules/position';
import type { JaipurRecord } from './rules/record';

export { seen, story } from './rules/replay';
export function listed(told: readonly TableEvent[], seat: number): string[] {
  const at = told.reduce((before: Position, event) => after(before, event, seat as Seat), NOTHING);
  const cards = (row: readonly (Card | null)[]): string => row.map((card) => card?.kind ?? '').join('');
  return listedMoves(cards(at.market), cards(at.hands[seat as Seat]), at.herds[seat as Seat].length);
}
export const tell = (move: string): string => words().move('jaipur', move);
export const names = ({ players }: JaipurRecord): string[] => players.map(playerName);
export const draw = drawn(Replay);
