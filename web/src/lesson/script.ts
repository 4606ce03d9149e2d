/** Games for learning as data: a deal, the moves of everybody, and the steps at which a person takes over. */

export interface Step {
  /** Its name, by which its words are found. */
  name: string;
  /** How many moves have been played before it; the next one is its goal. */
  at: number;
  /** Something to read, without a goal. */
  read?: boolean;
  /** Whether turns that are not shown lie between the step before and this one. */
  later?: boolean;
}

export interface Script {
  /** The learner's seat. */
  seat: number;
  /** The levels by which the others are called. */
  levels: readonly (string | null)[];
  options: object;
  deal: unknown;
  /** Each with its seat in front: `1 take L`. */
  moves: readonly string[];
  steps: readonly Step[];
}

export interface Lessons {
  /** The first game. */
  guide: Script;
  /** What advice can be tried in, by the name of the advice. */
  advice: Readonly<Record<string, Script>>;
}

const FILES = import.meta.glob<Lessons>('../../../src/serai/text/*/lesson.json', { import: 'default' });

/** The lessons of a game of this house. */
export async function lessonsOf(game: string): Promise<Lessons> {
  return await FILES[`../../../src/serai/text/${game}/lesson.json`]!();
}

/** A move of a script, with the seat that makes it. */
export function readMove(line: string): [by: number, move: string] {
  const space = line.indexOf(' ');
  return [Number(line.slice(0, space)), line.slice(space + 1)];
}
