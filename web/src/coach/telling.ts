/** What the coach found, as sentences: the same messages as `serai coach` tells. */

import { say, words } from '../language.svelte';
import { settings } from '../settings.svelte';
import type { Decision, Report, SeatAnalysis, SeatLuck, StepDraw, Verdict } from './report';

export const number = (value: number, digits = 1): string => value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).replace('-', '−');
/** A chance in points of a hundred. */
export const points = (chance: number): string => number(100 * chance);
const signed = (chance: number): string => (chance < 0 ? '−' : '+') + points(Math.abs(chance));

export const headline = (seat: SeatAnalysis): string => say('coach-lost-headline', { lost: number(seat.lost) });

/** How many decisions of each grade there were. */
export function counts({ grades }: SeatAnalysis): string {
  const found = (['blunder', 'mistake', 'inaccuracy'] as const).flatMap((grade) => (grades[grade] ? [say(`coach-count-${grade}`, { count: grades[grade] })] : []));
  return found.length ? `${words().all(found)}.` : say('coach-no-errors');
}

export const chances = ({ before, played }: Verdict): string => say('coach-chances', { before: points(before), after: points(played.chance.mean) });

export const cost = ({ lost }: Verdict): string => say('coach-cost', { lost: points(lost.mean), low: points(lost.low), high: points(lost.high) });

/** How good a decision was, in a word. */
export function quality({ grade, verdict }: Decision): string {
  if (grade) return say(`coach-grade-${grade}`);
  return say(verdict.kind === 'counted' ? 'coach-fine' : `coach-${verdict.kind}`);
}

export const reasons = (game: string, { reasons: found }: Pick<Verdict, 'reasons'>, names: readonly string[], you: number | null): string[] =>
  found.map(({ pattern, facts }) => words().coach(game, pattern, facts, names, you));

/** What would have been better; who may act need not. */
export const better = ({ best }: Verdict, tell: (move: string) => string): string => say('coach-best', { move: best.move ? tell(best.move) : say('coach-do-nothing') });

export const theme = (game: string, name: string): string => say(`${game}-coach-theme-${name}`);

export function luck({ own, others, result, adjusted }: SeatLuck): string {
  const told = say('coach-luck-told', { own: signed(own), others: signed(others) });
  return result === null || adjusted === null ? told : `${told} ${say('coach-luck-adjusted', { result: number(result, 2), adjusted: number(adjusted, 2) })}`;
}

/** What chance did at a move, and what it was to a seat. */
export const stroke = (game: string, { step, draw }: StepDraw, seat: number, names: readonly string[], you: number | null): string =>
  say('coach-luck-stroke', { step, told: words().coach(game, `draw-${draw.what}`, draw.facts, names, you), gain: signed(draw.gains[seat] ?? 0), name: names[seat] ?? '' });

export const made = ({ version, model, iterations, seed }: Report): string => say('coach-made', { version, model, iterations, seed });
