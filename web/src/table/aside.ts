/** What happens at a table besides its game: hints, moves that are taken back, pauses. */

import type { TableEvent } from '../protocol';

/** Whether an event tells of the table and not of its game. */
export const isAside = ({ kind }: Pick<TableEvent, 'kind'>): boolean => kind.startsWith('aside-');

/** The position after an event that is no part of the game: as it was, or as it was before what is taken back. */
export const beside = <Position>(told: Pick<TableEvent, 'kind' | 'facts'>, moments: readonly Position[], at: Position): Position | undefined =>
  isAside(told) ? (moments[told.facts.events - 1] ?? at) : undefined;
