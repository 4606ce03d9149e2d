/** Who this browser is at this server: one secret of its own, made when the first seat is taken. */

import { base } from '../base';
import { chance } from '../seats';

const PLACE = `serai${base}.person`;
const SECRET = /^[0-9a-f]{32}$/;

/** The secret, if there is one. */
export function person(): string | null {
  try {
    const found = localStorage.getItem(PLACE) ?? '';
    return SECRET.test(found) ? found : null;
  } catch {
    return null;
  }
}

/** Be somebody from now on, or nobody. */
export function become(secret: string | null): void {
  try {
    if (secret) localStorage.setItem(PLACE, secret);
    else localStorage.removeItem(PLACE);
  } catch {
    // Without storage nobody is anybody for longer than a seat.
  }
}

/** The secret; who has none yet gets one, where it can be kept. */
export function somebody(): string | null {
  if (!person()) become(chance(16));
  return person();
}
