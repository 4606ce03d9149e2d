/** The seats that this browser holds: a table's token says whose seat it is, and what it gave to the dealing is kept. */

import { base } from './base';
import type { Own } from './record/own';

export interface Held {
  table: string;
  seat: number;
  token: string;
  commitment: string;
  since: number;
  /** What this browser keeps of the dealing, beside table, seat and commitment; seats of older versions have none. */
  own?: Pick<Own, 'entropy' | 'digest' | 'present' | 'given'>;
  /** Whether the seat belongs to a person, and not only to whoever has the token. */
  person?: boolean;
}

const PLACE = `serai${base}.seats`;
const MOST = 200;

export function seats(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const seatAt = (table: string): Held | undefined => seats().find((held) => held.table === table);

/** What this browser keeps of a table's dealing. */
export function ownOf(held: Held | undefined): Own | undefined {
  if (!held?.own) return undefined;
  const { table, seat, commitment, own } = held;
  const { entropy, digest, present, given } = own;
  return { protocol: 2, table, seat, commitment, entropy, digest, present, given };
}

/** Keep more of a dealing than before. */
export function keep(table: string, more: Partial<Own>): void {
  write(seats().map((held) => (held.table === table && held.own ? { ...held, own: { ...held.own, ...more } } : held)));
}

export function hold(...held: Held[]): void {
  write([...held, ...seats().filter(({ table }) => !held.some((fresh) => fresh.table === table))].slice(0, MOST));
}

export function release(...tables: string[]): void {
  write(seats().filter(({ table }) => !tables.includes(table)));
}

function write(all: Held[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // Without storage a seat lasts as long as its page.
  }
}

/** So many bytes of this browser's own chance, in hexadecimal. */
export function chance(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name for a message; unlike `crypto.randomUUID` it works at an address without encryption too. */
export const name = (): string => chance(12);
