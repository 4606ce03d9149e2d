/** The games of this browser that go on; only who has played here before needs to ask. */

import { connection } from '../connection.svelte';
import type { MyTables, TableCard } from '../protocol';
import { seats } from '../seats';
import { byUrgency } from '../table/order';

export { default as Going } from './Going.svelte';

/** How many of the last seats are asked for. */
const RECENT = 20;

/** Tell of the tables in play whenever the line is there, the most urgent first; returns how to stop. */
export function follow(told: (tables: readonly TableCard[]) => void): () => void {
  const tokens = seats().slice(0, RECENT).map(({ token }) => token);
  return connection.greet(async () => {
    const { tables } = await connection.ask<MyTables>({ type: 'mine', tokens });
    told(tables.filter(({ status }) => status !== 'ended').sort(byUrgency));
  });
}
