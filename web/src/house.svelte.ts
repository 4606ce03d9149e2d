/** What this server offers. */

let offered = $state.raw<readonly string[]>(['jaipur']);

export const games = (): readonly string[] => offered;

void fetch('/api/games')
  .then((answer) => (answer.ok ? answer.json() : null))
  .then((told: { games?: string[] } | null) => {
    if (told?.games) offered = told.games;
  })
  .catch(() => undefined);
