/** A replay as it stands: the moment that is shown, through whose eyes, and how it goes on. */

import type { Report } from '../coach/report';
import type { ReplayPart, Story } from '../games/game';
import { settings, still } from '../settings.svelte';

/** Through whose eyes a game is seen: those of a seat, of somebody who watches, or of nobody, all cards open. */
export type Knowledge = number | 'watch' | 'open';

/** Plays what leads to a moment: applies it, and resolves when everything has arrived. */
export type Stage = (moment: number, apply: () => void, speed: number) => Promise<void>;

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  moment = $state(0);
  /** The latest moment that has been shown; who wants no spoilers is told of nothing beyond it. */
  reached = $state(0);
  knowledge = $state<Knowledge>('open');
  running = $state(false);
  /** What the coach found in this game. */
  report = $state.raw<Report | null>(null);
  /** A move in place of which another is tried, with the seat that made it. */
  trying = $state.raw<{ step: number; seat: number } | null>(null);
  /** The move whose better one has been asked for. */
  answered = $state(0);
  /** Somebody is back from another try: the keyboard goes on from where that began. */
  returning = false;
  /** Closes a record that came from a file. */
  leave: (() => void) | undefined;
  stage: Stage | null = null;
  /** The moment that was asked for last; whoever asks while things travel is served when they have arrived. */
  #wanted: number | null = null;
  #moving = false;
  #runs = 0;

  /** `held` is this browser's own seat in the game; `table` names the game's table, where it has one. */
  constructor(
    readonly part: ReplayPart,
    readonly story: Story,
    readonly held: number | null = null,
    readonly table = '',
  ) {}

  get last(): number {
    return this.story.told.length - 1;
  }
  /** The last moment that may be told of. */
  get end(): number {
    return settings.spoilerFree ? this.reached : this.last;
  }
  /** The seat that is spoken to. */
  get you(): number | null {
    if (typeof this.knowledge === 'number') return this.knowledge;
    return this.knowledge === 'open' ? this.held : null;
  }
  /** The chapter of the moment that is shown. */
  get chapter(): number {
    return this.story.chapters.findLastIndex(({ moment }) => moment <= this.moment);
  }

  /** Show a moment at once. */
  set(moment: number): void {
    this.moment = Math.max(0, Math.min(this.last, moment));
    this.reached = Math.max(this.reached, this.moment);
  }

  /** Go to a moment; the next one is played, any other shown at once. */
  async #to(next: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(this.last, next));
    if (this.#moving) return;
    this.#moving = true;
    try {
      while (this.#wanted !== null && this.#wanted !== this.moment) {
        const goal: number = this.#wanted;
        const apply = () => this.set(goal);
        if (this.stage && goal === this.moment + 1 && !still()) await this.stage(goal, apply, settings.replaySpeed);
        else apply();
        if (this.#wanted === goal) break;
      }
    } finally {
      this.#wanted = null;
      this.#moving = false;
    }
  }

  /** Go where a person asks to; a replay that goes on by itself stops there. */
  ask(next: number): void {
    this.running = false;
    void this.#to(next);
  }
  step(by: number): void {
    this.ask((this.#wanted ?? this.moment) + by);
  }
  /** Go to the next chapter, or to the beginning of this one and then of the one before. */
  turnTo(way: 1 | -1): void {
    const here = this.#wanted ?? this.moment;
    const starts = this.story.chapters.map(({ moment }) => moment);
    const next = way > 0 ? starts.find((start) => start > here) : starts.findLast((start) => start < here);
    this.ask(next ?? (way > 0 ? this.last : 0));
  }

  /** Go on by itself, or stop. */
  async run(): Promise<void> {
    this.running = !this.running;
    const mine = ++this.#runs;
    if (this.running && this.moment >= this.last) await this.#to(0);
    while (this.running && mine === this.#runs && this.moment < this.last) {
      await this.#to(this.moment + 1);
      await new Promise((done) => setTimeout(done, this.story.pause(this.story.told[this.moment]!) / settings.replaySpeed));
    }
    if (mine === this.#runs) this.running = false;
  }
  stop(): void {
    this.running = false;
  }
}
