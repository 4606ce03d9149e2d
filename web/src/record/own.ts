/** What this browser gave to a dealing and was shown of it, and how that compares with the table and the record. */

import type { TableInfo } from '../protocol';
import { digestOf, seatCommitment, type ClosedList } from './joint';

/** What a client keeps of one dealing: the file that `serai verify --mine` reads (docs/dealing.md). */
export interface Own {
  protocol: 2;
  table: string;
  seat: number;
  /** The dealer's commitment as it was told when the seat was taken. */
  commitment: string;
  entropy: string;
  /** Of the closed list for which this browser has opened. */
  digest: string | null;
  /** Whether this browser followed the table when the game began. */
  present: boolean;
  /** What all seats have opened, as it was shown when the game began. */
  given: readonly (string | null)[] | null;
}

/** Why a client does not open: another promise, its own commitment missing, a wrong digest, a second list. */
export type Doubt = 'promise' | 'own' | 'digest' | 'again';

export const closedList = (table: string, { game, options, seats, dealing }: TableInfo): ClosedList => ({
  terms: { table, game, rules: dealing.rules, options, seats: seats.length },
  commitment: dealing.commitment,
  commitments: dealing.commitments,
});

/** Return why this browser should not open what it gave for a closed list, or null. */
export function doubt(own: Own, info: TableInfo): Doubt | null {
  const closed = closedList(own.table, info);
  const digest = digestOf(closed);
  if (closed.commitment !== own.commitment) return 'promise';
  if (closed.commitments[own.seat] !== seatCommitment(own.entropy, own.table)) return 'own';
  if (digest !== info.dealing.digest) return 'digest';
  if (own.digest !== null && own.digest !== digest) return 'again';
  return null;
}

/** What a record says of a joint dealing. */
export interface JointProof {
  protocol: 2;
  table: string;
  commitment: string;
  commitments: readonly (string | null)[];
  digest: string;
  secret: string;
  entropy: readonly (string | null)[];
}

/** One comparison: whether it holds (null where nothing can be said), and its sentence. */
export interface Compared {
  good: boolean | null;
  message: string;
}

/** Compare a record with what was kept, as `serai.record.own` does. */
export function compared(own: Own, proof: JointProof): Compared[] {
  const found: Compared[] = [];
  const say = (good: boolean, key: string) => found.push({ good, message: good ? key : `${key}-bad` });
  if (own.table !== proof.table || own.seat >= proof.commitments.length) return [{ good: false, message: 'verify-own-seat-bad' }];
  const opened = proof.entropy[own.seat] ?? null;
  say(own.commitment === proof.commitment, 'verify-own-promise');
  if (proof.commitments[own.seat] !== seatCommitment(own.entropy, own.table)) found.push({ good: false, message: 'verify-own-commitment-bad' });
  if (own.digest !== null) say(own.digest === proof.digest, 'verify-own-list');
  if (opened !== null) say(opened === own.entropy, 'verify-own-entropy');
  else if (own.digest !== null) found.push({ good: false, message: 'verify-own-skipped-bad' });
  else if (own.present) found.push({ good: false, message: 'verify-own-unasked-bad' });
  else found.push({ good: null, message: 'verify-own-away' });
  if (own.given !== null) say(JSON.stringify(own.given) === JSON.stringify(proof.entropy), 'verify-own-given');
  return found;
}
