/** A table that this page is attached to: everything about it except how its game is laid out. */

import { connection, Refused } from '../connection.svelte';
import { sorry } from '../language.svelte';
import type { Ack, Chat, ClockState, Created, Phrase, ServerMessage, State, TableEvent, TableInfo } from '../protocol';
import { keep, ownOf, release, seatAt } from '../seats';
import { settings } from '../settings.svelte';
import { nameOf } from './names';

/** Who lays out the events: `news` is called whenever there are more of them than before. */
export interface Follower {
  /** Whether something is still on its way. */
  readonly busy: boolean;
  /** How many events are on the screen. */
  readonly seen: number;
  news(first: boolean): void;
}

export class Table {
  /** Whether a server keeps it. */
  readonly served: boolean = true;
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  version = $state(-1);
  view = $state.raw<State['view']>(null);
  events = $state.raw<readonly TableEvent[]>([]);
  /** The seats that may act now. */
  awaited = $state.raw<readonly number[]>([]);
  listedMoves = $state.raw<readonly string[]>([]);
  clock = $state.raw<(ClockState & { at: number }) | null>(null);
  chat = $state.raw<readonly Chat[]>([]);
  /** A sentence about what went wrong last. */
  problem = $state('');
  /** Why this browser does not open what it gave to the dealing: the key of a sentence. */
  doubt = $state('');
  /** No such table, or the token was refused. */
  gone = $state(false);
  /** What is open beside the game, where there is no room for it all the time. */
  side = $state<'log' | 'chat' | null>(null);
  /** The last line of chat that has been looked at. */
  heard = $state(0);
  /** When this page saw people go who are away, by seat. */
  missed = new Map<number, number>();
  follower = $state.raw<Follower | null>(null);
  #stop: (() => void)[] = [];
  /** How many events each version of the table has told so far. */
  #versions: { version: number; events: number }[] = [];
  #opening = false;

  constructor(readonly id: string) {}

  /** What the seats are called. */
  get names(): readonly string[] {
    return (this.info?.seats ?? []).map(nameOf);
  }

  /** Whether the server cannot be heard. */
  get lost(): boolean {
    return connection.status === 'lost';
  }

  /** How many lines of others have not been looked at. */
  get unheard(): number {
    return this.chat.filter(({ number, seat }) => number > this.heard && seat !== this.seat).length;
  }

  open(): void {
    this.#stop = [connection.hear((message) => this.#heard(message)), connection.greet(() => this.attach())];
  }

  close(): void {
    for (const stop of this.#stop) stop();
    if (connection.status === 'open' && this.version >= 0) {
      connection.ask({ type: 'detach', table: this.id }).catch(() => undefined);
    }
  }

  /** Follow the table from the version seen last; the server tells exactly what was missed. */
  async attach(): Promise<void> {
    const token = seatAt(this.id)?.token ?? null;
    const version = this.version >= 0 ? this.version : null;
    try {
      const answer = await connection.ask<State | Ack>({
        type: 'attach',
        table: this.id,
        token,
        version,
        heard: this.chat.at(-1)?.number ?? 0,
        language: settings.language,
      });
      if (answer.type === 'state') this.#heard(answer);
      if (!settings.chat) await this.mute(true);
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (why.answer.code === 'wrong-token' && token) {
        release(this.id);
        return this.attach();
      }
      this.gone = why.answer.code === 'unknown-table' || why.answer.code === 'malformed';
      this.problem = sorry(why.answer, this.info?.game);
    }
  }

  #heard(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.id) return;
    if (message.type === 'state') {
      const first = this.version < 0 || message.events.length < this.events.length;
      this.#informed(message.info);
      this.seat = message.seat;
      this.version = message.version;
      this.view = message.view;
      this.events = message.events;
      this.awaited = message.awaited;
      this.listedMoves = message.listed_moves;
      this.#timed(message.clock);
      this.#versions = [...(first ? [] : this.#versions), { version: this.version, events: this.events.length }];
      this.follower?.news(first);
      void this.#deal(message.info, false);
    } else if (message.type === 'update') {
      if (message.version <= this.version) return;
      this.version = message.version;
      this.view = message.view;
      this.events = [...this.events, ...message.events];
      this.awaited = message.awaited;
      this.listedMoves = message.listed_moves;
      this.#timed(message.clock);
      this.#versions.push({ version: this.version, events: this.events.length });
      this.follower?.news(false);
    } else if (message.type === 'info') {
      this.#informed(message.info);
      if (message.clock !== undefined) this.#timed(message.clock);
      void this.#deal(message.info, true);
    } else if (message.type === 'chat') {
      if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
    }
  }

  /** Open what this browser gave once the list is closed, unasked; and keep what is shown when the game begins. */
  async #deal(info: TableInfo, live: boolean): Promise<void> {
    const own = ownOf(seatAt(this.id));
    if (this.seat === null || !own || info.dealing.protocol !== 2) return;
    if (info.dealing.entropy) {
      if (!own.given) keep(this.id, { given: info.dealing.entropy, present: live });
    } else if (info.status === 'opening' && info.dealing.missing.includes(this.seat) && !this.#opening) {
      this.#opening = true;
      const { doubt } = await import('../record/own');
      const why = doubt(own, info);
      this.doubt = why ? `web-dealing-doubt-${why}` : '';
      const { digest } = info.dealing;
      if (!why && digest) {
        keep(this.id, { digest });
        await this.ask({ type: 'open', table: this.id, digest, entropy: own.entropy });
      }
      this.#opening = false;
    }
  }

  #informed(info: TableInfo): void {
    for (const [seat, { kind, connected }] of info.seats.entries()) {
      if (kind === 'computer' || connected) this.missed.delete(seat);
      else if (!this.missed.has(seat)) this.missed.set(seat, Date.now());
    }
    this.info = info;
  }

  #timed(clock: ClockState | null): void {
    this.clock = clock ? { ...clock, at: performance.now() } : null;
  }

  /** The version of the table that is on the screen; the newest one may still be on its way there. */
  get #shown(): number {
    const seen = this.follower?.seen ?? this.events.length;
    return this.#versions.findLast(({ events }) => events <= seen)?.version ?? this.#versions[0]?.version ?? this.version;
  }

  /** Play a move in answer to what is on the screen; the game says how old that may be. Resolves once it is stored. */
  move(move: string): Promise<boolean> {
    return this.ask({ type: 'move', table: this.id, version: this.#shown, move });
  }

  /** Say that one has nothing to add, so that nobody waits for it. */
  ready = (): Promise<boolean> => this.ask({ type: 'ready', table: this.id });

  resign = (): Promise<boolean> => this.ask({ type: 'resign', table: this.id });
  mute = (muted: boolean): Promise<boolean> => this.ask({ type: 'mute', table: this.id, muted });
  reclaim = (): Promise<boolean> => this.ask({ type: 'reclaim', table: this.id });
  fill = (seat: number, level: string): Promise<boolean> => this.ask({ type: 'fill', table: this.id, seat, level });
  phrase = (phrase: Phrase): Promise<boolean> => this.ask({ type: 'say', table: this.id, phrase });
  say = (text: string): Promise<boolean> => this.ask({ type: 'say', table: this.id, text });

  async leave(): Promise<void> {
    if (this.seat === null) return;
    const waiting = this.info?.status === 'waiting';
    if ((await this.ask({ type: 'leave', table: this.id })) && waiting) release(this.id);
  }

  async sit(seat: number | null = null): Promise<void> {
    try {
      await sit(this.id, seat);
      this.version = -1;
      await this.attach();
    } catch (why) {
      this.#failed(why);
    }
  }

  /** Ask for the next game of the same seats and sit down there; resolves to the new table. */
  async rematch(): Promise<string | null> {
    try {
      const next = this.info?.rematch ?? (await connection.ask<Created>({ type: 'rematch', table: this.id })).table;
      const others = (this.info?.seats ?? []).flatMap((who, seat) => (who.held && seat !== this.seat ? [nameOf(who, seat)] : []));
      guests.set(next, others);
      if (!seatAt(next)) await sit(next, this.seat, seatAt(this.id)?.token);
      return next;
    } catch (why) {
      this.#failed(why);
      return null;
    }
  }

  /** Send something; resolves to whether it was carried out, and tells what went wrong. */
  async ask(question: Parameters<typeof connection.ask>[0]): Promise<boolean> {
    this.problem = '';
    try {
      await connection.ask(question);
      return true;
    } catch (why) {
      this.#failed(why);
      return false;
    }
  }

  #failed(why: unknown): void {
    if (!(why instanceof Refused)) throw why;
    this.problem = sorry(why.answer, this.info?.game, this.names, this.seat);
  }
}

/** Who has been asked to come to the tables that this page has opened, by table. */
export const guests = new Map<string, readonly string[]>();

/** Take a seat. */
export const sit = async (table: string, seat?: number | null, token?: string): Promise<void> => (await import('../people/sit')).sit(table, seat, token);
