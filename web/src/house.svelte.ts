/** What this server offers: its games, and the levels of their computer players. */

import { base } from './base';
import type { Game } from './games/game';
import { LEVELS, settings } from './settings.svelte';

/** A game as `GET /api/games` lists it. */
interface Offer {
  name: string;
  /** The levels of its computer players. */
  levels?: readonly string[];
  /** Where the page's part of it is, when it does not come with this page. */
  page?: string | null;
}

const BUILT_IN = Object.values(import.meta.glob<Game>('./games/*/index.ts', { eager: true, import: 'game' }));

let known = $state.raw<readonly Game[]>(BUILT_IN);
/** What the server has told; until then every game of this page may be there, with every level. */
let offers = $state.raw<ReadonlyMap<string, Offer> | null>(null);

/** The games that can be shown, those for the fewest players first. */
export const games = (): readonly Game[] => known.toSorted((one, other) => one.seats[0]! - other.seats[0]! || (one.name < other.name ? -1 : 1));

export const gameNamed = (name: string): Game | undefined => known.find((game) => game.name === name);

/** Whether a game may turn up under a name. */
export const maybe = (name: string): boolean => !!gameNamed(name) || isOpen(name);

/** The levels of a game's computer players, weakest first; none when the server does not have the game. */
export function levels(game: string): readonly string[] {
  if (!isOpen(game)) return [];
  const offered = offers?.get(game)?.levels ?? LEVELS;
  return LEVELS.filter((level) => offered.includes(level));
}

/** Whether the server has a game. */
export const isOpen = (game: string): boolean => !offers || offers.has(game);

/** A level's strength, as many stars as there are levels up to it. */
export const stars = (level: string): string => {
  const count = LEVELS.indexOf(level as never) + 1;
  return '★'.repeat(count) + '☆'.repeat(LEVELS.length - count);
};

/** The level last used, or the nearest one below it that the game has. */
export const levelFor = (game: string): string =>
  levels(game).findLast((level) => LEVELS.indexOf(level as never) <= LEVELS.indexOf(settings.level as never)) ?? levels(game)[0] ?? 'merchant';

/** Have a game from elsewhere too; one that fails leaves the house as it was. */
async function admit(name: string, address: string): Promise<void> {
  try {
    const game = await (await import('./games/elsewhere.svelte')).fetchGame(address);
    known = [...known, game];
  } catch (why) {
    console.error(`the page of '${name}' cannot be loaded:`, why);
  }
}

async function told(list: readonly Offer[]): Promise<void> {
  offers = new Map(list.map((offer) => [offer.name, offer]));
  await Promise.all(list.map(({ name, page }) => page && !gameNamed(name) && admit(name, page)));
}

/** Ask the server which games it has; without an answer those of this page must do. */
async function ask(): Promise<void> {
  const answer = await fetch(`${base}/api/games`).catch(() => null);
  if (!answer?.ok) return;
  await told(await answer.json());
}

const asked = ask();

/** A game by its name, as soon as it is known whether there is one. */
export async function findGame(name: string): Promise<Game | undefined> {
  if (!gameNamed(name)) await asked.catch(() => undefined);
  return gameNamed(name);
}
