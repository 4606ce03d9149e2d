/** The one-file form of a game of Eschnapur. */

import { shapedProof, type Proof } from '../../../record/proof';
import { areNumbers, areTexts, has, isObject, need, needDeal, Unreadable, type Loose } from '../../../record/shape';
import { coloursFor } from '../seating';
import type { Colour, EschnapurOptions } from '../view';
import { HOUSE, RESERVE_TOKENS, RULES, SEATS } from './box';

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

const FIELDS = ['game', 'rules', 'options', 'players', 'dealing', 'end', 'digest', 'orders', 'moves', 'points', 'winners', 'aids'];
const OPTIONS = ['number_coins', 'bank', 'all_pass', 'piles', 'colours', 'components'];
const REASONS = ['played', 'resigned', 'time', 'forfeit', 'abandoned', 'limit'];

/** Return a value as a game of Eschnapur, or say what it lacks. */
export function shaped(value: unknown): EschnapurRecord {
  need(isObject(value), 'game');
  needDeal(value);
  need(value.rules === RULES, 'rules');
  const { players, options, orders, moves, end } = value;
  need(areTexts(players), 'players');
  const seats = (players as string[]).length;
  need(SEATS.some((count) => count === seats), 'players');
  need(isObject(options), 'options');
  need(has(options, OPTIONS) && typeof options.components === 'string' && areOptions(options, seats), 'options');
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
  const known = fair && picked.every((colour) => coloursFor(seats).includes(colour));
  const heap = Number.isInteger(piles) && (piles as number) >= 1 && (piles as number) < RESERVE_TOKENS;
  return known && heap && Object.keys(HOUSE.components.number_cards).includes(number_coins as string) && ['unlimited', 'limited'].includes(bank as string) && ['stays', 'leaves'].includes(all_pass as string);
}
