/** A recorded game of Eschnapur as something to look at: what happened, and what every seat saw of it. */

import type { TableEvent } from '../../../protocol';
import { bounded, brokenOff, unfinished, wrongMove } from '../../../record/ending';
import { Unreadable } from '../../../record/shape';
import type { Story } from '../../game';
import { HOUSE, type Box } from './box';
import { ownBox } from './own-box';
import { deal, play } from './play';
import { NOTHING, after, type Position, type Told } from './position';
import type { EschnapurRecord } from './record';
import { Forbidden, type Game, type Shuffle } from './turn';

/** A shuffle that the record does not have, or not of these things. */
export class Misdealt extends Error {}

/** The shuffles of a record, each of which must be of the things that are asked for; `asked` notes them. */
export const shuffles =
  ({ orders }: EschnapurRecord, asked = new Map<string, readonly number[]>()): Shuffle =>
  (label, things) => {
    const order = orders[label];
    const alike = order && [...order].sort((a, b) => a - b).join() === [...things].sort((a, b) => a - b).join();
    if (!alike) throw new Misdealt(label);
    asked.set(label, things);
    return order;
  };

/** The box that a record was played with: the house's, or somebody's own. */
export const boxOf = ({ options }: EschnapurRecord): Box => (options.components ? ownBox(options.components) : HOUSE);

/** Play a record: what the deal and then each move told; throws `Forbidden` and `Misdealt`. */
export function* played(record: EschnapurRecord, shuffle: Shuffle): Generator<[Game, Told[]]> {
  const first = record.orders['first player']?.[0] ?? 0;
  if (!(first in record.players)) throw new Misdealt('first player');
  let [game, told] = deal(record.options, record.players.length, shuffle, first, boxOf(record));
  yield [game, told];
  for (const [seat, move] of record.moves) {
    [game, told] = play(game, seat, move, shuffle);
    yield [game, told];
  }
}

/** Tell a recorded game, all cards open; who locks a card in a duel is told which. */
export function story(record: EschnapurRecord): Story<EschnapurRecord> {
  bounded(record.moves.length);
  const told: Told[] = [];
  const moves: number[] = [];
  let ended = false;
  let number = -1;
  try {
    for (const [game, events] of played(record, shuffles(record))) {
      const [mover, move = ''] = record.moves[number++] ?? [];
      // What chance did first (a restock) is told before the deed.
      if (number) moves.push(told.length + Math.max(0, events.findIndex(({ seat }) => seat === mover)));
      const card = /^duel (\w+)$/.exec(move)?.[1];
      told.push(...events.map((event) => (event.kind === 'lock' ? { ...event, facts: { card: Number(card) || 0 } } : event)));
      ended = !!game.ended;
    }
  } catch (why) {
    if (why instanceof Forbidden) throw wrongMove(number + 1, record.moves[number]?.[1] ?? '');
    if (why instanceof Misdealt) throw new Unreadable('web-replay-deal', { label: why.message.slice(0, 40) });
    throw why;
  }
  if (record.end.reason === 'played' && !ended) throw unfinished();
  told.push(...brokenOff(record.end, record.moves.length));
  return {
    record,
    told,
    moves,
    // The first turn begins with the deal.
    chapters: told.flatMap(({ kind, facts }, moment) => (kind === 'turn' ? [{ moment: facts.number === 1 ? 0 : moment, title: 'eschnapur-ui-turn', facts: { turn: facts.number } }] : [])),
    pause: ({ kind }) => (kind === 'lock' ? 250 : 450),
  };
}

const OWN = ['buy', 'redeem', 'income', 'lock'];

/** What a seat, or a spectator (null), was told of what happened. */
export function seen(told: TableEvent, by: number | null): TableEvent {
  const { kind, seat, facts } = told;
  if (kind === 'dealt') {
    const { hands, ...open } = facts;
    return { kind, seat, facts: by === null ? open : { ...open, cards: hands[by] } };
  }
  if (!OWN.includes(kind) || seat === by) return told;
  const { cards, card, ...open } = facts;
  return { kind, seat, facts: open };
}

/** Every moment of a recorded game as it lay before a seat, or a spectator (null). */
export function positions({ record, told }: Story<EschnapurRecord>, by: number | null): Position[] {
  const laid: Position[] = [];
  let at: Position = { ...NOTHING, box: boxOf(record) };
  for (const event of told) laid.push((at = after(at, seen(event, by), by, record.options)));
  return laid;
}
