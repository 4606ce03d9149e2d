/** Fair dealing, repeated from its key: the same stream and the same shuffles as the server's. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';

const MAGIC = 'serai dealing 1';
const text = new TextEncoder();

export function bytes(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function four(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** Byte strings (or texts), each preceded by its length: no two rows of them give the same bytes. */
export const packed = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  joined(...parts.map((part) => (typeof part === 'string' ? text.encode(part) : part)).flatMap((part) => [four(part.length), part]));

/** JSON with sorted keys and no spaces, as it is hashed. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

export const sha256 = (data: Uint8Array): string => hex(digest(data));
export const hmacSha256 = (key: Uint8Array, data: Uint8Array): Uint8Array => hmac(digest, key, data);

/** What bound a dealer to a secret by protocol 1. */
export const commitment = (secret: Uint8Array): string => sha256(joined(text.encode(`${MAGIC} commitment`), secret));

export class Dealing {
  constructor(
    private readonly secret: Uint8Array,
    private readonly entropy: readonly Uint8Array[] = [],
  ) {
    if (secret.length !== 32) throw new Error('a dealing secret has 32 bytes');
  }

  /** A repeatable dealing for studies. */
  static seeded(seed: string): Dealing {
    return new Dealing(digest(text.encode(`${MAGIC} seed${seed}`)));
  }

  /** The label's endless stream of 32-bit numbers. */
  *numbers(label: string): Generator<number, never> {
    const message = joined(text.encode(MAGIC), packed(...this.entropy, label));
    for (let block = 0; ; block++) {
      const drawn = hmacSha256(this.secret, joined(message, four(block)));
      const view = new DataView(drawn.buffer, drawn.byteOffset);
      for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
    }
  }

  shuffle<T>(label: string, items: Iterable<T>): T[] {
    const stream = this.numbers(label);
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(stream, last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }

  pick(label: string, count: number): number {
    return below(this.numbers(label), count);
  }
}

/** Read the stream until a number falls into the largest whole multiple of the bound. */
function below(stream: Generator<number, never>, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = stream.next();
    if (value < limit) return value % bound;
  }
}
