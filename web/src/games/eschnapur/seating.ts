/** Who has which colour: seats have colours, so that to choose one is to choose a seat (E-S2). */

import { COLOURS, SEATS } from './rules/seats';
import type { Colour, EschnapurOptions } from './view';

/** The colours that so many can choose from: below five nobody is brown. */
export const coloursFor = (seats: number): readonly Colour[] => (seats < SEATS.at(-1)! ? COLOURS.slice(0, -1) : COLOURS);

/** The colours of the seats when the first of them has chosen. */
export function coloursWith(first: unknown, seats: number): Colour[] {
  const all = coloursFor(seats);
  const chosen = all.find((colour) => colour === first) ?? all[0]!;
  return [chosen, ...all.filter((colour) => colour !== chosen)].slice(0, seats);
}

/** The colour of a seat. */
export const colourOf = ({ colours }: EschnapurOptions, seats: number, seat: number): Colour =>
  (colours?.length ? colours : COLOURS.slice(0, seats))[seat] ?? COLOURS[0]!;
