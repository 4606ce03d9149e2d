/** Words as they are asked for: one chunk for all that a language says, one for each game's rules. */
import { rulesFrom, Words, type Language, type Rule } from './renderer';

export { UnknownWordsError, Words } from './renderer';
export type { EventSeen, Facts, Language, Refusal, Rule, Variables } from './renderer';

const SPEECH = {
  en: () => import('./speech-en'),
  fr: () => import('./speech-fr'),
  it: () => import('./speech-it'),
};
const RULES = import.meta.glob<string>('../../../src/serai/text/*/rules-*.ftl', { query: '?raw', import: 'default' });

const spoken = new Map<Language, Promise<Words>>();

/** The words of a language; asking again gives the same ones. */
export function loadWords(language: Language): Promise<Words> {
  const known = spoken.get(language);
  if (known) return known;
  const words = SPEECH[language]().then(({ sources }) => new Words(language, Object.values(sources)));
  spoken.set(language, words);
  words.catch(() => spoken.delete(language)); // a lost connection must not silence the language for good
  return words;
}

/** The rules of a game in reading order: title, introduction, headings and clauses. */
export async function loadRules(language: Language, game: string): Promise<Rule[]> {
  const load = RULES[`../../../src/serai/text/${language}/rules-${game}.ftl`];
  if (!load) throw new Error(`there are no rules of '${game}' in '${language}'.`);
  return rulesFrom(language, await load());
}
