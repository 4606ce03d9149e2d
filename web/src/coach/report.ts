/** An analysis as `serai coach --json` prints it (docs/coach.md), and what the graph of a replay shows of it. */

import type { Story } from '../games/game';
import { isObject, type Loose } from '../record/shape';

export const SCHEMA = 1;
export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** A chance to win with its 95 % interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}
export interface Option {
  move: string;
  chance: Estimate;
}
export interface Reason {
  pattern: string;
  facts: Readonly<Record<string, unknown>>;
}
export interface Verdict {
  kind: 'counted' | 'forced' | 'obvious';
  /** The chance to win before the decision, if the best move found follows. */
  before: number;
  played: Option;
  best: Option;
  lost: Estimate;
  others: readonly Option[];
  reasons: readonly Reason[];
  worlds: number;
}
export interface Decision {
  /** The number of the move in the game, counted from 1. */
  step: number;
  round: number;
  grade: Grade | null;
  verdict: Verdict;
}
export interface SeatAnalysis {
  seat: number;
  decisions: readonly Decision[];
  counted: number;
  lost: number;
  grades: Readonly<Partial<Record<Grade, number>>>;
  themes: readonly { theme: string; lost: number; count: number; worst: number }[];
}
export interface SeatLuck {
  seat: number;
  result: number | null;
  own: number;
  others: number;
  adjusted: number | null;
}
export interface StepDraw {
  step: number;
  draw: { what: string; seat: number | null; gains: readonly number[]; facts: Readonly<Record<string, unknown>> };
}
export interface Report {
  schema: number;
  version: string;
  game: string;
  model: string;
  iterations: number;
  seed: number;
  /** The digest of the record. */
  record: string;
  players: readonly string[];
  moves: number;
  rounds: readonly number[];
  scale: Readonly<Record<string, number>>;
  seats: readonly SeatAnalysis[];
  luck: { seats: readonly SeatLuck[]; draws: readonly StepDraw[] };
}

const isChance = (value: unknown): boolean => isObject(value) && [value.mean, value.low, value.high].every(Number.isFinite);
const isOption = (value: unknown): boolean => isObject(value) && typeof value.move === 'string' && isChance(value.chance);
const isVerdict = (value: unknown): boolean =>
  isObject(value) && Number.isFinite(value.before) && isOption(value.played) && isOption(value.best) && isChance(value.lost) && Array.isArray(value.others) && Array.isArray(value.reasons);
const isDecision = (value: unknown): boolean => isObject(value) && Number.isInteger(value.step) && isVerdict(value.verdict);
const isSeat = (value: unknown): boolean =>
  isObject(value) && Number.isInteger(value.seat) && Array.isArray(value.decisions) && value.decisions.every(isDecision) && Number.isFinite(value.lost) && isObject(value.grades) && Array.isArray(value.themes);
const isLuck = (value: unknown): boolean => isObject(value) && Array.isArray(value.seats) && Array.isArray(value.draws);

/** Tell whether a value is an analysis of the record with this digest, as far as the page reads it. */
export const isReportOf = (value: Loose, digest: string): boolean =>
  value.schema === SCHEMA && value.record === digest && isObject(value.scale) && isLuck(value.luck) && Array.isArray(value.seats) && value.seats.every(isSeat);

/** A chance to win at a moment, between the ends of its interval. */
export interface Point {
  moment: number;
  chance: number;
  low?: number;
  high?: number;
}
export interface Line {
  seat: number;
  points: readonly Point[];
}
export interface Mark {
  moment: number;
  seat: number;
  grade: Grade;
}
/** What the graph draws. */
export interface GraphGiven {
  lines: readonly Line[];
  marks: readonly Mark[];
  /** The moments with which chapters begin. */
  chapters: readonly number[];
  count: number;
}

/**
 * Return what the graph shows of a report: the decisions of one seat, or of all (null), and nothing after `until`.
 *
 * A decision gives two points: the chance before it at the moment before its move, and the chance after the move at the
 * moment that tells it.
 */
export function graphOf(report: Report, seat: number | null, story: Pick<Story, 'told' | 'moves' | 'chapters'>, until: number | null = null): GraphGiven {
  const last = until ?? story.told.length - 1;
  const momentOf = ({ step }: Decision): number => story.moves[step - 1] ?? Infinity;
  const seats = report.seats.filter((each) => seat === null || each.seat === seat).map((each) => ({ seat: each.seat, decisions: each.decisions.filter((decision) => momentOf(decision) <= last) }));
  return {
    lines: seats.map(({ seat: whose, decisions }) => ({
      seat: whose,
      points: decisions.flatMap((decision): Point[] => {
        const { before, played } = decision.verdict;
        const { mean, low, high } = played.chance;
        const moment = momentOf(decision);
        return [...(moment ? [{ moment: moment - 1, chance: before }] : []), { moment, chance: mean, low, high }];
      }),
    })),
    marks: seats.flatMap(({ seat: whose, decisions }) => decisions.flatMap((decision) => (decision.grade ? [{ moment: momentOf(decision), seat: whose, grade: decision.grade }] : []))),
    chapters: story.chapters.map(({ moment }) => moment).filter((moment) => moment <= last),
    count: last + 1,
  };
}
