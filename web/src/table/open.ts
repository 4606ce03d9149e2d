/** Opening a table and sitting down at it. */

import { connection } from '../connection.svelte';
import { gameNamed } from '../house.svelte';
import type { ComputerSeat, CreateMessage, Created, HumanSeat, TableCard } from '../protocol';
import { go } from '../route.svelte';
import { settings } from '../settings.svelte';
import { guests, sit } from './table.svelte';

export type Setting = Omit<CreateMessage, 'type' | 'id' | 'game' | 'seats' | 'options'> & { options?: object };

export const person: HumanSeat = { kind: 'human' };
export const computer = (level: string): ComputerSeat => ({ kind: 'computer', level });

/** Open a table of a game with these others, take the first seat and go there; who meets people tells their name first. */
export async function openTable(game: string, others: readonly (HumanSeat | ComputerSeat)[], setting: Setting = {}): Promise<void> {
  const terms = { game, seats: [person, ...others], ...setting } as Omit<CreateMessage, 'type' | 'id'>;
  const created = await connection.ask<Created>({ type: 'create', ...terms });
  guests.set(created.table, []);
  if (settings.name.trim() || !others.some(({ kind }) => kind === 'human')) await sit(created.table, 0);
  go(`/table/${created.table}`);
}

/** Sit down at somebody's table; who has no name, or a seat to choose, does so at the table. */
export async function join({ table, game, seats }: TableCard): Promise<void> {
  const choice = gameNamed(game)?.seating && seats.filter(({ kind, seated }) => kind === 'human' && !seated).length > 1;
  if (settings.name.trim() && !choice) await sit(table);
  go(`/table/${table}`);
}
