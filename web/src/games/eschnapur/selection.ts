/**
 * One selection, one sentence, one button: what the things that a player has touched would do.
 *
 * A selection is about one thing at a time: piles to turn up, an offer in the making, a deal, a way to walk, a niche, a
 * purchase, tokens to redeem, a card for the duel. Touching something of another sort lets go of the first.
 */

import type { Position } from './rules/position';
import { noAnswer, noFlip, noLock, noOffer, noOpening, noPurchase, noRedemption, noSale, noWalk, type Refusal } from './rules/refusal';
import { NO_PRICE, items, samePrice, without, type Price, type Thing } from './rules/box';
import type { Colour, Sale } from './view';

export type Selection =
  | { is: 'nothing' }
  | { is: 'piles'; piles: readonly number[] }
  | { is: 'offer'; token: Sale; price: Price }
  | { is: 'deal'; token: Sale; seat: number }
  | { is: 'refuse' }
  | { is: 'ready' }
  | { is: 'walk'; square: string }
  | { is: 'open' }
  | { is: 'end' }
  | { is: 'buy'; thing: Thing }
  | { is: 'redeem'; tokens: readonly number[]; symbols: number }
  | { is: 'lock'; card: number };

/** No move of the game: word that one has nothing to add, so that nobody waits for an offer. */
export const READY = 'ready';

export const NONE = { is: 'nothing' } as const;

/** What a selection is: a move, something that lacks a part, or something that the rules refuse. */
export type Proposal =
  | { is: 'nothing' }
  | { is: 'missing'; message: string; facts: Record<string, string | number> }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'move'; move: string };

const judged = (move: string, why: Refusal | null): Proposal => (why ? { is: 'refused', refusal: why } : { is: 'move', move });

/** What pressing the button without a selection would do. */
export function byDefault(at: Position, seat: number): Selection {
  if (at.active !== seat) return at.phase === 'offers' ? { is: 'ready' } : NONE;
  if (at.phase === 'reserve') {
    const piles = [[1, 2], [1, 1], [2, 2], [2, 1]].find((two) => !noFlip(at, seat, two));
    return piles ? { is: 'piles', piles } : NONE;
  }
  if (at.phase === 'offers') return { is: 'refuse' };
  if (at.phase !== 'walk') return NONE;
  return noOpening(at, seat) ? { is: 'end' } : { is: 'open' };
}

/** The offer of a seat that stands for a token. */
export const standing = (at: Position, seat: number, token: Sale): Price =>
  at.offers.find((offer) => offer.seat === seat && offer.token === token) ?? NO_PRICE;

export const redeemed = (at: Position, seat: number, places: readonly number[]): string[] =>
  places.map((place) => at.reserve[seat]?.[place]).filter((name): name is string => name !== undefined);

/** Return what a selection is. */
export function proposal(at: Position, selection: Selection, seat: number, bank: readonly [number, number] | null): Proposal {
  switch (selection.is) {
    case 'nothing':
      return NONE;
    case 'piles': {
      const why = noFlip(at, seat, selection.piles);
      if (why) return { is: 'refused', refusal: why };
      if (selection.piles.length < 2) return { is: 'missing', message: 'eschnapur-ui-one-more-pile', facts: {} };
      return { is: 'move', move: `flip ${selection.piles.join(' ')}` };
    }
    case 'offer': {
      const { token, price } = selection;
      const empty = !items(price).length;
      const stands = standing(at, seat, token);
      if (empty && items(stands).length) return { is: 'move', move: `withdraw ${token}` };
      if (!empty && samePrice(price, stands)) return { is: 'missing', message: 'eschnapur-ui-offer-stands', facts: { token } };
      const why = noOffer(at, seat, token, price);
      if (empty && why?.reason === 'empty-offer') return { is: 'missing', message: 'eschnapur-ui-compose', facts: { token } };
      return judged(`offer ${token} ${items(price).join(' ')}`, why);
    }
    case 'deal': {
      // The price is part of the move: it holds for what is shown, and for nothing else.
      const buyer = at.colours[selection.seat]!;
      const price = standing(at, selection.seat, selection.token);
      return judged(['accept', selection.token, buyer, ...items(price)].join(' '), noSale(at, seat, selection.token, buyer, price));
    }
    case 'refuse':
      return judged('refuse', noAnswer(at, seat, 'E-A5'));
    case 'ready':
      return at.phase === 'offers' ? { is: 'move', move: READY } : NONE;
    case 'walk': {
      const path = at.box.routes(at.squares[seat] ?? '').get(selection.square) ?? [];
      return judged(`move ${path.join(' ')}`, noWalk(at, seat, path));
    }
    case 'open':
      return judged('open', noOpening(at, seat));
    case 'end':
      return judged('end', at.phase === 'walk' ? noWalk(at, seat, []) : noAnswer(at, seat, 'E-A1'));
    case 'buy':
      return judged(`buy ${selection.thing}`, noPurchase(at, seat, selection.thing, bank));
    case 'redeem': {
      const names = redeemed(at, seat, selection.tokens);
      const cards = [...Array<string>(selection.symbols).fill('symbol'), ...Array<string>(2 - selection.symbols).fill('number')];
      return judged(`redeem ${names.join(' ')} for ${cards.join(' ')}`, noRedemption(at, seat, names));
    }
    case 'lock':
      return judged(`duel ${selection.card || 'pass'}`, noLock(at, seat, selection.card));
  }
}

/** One more coin, movement token or card for an offer, as far as the seat has it; the offer as it was otherwise. */
export function raised(at: Position, seat: number, price: Price, what: 'coin' | 'step' | Colour | number): Price {
  if (what === 'coin') return price.coins < (at.coins[seat] ?? 0) ? { ...price, coins: price.coins + 1 } : price;
  if (what === 'step') return price.steps < (at.steps[seat] ?? 0) ? { ...price, steps: price.steps + 1 } : price;
  if (typeof what === 'number') {
    const numbers = price.numbers.includes(what) ? without(price.numbers, [what]) : [...price.numbers, what];
    return { ...price, numbers };
  }
  const free = without(at.symbols ?? [], price.symbols);
  return free.includes(what) ? { ...price, symbols: [...price.symbols, what] } : price;
}

/** One coin, movement token or card fewer. */
export function lowered(price: Price, what: 'coin' | 'step' | Colour | number): Price {
  if (what === 'coin') return { ...price, coins: Math.max(0, price.coins - 1) };
  if (what === 'step') return { ...price, steps: Math.max(0, price.steps - 1) };
  if (typeof what === 'number') return { ...price, numbers: without(price.numbers, [what]) };
  return { ...price, symbols: without(price.symbols, [what]) };
}

export const same = (one: Selection, other: Selection): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether what a selection answers has changed from one position to another: its offer, or any offer that it refuses. */
export function shaken(before: Position, then: Position, selection: Selection): boolean {
  if (selection.is === 'deal') return !samePrice(standing(before, selection.seat, selection.token), standing(then, selection.seat, selection.token));
  const told = (at: Position) => at.offers.map((offer) => `${offer.token} ${offer.seat} ${items(offer).join(' ')}`).sort().join();
  return selection.is === 'refuse' && told(before) !== told(then);
}

/** What is left of a selection when the table has changed under it. */
export function kept(at: Position, selection: Selection, seat: number): Selection {
  const mine = seat === at.active;
  switch (selection.is) {
    case 'piles':
      return mine && at.phase === 'reserve' ? selection : NONE;
    case 'offer': {
      if (mine || at.phase !== 'offers') return NONE;
      const { price } = selection;
      const symbols = price.symbols.filter((colour, place) => {
        const before = price.symbols.slice(0, place).filter((other) => other === colour).length;
        return (at.symbols ?? []).filter((other) => other === colour).length > before;
      });
      const numbers = price.numbers.filter((card) => at.numbers?.includes(card));
      const steps = Math.min(price.steps, at.steps[seat] ?? 0);
      return { ...selection, price: { coins: Math.min(price.coins, at.coins[seat] ?? 0), steps, symbols, numbers } };
    }
    case 'deal':
      return mine && at.offers.some((offer) => offer.seat === selection.seat && offer.token === selection.token) ? selection : NONE;
    case 'refuse':
      return mine && at.phase === 'offers' ? selection : NONE;
    case 'ready':
      return !mine && at.phase === 'offers' ? selection : NONE;
    case 'walk':
      return at.phase === 'walk' && mine && at.squares[seat] !== selection.square ? selection : NONE;
    case 'open':
    case 'end':
      return at.phase === 'walk' && mine ? selection : NONE;
    case 'redeem':
      return selection.tokens.every((place) => place < (at.reserve[seat]?.length ?? 0)) ? selection : NONE;
    case 'lock':
      return at.phase === 'duel' && !at.duel?.locked[seat] ? selection : NONE;
  }
  return selection;
}
