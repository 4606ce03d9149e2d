/** Fair dealing, repeated from the opened secret: the same stream and the same shuffles as the server's. */

const MAGIC = 'serai dealing 1';
const text = new TextEncoder();

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hex = (data: ArrayBuffer): string => Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('');

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
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

export const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<string> => hex(await crypto.subtle.digest('SHA-256', data));

/** The public promise that binds a dealer to a secret. */
export const commitment = (secret: Uint8Array): Promise<string> =>
  sha256(joined(text.encode(`${MAGIC} commitment`), secret));

export class Dealing {
  private constructor(
    private readonly key: CryptoKey,
    private readonly entropy: readonly Uint8Array[],
  ) {}

  static async open(secret: Uint8Array<ArrayBuffer>, entropy: readonly Uint8Array[]): Promise<Dealing> {
    const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Dealing(key, entropy);
  }

  /** The label's endless stream of 32-bit numbers. */
  async *numbers(label: string): AsyncGenerator<number, never> {
    const parts = [...this.entropy, text.encode(label)];
    const message = joined(text.encode(MAGIC), ...parts.flatMap((part) => [four(part.length), part]));
    for (let block = 0; ; block++) {
      const digest = new DataView(await crypto.subtle.sign('HMAC', this.key, joined(message, four(block))));
      for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
    }
  }

  async shuffle<T>(label: string, items: Iterable<T>): Promise<T[]> {
    const stream = this.numbers(label);
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = await below(stream, last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }

  pick(label: string, count: number): Promise<number> {
    return below(this.numbers(label), count);
  }
}

/** Read the stream until a number falls into the largest whole multiple of the bound. */
async function below(stream: AsyncGenerator<number, never>, bound: number): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = await stream.next();
    if (value < limit) return value % bound;
  }
}
