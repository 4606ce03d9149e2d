/** What a perfect memory of public play knows, and what moves suggest: asked for at tables against computer players. */

import { connection } from '../connection.svelte';
import type { Recalled } from '../protocol';
import type { Table } from './table.svelte';

/** Milliseconds for which further news are waited for before the server is asked. */
const PAUSE = 250;

class Recall {
  latest = $state.raw<Recalled | null>(null);
  #asked = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** Ask for the version that the table has now, once; what is known meanwhile is the last one. */
  want(moves: boolean): void {
    const { version } = this.table;
    if (version === this.#asked) return;
    this.#asked = version;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      this.latest = await connection.ask<Recalled>({ type: 'recall', table: this.table.id, moves }).catch(() => null);
    }, PAUSE);
  }
}

const known = new WeakMap<Table, Recall>();

function recall(table: Table, moves: boolean): Recalled | null {
  const found = known.get(table) ?? new Recall(table);
  known.set(table, found);
  found.want(moves);
  return found.latest;
}

/** The view with everything that public play has shown; the last one known while another is on its way. */
export const recalled = (table: Table): Recalled['view'] | null => recall(table, false)?.view ?? null;

/** The chances of every kind in a hand by what its owner's moves suggest, for the table as it is now. */
export function suggested(table: Table): Record<string, number[]> | null {
  const latest = recall(table, true);
  return latest?.version === table.version ? latest.reading : null;
}
