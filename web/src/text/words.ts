/** Words as they are asked for: what a language says of the house, then of each game, then its rules. */
import { rulesFrom, teach, Words, type Language, type Rule, type Vocabulary } from './renderer';

export { UnknownWordsError, Words } from './renderer';
export type { EventSeen, Facts, Language, Refusal, Rule, Variables } from './renderer';

const SPEECH = {
  en: () => import('./speech-en'),
  fr: () => import('./speech-fr'),
  it: () => import('./speech-it'),
};
const FOLDER = '../../../src/serai/text';
const FILES = import.meta.glob<string>(
  ['../../../src/serai/text/*/table-aside.ftl', '../../../src/serai/text/*/*/{speech,page}.ftl'],
  { query: '?raw', import: 'default' },
);

const FACTS = import.meta.glob<Vocabulary>('../../../src/serai/text/*/facts.json', { import: 'default' });

/** Know where further words are. */
export const know = (files: typeof FILES): void => void Object.assign(FILES, files);

/** Have the words (`speech`) or the rules (`rules`) of a game from elsewhere. */
export const bring = (game: string, language: Language, part: 'speech' | 'rules', load: () => Promise<string>): void =>
  void (FILES[`${FOLDER}/${game}/${language}/${part}.ftl`] = load);

const known = new Map<string, Promise<Words>>();

/** Load something once; a lost connection must not silence a language for good. */
function once(what: string, load: () => Promise<Words>): Promise<Words> {
  const words = known.get(what) ?? load();
  known.set(what, words);
  words.catch(() => known.delete(what));
  return words;
}

/** The words of a language for the house; asking again gives the same ones. */
export const loadWords = (language: Language): Promise<Words> =>
  once(language, async () => new Words(language, Object.values((await SPEECH[language]()).sources)));

/** The same words, which can tell of a game too from then on, or of a further part of it, after a slash. */
export const loadStories = (language: Language, story: string): Promise<Words> =>
  once(`${language} ${story}`, async () => {
    const [game = '', own] = story.split('/');
    const files = (own ? [own] : ['speech', 'page']).map((part) => `${FOLDER}/${game}/${language}/${part}.ftl`);
    if (!own) files.push(`${FOLDER}/${language}/table-${game}.ftl`);
    const facts = FACTS[`${FOLDER}/${game}/facts.json`]?.();
    const [words, ...sources] = await Promise.all([loadWords(language), ...files.map((file) => FILES[file]?.() ?? '')]);
    if (facts) teach(game, await facts);
    words.learn(sources);
    return words;
  });

/** The rules of a game in reading order (title, introduction, headings and clauses), or what is said for learning it. */
export async function loadRules(language: Language, game: string, part = 'rules'): Promise<Rule[]> {
  const load = FILES[`${FOLDER}/${game}/${language}/${part}.ftl`];
  if (!load) throw new Error(`there are no ${part} of '${game}' in '${language}'.`);
  return rulesFrom(language, await load());
}
