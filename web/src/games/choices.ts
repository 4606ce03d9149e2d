/** What whoever opens a table of a game has chosen for it: as last time, or else as usual. */

import { say } from '../language.svelte';
import { choose, settings } from '../settings.svelte';
import type { Choice, Chosen, Game, Value } from './game';

/** How many sit at a table of a game: as many as last time, where it allows that. */
export const companyFor = ({ seats }: Game): number => seats.find((count) => count === settings.company) ?? seats[0]!;

/** What can be chosen at a table of so many; a switch is off or on. */
export const valuesOf = (choice: Choice, seats: number): readonly Value[] => choice.values?.(seats) ?? [false, true];

/** The value that a list of the page gives as a text. */
export const readValue = (choice: Choice, seats: number, text: string): Value => valuesOf(choice, seats).find((value) => String(value) === text) ?? text;

export const valueWords = (choice: Choice, value: Value): string => (choice.words ? say(choice.words(value)) : String(value));

/** What is chosen where nothing else is said: what this browser kept, where a table of so many allows it, else the usual. */
export function chosenIn(choice: Choice, seats: number): Value {
  const values = valuesOf(choice, seats);
  const kept = choice.kept ? (settings as unknown as Record<string, Value>)[choice.name] : undefined;
  return values.find((value) => value === kept) ?? values[0]!;
}

/** Everything that is chosen for the next table of a game, from these of its choices. */
export const chosen = (game: Game, asked: (choice: Choice) => boolean, seats: number): Chosen =>
  Object.fromEntries((game.choices ?? []).filter(asked).map((choice) => [choice.name, chosenIn(choice, seats)]));

export const keepChoice = (choice: Choice, value: Value): void => choose({ [choice.name]: value });
