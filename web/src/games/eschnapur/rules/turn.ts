/** A game of Eschnapur at one moment, all cards open, and the game while a move is played. */

import { after, type Position, type Told } from './position';
import type { Refusal } from './refusal';
import { COLOURS, type Box } from './box';
import type { Colour, EschnapurOptions } from '../view';

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** What a seat holds in hand. */
export interface Hand {
  symbols: readonly Colour[];
  numbers: readonly number[];
  tokens: readonly number[];
}

/** A game at one moment. */
export interface Game {
  options: EschnapurOptions;
  at: Position;
  hands: readonly Hand[];
  symbols: readonly Colour[];
  numbers: readonly number[];
  piles: readonly [readonly number[], readonly number[]];
  discard: readonly number[];
  up: readonly number[];
  /** The discovery token before each square. */
  finds: Readonly<Record<string, string>>;
  /** Coins and movement tokens of the bank (E-C5). */
  bank: readonly [number, number];
  /** The cards locked in a duel, 0 for the pass card. */
  locks: readonly (number | null)[];
  quiet: number;
  duels: number;
  restocks: number;
  ended: 'discoveries' | 'quiet' | null;
}

/** Brings some things into the order that chance has for a label. */
export type Shuffle = (label: string, things: readonly number[]) => readonly number[];

/** A move that the rules refuse; without a refusal it is no move at all. */
export class Forbidden extends Error {
  constructor(readonly refusal: Refusal | null) {
    super(refusal ? `${refusal.clause} ${refusal.reason}` : 'no move');
  }
}

export const put = <T>(all: readonly T[], at: number, value: T): T[] => all.map((old, place) => (place === at ? value : old));
const inColours = (symbols: readonly Colour[]): Colour[] => [...symbols].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
export const rising = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** A game while a move is played: what is hidden changes first, what is told then changes what all see. */
export class Turn {
  told: Told[] = [];

  constructor(
    public now: Game,
    private readonly shuffle: Shuffle,
  ) {}

  set(change: Partial<Game>): void {
    this.now = { ...this.now, ...change };
  }
  hand(seat: number, change: Partial<Hand>): void {
    this.set({ hands: put(this.now.hands, seat, { ...this.now.hands[seat]!, ...change }) });
  }
  tell(kind: string, seat: number | null, facts: Record<string, unknown> = {}): void {
    const told = { kind, seat, facts };
    this.told.push(told);
    this.set({ at: after(this.now.at, told, null, this.now.options) });
  }
  order(label: string, things: readonly number[]): readonly number[] {
    return this.shuffle(label, things);
  }

  get box(): Box {
    return this.now.at.box;
  }

  /** What the bank gives: all that is asked, or what a limited one has left (E-C5). */
  take(which: 0 | 1, count: number): number {
    const given = this.now.options.bank === 'limited' ? Math.min(count, this.now.bank[which]) : count;
    this.pay(which, -given);
    return given;
  }
  pay(which: 0 | 1, count: number): void {
    const [coins, steps] = this.now.bank;
    this.set({ bank: which ? [coins, steps + count] : [coins + count, steps] });
  }

  /** Draw cards; an empty deck gives none. */
  drawSymbol(seat: number): Colour[] {
    const [card, ...rest] = this.now.symbols;
    if (!card) return [];
    this.set({ symbols: rest });
    this.hand(seat, { symbols: [...this.now.hands[seat]!.symbols, card] });
    return [card];
  }
  drawNumber(seat: number): number[] {
    const [card, ...rest] = this.now.numbers;
    if (!card) return [];
    this.set({ numbers: rest });
    this.hand(seat, { numbers: rising([...this.now.hands[seat]!.numbers, card]) });
    return [card];
  }
}

/** What a seat has drawn, as it is told. */
export const drawn = (symbols: readonly Colour[], numbers: readonly number[]): { cards?: string[] } =>
  symbols.length + numbers.length ? { cards: [...inColours(symbols), ...rising(numbers).map(String)] } : {};
