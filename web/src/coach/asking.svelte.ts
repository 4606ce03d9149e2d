/** The coach is asked: the server judges a game move by move, and this page waits for it. */

import { base } from '../base';
import { say, sorry } from '../language.svelte';
import type { Error as Refusal } from '../protocol';
import { SCHEMA, type Report, type Verdict } from './report';

/** Milliseconds between two questions how far the coach is. */
const PAUSE = 700;

export class Asking {
  report = $state.raw<Report | null>(null);
  /** How many moves have been judged, of how many; 0 of 0 before that is known. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  problem = $state('');
  #left = false;

  constructor(readonly table: string) {}

  get busy(): boolean {
    return this.progress !== null;
  }

  async ask(): Promise<void> {
    if (this.busy || this.report) return;
    this.problem = '';
    this.progress = { done: 0, of: 0 };
    try {
      await this.#wait();
    } catch {
      this.problem = say('web-coach-unreachable');
    }
    this.progress = null;
  }

  async #wait(): Promise<void> {
    while (!this.#left) {
      const answer = await fetch(`${base}/api/tables/${encodeURIComponent(this.table)}/coach`);
      const told = (await answer.json()) as unknown;
      if (answer.status === 200) {
        const report = told as Report;
        if (report.schema === SCHEMA) this.report = report;
        else this.problem = say('error-unsupported-version');
        return;
      }
      if (answer.status !== 202) {
        this.problem = sorry(told as Refusal);
        return;
      }
      this.progress = told as { done: number; of: number };
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  /** Have a move judged in place of the one that was played; a sentence instead, where that cannot be done. */
  async judge(step: number, move: string): Promise<Verdict | string> {
    try {
      const answer = await fetch(`${base}/api/tables/${encodeURIComponent(this.table)}/coach/${step}?move=${encodeURIComponent(move)}`);
      const told = (await answer.json()) as unknown;
      return answer.ok ? (told as Verdict) : sorry(told as Refusal);
    } catch {
      return say('web-coach-unreachable');
    }
  }

  leave(): void {
    this.#left = true;
  }
}
