/** The language of the page: words that change under it the moment another is chosen. */

import { untrack } from 'svelte';
import type { Error as Refusal } from './protocol';
import { choose, settings, type Language } from './settings.svelte';
import { loadStories, loadWords } from './text/words';
import type { Words } from './text/words';

let current = $state.raw<Words | null>(null);
/** The games whose words a page has asked for. */
const games = new Set<string>();

export async function change(language: Language): Promise<void> {
  const [words] = await Promise.all([loadWords(language), ...[...games].map((game) => loadStories(language, game))]);
  choose({ language });
  current = words;
  document.documentElement.lang = language;
}

/** Have the words of a game too, in the language chosen now and in every other from now on. */
export async function tellOf(...told: string[]): Promise<void> {
  for (const game of told) games.add(game);
  // Whoever waits for this must not be drawn anew when another language is chosen.
  const language = untrack(() => settings.language);
  await Promise.all(told.map((game) => loadStories(language, game)));
}

/** Have words that no first page needs. */
export const further = async (...told: string[]): Promise<void> => (await import('./text/further')).tellFurther(...told);

/** The words of the language chosen; there are some before anything is drawn. */
export const words = (): Words => current!;

export const say = (message: string, facts?: Record<string, string | number>): string => words().say(message, facts);

/**
 * Why the server refused a message, in the language chosen; a clause is one of the game's that is played. What this
 * page has no words for (a newer server's) is told in the server's own.
 */
export function sorry({ code, clause, reason, facts, text }: Refusal, game = '', names: readonly string[] = [], me: number | null = null): string {
  try {
    if (code !== 'illegal' || !clause || !reason) return say(`error-${code}`);
    return words().refusal(game, { clause, reason, facts }, names, me);
  } catch {
    return text || say('error-internal');
  }
}
