/** What the rival can hold: the chances of every kind, from public play alone. */

import { isAside } from '../../table/aside';
import { CARDS, GOODS, type Good, type Seat } from './rules/box';
import { letters, type Card, type Position, type Told } from './rules/position';

/** How much a player remembers of what went into a hand: everything, the last five moves, nothing. */
export type Memory = 'all' | 'five' | 'none';
const REMEMBERED = 5;

export interface Held {
  readonly kind: Good;
  /** Cards of the kind that are remembered to be in the hand. */
  readonly known: number;
  /** The chance that none, one, two … of the other cards are of the kind. */
  readonly chances: readonly number[];
}

/** Return the places in the log of the moves of this round that stand. */
function moves(events: readonly Told[]): number[] {
  let found: number[] = [];
  events.forEach((told, place) => {
    if (told.kind === 'round-start') found = [];
    else if (!isAside(told)) found.push(place);
    else if (told.kind === 'aside-take-back') found = found.filter((move) => move < told.facts.events);
  });
  return found;
}

/** Return the cards of a hand that a player knows; `moments` are the positions after each event of the log. */
export function remembered(events: readonly Told[], moments: readonly Position[], seat: Seat, memory: Memory): Card[] {
  const known = (moments.at(-1)?.hands[seat] ?? []).filter(({ kind }) => kind !== null);
  if (memory !== 'five') return memory === 'all' ? known : [];
  const since = moves(events).at(-REMEMBERED);
  const before = new Set(since === undefined ? [] : moments[since - 1]?.hands[seat].map(({ id }) => id));
  return known.filter(({ id }) => !before.has(id));
}

const choose = (of: number, some: number): number => {
  let ways = 1;
  for (let n = 1; n <= some; n++) ways = (ways * (of - some + n)) / n;
  return some > of ? 0 : ways;
};

/**
 * Return the chances of every kind in the rival's hand. What is not known of it is any of the goods that are not in sight,
 * each as likely as another: they came with the deal, or are forgotten.
 */
export function held(at: Position, me: Seat, known: readonly Card[]): Held[] {
  const hidden = at.hands[me ? 0 : 1].length - known.length;
  const sight = letters([...at.market, ...at.discard, ...at.hands[me], ...known]);
  const unseen = GOODS.map((kind) => CARDS[kind] - (sight.split(kind).length - 1));
  const all = unseen.reduce((sum, count) => sum + count, 0);
  return GOODS.map((kind, place) => {
    const own = unseen[place]!;
    const chances = Array.from({ length: hidden + 1 }, (_, n) => (choose(own, n) * choose(all - own, hidden - n)) / choose(all, hidden));
    return { kind, known: known.filter((card) => card.kind === kind).length, chances };
  });
}
