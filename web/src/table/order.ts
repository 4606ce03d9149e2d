/** The order in which one's own tables are listed. */

import type { TableCard } from '../protocol';

/** Whether the game waits for the holder of the table's seat. */
export const isMyTurn = ({ status, awaited, seat }: TableCard): boolean => status === 'playing' && seat !== null && awaited.includes(seat);

/** Those that wait for one come first, of them those with the least time left; then those in play, then the newest. */
export function byUrgency(one: TableCard, other: TableCard): number {
  const rank = (table: TableCard): number => (isMyTurn(table) ? 0 : table.status === 'playing' ? 1 : table.status === 'waiting' ? 2 : 3);
  const due = (table: TableCard): number => table.due ?? Number.MAX_SAFE_INTEGER;
  return rank(one) - rank(other) || due(one) - due(other) || other.created - one.created;
}
