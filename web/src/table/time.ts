/** Time in words: what a table's clock gives, and what is left of days. */

import { say, words } from '../language.svelte';
import type { ClockSetting } from '../protocol';

const DAY = 86_400;

/** A clock that gives every single move so many days. */
export const days = (count: number): ClockSetting => ({ bank: count * DAY, each_move: true });

/** What a table's clock gives. */
export const clockWords = ({ bank, increment, each_move }: ClockSetting): string =>
  each_move ? say('web-clock-each', { time: lasting(bank * 1000, words().language) }) : say('web-clock-told', { minutes: Math.round(bank / 60), increment: increment ?? 0 });

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** So many milliseconds in the largest unit of which there are two or more, or one exactly; never none at all. */
export function lasting(milliseconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, each]) => milliseconds === each || milliseconds >= 2 * each) ?? UNITS[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.floor(milliseconds / length)));
}
