/**
 * One selection, one sentence, one button: what the things that a player has touched would do.
 *
 * A selection is about one thing at a time: piles to turn up, an offer in the making, a deal, a way to walk, a niche, a
 * purchase, tokens to redeem, a card for the duel. Touching something of another sort lets go of the first.
 */

import type { Position } from './position';
import { noAnswer, noFlip, noLock, noOffer, noOpening, noPurchase, noRedemption, noWalk, type Refusal } from './refusal';
import { NO_PRICE, items, routes, without, type Price, type Thing } from './temple';
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
  return at.phase === 'walk' ? { is: 'end' } : NONE;
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
      const stands = items(standing(at, seat, token)).length > 0;
      if (empty && stands) return { is: 'move', move: `withdraw ${token}` };
      const why = noOffer(at, seat, token, price);
      if (empty && why?.reason === 'empty-offer') return { is: 'missing', message: 'eschnapur-ui-compose', facts: { token } };
      return judged(`offer ${token} ${items(price).join(' ')}`, why);
    }
    case 'deal': {
      const buyer = at.colours[selection.seat];
      const stands = at.offers.some((offer) => offer.seat === selection.seat && offer.token === selection.token);
      const gone: Refusal = { clause: 'E-A4', reason: 'no-such-offer', facts: { token: selection.token, colour: buyer ?? '' } };
      return judged(`accept ${selection.token} ${buyer}`, noAnswer(at, seat, 'E-A4') ?? (stands ? null : gone));
    }
    case 'refuse':
      return judged('refuse', noAnswer(at, seat, 'E-A5'));
    case 'ready':
      return at.phase === 'offers' ? { is: 'move', move: READY } : NONE;
    case 'walk': {
      const path = routes(at.squares[seat] ?? '').get(selection.square) ?? [];
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
