/**
 * One selection, one sentence, one button: what the cards that a player has picked would do.
 *
 * The selection is a set of card numbers, so it follows the card and not its place. It either is a move, or lacks
 * something, or breaks a clause; in each case there is one thing to say about it.
 */

import { HAND_LIMIT, bonusPile, isGood, ordered, type Good, type Seat } from './rules/box';
import { letters, type Card, type Position } from './rules/position';
import { refusal, type Refusal } from './rules/refusal';

export type Proposal =
  | { is: 'nothing' }
  | { is: 'move'; move: string }
  | { is: 'missing'; message: string; facts: Record<string, string | number> }
  | { is: 'refused'; refusal: Refusal };

const pick = (cards: readonly (Card | null)[], chosen: ReadonlySet<number>): Card[] =>
  cards.filter((card): card is Card => card !== null && chosen.has(card.id));

/** Return the selection after a card was touched: one more, one fewer; a camel of the market brings all others. */
export function touched(at: Position, chosen: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(chosen);
  const inMarket = at.market.find((card) => card?.id === id);
  const along = inMarket?.kind === 'M' ? at.market.filter((card) => card?.kind === 'M') : [];
  const ids = along.length ? along.map((card) => card!.id) : [id];
  const on = !next.has(id);
  for (const each of ids) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** Return the part of a selection that still lies where this seat could pick it. */
export function kept(at: Position, chosen: ReadonlySet<number>, seat: Seat): Set<number> {
  const there = new Set([...at.market, ...at.hands[seat], ...at.herds[seat]].map((card) => card?.id));
  const held = new Set([...chosen].filter((id) => there.has(id)));
  const camels = at.market.filter((card): card is Card => card?.kind === 'M');
  if (camels.some((card) => held.has(card.id))) for (const card of camels) held.add(card.id);
  return held;
}

/** Return what a selection is, and what is to be said about it. */
export function proposal(at: Position, chosen: ReadonlySet<number>, seat: Seat): Proposal {
  const taken = ordered(letters(pick(at.market, chosen)));
  const goods = ordered(letters(pick(at.hands[seat], chosen)));
  const camels = pick(at.herds[seat], chosen).length;
  const given = goods + 'M'.repeat(camels);
  const hand = letters(at.hands[seat]);
  const herd = at.herds[seat].length;
  const market = letters(at.market);
  const judged = (move: string): Proposal => {
    const why = refusal(move, hand, herd, market);
    return why ? { is: 'refused', refusal: why } : { is: 'move', move };
  };
  const missing = (message: string, facts: Record<string, string | number> = {}): Proposal => ({
    is: 'missing',
    message,
    facts,
  });
  if (!taken && !given) return { is: 'nothing' };
  if (!taken) {
    if (camels) return missing('jaipur-hint-exchange');
    return judged(`sell ${goods}`);
  }
  if (taken.includes('M')) {
    if (!given && !taken.replaceAll('M', '')) return judged('camels');
    return taken.replaceAll('M', '') ? judged(`swap ${taken}/${given}`) : missing('web-camels-cost-nothing');
  }
  if (!given && taken.length === 1) return judged(`take ${taken}`);
  // What no further card could mend is said at once; otherwise what is still missing.
  const both = [...taken].some((card) => given.includes(card));
  const over = hand.length + camels > HAND_LIMIT;
  const complete = taken.length === given.length;
  if (complete || both) return judged(`swap ${taken}/${given}`);
  if (over) {
    const facts = { hand: hand.length + camels, limit: HAND_LIMIT };
    return { is: 'refused', refusal: { clause: 'J-T7', reason: 'hand-limit', facts } };
  }
  return given.length < taken.length
    ? missing('jaipur-hint-give-more', { count: taken.length - given.length })
    : missing('jaipur-hint-take-more', { count: given.length - taken.length });
}

/** What a sale would bring: the tokens from the top, and the bonus pile that is drawn from (J-X1, J-X3, J-X5). */
export function yields(at: Position, move: string): { good: Good; tokens: readonly number[]; pile: 0 | 3 | 4 | 5 } | null {
  const [verb, cards = ''] = move.split(' ');
  const good = cards[0] ?? '';
  if (verb !== 'sell' || !isGood(good)) return null;
  const pile = bonusPile(cards.length);
  return { good, tokens: at.tokens[good].slice(0, cards.length), pile: pile && at.bonuses[pile] ? pile : 0 };
}
