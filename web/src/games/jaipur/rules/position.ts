/**
 * The table as it is seen after each event: cards that keep their identity and their place.
 *
 * A position is folded from the events that a seat may know, so every moment of the log can be laid out again. Cards
 * carry a number of their own; the market is five places, and a card stays in its place while others come and go.
 */

import { BONUSES, DEALT, DECK_SIZE, GOODS, LETTERS, MARKET_SIZE, PILES, TOKENS, type Good, type Kind, type Pile, type Seat } from './box';

import type { lay } from './taken-up';

/** An event as a seat may know it. */
export interface Told {
  kind: string;
  seat?: number | null;
  facts: Record<string, any>;
}

export interface Card {
  readonly id: number;
  /** null: its face has not been seen. */
  readonly kind: Kind | null;
}

export interface WonBonus {
  readonly pile: Pile;
  /** null: known to its owner only (J-K1). */
  readonly value: number | null;
}

/** What the count of a round shows to both (J-E3, J-E4). */
export interface Count {
  number: number;
  reason: string;
  scores: [number, number];
  rupees: [number, number];
  bonus_values: [number[], number[]];
  goods_tokens: [number, number];
  herds: [number, number];
  camel: Seat | null;
  decided: string;
  winner: Seat | null;
}

export interface Position {
  readonly number: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly market: readonly (Card | null)[];
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly herds: readonly [readonly Card[], readonly Card[]];
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly tokens: Readonly<Record<Good, readonly number[]>>;
  readonly bonuses: Readonly<Record<Pile, number>>;
  readonly rupees: readonly [number, number];
  readonly goodsTokens: readonly [number, number];
  readonly won: readonly [readonly WonBonus[], readonly WonBonus[]];
  readonly seals: readonly [number, number];
  readonly count: Count | null;
  readonly winner: Seat | null;
  /** How the match was broken off, if it was. */
  readonly broken: { kind: string; seat: number | null } | null;
  /** Cards that moved in the last turn, marked until the next. */
  readonly moved: ReadonlySet<number>;
  readonly mover: Seat | null;
  readonly next: number;
}

type Pair<T> = [T, T];

export const NOTHING: Position = {
  number: 0,
  starter: 0,
  turn: 0,
  market: Array(MARKET_SIZE).fill(null),
  hands: [[], []],
  herds: [[], []],
  deck: 0,
  discard: [],
  tokens: TOKENS,
  bonuses: Object.fromEntries(PILES.map((pile) => [pile, BONUSES[pile].length])) as Record<Pile, number>,
  rupees: [0, 0],
  goodsTokens: [0, 0],
  won: [[], []],
  seals: [0, 0],
  count: null,
  winner: null,
  broken: null,
  moved: new Set(),
  mover: null,
  next: 1,
};

/** How a match is laid out that was taken up in the middle of another one, once that has been fetched. */
export const begin: { lay?: typeof lay } = {};

/**
 * Return the position after an event that a seat (null: a spectator) was told.
 * `prefer`: cards to move first among equals, those the player had selected.
 */
export function after(at: Position, told: Told, me: Seat | null, prefer: ReadonlySet<number> = new Set()): Position {
  const { kind, facts } = told;
  const seat = (told.seat ?? 0) as Seat;
  switch (kind) {
    case 'round-start':
      return dealt(at, facts, me);
    case 'taken-up':
      return begin.lay?.(at, facts.view, me) ?? at;
    case 'take':
      return taken(at, seat, facts.card, facts.drawn, prefer);
    case 'camels':
      return taken(at, seat, 'M'.repeat(facts.count), facts.drawn, prefer);
    case 'swap':
      return swapped(at, seat, facts.taken, facts.given, prefer);
    case 'sell':
      return sold(at, seat, facts, prefer);
    case 'round-end':
      return counted(at, told);
    case 'match-end':
      return { ...at, winner: seat };
    default:
      return { ...at, broken: { kind, seat: told.seat ?? null } };
  }
}

function dealt(at: Position, facts: Record<string, any>, me: Seat | null): Position {
  let next = at.next;
  const cards = (letters: string): Card[] => [...letters].map((kind) => ({ id: next++, kind: kind as Kind }));
  const market = cards(facts.market);
  const sizes: Pair<number> = facts.hand_sizes;
  // Both hands are told in a record only; at the table, one's own.
  const open: readonly (string | undefined)[] = facts.hands ?? [];
  const hands = sizes.map((size, seat) => {
    const letters: string | undefined = seat === me ? facts.hand : open[seat];
    return letters === undefined ? Array.from({ length: size }, () => ({ id: next++, kind: null })) : cards(letters);
  }) as unknown as Pair<Card[]>;
  // J-S2: camels that are dealt to a hand go to the herd, which its size gives away (J-K2).
  const herds = sizes.map((size) => cards('M'.repeat(DEALT - size))) as Pair<Card[]>;
  return {
    ...NOTHING,
    number: facts.number,
    starter: facts.starter,
    turn: facts.starter,
    market,
    hands,
    herds,
    deck: DECK_SIZE,
    seals: at.seals,
    next,
  };
}

/** Take cards out of a row: the preferred ones first, then cards of that kind, then cards whose face was not seen. */
function pull(row: readonly Card[], letters: string, prefer: ReadonlySet<number>): [Card[], Card[]] {
  const rest = [...row];
  const pulled: Card[] = [];
  for (const kind of letters) {
    let place = rest.findIndex((card) => card.kind === kind && prefer.has(card.id));
    if (place < 0) place = rest.findIndex((card) => card.kind === kind);
    if (place < 0) place = rest.findIndex((card) => card.kind === null);
    const [card] = rest.splice(place, 1);
    if (card) pulled.push({ ...card, kind: kind as Kind });
  }
  return [pulled, rest];
}

/** Take cards out of the market and leave their places empty. */
function lift(at: Position, letters: string, prefer: ReadonlySet<number>): [Card[], (Card | null)[]] {
  const [pulled] = pull(at.market.filter((card) => card !== null), letters, prefer);
  const gone = new Set(pulled.map((card) => card.id));
  return [pulled, at.market.map((card) => (card && gone.has(card.id) ? null : card))];
}

/** Put cards into the empty places of the market, in order. */
function fill(market: readonly (Card | null)[], cards: readonly Card[]): (Card | null)[] {
  const waiting = [...cards];
  return market.map((card) => card ?? waiting.shift() ?? null);
}

const replaced = <T>(pair: readonly [T, T], seat: Seat, value: T): [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** A hand sorted by kind, cards whose face was not seen first. */
function sorted(hand: readonly Card[]): Card[] {
  const rank = (card: Card) => (card.kind ? LETTERS.indexOf(card.kind) : -1);
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

function taken(at: Position, seat: Seat, letters: string, drawn: string, prefer: ReadonlySet<number>): Position {
  const [cards, market] = lift(at, letters, prefer);
  const fresh = [...drawn].map((kind, i) => ({ id: at.next + i, kind: kind as Kind }));
  const camels = letters.startsWith('M');
  return {
    ...at,
    market: fill(market, fresh),
    hands: camels ? at.hands : replaced(at.hands, seat, sorted([...at.hands[seat], ...cards])),
    herds: camels ? replaced(at.herds, seat, [...at.herds[seat], ...cards]) : at.herds,
    deck: at.deck - drawn.length,
    turn: other(seat),
    moved: new Set([...cards, ...fresh].map((card) => card.id)),
    mover: seat,
    next: at.next + fresh.length,
  };
}

function swapped(at: Position, seat: Seat, takes: string, gives: string, prefer: ReadonlySet<number>): Position {
  const [cards, market] = lift(at, takes, prefer);
  const [goods, hand] = pull(at.hands[seat], gives.replaceAll('M', ''), prefer);
  const [camels, herd] = pull(at.herds[seat], gives.replace(/[^M]/g, ''), prefer);
  const given = [...goods, ...camels];
  return {
    ...at,
    market: fill(market, given),
    hands: replaced(at.hands, seat, sorted([...hand, ...cards])),
    herds: replaced(at.herds, seat, herd),
    turn: other(seat),
    moved: new Set([...cards, ...given].map((card) => card.id)),
    mover: seat,
  };
}

function sold(at: Position, seat: Seat, facts: Record<string, any>, prefer: ReadonlySet<number>): Position {
  const letters: string = facts.cards;
  const good = letters[0] as Good;
  const paid: number[] = facts.tokens;
  const [cards, hand] = pull(at.hands[seat], letters, prefer);
  const pile = facts.bonus as Pile | 0;
  const won = pile ? [...at.won[seat], { pile, value: (facts.value as number | undefined) ?? null }] : at.won[seat];
  return {
    ...at,
    hands: replaced(at.hands, seat, hand),
    discard: [...at.discard, ...cards],
    tokens: { ...at.tokens, [good]: at.tokens[good].slice(paid.length) },
    bonuses: pile ? { ...at.bonuses, [pile]: at.bonuses[pile] - 1 } : at.bonuses,
    rupees: replaced(at.rupees, seat, at.rupees[seat] + paid.reduce((sum, value) => sum + value, 0)),
    goodsTokens: replaced(at.goodsTokens, seat, at.goodsTokens[seat] + paid.length),
    won: replaced(at.won, seat, won),
    turn: other(seat),
    moved: new Set(cards.map((card) => card.id)),
    mover: seat,
  };
}

function counted(at: Position, told: Told): Position {
  const winner = (told.seat ?? null) as Seat | null;
  const count = { ...told.facts, winner } as Count;
  // The values are told pile by pile, as are the tokens won once they are sorted.
  const won = ([0, 1] as const).map((seat) => {
    const values = [...count.bonus_values[seat]];
    return PILES.flatMap((pile) => at.won[seat].filter((bonus) => bonus.pile === pile)).map(({ pile }) => ({
      pile,
      value: values.shift() ?? null,
    }));
  }) as Pair<WonBonus[]>;
  const seals = winner === null ? at.seals : replaced(at.seals, winner, at.seals[winner] + 1);
  return { ...at, count, won, seals };
}

export const letters = (cards: readonly (Card | null)[]): string =>
  cards.map((card) => card?.kind ?? '').join('');

/** What a view of the server states of a round; only what a check needs. */
export interface Stated {
  market: string;
  hand: string | null;
  hand_sizes: readonly number[];
  deck: number;
}

const same = (a: string, b: string): boolean => [...a].sort().join() === [...b].sort().join();

/** Whether the position shows what the server states. */
export function agrees(at: Position, view: Stated, seat: Seat | null): boolean {
  return (
    same(letters(at.market), view.market) &&
    (seat === null || view.hand === null || same(letters(at.hands[seat]), view.hand)) &&
    at.hands.every((hand, owner) => hand.length === view.hand_sizes[owner]) &&
    at.deck === view.deck
  );
}

/** Goods of which no token is left (J-E1). */
export const exhausted = (at: Position): Good[] => GOODS.filter((good) => at.tokens[good].length === 0);
