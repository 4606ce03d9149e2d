/** The box as the table draws and explains it: squares and ways, prices, cards and tokens by their names. */

import { SYMBOLS, type Colour as Print } from '../art/board';
import type { Colour, EschnapurOptions } from '../view';

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'brown'];
/** The number by which the drawings know a colour. */
export const print = (colour: Colour): Print => COLOURS.indexOf(colour) as Print;

export const SQUARES: readonly string[] = Object.keys(SYMBOLS);
/** The colours that each square shows (E-C1). */
export const asked = (square: string): Colour[] => (SYMBOLS[square] ?? []).map((colour) => COLOURS[colour]!);

export type Thing = 'symbol' | 'number' | 'move';
export const PRICES: Readonly<Record<Thing, number>> = { symbol: 3, number: 3, move: 2 };
export const REFUSAL = 2;
export const PASSING = 4;
export const REDEMPTION = 12;
export const DISCOVERIES = 13;
export const NUMBER_CARDS = 30;
export const SYMBOL_CARDS = 20;
export const RESERVE_TOKENS = 35;

/** The coins on a number card (E-C3). */
export const coinsOn = (card: number, options: EschnapurOptions): number =>
  options.number_coins === '0-5' ? Math.floor((card - 1) / 5) : Math.floor((card - 1) / 6) + 1;

const WAYS: Record<string, string[]> = {};
const way = (here: string, there: string): void => {
  (WAYS[here] ??= []).push(there);
  (WAYS[there] ??= []).push(here);
};
for (let i = 0; i < 5; i++) {
  const next = (i + 1) % 5;
  way(`S${i}`, `P${i}`); // the gallery
  way(`P${i}`, `S${next}`);
  way(`Q${i}`, `Q${next}`); // the inner ring
  way(`S${i}`, `Q${i}`); // the doors
}
export const neighbours = (square: string): readonly string[] => WAYS[square] ?? [];

/** A shortest walk from a square to every square: the squares stepped on (E-M1). */
export function routes(start: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>([[start, []]]);
  const waiting = [start];
  for (const here of waiting) {
    for (const there of neighbours(here)) {
      if (found.has(there)) continue;
      found.set(there, [...found.get(here)!, there]);
      waiting.push(there);
    }
  }
  return found;
}

export type Pays = 'coins' | 'moves' | 'symbol' | 'number';
const PAYS: Record<string, Pays> = { c: 'coins', m: 'moves', s: 'symbol', n: 'number' };

/** A reserve token by its name: `3c:4` pays 3 coins and is worth 4 (E-C6). */
export function token(name: string): { kind: Pays; amount: number; value: number } {
  const [, amount = '1', letter = 'c', value = '0'] = /^(\d+)([cmsn]):(\d+)$/.exec(name) ?? [];
  return { kind: PAYS[letter]!, amount: Number(amount), value: Number(value) };
}
export const worth = (names: readonly string[]): number => names.reduce((sum, name) => sum + token(name).value, 0);

/** A discovery token by its name: `4/9` has a small and a large number (E-C7). */
export function discovery(name: string): { small: number; large: number } {
  const [small = 0, large = 0] = name.split('/').map(Number);
  return { small, large };
}

/** What an offer names (E-A2). */
export interface Price {
  coins: number;
  steps: number;
  symbols: readonly Colour[];
  numbers: readonly number[];
}
export const NO_PRICE: Price = { coins: 0, steps: 0, symbols: [], numbers: [] };

/** The words of the notation, in its one order. */
export function items(price: Price): string[] {
  const symbols = [...price.symbols].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  const numbers = [...price.numbers].sort((a, b) => a - b);
  const amounts = [price.coins ? `${price.coins}c` : '', price.steps ? `${price.steps}m` : ''].filter(Boolean);
  return [...amounts, ...symbols, ...numbers.map(String)];
}

export function readPrice(words: readonly string[]): Price {
  const amount = (letter: string): number => parseInt(words.find((word) => /^\d+[cm]$/.test(word) && word.endsWith(letter)) ?? '0');
  return {
    coins: amount('c'),
    steps: amount('m'),
    symbols: words.filter((word): word is Colour => COLOURS.includes(word as Colour)),
    numbers: words.filter((word) => /^\d+$/.test(word)).map(Number),
  };
}
/** Whether another price names all that a price does. */
export const isWithin = (price: Price, other: Price): boolean =>
  price.coins <= other.coins && price.steps <= other.steps && within(price.symbols, other.symbols) && within(price.numbers, other.numbers);
export const samePrice = (one: Price, other: Price): boolean => items(one).join(' ') === items(other).join(' ');

/** All of a list but some, each taken out as often as it is named. */
export function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
export const within = <T>(some: readonly T[], all: readonly T[]): boolean =>
  without(all, some).length === all.length - some.length;
