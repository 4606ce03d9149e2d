/**
 * What the page knows of a game: one object of the type `Game`.
 *
 * A folder beside this file is a game; its `index.ts` exports that object as `game`. A game of another package has a
 * script of its own, whose default export it is. README.md in this folder tells how to write one.
 */

import type { Finding } from '../record/finding';
import type { Dealing } from '../record/dealing';
import type { Proof } from '../record/proof';
import type { TableEvent, TableInfo } from '../protocol';
import type { Replay } from '../replay/replay.svelte';
import type { Table } from '../table/table.svelte';

/** A part that is fetched when it is needed. */
export type Later<Part> = () => Promise<Part>;

/** Draws something into an element, from what it is given, and returns how to take it away again. */
export type Draw<Given extends object = {}> = (target: HTMLElement, given: Given) => () => void;

export interface Game {
  /** The name by which server, records and addresses know it. */
  readonly name: string;
  /** How many can sit at a table. */
  readonly seats: readonly number[];
  /** What whoever opens a table can choose. */
  readonly choices?: readonly Choice[];
  /** The options of a table for which this was chosen; what the page did not ask about is not there. */
  options?(chosen: Chosen, seats: number): object;
  /** How seats are told apart, where it matters who sits where. */
  readonly seating?: Seating;

  /** The painting of the first page. */
  readonly painting?: Later<Draw>;
  /** A table in play or over; with `replay`, one that is looked at step by step. */
  readonly table: Later<Draw<{ table: Table; replay?: boolean }>>;
  /** What the other pages show of it. */
  readonly pages?: Later<GamePages>;
  /** How this page plays it by itself, for learning; its scripts are in `text/<name>/lesson.json`. */
  readonly lesson?: Later<LessonRules>;
}

/** What lobby, tickets, rules, replays and checks show of a game. */
export interface GamePages {
  /** The strip above whatever is said about the game. */
  readonly banner?: Draw;
  /** A small mark by which its tables are told apart. */
  readonly mark?: Draw<{ table: string }>;
  /** The mark of a seat, where `seating` tells seats apart. */
  readonly seatMark?: Draw<{ options: object; seats: number; seat: number }>;
  /** What a section of the rules looks like on the table. */
  readonly drawing?: Later<Draw<{ section: string }>>;
  /** Its records as something to look at; without it, the server's table is shown with `replay`. */
  readonly replay?: Later<ReplayPart>;
  /** How its records are read and checked; without it, this page cannot. */
  readonly record?: Later<RecordRules>;
  /** What one's own games of it tell; without it they are only counted. */
  readonly statistics?: Later<StatisticsPart>;
}

/** A comparison with another seat, as the arena makes it: 1 ahead, 0 behind, a half when level. */
export interface Meeting {
  readonly other: number;
  readonly score: number;
}

/** A figure of how somebody plays: what was counted over what was counted. */
export interface Figure {
  /** Its words are `<game>-style-<name>`. */
  readonly name: string;
  readonly of: string;
  readonly per: string;
  readonly as: 'share' | 'mean';
}

/** What one's own games tell. */
export interface StatisticsPart<Kept extends Sealed = any> {
  /** Returns a value as a record; throws `Unreadable`. */
  shaped(value: unknown): Kept;
  /** What a seat did, in numbers that can be added up over games; `points` and `margin` belong to `units` (rounds, games). */
  counts(record: Kept, seat: number): Record<string, number>;
  /** How a seat fared against the others. */
  meetings(record: Kept, seat: number): Meeting[];
  readonly style: readonly Figure[];
  /** The levels' ratings, and what strong players add up to; `benchmarks/measured_styles.py` writes it. */
  readonly measured: { readonly ratings: Record<string, number>; readonly styles: Record<string, Record<string, number>> };
}

/** What a game of another package is laid out on. */
export interface GameTable {
  readonly id: string;
  /** The seats, the options, the status. */
  readonly info: TableInfo;
  /** One's own seat; null for a spectator. */
  readonly seat: number | null;
  /** What the seat may know now, as the game's `view` gives it. */
  readonly view: unknown;
  /** Everything that has happened, as the seat may know it. */
  readonly events: readonly TableEvent[];
  /** The seats that may act now. */
  readonly awaited: readonly number[];
  /** One's own legal moves that can be listed, in notation. */
  readonly listedMoves: readonly string[];
  /** Why the last move was refused, in the language chosen; empty when it was not. */
  readonly problem: string;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** Calls back as soon as the game has begun, and whenever anything of this or the language has changed; returns how to stop. */
  subscribe(changed: () => void): () => void;
  /** Plays a move, in notation; resolves to whether it was stored. */
  move(move: string): Promise<boolean>;
  /** A sentence of the game's words or the house's. */
  say(message: string, facts?: Record<string, string | number>): string;
  /** What happened, as a sentence. */
  tell(event: TableEvent): string;
}

export type Value = string | number | boolean;
export type Chosen = Readonly<Record<string, Value>>;

/** Something to choose before a table is opened. */
export interface Choice {
  /** Its name among what was chosen. */
  readonly name: string;
  /** How it is asked: from a list, by buttons side by side, or as a switch among the table's options. */
  readonly as: 'list' | 'buttons' | 'switch';
  /** Whether it is asked on the first page already. */
  readonly early?: boolean;
  /** Whether this browser keeps it for the next table, under its name. */
  readonly kept?: boolean;
  /** The key of the words that ask. */
  readonly label: string;
  /** What a table of so many can choose from, the usual first; a switch is off or on. */
  values?(seats: number): readonly Value[];
  /** The key of a value's words. */
  words?(value: Value): string;
}

/** Seats that are told apart by more than their number. */
export interface Seating {
  /** What asks which seat one would like: the key of its words. */
  readonly label: string;
  /** A seat in words, at a table of so many with these options. */
  words(options: object, seats: number, seat: number): string;
}

/** What every record says, whatever the game. */
export interface Sealed {
  game: string;
  rules: number;
  options: unknown;
  players: readonly string[];
  dealing: Proof;
  digest: string;
}

/** How the records of a game are read and checked. */
export interface RecordRules<Kept extends Sealed = any> {
  /** Returns a value as a record; throws `Unreadable`, which says what it lacks. */
  shaped(value: unknown): Kept;
  /** Checks shuffles, moves and results; the dealing is null where the proof of it failed. */
  verify(record: Kept, dealing: Dealing | null): Checked;
}

/** A game that the page plays by itself for learning: it knows all cards, and tells what a seat may know. */
export interface LessonRules<State = any> {
  /** Deal as a script says; what the seat is told of it. */
  deal(deal: any, options: object, seats: number, seat: number): [State, TableEvent[]];
  /** Play a move of somebody's; throws an error with a `refusal` when the rules forbid it. */
  play(state: State, by: number, move: string, seat: number): [State, TableEvent[]];
  /** The seats that the game waits for. */
  awaited(state: State): number[];
  /** The moves of a seat that can be listed. */
  listed(state: State, seat: number): string[];
}

export interface Checked {
  findings: readonly Finding[];
  /** Whether all of it was checked: after a wrong move nothing else can be said. */
  whole: boolean;
}

/** How the records of a game are looked at. */
export interface ReplayPart<Kept extends Sealed = any> {
  /** Tells a recorded game; throws `Unreadable` where its moves do not lead to its end. */
  story(record: Kept): Story<Kept>;
  /** What a seat, or a spectator (null), was told of what happened. */
  seen(told: TableEvent, by: number | null): TableEvent;
  /** The moves of a seat that has been told so much, where they can be listed. */
  listed(told: readonly TableEvent[], seat: number): string[];
  /** A move as a sentence, from its notation. */
  tell(move: string): string;
  /** What the seats of a record are called in the language chosen, each otherwise than the others. */
  names(record: Kept): string[];
  /** Draws the moment that the replay stands at. */
  readonly draw: Draw<{ replay: Replay }>;
}

/** A recorded game, told from its first moment to its last. */
export interface Story<Kept extends Sealed = any> {
  readonly record: Kept;
  /** Everything that happened, with what any seat was told of it: a moment each. */
  readonly told: readonly TableEvent[];
  /** The moment that tells each move, in the order of play. */
  readonly moves: readonly number[];
  /** Where chapters begin, the first with the first moment, and the words of their titles. */
  readonly chapters: readonly { moment: number; title: string; facts: Record<string, number> }[];
  /** Milliseconds to read a moment in when the replay goes on by itself. */
  pause(told: TableEvent): number;
}
