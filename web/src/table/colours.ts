/** Who has which colour at a table of Eschnapur: seats have colours, so that to choose one is to choose a seat (E-S2). */

import type { GameOptions, TableInfo } from '../protocol';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colours that so many can choose from: below five nobody is brown. */
export const coloursFor = (seats: number): readonly Colour[] => (seats < COLOURS.length ? COLOURS.slice(0, -1) : COLOURS);

/** The colours of the seats when the first of them has chosen. */
export function coloursWith(first: string, seats: number): Colour[] {
  const all = coloursFor(seats);
  const chosen = all.find((colour) => colour === first) ?? all[0]!;
  return [chosen, ...all.filter((colour) => colour !== chosen)].slice(0, seats);
}

/** The colour of every seat, where the game has colours. */
export function colourOf({ game, options, seats }: TableInfo, seat: number): Colour | null {
  if (game !== 'eschnapur') return null;
  const chosen = (options as GameOptions & { colours?: readonly Colour[] }).colours;
  return (chosen?.length ? chosen : COLOURS.slice(0, seats.length))[seat] ?? null;
}
