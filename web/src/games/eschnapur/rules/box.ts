/** The box as the table draws and explains it: squares and ways, prices, cards and tokens by their names. */

import type { Colour as Print } from '../art/board';
import type { Colour, EschnapurOptions } from '../view';
import { COMPONENTS } from './components';
import { NUMBER_CARDS, PAYS, PAYS_LETTERS } from './constants';
import { COLOURS } from './seats';

export { FIRST_PILE, NUMBER_CARDS, RESERVE_TOKENS, RULES, SYMBOL_CARDS } from './constants';
export { COLOURS, SEATS } from './seats';

/** The number by which the drawings know a colour. */
export const print = (colour: Colour): Print => COLOURS.indexOf(colour) as Print;

export type Pays = (typeof PAYS)[number];
export type Thing = 'symbol' | 'number' | 'move';

/** A components file, as `components.toml` has it. */
export interface Components {
  readonly format: number;
  readonly temple: { readonly squares: Readonly<Record<string, readonly Colour[]>>; readonly neighbours: readonly string[] };
  readonly symbol_cards: Readonly<Record<Colour, number>>;
  readonly number_cards: Readonly<Record<'1-5' | '0-5', readonly number[]>>;
  readonly reserve: readonly { readonly pays: Pays; readonly amount: number; readonly value: number; readonly count?: number }[];
  readonly discovery: { readonly tokens: readonly (readonly [small: number, large: number])[] };
  readonly prices: { readonly symbol: number; readonly number: number; readonly movement: number };
  readonly setup: { readonly coins: Readonly<Record<string, number>>; readonly movement: number; readonly symbols: number; readonly numbers: number };
  readonly bank: { readonly coins: number; readonly movement: number };
  readonly rewards: { readonly refusal: number; readonly passing: number; readonly redemption: number };
  readonly end: { readonly discoveries: number; readonly most: number; readonly fewest: number; readonly quiet_rounds: number };
}

/** A box to play with. */
export class Box {
  /** The squares in their order, in which discovery tokens are laid before them too (E-S1). */
  readonly squares: readonly string[];
  /** The reserve tokens one by one, by their names (E-C6). */
  readonly tokens: readonly string[];
  /** The discovery tokens, by their names (E-C7). */
  readonly finds: readonly string[];
  /** The symbol cards, as numbers of their colours (E-C2). */
  readonly symbols: readonly number[];
  readonly #ways: ReadonlyMap<string, readonly string[]>;

  constructor(readonly components: Components) {
    const { temple, reserve, discovery, symbol_cards } = components;
    this.squares = Object.keys(temple.squares);
    this.tokens = reserve.flatMap(({ pays, amount, value, count = 1 }) => Array<string>(count).fill(`${amount}${PAYS_LETTERS[PAYS.indexOf(pays)]}:${value}`));
    this.finds = discovery.tokens.map((numbers) => numbers.join('/'));
    this.symbols = COLOURS.flatMap((colour, at) => Array<number>(symbol_cards[colour]).fill(at));
    const pairs = new Set(temple.neighbours.flatMap((pair) => [pair, pair.split('-').reverse().join('-')]));
    this.#ways = new Map(this.squares.map((here) => [here, this.squares.filter((there) => pairs.has(`${here}-${there}`))]));
  }

  /** The colours that a square shows (E-C1). */
  asked(square: string): readonly Colour[] {
    return this.components.temple.squares[square] ?? [];
  }
  neighbours(square: string): readonly string[] {
    return this.#ways.get(square) ?? [];
  }
  /** A shortest walk from a square to every square: the squares stepped on (E-M1). */
  routes(start: string): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, readonly string[]>([[start, []]]);
    const waiting = [start];
    for (const here of waiting) {
      for (const there of this.neighbours(here)) {
        if (found.has(there)) continue;
        found.set(there, [...found.get(here)!, there]);
        waiting.push(there);
      }
    }
    return found;
  }

  /** What a thing costs (E-B1). */
  price(thing: Thing): number {
    const { prices } = this.components;
    return thing === 'move' ? prices.movement : prices[thing];
  }
  /** The coins on a number card (E-C3). */
  coinsOn(card: number, { number_coins = '1-5' }: EschnapurOptions): number {
    return this.components.number_cards[number_coins][card - 1] ?? 0;
  }
  /** Coins for refusing (E-A5, E-A8) and for passing (E-D4), and the value that buys two cards (E-B3). */
  get refusal(): number {
    return this.components.rewards.refusal;
  }
  get passing(): number {
    return this.components.rewards.passing;
  }
  get redemption(): number {
    return this.components.rewards.redemption;
  }
  /** The discoveries that end the game (E-Z1). */
  get discoveries(): number {
    return this.components.end.discoveries;
  }
}

/** The house's own box. */
export const HOUSE = new Box(COMPONENTS);

/** The number cards. */
export const NUMBERS: readonly number[] = Array.from({ length: NUMBER_CARDS }, (_, at) => at + 1);

/** A reserve token by its name: `3c:4` pays 3 coins and is worth 4 (E-C6). */
export function token(name: string): { kind: Pays; amount: number; value: number } {
  const [, amount = '1', letter = 'c', value = '0'] = /^(\d+)([cmsn]):(\d+)$/.exec(name) ?? [];
  return { kind: PAYS[PAYS_LETTERS.indexOf(letter)]!, amount: Number(amount), value: Number(value) };
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
