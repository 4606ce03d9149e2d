/** A move on the table: the cards that it picks. */

import type { Play } from './play.svelte';
import type { Seat } from './rules/box';
import type { Card, Position } from './rules/position';

/** Return the cards of a move in notation, as if a seat had picked them. */
export function cardsOf(at: Position, move: string, seat: Seat): Set<number> {
  const [verb = '', cards = ''] = move.split(' ');
  const [taken = '', given = ''] = verb === 'camels' ? ['M'.repeat(at.market.filter((card) => card?.kind === 'M').length)] : verb === 'sell' ? ['', cards] : cards.split('/');
  const found = new Set<number>();
  const pick = (letters: string, row: readonly (Card | null)[]): void => {
    for (const kind of letters) {
      const card = row.find((one) => one?.kind === kind && !found.has(one.id));
      if (card) found.add(card.id);
    }
  };
  pick(taken, at.market);
  pick(given, [...at.hands[seat], ...at.herds[seat]]);
  return found;
}

/** Mark a move on the table: its cards are picked. */
export function mark(play: Play, move: string): void {
  if (play.mine) play.chosen = cardsOf(play.now, move, play.me!);
}
