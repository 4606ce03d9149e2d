/** The one-file form of a match of Jaipur, and the moments that follow from it. */

import { LETTERS, PILES, RULES, SHUFFLED, type Pile, type Seat } from './box';
import { counted, dealRound, dealtOpen, play } from './play';
import type { Told } from './position';
import { shapedProof, type Proof } from '../../../record/proof';
import { areNumbers, areTexts, isObject, need, needDeal, type Loose } from '../../../record/shape';

export interface RecordedRound {
  starter: Seat;
  deck: string;
  bonus: Record<Pile, readonly number[]>;
  moves: readonly string[];
  scores: [number, number];
  winner: Seat | null;
}

export interface JaipurRecord {
  game: 'jaipur';
  rules: number;
  options: { seals: number; open_herds: boolean };
  players: [string, string];
  dealing: Proof;
  rounds: readonly RecordedRound[];
  winner: Seat | null;
  end: { reason: string; seat: Seat | null };
  digest: string;
}

const isSeat = (value: unknown): boolean => value === 0 || value === 1;

/** Return a value as a match of Jaipur, or say what it lacks. */
export function shaped(value: unknown): JaipurRecord {
  need(isObject(value), 'game');
  needDeal(value);
  need(value.rules === RULES, 'rules');
  need(isObject(value.options) && (value.options.seals === 1 || value.options.seals === 2), 'options');
  need(areTexts(value.players) && (value.players as string[]).length === 2, 'players');
  const { end } = value;
  shapedProof(value.dealing, 2);
  need(isObject(end) && typeof end.reason === 'string' && (end.seat === null || isSeat(end.seat)), 'end');
  need(value.winner === null || isSeat(value.winner), 'winner');
  need(Array.isArray(value.rounds) && value.rounds.length > 0, 'rounds');
  for (const round of value.rounds as unknown[]) {
    need(isObject(round), 'rounds');
    const { starter, deck, bonus, moves, scores, winner } = round as Loose;
    need(isSeat(starter), 'starter');
    need(typeof deck === 'string' && deck.length === SHUFFLED && [...deck].every((kind) => LETTERS.includes(kind)), 'deck');
    need(isObject(bonus) && PILES.every((pile) => areNumbers(bonus[pile])), 'bonus');
    need(areTexts(moves), 'moves');
    need(areNumbers(scores) && (scores as number[]).length === 2, 'scores');
    need(winner === null || isSeat(winner), 'winner');
  }
  return value as unknown as JaipurRecord;
}

/** Everything that happened in a recorded match, all cards open. Throws `Illegal` on a move the rules refuse. */
export function happenings(record: JaipurRecord): Told[] {
  const told: Told[] = [];
  const seals: [number, number] = [0, 0];
  record.rounds.forEach((recorded, at) => {
    let round = dealRound(recorded);
    told.push(dealtOpen(round, at + 1));
    for (const move of recorded.moves) {
      const [after, event] = play(round, move);
      round = after;
      told.push(event);
    }
    if (!round.ended) return;
    const end = counted(round, at + 1);
    told.push(end);
    const winner = end.seat as Seat | null;
    if (winner !== null) seals[winner] += 1;
  });
  if (record.end.reason === 'resigned') told.push({ kind: 'resigned', seat: record.end.seat, facts: {} });
  else if (record.end.reason === 'time') told.push({ kind: 'timeout', seat: record.end.seat, facts: {} });
  else if (record.end.reason === 'abandoned') told.push({ kind: 'abandoned', seat: record.end.seat, facts: {} });
  else if (record.winner !== null && record.end.reason === 'played') told.push({ kind: 'match-end', seat: record.winner, facts: { seals: [...seals] } });
  return told;
}
