/** The facts of Jaipur's box, by the letters of the notation. */

export type Good = 'D' | 'G' | 'S' | 'C' | 'P' | 'L';
export type Kind = Good | 'M';
export type Pile = 3 | 4 | 5;
export type Seat = 0 | 1;

export const LETTERS = 'DGSCPLM';
export const GOODS: readonly Good[] = ['D', 'G', 'S', 'C', 'P', 'L'];
export const PILES: readonly Pile[] = [3, 4, 5];
export const PRECIOUS = 'DGS';
export const HAND_LIMIT = 7;
export const MARKET_SIZE = 5;
export const CAMEL_TOKEN = 5;

/** J-C1 */
export const CARDS: Readonly<Record<Kind, number>> = { D: 6, G: 6, S: 6, C: 8, P: 8, L: 10, M: 11 };
/** J-C2, top first */
export const TOKENS: Readonly<Record<Good, readonly number[]>> = {
  D: [7, 7, 5, 5, 5],
  G: [6, 6, 5, 5, 5],
  S: [5, 5, 5, 5, 5],
  C: [5, 3, 3, 2, 2, 1, 1],
  P: [5, 3, 3, 2, 2, 1, 1],
  L: [4, 3, 2, 1, 1, 1, 1, 1, 1],
};
/** J-C3 */
export const BONUSES: Readonly<Record<Pile, readonly number[]>> = {
  3: [1, 1, 2, 2, 2, 3, 3],
  4: [4, 4, 5, 5, 6, 6],
  5: [8, 8, 9, 10, 10],
};

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
  return sold >= 5 ? 5 : sold === 4 ? 4 : sold === 3 ? 3 : 0;
}
