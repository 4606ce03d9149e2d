/** What this server offers. */

import { LEVELS, settings } from './settings.svelte';

let offered = $state.raw<Readonly<Record<string, readonly string[]>>>({ jaipur: LEVELS });

/** The levels of a game's computer players, weakest first; none when the server does not have the game. */
export const levels = (game: string): readonly string[] => LEVELS.filter((level) => offered[game]?.includes(level));

/** A level's strength, as many stars as there are levels up to it. */
export const stars = (level: string): string => {
  const count = LEVELS.indexOf(level as never) + 1;
  return '★'.repeat(count) + '☆'.repeat(LEVELS.length - count);
};

/** The level last used, or the nearest one below it that the game has. */
export const levelFor = (game: string): string =>
  levels(game).findLast((level) => LEVELS.indexOf(level as never) <= LEVELS.indexOf(settings.level as never)) ?? levels(game)[0] ?? 'merchant';

void fetch('/api/games')
  .then((answer) => (answer.ok ? answer.json() : null))
  .then((told: { games?: Record<string, string[]> } | null) => {
    if (told?.games) offered = told.games;
  })
  .catch(() => undefined);
