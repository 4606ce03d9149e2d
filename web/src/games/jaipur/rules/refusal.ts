/** Why a move is not possible: the clause it breaks and the facts, as the server would say it. */

import { HAND_LIMIT, PRECIOUS, count, within } from './box';

export interface Refusal {
  clause: string;
  reason: string;
  facts: Record<string, string | number>;
}

const no = (clause: string, reason: string, facts: Refusal['facts'] = {}): Refusal => ({ clause, reason, facts });

/** Return why the player with this hand and herd may not make a move at this market, or null. */
export function refusal(move: string, hand: string, herd: number, market: string): Refusal | null {
  const [verb, cards = ''] = move.split(' ');
  if (verb === 'camels') return market.includes('M') ? null : no('J-T5', 'no-camels', { market });
  if (verb === 'take') return noTake(cards, hand, market);
  if (verb === 'sell') return noSale(cards, hand);
  const [taken = '', given = ''] = cards.split('/');
  return noSwap(taken, given, hand, herd, market);
}

function noTake(card: string, hand: string, market: string): Refusal | null {
  if (card === 'M') return no('J-T1', 'camel-alone');
  if (!market.includes(card)) return no('J-T1', 'not-in-market', { cards: card, market });
  if (hand.length >= HAND_LIMIT) return no('J-T7', 'hand-limit', { hand: hand.length + 1, limit: HAND_LIMIT });
  return null;
}

function noSale(cards: string, hand: string): Refusal | null {
  const card = cards[0] ?? '';
  if (cards.includes('M')) return no('J-X1', 'camels-not-sold');
  if (new Set(cards).size > 1) return no('J-X1', 'one-kind-a-sale', { cards });
  if (cards.length > count(hand, card)) return no('J-X1', 'not-in-hand', { cards, held: count(hand, card) });
  if (PRECIOUS.includes(card) && cards.length < 2) return no('J-X2', 'two-at-least', { card });
  return null;
}

function noSwap(taken: string, given: string, hand: string, herd: number, market: string): Refusal | null {
  if (taken.includes('M')) return no('J-T6', 'camels-and-goods');
  if (!within(taken, market)) return no('J-T2', 'not-in-market', { cards: taken, market });
  const camels = count(given, 'M');
  if (!within(given, hand + 'M'.repeat(herd))) return no('J-T2', 'not-yours', { cards: given, herd });
  const both = [...taken].find((card) => given.includes(card));
  if (both) return no('J-T4', 'both-sides', { card: both });
  if (taken.length !== given.length) return no('J-T2', 'unequal', { taken: taken.length, given: given.length });
  if (taken.length < 2) return no('J-T3', 'two-for-two', { taken: taken.length });
  if (hand.length + camels > HAND_LIMIT) return no('J-T7', 'hand-limit', { hand: hand.length + camels, limit: HAND_LIMIT });
  return null;
}
