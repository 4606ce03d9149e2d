/** What a perfect memory of public play knows, and what moves suggest: asked for at tables against computer players. */

import { connection } from '../connection.svelte';
import type { Recalled } from '../protocol';
import type { Table } from './table.svelte';

/** Milliseconds for which further news are waited for before the server is asked. */
const PAUSE = 250;

export class Recall {
  #latest = $state.raw<Recalled | null>(null);
  #asked = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** Ask for the version that the table has now, once. */
  want(moves: boolean): void {
    const asked = `${this.table.version} ${moves}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      this.#latest = await connection.ask<Recalled>({ type: 'recall', table: this.table.id, moves }).catch(() => null);
    }, PAUSE);
  }

  /** The view with everything that public play has shown; the last one known while another is on its way. */
  get view(): Recalled['view'] | null {
    return this.#latest?.view ?? null;
  }

  /** The chances of every kind in a hand by what its owner's moves suggest, for the table as it is now. */
  get suggested(): Record<string, number[]> | null {
    return this.#latest?.version === this.table.version ? this.#latest.reading : null;
  }
}
