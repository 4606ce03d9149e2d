/** Things of the game as phrases, in the language chosen. */

import { say, words } from '../../language.svelte';
import type { Position } from './rules/position';
import { discovery, token, type Price } from './rules/box';
import type { Colour } from './view';

const LETTERS = { coins: 'c', movement: 'm', symbol: 's', number: 'n' } as const;

/** A reserve token: "3 coins (value 4)". */
export function tokenWords(name: string): string {
  const { kind, amount, value } = token(name);
  return say(`eschnapur-token-${LETTERS[kind]}`, { amount, value });
}

/** Symbol cards by colour: "a red symbol and 2 blue symbols". */
export function symbolWords(symbols: readonly Colour[]): string {
  const kinds = [...new Set(symbols)];
  return words().all(kinds.map((colour) => say(`eschnapur-item-${colour}`, { count: symbols.filter((other) => other === colour).length })));
}

export const coinWords = (count: number): string => say('eschnapur-item-c', { count });
export const stepWords = (count: number): string => say('eschnapur-item-m', { count });
export const numberWords = (number: number): string => (number ? say('eschnapur-item-number', { number }) : say('eschnapur-ui-pass-card'));

export function priceWords(price: Price): string {
  return words().all([
    ...(price.coins ? [coinWords(price.coins)] : []),
    ...(price.steps ? [stepWords(price.steps)] : []),
    ...(price.symbols.length ? [symbolWords(price.symbols)] : []),
    ...price.numbers.map(numberWords),
  ]);
}

/** What a duel is about: the points for the highest number, twice as many for whoever has the Buddha. */
export function stake(at: Position, me: number | null, names: readonly string[]): Record<string, string | number> {
  const { large } = discovery(at.duel?.name ?? '');
  const buddha = at.buddha === null ? 'nobody' : at.buddha === me ? 'you' : 'other';
  return { points: large, doubled: 2 * large, buddha, player: at.buddha === null ? '' : (names[at.buddha] ?? '') };
}

/** Names of the seats; who has the same as another is told apart by the colour. */
export const apart = (names: readonly string[], colours: readonly Colour[]): string[] =>
  names.map((name, seat) => {
    const colour = colours[seat];
    const alone = names.filter((other) => other === name).length === 1;
    return alone || !colour ? name : say('eschnapur-ui-namesake', { name, colour: say(`eschnapur-colour-${colour}`) });
  });
