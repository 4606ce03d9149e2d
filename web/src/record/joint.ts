/** Joint dealing: what the dealer and every person's seat are bound to, and the one key that follows (docs/dealing.md). */

import { bytes, canonical, Dealing, hmacSha256, packed, sha256 } from './dealing';

/** What is settled when a table is opened. */
export interface Terms {
  table: string;
  game: string;
  rules: number;
  options: unknown;
  seats: number;
}

/** Everything that is fixed before anybody opens anything; a computer player's seat commits to nothing. */
export interface ClosedList {
  terms: Terms;
  commitment: string;
  commitments: readonly (string | null)[];
}

const encoded = ({ table, game, rules, options, seats }: Terms): string => canonical({ table, game, rules, options, seats });
const part = (hex: string | null): Uint8Array => (hex === null ? new Uint8Array() : bytes(hex));

/** What binds the dealer to a secret and to the terms. */
export const dealerCommitment = (secret: string, terms: Terms): string =>
  sha256(packed('serai dealing 2 secret', bytes(secret), encoded(terms)));

/** What binds a seat to its entropy; the place in the list binds it to the seat. */
export const seatCommitment = (entropy: string, table: string): string =>
  sha256(packed('serai dealing 2 seat', bytes(entropy), table));

/** The one hash that a client compares, keeps, and names when it opens. */
export const digestOf = ({ terms, commitment, commitments }: ClosedList): string =>
  sha256(packed('serai dealing 2 list', bytes(commitment), encoded(terms), ...commitments.map(part)));

/** The dealing once the seats have opened; null is a seat that gave nothing. */
export const dealingOf = (closed: ClosedList, secret: string, entropy: readonly (string | null)[]): Dealing =>
  new Dealing(hmacSha256(bytes(secret), packed('serai dealing 2 key', bytes(digestOf(closed)), ...entropy.map(part))));
