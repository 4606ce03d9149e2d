/** The guide through a script: lays each step out, answers what the learner does, and plays the others' moves. */

import type { LessonRules } from '../games/game';
import type { TableEvent } from '../protocol';
import { settings, still } from '../settings.svelte';
import { LocalTable } from '../table/local.svelte';
import { readMove, type Script, type Step } from './script';

/** Milliseconds between two moves of others. */
const PACE = 900;

export class Guide {
  readonly table: LocalTable;
  /** The place of the step among the others. */
  place = $state(0);
  /** What the learner is asked for: to try something, to choose after another move, or to read. */
  asks = $state<'try' | 'choose' | 'read'>('try');
  /** Whether the goal of the step has been reached. */
  done = $state(false);
  /** Whether others are making their moves. */
  waiting = $state(false);
  #state: unknown;
  /** How many moves of the script have been played. */
  #played = 0;
  #left = false;

  constructor(
    readonly game: string,
    readonly script: Script,
    readonly rules: LessonRules,
    /** The last step has been left. */
    readonly finished: () => void,
  ) {
    const { levels, seat, options } = script;
    const seats = levels.map((level, at) => (at === seat ? { kind: 'human' as const, name: settings.name, level: null } : { kind: 'computer' as const, name: '', level }));
    this.table = new LocalTable(game, options, seats, seat, (move) => this.#judge(move));
  }

  get step(): Step {
    return this.script.steps[this.place]!;
  }
  get last(): boolean {
    return this.place === this.script.steps.length - 1;
  }

  /** Begin a step where the script has it. */
  begin(place: number): void {
    this.place = Math.min(place, this.script.steps.length - 1);
    const { deal, options, levels, seat, moves } = this.script;
    const told: TableEvent[] = [];
    let events: TableEvent[];
    [this.#state, events] = this.rules.deal(deal, options, levels.length, seat);
    told.push(...events);
    for (this.#played = 0; this.#played < this.step.at; this.#played++) {
      [this.#state, events] = this.rules.play(this.#state, ...readMove(moves[this.#played]!), seat);
      told.push(...events);
    }
    this.table.lay(told);
    this.#ask();
  }

  #ask(): void {
    this.done = false;
    this.asks = this.step.read ? 'read' : 'try';
    this.#open(!this.step.read);
  }

  /** Say whose turn it is, and open the learner's moves while the guide asks for one. */
  #open(open: boolean): void {
    this.table.awaited = this.rules.awaited(this.#state);
    this.table.listedMoves = open ? this.rules.listed(this.#state, this.script.seat) : [];
  }

  #play(line: string): void {
    let events: TableEvent[];
    [this.#state, events] = this.rules.play(this.#state, ...readMove(line), this.script.seat);
    this.table.tell(events);
  }

  /** Answer a move of the learner's: every legal one is played, one of them is the goal. */
  #judge(move: string): boolean {
    if (this.asks !== 'try') return this.#early(move);
    const line = `${this.script.seat} ${move}`;
    const goal = this.script.moves[this.step.at] === line;
    if (move !== 'ready') this.#play(line);
    if (goal) this.#played++;
    this.done = goal;
    this.asks = goal ? 'read' : 'choose';
    this.#open(false);
    return true;
  }

  /** Whoever goes ahead to the next step without asking has asked for it, if nobody else moves before. */
  #early(move: string): boolean {
    const next = this.script.steps[this.place + 1];
    if (!this.done || !next || next.read || next.at !== this.#played) {
      this.onEarly();
      return false;
    }
    this.place++;
    this.#ask();
    return this.#judge(move);
  }
  /** The learner has moved though the guide waits for its button. */
  onEarly: () => void = () => {};

  /** Make the move that is asked for. */
  show(): void {
    if (this.asks === 'try') this.#judge(readMove(this.script.moves[this.step.at]!)[1]);
  }

  again(): void {
    this.begin(this.place);
  }

  /** Go on to the next step: the others move, or some turns pass. */
  async next(): Promise<void> {
    if (this.last) return this.finished();
    const next = this.script.steps[this.place + 1]!;
    // After another move than the goal, and where turns are left out, the table is laid out anew.
    if (next.later || (this.asks === 'choose' && !this.done)) return this.begin(this.place + 1);
    this.waiting = true;
    while (this.#played < next.at && !this.#left) {
      await this.#quiet();
      this.#play(this.script.moves[this.#played++]!);
      this.#open(false);
      if (!still()) await new Promise((done) => setTimeout(done, PACE));
    }
    await this.#quiet();
    this.waiting = false;
    if (this.#left) return;
    this.place++;
    this.#ask();
  }

  /** Wait until everything on the table has arrived. */
  async #quiet(): Promise<void> {
    while (this.table.follower?.busy && !this.#left) await new Promise((done) => setTimeout(done, 50));
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true;
  }
}
