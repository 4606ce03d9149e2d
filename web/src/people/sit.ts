/** Sitting down: bound to chance of one's own for the dealing, as the person that this browser is. */

import { connection } from '../connection.svelte';
import type { Seated } from '../protocol';
import { seatCommitment } from '../record/joint';
import { chance, hold, name } from '../seats';
import { choose, settings } from '../settings.svelte';
import { FACES } from './faces';
import { person, somebody } from './own';

/** Take a seat; keep its token and what was given. */
export async function sit(table: string, seat: number | null = null, token?: string): Promise<void> {
  const own = { entropy: chance(32), digest: null, present: false, given: null };
  const first = !person();
  const who = somebody();
  // Nobody has to choose a face: the secret has drawn one for them.
  if (first && who && !settings.face) choose({ face: FACES[parseInt(who.slice(0, 4), 16) % FACES.length]! });
  const seated = await connection.ask<Seated>({
    type: 'sit',
    table,
    name: settings.name.trim(),
    commitment: seatCommitment(own.entropy, table),
    seat,
    token: token ?? null,
    claim: name(),
    person: who,
    face: settings.face,
  });
  hold({ table, seat: seated.seat, token: seated.token, commitment: seated.commitment, since: Date.now(), own, person: !!who });
}
