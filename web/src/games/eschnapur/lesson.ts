/** A game of Eschnapur that this page plays by itself, for learning. */

import type { TableEvent } from '../../protocol';
import { deal as dealt, play as played } from './rules/play';
import { awaited as waitedFor } from './rules/position';
import { seen } from './rules/replay';
import type { Game, Shuffle } from './rules/turn';
import type { EschnapurOptions } from './view';

/** The order of every deck, by the label of its shuffle; what a learner brings about besides is left as it lies. */
type Orders = Readonly<Record<string, readonly number[]>>;

interface Lesson {
  game: Game;
  shuffle: Shuffle;
}

export function deal(orders: Orders, options: EschnapurOptions, seats: number, seat: number): [Lesson, TableEvent[]] {
  const shuffle: Shuffle = (label, things) => {
    const order = orders[label];
    return order?.length === things.length && things.every((thing) => order.includes(thing)) ? order : things;
  };
  const [game, told] = dealt(options, seats, shuffle, orders['first player']![0]!);
  return [{ game, shuffle }, told.map((event) => seen(event, seat))];
}

export function play({ game, shuffle }: Lesson, by: number, move: string, seat: number): [Lesson, TableEvent[]] {
  const [after, told] = played(game, by, move, shuffle);
  return [{ game: after, shuffle }, told.map((event) => seen(event, seat))];
}

export const awaited = ({ game }: Lesson): number[] => waitedFor(game.at);

/** An offer can be anything: nothing is listed, the selection is judged by itself. */
export const listed = (): string[] => [];
