/** The one-file form of a match of Jaipur, and the moments that follow from it. */

import { LETTERS, PILES, RULES, SHUFFLED, type Pile, type Seat } from './box';
import { Illegal, counted, dealRound, dealtOpen, play } from './play';
import type { Told } from './position';
import { bounded, brokenOff, unfinished, wrongMove } from '../../../record/ending';
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

/** Everything that happened in a recorded match, all cards open; throws `Unreadable` where its moves do not lead to its end. */
export function happenings(record: JaipurRecord): Told[] {
  const told: Told[] = [];
  const seals: [number, number] = [0, 0];
  let played = 0;
  bounded(record.rounds.reduce((sum, { moves }) => sum + moves.length, 0));
  record.rounds.forEach((recorded, at) => {
    let round = dealRound(recorded);
    told.push(dealtOpen(round, at + 1));
    for (const move of recorded.moves) {
      played += 1;
      try {
        const [after, event] = play(round, move);
        round = after;
        told.push(event);
      } catch (why) {
        if (!(why instanceof Illegal) && !(why instanceof SyntaxError)) throw why;
        throw wrongMove(played, move);
      }
    }
    if (!round.ended) {
      if (record.end.reason === 'played' || at < record.rounds.length - 1) throw unfinished();
      return;
    }
    const end = counted(round, at + 1);
    told.push(end);
    const winner = end.seat as Seat | null;
    if (winner !== null) seals[winner] += 1;
  });
  if (record.end.reason !== 'played') return [...told, ...brokenOff(record.end, record.rounds.at(-1)!.moves.length)];
  if (Math.max(...seals) < record.options.seals || record.winner === null) throw unfinished();
  return [...told, { kind: 'match-end', seat: record.winner, facts: { seals: [...seals] } }];
}
