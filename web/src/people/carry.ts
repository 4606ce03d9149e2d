/** Being the same person in several browsers: one's seats come from the server, for whoever has the secret. */

import { connection, Refused } from '../connection.svelte';
import type { MySeats, OwnSeat } from '../protocol';
import { hold, release, seatAt, seats } from '../seats';
import { choose, settings } from '../settings.svelte';
import { become, person, somebody } from './own';

/** Where a code that is photographed leads: the secret stands behind the `#`, which no browser tells to a server. */
const CARRIED = /^#carry=([0-9a-f]{32})$/;
export const addressOf = (base: string, secret: string): string => `${base}/games#carry=${secret}`;

/** The secret that the address of this page carries; it is taken out of the address and of the history. */
export function carried(): string | null {
  const secret = CARRIED.exec(location.hash)?.[1] ?? null;
  if (location.hash.startsWith('#carry')) history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}

async function all(person: string): Promise<MySeats & { seats: readonly OwnSeat[] }> {
  let told = await connection.ask<MySeats>({ type: 'seats', person });
  const found = [...told.seats];
  while (told.more) {
    told = await connection.ask<MySeats>({ type: 'seats', person, skip: found.length });
    found.push(...told.seats);
  }
  return { ...told, seats: found };
}

/** Hold a person's seats here; what this browser has given to a dealing stays with the seat. */
function keep(found: readonly OwnSeat[]): void {
  // Where this browser sits on another seat of the table, that seat is not given up for it.
  const free = found.filter(({ table, seat }) => (seatAt(table)?.seat ?? seat) === seat);
  hold(...free.map(({ table, seat, token, commitment, since }) => ({ ...seatAt(table), table, seat, token, commitment, since, person: true })));
}

/** Be the person of a secret here; this browser keeps the seats it has. Resolves to how many the person has. */
export async function carry(secret: string): Promise<number> {
  const found = await all(secret);
  become(secret);
  keep(found.seats);
  choose({ name: found.name || settings.name, face: found.face || settings.face });
  return found.seats.length;
}

/** Make the seats that this browser took before it was anybody the person's, so that they can be carried, too. */
export async function gather(): Promise<string | null> {
  const secret = somebody();
  const tokens = seats().flatMap(({ token, person }) => (person ? [] : [token]));
  if (!secret || !tokens.length) return secret;
  await connection.ask({ type: 'adopt', person: secret, tokens });
  keep((await all(secret)).seats);
  return secret;
}

/** Tell the server what one is called, where it knows one; a name that it refuses is refused again where one sits down. */
export async function rename(): Promise<void> {
  const secret = person();
  if (!secret) return;
  await connection.ask({ type: 'profile', person: secret, name: settings.name.trim(), face: settings.face }).catch((why: unknown) => {
    if (!(why instanceof Refused)) throw why;
  });
}

/** Be nobody here any more: the secret and all seats are forgotten in this browser, and on the server when asked for. */
export async function giveUp(everywhere: boolean): Promise<void> {
  const secret = person();
  if (everywhere && secret) {
    await connection.ask({ type: 'give-up', person: secret }).catch((why: unknown) => {
      // Whom the server does not know has nothing there to be erased.
      if (!(why instanceof Refused) || why.answer.code !== 'unknown-person') throw why;
    });
  }
  become(null);
  release(...seats().flatMap(({ table, person }) => (person || !everywhere ? [table] : [])));
}
