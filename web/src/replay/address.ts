/** The address of a moment: `?moment=34&as=1`, both counted from 1; `as=watch` and `as=open` are nobody's seat. */

import type { Knowledge } from './replay.svelte';

const whole = (text: string | null): number => Math.trunc(Number(text)) || 0;

/** Read which moment an address asks for, from 0, and through whose eyes; null where it does not say, or nothing that is. */
export function asked(question: URLSearchParams, seats: number): { moment: number | null; knowledge: Knowledge | null } {
  const [moment, as] = [whole(question.get('moment')), question.get('as')];
  const seat = whole(as);
  const knowledge = as === 'watch' || as === 'open' ? as : seat >= 1 && seat <= seats ? seat - 1 : null;
  return { moment: moment >= 1 ? moment - 1 : null, knowledge };
}

/** Write a moment into what stands behind the question mark; the rest of it stays. */
export function written(question: string, moment: number, knowledge: Knowledge): string {
  const found = new URLSearchParams(question);
  found.set('moment', String(moment + 1));
  found.set('as', typeof knowledge === 'number' ? String(knowledge + 1) : knowledge);
  return `?${found}`;
}
