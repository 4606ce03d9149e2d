/** A match that was taken up in the middle of another one: the first event tells the whole view, and here it is laid out. */

import type { JaipurMatchView } from '../view';
import type { Kind, Pile, Seat } from './box';
import type { Card, Position, WonBonus } from './position';

type Pair<T> = [T, T];

/** Return the position that a view tells a seat (null: a spectator), at a table with nothing on it. */
export function lay(empty: Position, { current, seals, rounds }: JaipurMatchView, me: Seat | null): Position {
  let next = 1;
  const cards = (letters: string): Card[] => [...letters].map((kind) => ({ id: next++, kind: kind as Kind }));
  const both = <T>(of: (seat: Seat) => T): Pair<T> => [of(0), of(1)];
  const known = (seat: Seat): string => (seat === me ? current.hand : current.memory?.known[seat]) ?? '';
  const unknown = (seat: Seat): Card[] => Array.from({ length: current.hand_sizes[seat] - known(seat).length }, () => ({ id: next++, kind: null }));
  const won = (seat: Seat): WonBonus[] => {
    const values = [...(current.bonus_values[seat] ?? [])];
    return ([3, 4, 5] as Pile[]).flatMap((pile) => Array.from({ length: current.bonus_tokens[seat][pile] ?? 0 }, () => ({ pile, value: values.shift() ?? null })));
  };
  const market = cards(current.market);
  return {
    ...empty,
    number: rounds.length + 1,
    starter: current.starter as Seat,
    turn: current.turn as Seat,
    market: empty.market.map((_, place) => market[place] ?? null),
    hands: both((seat) => [...unknown(seat), ...cards(known(seat))]),
    herds: both((seat) => cards('M'.repeat(current.memory?.herds[seat] ?? 0))),
    deck: current.deck,
    discard: cards(current.discard),
    tokens: current.tokens as unknown as Position['tokens'],
    bonuses: current.bonuses as Position['bonuses'],
    rupees: current.rupees as Pair<number>,
    goodsTokens: current.goods_tokens as Pair<number>,
    won: both(won),
    seals: seals as Pair<number>,
    next,
  };
}
