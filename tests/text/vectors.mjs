// Says every sentence of vectors.json as the browser does: node tests/text/vectors.mjs
// Needs the packages of web/ (npm ci) and a node that reads TypeScript (22.18 or newer, or the one of the test environment).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spelledOut } from '../../web/src/games/eschnapur/notation.ts';
import { rulesFrom, teach, Words } from '../../web/src/text/renderer.ts';

const text = new URL('../../src/serai/text/', import.meta.url);
const read = (name) => readFileSync(new URL(name, text), 'utf-8');
const vectors = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf-8'));

const NOTATIONS = { eschnapur: spelledOut };
const SAY = {
  say: (words, { message, facts }) => words.say(message, facts),
  cards: (words, { cards, game }) => words.cards(game, cards),
  event: (words, { game, event, names, you }) => words.event(game, event, names, you),
  refusal: (words, { game, refusal }) => words.refusal(game, refusal),
  move: (words, { game, move, brings }) => words.move(game, move, brings, NOTATIONS[game]),
  rule: ({ language }, { game, clause }) =>
    rulesFrom(language, read(`${game}/${language}/rules.ftl`)).find(({ id }) => id === clause)?.text,
};

const GAMES = readdirSync(text).filter((name) => existsSync(new URL(`${name}/facts.json`, text)));
for (const game of GAMES) teach(game, JSON.parse(read(`${game}/facts.json`)));

let different = 0;
for (const language of ['en', 'fr', 'it']) {
  const folders = [language, ...GAMES.map((game) => `${game}/${language}`)];
  const files = folders.flatMap((folder) => readdirSync(new URL(`${folder}/`, text)).map((name) => `${folder}/${name}`));
  const words = new Words(language, files.filter((name) => !name.endsWith('/rules.ftl')).map(read));
  for (const vector of vectors) {
    const said = SAY[vector.kind](words, vector);
    if (said === vector.expected[language]) continue;
    different += 1;
    console.error(`${language}: ${said}\n    expected ${vector.expected[language]}`);
  }
  for (const wrong of [() => words.say('no-such-message'), () => words.say('terminal-hand', { count: 1 })]) {
    try {
      different += 1;
      console.error(`${language}: said '${wrong()}' instead of an error`);
    } catch (error) {
      if (error.name !== 'UnknownWordsError') throw error;
      different -= 1;
    }
  }
}
console.log(`${vectors.length} vectors in 3 languages, ${different} different`);
process.exitCode = different || !vectors.length ? 1 : 0;
