/** Games whose part of the page comes from another package, as a script that the server names. */

import { untrack } from 'svelte';
import { say, tellOf, words } from '../language.svelte';
import { LANGUAGES } from '../settings.svelte';
import type { Table } from '../table/table.svelte';
import { learnFacts } from '../text/renderer';
import { bring } from '../text/words';
import type { Draw, Game, GameTable } from './game';

/** A game as another package writes it: it draws on a `GameTable`, which is all that it may rely on. */
export type PlainGame = Omit<Game, 'table'> & { table: () => Promise<Draw<{ table: GameTable; replay: boolean }>> };

const NO_FACTS = { facts: {}, moves: {}, untold: { event: {}, move: {}, refusal: {} } };

/** Fetch a game and its words. */
export async function fetchGame(address: string): Promise<Game> {
  const { default: game }: { default: PlainGame } = await import(/* @vite-ignore */ new URL(address, location.origin).href);
  learnFacts(game.name, game.facts ?? NO_FACTS);
  for (const language of LANGUAGES) {
    if (game.words) bring(language, game.name, () => game.words!(language));
    if (game.rules) bring(language, `rules-${game.name}`, () => game.rules!(language));
  }
  await tellOf(game.name);
  return {
    ...game,
    table: async () => {
      const draw = await game.table();
      return (target, { table, replay = false }) => draw(target, { table: plain(table), replay });
    },
  };
}

/** A table for who knows nothing of how this page keeps it up to date. */
function plain(table: Table): GameTable {
  return {
    id: table.id,
    get info() { return table.info!; },
    get seat() { return table.seat; },
    get view() { return table.view; },
    get events() { return table.events; },
    get actors() { return table.actors; },
    get legal() { return table.legal; },
    get problem() { return table.problem; },
    get names() { return table.names; },
    subscribe: (changed) =>
      $effect.root(() => {
        $effect(() => {
          void [table.info, table.seat, table.view, table.events, table.actors, table.legal, table.problem, words()];
          untrack(changed);
        });
      }),
    move: (move) => table.move(move),
    say,
    tell: (event) => words().event(table.info!.game, event, table.names, table.seat),
  };
}
