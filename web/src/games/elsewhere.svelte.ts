/** Games whose part of the page comes from another package, as a script that the server names. */

import { untrack } from 'svelte';
import { base } from '../base';
import { say, tellOf, words } from '../language.svelte';
import { LANGUAGES } from '../settings.svelte';
import type { Table } from '../table/table.svelte';
import { teach } from '../text/renderer';
import { bring } from '../text/words';
import type { Draw, Game, GameTable } from './game';

/** A game as another package writes it: it draws on a `GameTable`, which is all that it may rely on. */
export type PlainGame = Omit<Game, 'table'> & { table: () => Promise<Draw<{ table: GameTable; replay: boolean }>> };

/** Fetch a game and its words. */
export async function fetchGame(address: string): Promise<Game> {
  const { default: game }: { default: PlainGame } = await import(/* @vite-ignore */ new URL(base + address, location.origin).href);
  const file = async (name: string): Promise<Response> => {
    const answer = await fetch(`${base}/games/${game.name}/${name}`);
    if (!answer.ok) throw new Error(`the server has no ${name} of '${game.name}'.`);
    return answer;
  };
  teach(game.name, await (await file('facts.json')).json());
  for (const language of LANGUAGES) {
    bring(game.name, language, 'speech', async () => (await file(`words-${language}.ftl`)).text());
    bring(game.name, language, 'rules', async () => (await file(`rules-${language}.ftl`)).text());
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
    get awaited() { return table.awaited; },
    get listedMoves() { return table.listedMoves; },
    get problem() { return table.problem; },
    get names() { return table.names; },
    subscribe: (changed) =>
      $effect.root(() => {
        $effect(() => {
          void [table.info, table.seat, table.view, table.events, table.awaited, table.listedMoves, table.problem, words()];
          if (table.info && table.view) untrack(changed);
        });
      }),
    move: (move) => table.move(move),
    say,
    tell: (event) => words().event(table.info!.game, event, table.names, table.seat),
  };
}
