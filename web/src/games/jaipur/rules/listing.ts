/** Every legal move of a trader, from what lies before them. */

import { ordered } from './box';
import { refusal } from './refusal';

export function listed(market: string, hand: string, herd: number): string[] {
  const own = handfuls(hand + 'M'.repeat(herd));
  const swaps = handfuls(market.replaceAll('M', '')).flatMap((taken) => own.filter(({ length }) => length === taken.length).map((given) => `swap ${taken}/${given}`));
  const moves = [...[...new Set(market)].map((card) => `take ${card}`), 'camels', ...handfuls(hand).map((cards) => `sell ${cards}`), ...swaps];
  return moves.filter((move) => !refusal(move, hand, herd, market));
}

/** Every handful that can be picked out of some cards, but none at all. */
function handfuls(cards: string): string[] {
  let found = new Set(['']);
  for (const card of ordered(cards)) found = new Set([...found, ...[...found].map((some) => some + card)]);
  found.delete('');
  return [...found];
}
