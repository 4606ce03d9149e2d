/** The address to hand on to a friend: the one in the address bar, unless only this machine can open it. */

import { base } from '../base';

interface Reach {
  base: string;
  who: 'everybody' | 'network' | 'machine';
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const atHome = LOOPBACK.includes(location.hostname);
let found = $state.raw<Reach>({ base: location.origin + base, who: atHome ? 'machine' : 'network' });

export const reach = (): Reach => found;

/** Ask the server, which knows by which address others find it; without an answer the address bar's must do. */
export async function lookAround(): Promise<void> {
  const answer = await fetch(`${base}/api/address`).catch(() => null);
  if (!answer?.ok) return;
  const told: Reach = await answer.json();
  // Who came from elsewhere knows an address that works better than the server does behind a proxy.
  if (atHome || told.who === 'everybody') found = told;
}
