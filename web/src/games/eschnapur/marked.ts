/** A move on the table: what it would have been touched for. */

import { NO_PRICE, readPrice, type Thing } from './rules/box';
import type { Position } from './rules/position';
import { NONE, type Selection } from './selection';
import type { Colour, Sale } from './view';

/** Return what a seat selects for a move in notation; an empty one is to have nothing to add. */
export function selectionOf(at: Position, move: string, seat: number): Selection {
  const [verb = '', ...words] = move.split(' ');
  const [first = '', second = ''] = words;
  switch (verb) {
    case '':
      return at.phase === 'offers' && at.active !== seat ? { is: 'ready' } : NONE;
    case 'buy':
      return { is: 'buy', thing: first as Thing };
    case 'redeem':
      return redeemed(at.reserve[seat] ?? [], words);
    case 'flip':
      return { is: 'piles', piles: [Number(first), Number(second)] };
    case 'offer':
      return { is: 'offer', token: first as Sale, price: readPrice(words.slice(1)) };
    case 'withdraw':
      return { is: 'offer', token: first as Sale, price: NO_PRICE };
    case 'accept':
      return { is: 'deal', token: first as Sale, seat: at.colours.indexOf(second as Colour) };
    case 'move':
      return { is: 'walk', square: words.at(-1) ?? '' };
    case 'duel':
      return { is: 'lock', card: first === 'pass' ? 0 : Number(first) };
    default:
      return { is: verb as 'refuse' | 'open' | 'end' };
  }
}

/** The places of tokens among one's own, by their names, and how many symbol cards are wanted. */
function redeemed(own: readonly string[], words: readonly string[]): Selection {
  const at = words.indexOf('for');
  const tokens: number[] = [];
  for (const name of words.slice(0, at)) tokens.push(own.findIndex((other, place) => other === name && !tokens.includes(place)));
  return { is: 'redeem', tokens, symbols: words.slice(at + 1).filter((card) => card === 'symbol').length };
}
