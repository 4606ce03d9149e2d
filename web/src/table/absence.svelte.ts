/** Who is not at the table, since when, and whether a computer player may stand in. */

import { createSubscriber } from 'svelte/reactivity';
import { say } from '../language.svelte';
import type { Table } from './table.svelte';

export interface Absent {
  seat: number;
  name: string;
  /** A sentence that says since when. */
  told: string;
  /** Whether they have been away for long enough that a computer player may play for them. */
  replaceable: boolean;
}

const TICK = 2_000;
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The people who are away from a game that goes on, as whoever else sits there is told of them. */
export function absentees(table: Table, names: readonly string[]): Absent[] {
  const { info, seat: me } = table;
  if (!info || info.status !== 'playing') return [];
  return info.seats.flatMap((who, seat) => {
    if (seat === me || who.kind === 'computer' || (who.connected && !who.left)) return [];
    ticking();
    // The clocks of this machine and the server's may differ; what this page has seen itself counts in any case.
    const since = Math.max(Date.now() - who.since, Date.now() - (table.missed.get(seat) ?? Date.now()));
    const name = names[seat] ?? '';
    const told = say(who.left ? 'web-absent-left' : 'web-absent-away', { player: name, minutes: Math.max(0, Math.floor(since / 60_000)) });
    return [{ seat, name, told, replaceable: who.left || since >= info.away }];
  });
}

/** Whether a computer player plays for the person at this page. */
export const stoodIn = ({ info, seat }: Table): boolean =>
  info?.status === 'playing' && seat !== null && info.seats[seat]?.kind === 'computer';
