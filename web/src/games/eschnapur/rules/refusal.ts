/** Why a move is not possible: the clause it breaks and the facts, as the server would say it. */

import type { Position } from './position';
import { items, samePrice, within, without, worth, type Price, type Thing } from './box';
import type { Colour, Sale } from '../view';

export interface Refusal {
  clause: string;
  reason: string;
  facts: Record<string, unknown>;
}

const no = (clause: string, reason: string, facts: Refusal['facts'] = {}): Refusal => ({ clause, reason, facts });

/** What has to be so before anything else: nobody acts after the end, in a duel, or out of turn. */
function noTurn(at: Position, seat: number): Refusal | null {
  if (at.phase === 'over') return no('E-Z1', 'game-over');
  if (at.phase === 'duel') return no('E-D1', 'duel-first');
  return seat === at.active ? null : no('E-S5', 'not-your-turn');
}

function noDealing(at: Position, seat: number): Refusal | null {
  if (at.phase === 'over') return no('E-Z1', 'game-over');
  return at.phase === 'duel' && at.duel?.locked[seat] ? no('E-B2', 'card-locked') : null;
}

export function noPurchase(at: Position, seat: number, thing: Thing, bank: readonly [number, number] | null): Refusal | null {
  const price = at.box.price(thing);
  const coins = at.coins[seat] ?? 0;
  const dealing = noDealing(at, seat);
  if (dealing) return dealing;
  if (coins < price) return no('E-B1', 'too-few-coins', { thing, cost: price, coins });
  if (thing === 'move') return bank?.[1] === 0 ? no('E-C5', 'bank-empty') : null;
  return (thing === 'symbol' ? at.symbolDeck : at.numberDeck) ? null : no('E-B1', 'deck-empty', { thing });
}

export function noRedemption(at: Position, seat: number, tokens: readonly string[]): Refusal | null {
  const dealing = noDealing(at, seat);
  if (dealing) return dealing;
  const lacking = without(tokens, at.reserve[seat] ?? []).sort();
  if (lacking.length) return no('E-B3', 'not-your-tokens', { tokens: lacking });
  const value = worth(tokens);
  return value < at.box.redemption ? no('E-B3', 'too-little-value', { value, needed: at.box.redemption }) : null;
}

export function noFlip(at: Position, seat: number, piles: readonly number[]): Refusal | null {
  const turn = noTurn(at, seat);
  if (turn) return turn;
  if (at.phase !== 'reserve') return no('E-A1', 'already-flipped');
  let left = [...at.piles];
  let discard = at.discard.length;
  for (const pile of piles) {
    if (left[0]! + left[1]! === 0) [left, discard] = [[Math.ceil(discard / 2), Math.floor(discard / 2)], 0]; // E-B3
    left[pile - 1]!--;
    if (left[pile - 1]! < 0) return no('E-A1', 'pile-empty', { one: at.piles[0], two: at.piles[1] });
  }
  return null;
}

export function noOffer(at: Position, seat: number, token: Sale, price: Price): Refusal | null {
  if (at.phase !== 'offers') return no('E-A2', 'nothing-up');
  if (seat === at.active) return no('E-A2', 'own-tokens');
  if (!items(price).length) return no('E-A7', 'empty-offer');
  const held =
    price.coins <= (at.coins[seat] ?? 0) &&
    price.steps <= (at.steps[seat] ?? 0) &&
    within(price.symbols, at.symbols ?? []) &&
    within(price.numbers, at.numbers ?? []);
  if (!held) return no('E-A7', 'not-yours-to-offer', { price: items(price) });
  const standing = at.offers.filter((offer) => offer.token === token && samePrice(offer, price));
  if (standing.some((offer) => offer.seat === seat)) return no('E-A2', 'offer-unchanged', { token });
  const other = standing[0];
  return other ? no('E-A3', 'same-offer', { token, other: other.seat }) : null;
}

export function noWalk(at: Position, seat: number, path: readonly string[]): Refusal | null {
  const turn = noTurn(at, seat);
  if (turn) return turn;
  if (at.phase !== 'walk') return no('E-A1', 'reserve-first');
  let here = at.squares[seat] ?? '';
  for (const there of path) {
    if (!at.box.neighbours(here).includes(there)) return no('E-M1', 'not-neighbours', { here, there });
    here = there;
  }
  const steps = at.steps[seat] ?? 0;
  return path.length > steps ? no('E-M1', 'too-few-steps', { needed: path.length, steps }) : null;
}

/** The symbol cards that a seat lacks for the niche before a square (E-N1). */
export const missing = (at: Position, square: string): string[] => without(at.box.asked(square), at.symbols ?? []);

export function noOpening(at: Position, seat: number): Refusal | null {
  const turn = noTurn(at, seat);
  if (turn) return turn;
  if (at.phase !== 'walk') return no('E-A1', 'reserve-first');
  const square = at.squares[seat] ?? '';
  if (!(square in at.niches)) return no('E-N1', 'niche-empty', { square });
  const cards = missing(at, square).sort();
  return cards.length ? no('E-N1', 'cards-missing', { square, cards }) : null;
}

export function noLock(at: Position, seat: number, card: number): Refusal | null {
  if (at.phase !== 'duel') return no('E-D1', 'no-duel');
  if (at.duel?.locked[seat]) return no('E-D1', 'already-locked');
  return card && !at.numbers?.includes(card) ? no('E-D1', 'card-not-held', { card }) : null;
}

/** Why a seller may not accept an offer: no price named takes whatever is offered (E-A4). */
export function noSale(at: Position, seat: number, token: Sale, colour: Colour, price: Price | null): Refusal | null {
  const answer = noAnswer(at, seat, 'E-A4');
  if (answer) return answer;
  const buyer = at.colours.indexOf(colour);
  const stands = at.offers.find((offer) => offer.seat === buyer && offer.token === token);
  if (!stands) return no('E-A4', 'no-such-offer', { token, colour });
  return price && !samePrice(price, stands) ? no('E-A4', 'offer-changed', { token, buyer, price: items(stands) }) : null;
}

export function noAnswer(at: Position, seat: number, clause: string): Refusal | null {
  return noTurn(at, seat) ?? (at.phase === 'offers' ? null : no(clause, 'nothing-up'));
}
