/** What helps at a table: hints of the coach, moves that are taken back, pauses. */

import { connection, Refused } from '../connection.svelte';
import { further, say, sorry } from '../language.svelte';
import type { Hinted } from '../protocol';
import { isAside } from './aside';
import type { Table } from './table.svelte';

export { default as AidKeys } from './AidKeys.svelte';
export { default as AidLines } from './AidLines.svelte';

/** Whether one person plays here, and nobody else: also those count for whom a computer player stands in. */
export const alone = ({ served, info }: Table): boolean => served && info!.seats.filter(({ kind, held }) => kind === 'human' || held).length === 1;

/** The last event that changed what lies on the table. */
const changed = ({ events }: Table): number => events.findLastIndex((told) => !isAside(told) || told.kind === 'aside-take-back');

/** Milliseconds of thought after which it is told why it may take long. */
const LONG = 8000;

export class Aids {
  thinking = $state(false);
  /** Whether it takes so long that the coach is perhaps still being set up. */
  long = $state(false);
  /** Why there is no hint. */
  problem = $state('');
  #hint = $state.raw<{ told: Hinted; at: number } | null>(null);

  constructor(readonly table: Table) {}

  /** The hint for what lies on the table now. */
  get hint(): Hinted | null {
    return this.#hint && this.#hint.at === changed(this.table) ? this.#hint.told : null;
  }

  /** Whether this player may ask for a hint now. */
  get hinting(): boolean {
    const { info, seat, awaited, listedMoves } = this.table;
    return !!info && seat !== null && alone(this.table) && (awaited.includes(seat) || listedMoves.length > 0);
  }

  /** Ask the coach; what it says of a position that has changed meanwhile is dropped, which is told unless one moved oneself. */
  async ask(): Promise<Hinted | null> {
    if (this.thinking) return null;
    this.close();
    this.thinking = true;
    const at = changed(this.table);
    const patience = setTimeout(() => (this.long = true), LONG);
    try {
      const [told] = await Promise.all([connection.ask<Hinted>({ type: 'hint', table: this.table.id }), further('coach', `${this.table.info!.game}/coach`)]);
      if (at !== changed(this.table)) {
        this.#gone();
        return null;
      }
      this.#hint = { told, at };
      return told;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (why.answer.code === 'stale') this.#gone();
      else {
        await further('errors');
        this.problem = sorry(why.answer);
      }
      return null;
    } finally {
      clearTimeout(patience);
      this.thinking = this.long = false;
    }
  }

  #gone(): void {
    if (this.table.events[changed(this.table)]?.seat !== this.table.seat) this.problem = say('web-hint-gone');
  }

  close(): void {
    this.#hint = null;
    this.problem = '';
  }

  takeBack = (): Promise<boolean> => this.table.ask({ type: 'take-back', table: this.table.id });
  pause = (): Promise<boolean> => this.table.ask({ type: this.table.info?.paused ? 'resume' : 'pause', table: this.table.id });
  reply = (agree: boolean): Promise<boolean> => this.table.ask({ type: 'reply', table: this.table.id, agree });
}

const known = new WeakMap<Table, Aids>();

/** What helps at a table; asking again gives the same. */
export function aidsOf(table: Table): Aids {
  const aids = known.get(table) ?? new Aids(table);
  known.set(table, aids);
  return aids;
}
