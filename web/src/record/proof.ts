/** What a record says of its dealing: by which protocol the cards were dealt, and what proves it (docs/dealing.md). */

import { bytes, commitment, Dealing } from './dealing';
import { dealerCommitment, dealingOf, digestOf, seatCommitment, type ClosedList, type Terms } from './joint';
import { compared, type JointProof, type Own } from './own';
import { areTexts, has, isObject, need } from './shape';
import { finding, type Finding } from './finding';

export interface SeededProof {
  protocol: 0;
  seed: string;
}
/** Records of protocol 1 were written before protocols had numbers. */
export interface SecretProof {
  protocol?: undefined;
  commitment: string;
  secret: string;
  entropy: readonly string[];
}
export type Proof = SeededProof | SecretProof | JointProof;

const FIELDS = ['protocol', 'table', 'commitment', 'commitments', 'digest', 'secret', 'entropy'];
const areParts = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && value.length === seats && value.every((each) => each === null || typeof each === 'string');

/** Return a value as the proof of a dealing, or say that it is none. */
export function shapedProof(value: unknown, seats: number): Proof {
  need(isObject(value), 'dealing');
  if (value.protocol === 0) {
    need(has(value, ['protocol', 'seed']) && typeof value.seed === 'string', 'dealing');
  } else if (value.protocol === 2) {
    const texts = [value.table, value.commitment, value.digest, value.secret];
    need(has(value, FIELDS) && areTexts(texts) && areParts(value.commitments, seats) && areParts(value.entropy, seats), 'dealing');
  } else {
    need(has(value, ['commitment', 'secret', 'entropy']) && areTexts([value.secret, value.commitment]) && areTexts(value.entropy), 'dealing');
  }
  return value as unknown as Proof;
}

/** What a record must say for its dealing to be checked. */
interface Dealt {
  game: string;
  rules: number;
  options: unknown;
  players: readonly string[];
  dealing: Proof;
}

/** Check what a dealing was bound to, and against what this browser kept; return it, or null where there is none. */
export function opened({ dealing: proof, game, rules, options, players }: Dealt, own: Own | undefined, promised: string | undefined, found: Finding[]): Dealing | null {
  if (own && proof.protocol !== 2) found.push({ good: false, message: 'verify-own-seat-bad', facts: {} });
  if (proof.protocol === 0) {
    found.push({ good: null, message: 'verify-protocol-0', facts: {} });
    return Dealing.seeded(proof.seed);
  }
  if (proof.protocol === 2) return joint(proof, { table: proof.table, game, rules, options, seats: players.length }, players, own, found);
  let dealing: Dealing | null = null;
  let kept = false;
  try {
    const secret = bytes(proof.secret);
    dealing = new Dealing(secret, proof.entropy.map(bytes));
    kept = commitment(secret) === proof.commitment;
  } catch {
    // What is not hexadecimal is no secret.
  }
  found.push(finding(kept, 'web-verify-commitment'));
  if (promised) found.push(finding(promised === proof.commitment, 'web-verify-held'));
  found.push({ good: null, message: 'verify-protocol-1', facts: {} });
  return dealing;
}

function joint(proof: JointProof, terms: Terms, players: readonly string[], own: Own | undefined, found: Finding[]): Dealing | null {
  const { secret, commitment, commitments, entropy } = proof;
  const closed: ClosedList = { terms, commitment, commitments };
  const holds = (check: () => boolean): boolean => {
    try {
      return check();
    } catch {
      return false; // What is not hexadecimal is nothing that anybody was bound to.
    }
  };
  found.push(finding(holds(() => dealerCommitment(secret, terms) === commitment), 'verify-joint-secret'));
  entropy.forEach((part, seat) => {
    const player = players[seat]!;
    if (part !== null) found.push(finding(holds(() => part.length === 64 && seatCommitment(part, terms.table) === commitments[seat]), 'verify-joint-part', { player }));
    else if (commitments[seat] !== null) found.push({ good: null, message: 'verify-none', facts: { player } });
  });
  found.push(finding(holds(() => digestOf(closed) === proof.digest), 'verify-joint-list'));
  if (own) found.push(...compared(own, proof).map((each) => ({ ...each, facts: {} })));
  else found.push({ good: null, message: 'verify-unchecked', facts: {} });
  found.push({ good: null, message: 'verify-hidden', facts: {} });
  let dealing: Dealing | null = null;
  holds(() => !!(dealing = dealingOf(closed, secret, entropy)));
  return dealing;
}
