/** A game of Jaipur as it unfolds on this screen: one event after the other, and what the player has picked. */

import { still } from '../../settings.svelte';
import { beside } from '../../table/aside';
import type { Table } from '../../table/table.svelte';
import { sound } from '../../sound';
import type { Seat } from './rules/box';
import { NOTHING, after, agrees, begin, type Position, type Told } from './rules/position';
import { kept, proposal, touched, type Proposal } from './selection';
import type { JaipurMatchView } from './view';

/** Who shows a change: applies it, and resolves when everything has arrived. */
export type Stage = (told: Told, apply: () => void, moving: boolean) => Promise<void>;

/** More news than this at once (after a long absence) is laid out without travelling. */
const MOST_AT_ONCE = 6;
const MOVES = ['take', 'camels', 'swap', 'sell'];

export class Play {
  /** The position after each event of the log. */
  moments = $state.raw<readonly Position[]>([]);
  /** How many events have been shown. */
  seen = $state(0);
  /** What lies on the table now, as far as it has been shown. */
  now = $state.raw<Position>(NOTHING);
  /** An earlier moment that is looked at instead. */
  looking = $state<number | null>(null);
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  /** The count of a round is on the screen; until it has told the result, nothing else at the table does. */
  counting = $state(false);
  secret = $state(false);
  busy = $state(false);
  sending = $state(false);
  stage: Stage | null = null;
  #counted: (() => void) | null = null;

  constructor(readonly table: Table) {
    table.follower = this;
  }

  get me(): Seat | null {
    return this.table.seat as Seat | null;
  }

  /** The seat at the bottom of the screen. */
  get near(): Seat {
    return this.me ?? 0;
  }

  /** How many events may be told of: up to the end of a round that is being counted. */
  get told(): number {
    return this.secret ? this.table.events.slice(0, this.seen).findLastIndex(({ kind }) => kind === 'round-end') : this.seen;
  }

  get shown(): Position {
    const place = this.looking ?? (this.secret ? this.told - 1 : null);
    return (place === null ? undefined : this.moments[place]) ?? this.now;
  }

  /** What the others have just done, as long as nothing came after it. */
  get heard(): Told | null {
    const last = this.table.events[this.told - 1];
    return last && MOVES.includes(last.kind) && last.seat !== this.me ? last : null;
  }

  get proposal(): Proposal {
    return this.me === null ? { is: 'nothing' } : proposal(this.now, this.chosen, this.me);
  }

  /** Whether it is this player's turn, with everything shown. */
  get mine(): boolean {
    const shown = this.seen > 0 && this.seen === this.table.events.length && !this.busy;
    return this.me !== null && shown && this.looking === null && this.table.listedMoves.length > 0 && !this.table.info?.paused;
  }

  /** The move that the button would play now. */
  get ready(): string | null {
    const proposed = this.proposal;
    return this.mine && !this.sending && proposed.is === 'move' && this.table.listedMoves.includes(proposed.move)
      ? proposed.move
      : null;
  }

  touch(id: number): void {
    if (this.me === null || this.looking !== null) return;
    this.table.problem = '';
    this.chosen = touched(this.now, this.chosen, id);
    sound('touch');
  }

  letGo(): void {
    if (this.looking !== null) this.looking = null;
    else this.chosen = new Set();
  }

  async act(): Promise<void> {
    const move = this.ready;
    if (!move) return;
    this.sending = true;
    await this.table.move(move);
    this.sending = false;
  }

  news(first: boolean): void {
    if (first) this.#layOut();
    void this.#show();
  }

  /** Lay out the whole log at once; a fresh deal is still dealt before the player's eyes. */
  #layOut(): void {
    const events = this.table.events;
    if (events[0]?.kind === 'taken-up' && !begin.lay)
      void import('./rules/taken-up').then(({ lay }) => {
        begin.lay = lay;
        this.#layOut();
      });
    const moments: Position[] = [];
    for (const told of events) moments.push(beside(told, moments, moments.at(-1)!) ?? after(moments.at(-1) ?? NOTHING, told, this.me));
    this.moments = moments;
    this.looking = null;
    const fresh = events.length === 1 && events[0]!.kind === 'round-start';
    this.seen = fresh ? 0 : events.length;
    this.now = fresh ? NOTHING : (moments.at(-1) ?? NOTHING);
    // A game that was over before this page came is not counted again unless somebody asks for it.
    this.counting = this.secret = !fresh && this.now.count !== null && this.table.info?.status !== 'ended';
  }

  async #show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.#catchUp();
      // The server is right: where the page shows something else (it was laid out for a watcher who then sat
      // down, say), it is laid out anew.
      const view = this.table.view as JaipurMatchView | null;
      if (view && !agrees(this.now, view.current, this.me)) {
        this.#layOut();
        await this.#catchUp();
      }
    } finally {
      this.busy = false;
    }
  }

  async #catchUp(): Promise<void> {
    while (this.seen < this.table.events.length) await this.#next();
  }

  async #next(): Promise<void> {
    const told = this.table.events[this.seen]!;
    const left = this.table.events.length - this.seen;
    if (this.counting) await new Promise<void>((done) => (this.#counted = done));
    const chosen = told.seat === this.me ? this.chosen : undefined;
    const position = this.moments[this.seen] ?? beside(told, this.moments, this.now) ?? after(this.now, told, this.me, chosen);
    const apply = () => {
      this.moments = [...this.moments.slice(0, this.seen), position];
      this.seen += 1;
      this.now = position;
      if (told.kind === 'round-end') this.counting = this.secret = true;
      this.chosen =
        this.me === null || (MOVES.includes(told.kind) && told.seat === this.me)
          ? new Set()
          : kept(position, this.chosen, this.me);
    };
    sound(told.kind);
    const moving = !still() && left <= MOST_AT_ONCE && this.looking === null;
    if (this.stage) await this.stage(told, apply, moving);
    else apply();
  }

  /** The player has seen the count; the next deal may come. */
  goOn(): void {
    this.counting = this.secret = false;
    this.#counted?.();
    this.#counted = null;
  }

  /** Show the last turn once more. */
  async again(): Promise<void> {
    const last = this.table.events.slice(0, this.seen).findLastIndex(({ kind }) => MOVES.includes(kind));
    if (last < 1 || this.busy || !this.stage) return;
    const [from, to] = [this.moments[last - 1]!, this.moments[last]!];
    this.busy = true;
    this.looking = null;
    const settled = this.now;
    this.now = from;
    await new Promise((done) => setTimeout(done, 350));
    await this.stage(this.table.events[last]!, () => (this.now = to), !still());
    this.now = settled;
    this.busy = false;
    void this.#show();
  }

  look(moment: number | null): void {
    this.looking = moment === null || moment >= this.moments.length - 1 ? null : moment;
  }
}
