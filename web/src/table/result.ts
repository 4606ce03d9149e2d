/** What a game has become. */

import { say } from '../language.svelte';
import type { TableCard } from '../protocol';

/** How the holder of a table's seat fared: null for who has none, or while it is played. */
export function fared({ status, outcome, seat }: TableCard): 'nobody' | 'won' | 'shared' | 'lost' | null {
  if (status !== 'ended') return null;
  const winners = outcome?.winners ?? [];
  if (!winners.length) return 'nobody';
  if (seat === null) return null;
  return !winners.includes(seat) ? 'lost' : winners.length > 1 ? 'shared' : 'won';
}

/** What the game has become for the holder of the seat, or for anybody, in words. */
export function resultOf(table: TableCard): string {
  if (table.status !== 'ended') return '';
  const who = fared(table);
  const { end } = table;
  const how = end && ['resigned', 'time', 'limit'].includes(end.reason) ? say(`web-end-${end.reason}`) : '';
  return [who ? say(`web-result-${who}`) : '', how].filter(Boolean).join(' · ');
}
