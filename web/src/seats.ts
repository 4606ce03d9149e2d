/** The seats that this browser holds: a table's token says whose seat it is. */

export interface Held {
  table: string;
  seat: number;
  token: string;
  commitment: string;
  since: number;
}

const PLACE = 'serai.seats';
const MOST = 100;

export function seats(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const seatAt = (table: string): Held | undefined => seats().find((held) => held.table === table);

export function hold(held: Held): void {
  write([held, ...seats().filter(({ table }) => table !== held.table)].slice(0, MOST));
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
function chance(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a seat adds to the dealing. */
export const entropy = (): string => chance(32);

/** A name for a message; unlike `crypto.randomUUID` it works at an address without encryption too. */
export const name = (): string => chance(12);
