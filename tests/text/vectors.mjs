// Says every sentence of vectors.json as the browser does: node tests/text/vectors.mjs
// Needs the packages of web/ (npm ci) and a node that reads TypeScript (22.18 or newer, or the one of the test environment).
import { readdirSync, readFileSync } from 'node:fs';
import { spelledOut } from '../../web/src/games/eschnapur/notation.ts';
import { rulesFrom, Words } from '../../web/src/text/renderer.ts';

const text = new URL('../../src/serai/text/', import.meta.url);
const read = (name) => readFileSync(new URL(name, text), 'utf-8');
const vectors = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf-8'));

const NOTATIONS = { eschnapur: spelledOut };
const SAY = {
  say: (words, { message, facts }) => words.say(message, facts),
  cards: (words, { cards, game }) => words.cards(cards, game),
  event: (words, { game, event, names, you }) => words.event(game, event, names, you),
  refusal: (words, { game, refusal }) => words.refusal(game, refusal),
  move: (words, { game, move, brings }) => words.move(game, move, brings, NOTATIONS[game]),
  rule: ({ language }, { game, clause }) =>
    rulesFrom(language, read(`${language}/rules-${game}.ftl`)).find(({ id }) => id === clause)?.text,
};

let different = 0;
for (const language of ['en', 'fr', 'it']) {
  const files = readdirSync(new URL(`${language}/`, text)).filter((name) => !name.startsWith('rules-'));
  const words = new Words(language, files.map((name) => read(`${language}/${name}`)));
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
