/** A person's secret as twelve words to write down (BIP-39), in the language chosen; and read again, whatever was typed. */

import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { LANGUAGES, type Language } from '../settings.svelte';

const LISTS: Record<Language, () => Promise<{ wordlist: string[] }>> = {
  en: () => import('@scure/bip39/wordlists/english.js'),
  fr: () => import('@scure/bip39/wordlists/french.js'),
  it: () => import('@scure/bip39/wordlists/italian.js'),
};
export const LENGTH = 12;

/** What came of reading some words: a secret, or what is wrong with them. */
export type Reading =
  | { secret: string }
  | { wrong: 'count'; count: number }
  | { wrong: 'words'; words: readonly { number: number; word: string }[] }
  | { wrong: 'order' };

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** A word without accents and capitals: nobody has to find those on a phone. */
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The twelve words of a secret. */
export async function phraseOf(secret: string, language: Language): Promise<string[]> {
  const { wordlist } = await LISTS[language]();
  return entropyToMnemonic(bytes(secret), wordlist).normalize('NFC').split(/\s/);
}

/** Read words that somebody has typed or pasted, with or without numbers, in any of the languages. */
export async function readPhrase(text: string): Promise<Reading> {
  const typed = text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (typed.length !== LENGTH) return { wrong: 'count', count: typed.length };
  let nearest: readonly { number: number; word: string }[] | null = null;
  for (const language of LANGUAGES) {
    const { wordlist } = await LISTS[language]();
    const known = new Map(wordlist.map((word) => [plain(word), word]));
    const unknown = typed.flatMap((word, index) => (known.has(plain(word)) ? [] : [{ number: index + 1, word }]));
    if (!unknown.length) {
      try {
        return { secret: hex(mnemonicToEntropy(typed.map((word) => known.get(plain(word))!).join(' '), wordlist)) };
      } catch {
        // All words are of this language, and yet they are not a phrase: another language may have all of them, too.
      }
    }
    if (!nearest || unknown.length < nearest.length) nearest = unknown;
  }
  return nearest?.length ? { wrong: 'words', words: nearest } : { wrong: 'order' };
}
