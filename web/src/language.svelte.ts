/** The language of the page: words that change under it the moment another is chosen. */

import type { Error as Refusal } from './protocol';
import { choose, type Language } from './settings.svelte';
import { loadWords } from './text/words';
import type { Words } from './text/words';

let current = $state.raw<Words | null>(null);

export async function change(language: Language): Promise<void> {
  const words = await loadWords(language);
  choose({ language });
  current = words;
  document.documentElement.lang = language;
}

/** The words of the language chosen; there are some before anything is drawn. */
export const words = (): Words => current!;

export const say = (message: string, facts?: Record<string, string | number>): string => words().say(message, facts);

/** Why the server refused a message, in the language chosen; a clause says by its letter which game it is of. */
export function sorry({ code, clause, reason, facts }: Refusal): string {
  if (code !== 'illegal' || !clause || !reason) return say(`error-${code}`);
  return words().refusal(clause.startsWith('E-') ? 'eschnapur' : 'jaipur', { clause, reason, facts });
}
