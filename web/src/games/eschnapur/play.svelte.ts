/** A game of Eschnapur as it unfolds on this screen: one event after the other, and what the player has touched. */

import { still } from '../../settings.svelte';
import { sound } from '../../sound';
import type { ServerMessage } from '../../protocol';
import { beside } from '../../table/aside';
import type { Table } from '../../table/table.svelte';
import { NOTHING, after, agrees, awaited, fromView, type Position, type Told } from './rules/position';
import { NONE, READY, byDefault, kept, lowered, proposal, raised, same, shaken, standing, type Proposal, type Selection } from './selection';
import type { Price, Thing } from './rules/box';
import type { Colour, EschnapurOptions, EschnapurView, Sale } from './view';

/** Who shows a change: applies it, and resolves when everything has arrived. */
export type Stage = (told: readonly Told[], apply: () => void, before: Position, then: Position) => Promise<void>;

/** More news than this at once (after a long absence) is laid out without travelling. */
const MOST_AT_ONCE = 24;
/** Milliseconds for which a button rests when what it answers has changed under it. */
export const REST = 700;
/** What the felt does not repeat: the table shows it by itself. */
const QUIET = new Set(['turn', 'lock', 'end']);

/** What a move is told by, as against what follows from it. */
const DEEDS = new Set(['buy', 'redeem', 'flip', 'offer', 'change', 'withdraw', 'sale', 'refuse', 'walk', 'open', 'end', 'lock']);

export class Play {
  moments = $state.raw<readonly Position[]>([]);
  seen = $state(0);
  now = $state.raw<Position>(NOTHING);
  looking = $state<number | null>(null);
  selection = $state.raw<Selection>(NONE);
  /** The token that taps on purse and cards are for. */
  aim = $state<Sale>('A');
  busy = $state(false);
  sending = $state(false);
  /** Whether the button rests, because an offer that it answers has just changed. */
  resting = $state(false);
  /** What the last events told, to be shown beside what they moved. */
  telling = $state.raw<readonly Told[]>([]);
  /** Why computer players did what they did, by the place of the deed in the log. */
  reasons = $state.raw<ReadonlyMap<number, string>>(new Map());
  stage: Stage | null = null;
  #acted = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    table.follower = this;
  }

  get options(): EschnapurOptions {
    return (this.table.info?.options ?? {}) as EschnapurOptions;
  }
  get view(): EschnapurView | null {
    return this.table.view as EschnapurView | null;
  }
  get me(): number | null {
    return this.table.seat;
  }
  get clock(): Table['clock'] {
    return this.table.clock;
  }
  /** Movement tokens that the bank can sell. */
  get stepsLeft(): number {
    return this.view?.bank?.[1] ?? Infinity;
  }
  get shown(): Position {
    return (this.looking === null ? undefined : this.moments[this.looking]) ?? this.now;
  }
  /** Whether this player may touch things: seated, in play, and at the present moment. */
  get live(): boolean {
    return this.me !== null && this.looking === null && this.table.info?.status === 'playing' && !this.table.info.paused && this.table.info.seats[this.me]?.kind === 'human';
  }
  /** Whether the table waits for this player: it is their turn, or they owe the duel a card. */
  get awaited(): boolean {
    return this.live && awaited(this.now).includes(this.me!);
  }
  get proposal(): Proposal {
    return this.judge(this.selection);
  }
  judge(selection: Selection): Proposal {
    return this.me === null ? NONE : proposal(this.now, selection, this.me, this.view?.bank ?? null);
  }
  /** What the button does when nothing is selected. */
  get fallback(): Selection {
    if (!this.live) return NONE;
    const offered = byDefault(this.now, this.me!);
    return offered.is === 'ready' && this.table.info?.seats[this.me!]?.ready ? NONE : offered;
  }
  /** What the button is about: the selection, or what it offers by itself; an offer with nothing new in it is nothing. */
  get doing(): Selection {
    const idle = this.selection.is === 'nothing' || (this.selection.is === 'offer' && this.proposal.is === 'missing');
    return idle && this.fallback.is !== 'nothing' ? this.fallback : this.selection;
  }
  /** The move that the button would play now. */
  get ready(): string | null {
    const { doing } = this;
    // What is still on its way is seen before anything is done by itself, but keeps nobody from saying "no more".
    const early = this.busy && doing !== this.selection && doing.is !== 'ready';
    if (!this.live || this.sending || this.resting || early) return null;
    const proposed = this.judge(doing);
    return proposed.is === 'move' ? proposed.move : null;
  }

  select(selection: Selection): void {
    if (!this.live) return;
    this.table.problem = '';
    this.selection = same(selection, this.selection) ? NONE : selection;
    this.resting = false; // what has just been touched has been seen
    sound('touch');
  }

  letGo(): void {
    this.table.problem = '';
    if (this.looking !== null) this.looking = null;
    else this.selection = NONE;
  }

  /** Touch a pile: once for one token of it, twice for both; a third touch begins anew. */
  pile(pile: number): void {
    const piles = this.selection.is === 'piles' ? this.selection.piles : [];
    this.select({ is: 'piles', piles: piles.length < 2 ? [...piles, pile] : [pile] });
  }

  /** Whether taps on purse and hand go into an offer. */
  get haggling(): boolean {
    return this.live && this.now.phase === 'offers' && this.me !== this.now.active;
  }

  /** The offer in the making for a token: what is picked, or what stands. */
  draft(token: Sale): Price {
    if (this.selection.is === 'offer' && this.selection.token === token) return this.selection.price;
    return standing(this.now, this.me!, token);
  }
  aimAt(token: Sale): void {
    this.aim = token;
    if (!this.haggling) return;
    this.table.problem = '';
    this.selection = { is: 'offer', token, price: this.draft(token) };
    sound('touch');
  }
  raise(what: 'coin' | 'step' | Colour | number): void {
    this.table.problem = '';
    this.selection = { is: 'offer', token: this.aim, price: raised(this.now, this.me!, this.draft(this.aim), what) };
    sound('touch');
  }
  /** Offer so many coins for the token aimed at, as far as the purse goes. */
  bid(coins: number): void {
    this.table.problem = '';
    this.selection = { is: 'offer', token: this.aim, price: { ...this.draft(this.aim), coins: Math.min(coins, this.now.coins[this.me!] ?? 0) } };
    sound('touch');
  }
  lower(token: Sale, what: 'coin' | 'step' | Colour | number): void {
    this.aim = token;
    this.selection = { is: 'offer', token, price: lowered(this.draft(token), what) };
    sound('touch');
  }

  /** Touch a reserve token of one's own: more or less toward the twelve. */
  token(place: number): void {
    const held = this.selection.is === 'redeem' ? this.selection : { tokens: [] as readonly number[], symbols: 1 };
    const tokens = held.tokens.includes(place) ? held.tokens.filter((other) => other !== place) : [...held.tokens, place];
    this.select(tokens.length ? { is: 'redeem', tokens, symbols: held.symbols } : NONE);
  }
  buy = (thing: Thing): void => this.select({ is: 'buy', thing });

  /** Buy on the spot what the selection lacks, and keep the selection. */
  async purchase(thing: Thing): Promise<void> {
    if (!this.live || this.sending) return;
    this.sending = true;
    await this.table.move(`buy ${thing}`);
    this.sending = false;
  }

  /** Touch a square: the niche when one stands there, else a way to walk. */
  square(name: string): void {
    this.select(this.now.squares[this.me!] === name ? { is: 'open' } : { is: 'walk', square: name });
  }

  /** Do what is selected. The Enter key selects what the button offers before it does it. */
  async act(byKey = false): Promise<void> {
    if (byKey && Date.now() - this.#acted < 400) return;
    if (byKey && this.selection.is === 'nothing') {
      if (this.fallback.is !== 'nothing' && !this.busy) this.select(this.fallback);
      return;
    }
    const move = this.ready;
    if (!move) return;
    this.sending = true;
    this.#acted = Date.now();
    const selection = this.selection;
    await (move === READY ? this.table.ready() : this.table.move(move));
    this.sending = false;
    this.#acted = Date.now();
    if (this.selection === selection && !this.table.problem) this.selection = NONE;
  }

  /** A computer player says why; it speaks of the move that has just come. Of a card face down there is nothing to say. */
  hear(message: ServerMessage): void {
    if (message.type !== 'reason' || message.reason === 'reason-lock' || message.table !== this.table.id || message.version !== this.table.version) return;
    const deed = this.table.events.findLastIndex(({ kind, seat }) => seat === message.seat && DEEDS.has(kind));
    if (deed >= 0) this.reasons = new Map(this.reasons).set(deed, message.reason);
  }

  news(first: boolean): void {
    if (first) this.#layOut();
    else void this.#show();
  }

  /** Every moment of the log, as this seat may know it. */
  #laid(): Position[] {
    const moments: Position[] = [];
    for (const told of this.table.events) moments.push(beside(told, moments, moments.at(-1)!) ?? after(moments.at(-1) ?? NOTHING, told, this.me, this.options));
    return moments;
  }

  #layOut(): void {
    const events = this.table.events;
    const moments = this.#laid();
    this.moments = moments;
    this.looking = null;
    const fresh = events.length <= 2 && events[0]?.kind === 'dealt' && !still();
    this.seen = fresh ? 0 : events.length;
    this.now = fresh ? NOTHING : (moments.at(-1) ?? NOTHING);
    this.telling = fresh ? [] : events.filter(({ kind }) => !QUIET.has(kind)).slice(-1);
    if (fresh) void this.#show();
    else this.#settle();
  }

  async #show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.seen < this.table.events.length) await this.#next();
      this.#settle();
    } finally {
      this.busy = false;
    }
  }

  /** The server's view has the last word. */
  #settle(): void {
    const { view } = this;
    if (!view) return;
    if (!agrees(this.now, view)) {
      // Laid out for a watcher who then sat down, say: the log tells this seat more.
      this.moments = this.#laid();
      this.now = this.moments.at(-1) ?? NOTHING;
      if (!agrees(this.now, view)) this.now = fromView(view, this.now);
    }
    if (view.duel && this.now.duel && this.now.duel.own !== view.duel.own) {
      this.now = { ...this.now, duel: { ...this.now.duel, own: view.duel.own } };
    }
    this.#keep(this.now);
  }

  /** Keep of the selection what the table still allows; as long as that is all of it, it is the same selection. */
  #keep(at: Position): void {
    const left = this.me === null ? NONE : kept(at, this.selection, this.me);
    if (!same(left, this.selection)) this.selection = left;
  }

  /** Let the button rest for a moment when what it answers changes, so that nobody answers what he has not seen. */
  #pause(before: Position, then: Position): void {
    const answer = this.selection.is === 'nothing' && this.me !== null ? byDefault(before, this.me) : this.selection;
    if (!shaken(before, then, answer)) return;
    this.resting = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.resting = false), REST);
  }

  /** Show what happened next; cards of a duel are turned up together. */
  async #next(): Promise<void> {
    const from = this.seen;
    let to = from + 1;
    const events = this.table.events;
    if (events[from]!.kind === 'reveal') while (events[to]?.kind === 'reveal') to++;
    const told = events.slice(from, to);
    const before = this.now;
    const positions: Position[] = [];
    for (const one of told) positions.push(beside(one, this.moments, before) ?? after(positions.at(-1) ?? before, one, this.me, this.options));
    const then = positions.at(-1)!;
    const apply = () => {
      this.#pause(before, then);
      // What went wrong in an earlier part of the game is of no interest any more.
      if (before.phase !== then.phase || before.turns !== then.turns) this.table.problem = '';
      this.moments = [...this.moments.slice(0, from), ...positions];
      this.seen = to;
      this.now = then;
      if (!told.every(({ kind }) => QUIET.has(kind))) this.telling = told;
      this.#keep(then);
    };
    sound(SOUNDS[told[0]!.kind] ?? '');
    const left = events.length - from;
    if (this.stage && !still() && left <= MOST_AT_ONCE && this.looking === null) await this.stage(told, apply, before, then);
    else apply();
  }

  /** Show the last turn once more. */
  async again(): Promise<void> {
    const events = this.table.events.slice(0, this.seen);
    const turns = events.flatMap(({ kind }, place) => (kind === 'turn' ? [place] : []));
    // The turn that has just ended, or the one that goes on when something has happened in it.
    const start = turns.at(-1) === this.seen - 1 ? turns.at(-2) : turns.at(-1);
    if (start === undefined || this.busy || !this.stage) return;
    this.busy = true;
    this.looking = null;
    const settled = this.now;
    this.now = this.moments[start] ?? settled;
    for (let place = start + 1; place < this.seen; place++) {
      if (events[place]!.kind === 'turn' || events[place]!.kind === 'lock') continue;
      const first = place;
      while (events[first]!.kind === 'reveal' && events[place + 1]?.kind === 'reveal') place++;
      const told = events.slice(first, place + 1);
      const then = this.moments[place]!;
      const apply = () => ([this.now, this.telling] = [then, told]);
      if (!still()) await this.stage(told, apply, this.now, then);
      else {
        apply();
        await new Promise((done) => setTimeout(done, 500));
      }
    }
    this.now = settled;
    this.busy = false;
    void this.#show();
  }

  look(moment: number | null): void {
    this.looking = moment === null || moment >= this.moments.length - 1 ? null : moment;
  }
}

/** The house's soft sounds, by what happens here. */
const SOUNDS: Readonly<Record<string, string>> = {
  dealt: 'round-start',
  buy: 'take',
  redeem: 'swap',
  flip: 'take',
  offer: 'touch',
  change: 'touch',
  sale: 'sell',
  refuse: 'swap',
  walk: 'camels',
  open: 'round-start',
  reveal: 'round-end',
  pay: 'sell',
  find: 'take',
  'game-end': 'match-end',
};
