/** The facts of Jaipur's box, by the letters of the notation, and how handfuls of cards are counted. */

import * as box from './constants';
import { CARDS, GOODS, LETTERS, PILES, SHUFFLED } from './constants';

export { CAMEL_TOKEN, DEALT, DECK_SIZE, GOODS, HAND_LIMIT, LETTERS, MARKET_SIZE, PILES, PRECIOUS, RULES, SHUFFLED } from './constants';

export type Good = (typeof GOODS)[number];
export type Kind = Good | 'M';
export type Pile = (typeof PILES)[number];
export type Seat = 0 | 1;

/** Cards of each kind (J-C1). */
export { CARDS } from './constants';
/** Goods tokens, top first (J-C2). */
export const TOKENS: Readonly<Record<Good, readonly number[]>> = box.TOKENS;
/** Bonus tokens (J-C3). */
export const BONUSES: Readonly<Record<Pile, readonly number[]>> = box.BONUSES;
/** Camels that open the market, and are not shuffled (J-S1). */
export const OPENING_CAMELS = Object.values<number>(CARDS).reduce((sum, count) => sum + count, -SHUFFLED);

export const isGood = (kind: string): kind is Good => GOODS.includes(kind as Good);

/** Cards in the order of the letters, as the notation writes them. */
export function ordered(cards: string): string {
  return [...cards].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}

export function count(cards: string, kind: string): number {
  return cards.split(kind).length - 1;
}

/** Whether one handful is contained in another. */
export function within(cards: string, of: string): boolean {
  return [...new Set(cards)].every((kind) => count(cards, kind) <= count(of, kind));
}

/** The bonus pile that a sale of so many cards draws from, or 0 (J-X3). */
export function bonusPile(sold: number): Pile | 0 {
  return PILES.findLast((pile) => pile <= sold) ?? 0;
}
