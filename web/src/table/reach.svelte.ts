/** The address to hand on to a friend: the one in the address bar, unless only this machine can open it. */

interface Reach {
  base: string;
  who: 'everybody' | 'network' | 'machine';
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
let found = $state.raw<Reach>({ base: location.origin, who: 'network' });

export const reach = (): Reach => found;

/** Ask the server, which knows by which address others find it. */
export async function lookAround(): Promise<void> {
  try {
    const answer = await fetch('/api/address');
    if (answer.ok) found = await answer.json();
  } catch {
    // Without an answer the link is the address that this page came by; the words beside it say what it is worth.
    if (LOOPBACK.includes(location.hostname)) found = { base: location.origin, who: 'machine' };
  }
}
