/** Check a record of Eschnapur: the promise, every shuffle, every move by the rules, points, winners and seal. */

import { COLOURS } from '../eschnapur/temple';
import type { Colour, EschnapurOptions } from '../eschnapur/view';
import { deal, play } from './expedition';
import { Forbidden, type Game, type Shuffle } from './turn';
import { finding, type Finding } from './finding';
import type { Own } from './own';
import { opened, shapedProof, type Proof } from './proof';
import { areNumbers, areTexts, has, isObject, need, Unreadable, type Loose } from './shape';
import { unbroken } from './verify';

export interface EschnapurRecord {
  game: 'eschnapur';
  rules: number;
  options: Required<EschnapurOptions>;
  players: readonly string[];
  dealing: Proof;
  orders: Record<string, readonly number[]>;
  moves: readonly (readonly [seat: number, move: string])[];
  points: readonly number[];
  winners: readonly number[];
  end: { reason: string; seat: number | null };
  digest: string;
}

const FIELDS = ['game', 'rules', 'options', 'players', 'dealing', 'end', 'digest', 'orders', 'moves', 'points', 'winners'];
const OPTIONS = ['number_coins', 'bank', 'all_pass', 'piles', 'colours', 'components'];
const REASONS = ['played', 'resigned', 'time', 'forfeit', 'abandoned', 'limit'];

/** Return a value as a game of Eschnapur, or say what it lacks. */
export function shapedExpedition(value: unknown): EschnapurRecord {
  need(isObject(value), 'game');
  need(value.rules === 1, 'rules');
  const { players, options, orders, moves, end } = value;
  need(areTexts(players), 'players');
  const seats = (players as string[]).length;
  need(seats >= 3 && seats <= 5, 'players');
  need(isObject(options), 'options');
  if (options.components) throw new Unreadable('eschnapur-verify-own-box');
  need(has(options, OPTIONS) && options.components === '' && areOptions(options, seats), 'options');
  shapedProof(value.dealing, seats);
  need(isObject(orders) && Object.values(orders).every(areNumbers), 'orders');
  need(Array.isArray(moves) && moves.every((move) => Array.isArray(move) && move.length === 2 && Number.isInteger(move[0]) && typeof move[1] === 'string'), 'moves');
  need(areNumbers(value.points) && (value.points as number[]).length === seats, 'points');
  need(areNumbers(value.winners), 'winners');
  need(isObject(end) && has(end, ['reason', 'seat']) && REASONS.includes(end.reason as string), 'end');
  const quitter = end.seat as number | null;
  need(quitter === null || (end.reason !== 'played' && Number.isInteger(quitter) && quitter >= 0 && quitter < seats), 'end');
  need(typeof value.digest === 'string', 'digest');
  const stranger = Object.keys(value).find((field) => !FIELDS.includes(field));
  if (stranger) throw new Unreadable('eschnapur-verify-stranger', { what: stranger.slice(0, 40) });
  return value as unknown as EschnapurRecord;
}

function areOptions({ number_coins, bank, all_pass, piles, colours }: Loose, seats: number): boolean {
  const picked = colours as Colour[];
  const fair = areTexts(colours) && (!picked.length || (picked.length === seats && new Set(picked).size === seats));
  const known = fair && picked.every((colour) => COLOURS.includes(colour) && (colour !== 'brown' || seats === 5));
  const heap = Number.isInteger(piles) && (piles as number) >= 1 && (piles as number) <= 34;
  return known && heap && ['1-5', '0-5'].includes(number_coins as string) && ['unlimited', 'limited'].includes(bank as string) && ['stays', 'leaves'].includes(all_pass as string);
}

/** A shuffle that the record does not have, or not of these things. */
class Misdealt extends Error {}

/** Check a record; `own` is what this browser kept of its dealing, `promised` the commitment it was told. */
export function verifyExpedition(record: EschnapurRecord, own?: Own, promised?: string): Finding[] {
  const found: Finding[] = [];
  const { options, orders, players, moves } = record;
  const dealing = opened(record, own, promised, found);

  const asked = new Map<string, readonly number[]>();
  const shuffle: Shuffle = (label, things) => {
    const order = orders[label];
    const alike = order && [...order].sort((a, b) => a - b).join() === [...things].sort((a, b) => a - b).join();
    if (!alike) throw new Misdealt(label);
    asked.set(label, things);
    return order;
  };
  const first = orders['first player'] ?? [];
  const right = dealing && first.length === 1 && dealing.pick('first player', players.length) === first[0];
  found.push(finding(!!right, 'eschnapur-verify-first'));

  let game: Game | null = null;
  let played = 0;
  try {
    [game] = deal(options, players.length, shuffle, first[0] ?? 0);
    for (const [seat, move] of moves) {
      [game] = play(game, seat, move, shuffle);
      played++;
    }
    found.push(finding(true, 'eschnapur-verify-moves', { count: played }));
  } catch (why) {
    if (!(why instanceof Forbidden) && !(why instanceof Misdealt)) throw why;
    const notation = why instanceof Forbidden ? (moves[played]?.[1].slice(0, 40) ?? '') : '';
    const refusal = (why instanceof Forbidden && why.refusal) || undefined;
    if (why instanceof Forbidden) found.push(finding(false, 'eschnapur-verify-moves', { move: played + 1, notation, why: notation }, refusal));
    else found.push(finding(false, 'eschnapur-verify-shuffles', { label: why.message }));
    return found;
  }

  const labels = Object.keys(orders).filter((label) => label !== 'first player');
  let wrong = labels.find((label) => !asked.has(label));
  for (const [label, things] of asked) {
    if (!dealing || dealing.shuffle(label, things).join() !== orders[label]!.join()) wrong ??= label;
  }
  found.push(finding(wrong === undefined, 'eschnapur-verify-shuffles', { count: labels.length, label: (wrong ?? '').slice(0, 40) }));

  const over = record.end.reason === 'played';
  if (over && !game.ended) found.push(finding(false, 'eschnapur-verify-ended'));
  if (!over) found.push({ good: true, message: 'eschnapur-verify-broken-off', facts: {} });
  const { points, winners } = game.at;
  found.push(finding(points.join() === record.points.join(), 'eschnapur-verify-points', { points: points.join(' – ') }));
  found.push(finding((over ? winners : []).join() === record.winners.join(), 'eschnapur-verify-winners'));
  found.push(unbroken(record));
  return found;
}
