/**
 * What lies on the table: a position, and how each event changes it.
 *
 * The log tells everything that a seat may know, so every moment of a game can be laid out from it, and the last one
 * must agree with the view that the server sends.
 */

import type { TableEvent } from '../../../protocol';
import { FIRST_PILE, HOUSE, NUMBER_CARDS, RESERVE_TOKENS, SYMBOL_CARDS, readPrice, without, type Box, type Price } from './box';
import type { Colour, EschnapurOptions, EschnapurView, Phase, Sale } from '../view';

export type Told = TableEvent;

export interface Offer extends Price {
  token: Sale;
  seat: number;
  /** What it was before its maker lowered it; undefined where that is not how it came about. */
  lowered?: Price | undefined;
}

/** Where the points of a seat come from, those for discoveries at the end aside. */
export interface Earned {
  openings: number;
  duels: number;
  /** What the Buddha added by doubling. */
  buddha: number;
}

/** A duel: who has locked, what was turned up, and how it was settled. It stays in sight until the next opening. */
export interface Duel {
  niche: string;
  name: string;
  locked: readonly boolean[];
  /** One's own locked card, 0 for the pass card. */
  own: number | null;
  /** The cards once they are turned up. */
  cards: readonly (number | null)[];
  failed: readonly number[];
  payer: number | null;
  finder: number | null;
  /** How far the payer advanced, and whether the Buddha doubled it. */
  advance: { points: number; doubled: boolean } | null;
  settled: boolean;
}

export interface Position {
  /** What the game is played with. */
  box: Box;
  colours: readonly Colour[];
  active: number;
  phase: Phase;
  turns: number;
  awarded: number;
  coins: readonly number[];
  steps: readonly number[];
  points: readonly number[];
  earned: readonly Earned[];
  squares: readonly string[];
  reserve: readonly (readonly string[])[];
  discoveries: readonly (readonly string[])[];
  buddha: number | null;
  symbolCounts: readonly number[];
  numberCounts: readonly number[];
  /** One's own cards; null for a spectator. */
  symbols: readonly Colour[] | null;
  numbers: readonly number[] | null;
  niches: Readonly<Record<string, string | null>>;
  symbolDeck: number;
  numberDeck: number;
  piles: readonly [number, number];
  discard: readonly string[];
  up: readonly { name: string; pile: number }[];
  offers: readonly Offer[];
  duel: Duel | null;
  bonuses: readonly number[] | null;
  winners: readonly number[];
  /** Seats and squares that the last event touched, marked until the next. */
  moved: ReadonlySet<string>;
}

export const NOTHING: Position = {
  box: HOUSE,
  colours: [],
  active: 0,
  phase: 'reserve',
  turns: 0,
  awarded: 0,
  coins: [],
  steps: [],
  points: [],
  earned: [],
  squares: [],
  reserve: [],
  discoveries: [],
  buddha: null,
  symbolCounts: [],
  numberCounts: [],
  symbols: null,
  numbers: null,
  niches: {},
  symbolDeck: 0,
  numberDeck: 0,
  piles: [0, 0],
  discard: [],
  up: [],
  offers: [],
  duel: null,
  bonuses: null,
  winners: [],
  moved: new Set(),
};

const put = <T>(all: readonly T[], at: number, value: T): T[] => all.map((old, place) => (place === at ? value : old));
const add = (all: readonly number[], at: number, more: number): number[] => put(all, at, (all[at] ?? 0) + more);
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const isNumber = (card: string): boolean => /^\d+$/.test(card);

/** Return the position after an event, as the seat `me` (or nobody) sees it. */
export function after(at: Position, told: Told, me: number | null, options: EschnapurOptions): Position {
  const seat = told.seat ?? 0;
  const facts = told.facts as Record<string, any>;
  const next = step(at, told.kind, seat, facts, me, options);
  return { ...next, moved: new Set([...(told.seat === null ? [] : [`seat-${seat}`]), ...(facts.square ? [facts.square] : [])]) };
}

function step(at: Position, kind: string, seat: number, facts: Record<string, any>, me: number | null, options: EschnapurOptions): Position {
  switch (kind) {
    case 'dealt':
      return dealt(at.box, facts, me, options);
    case 'taken-up':
      return fromView(facts.view, at);
    case 'turn':
      return { ...at, active: seat, phase: 'reserve', turns: facts.number, up: [], offers: [] };
    case 'void':
      return { ...at, phase: 'walk', coins: add(at.coins, seat, facts.coins) };
    case 'buy': {
      const paid = { ...at, coins: add(at.coins, seat, -facts.coins) };
      if (facts.thing === 'move') return { ...paid, steps: add(at.steps, seat, 1) };
      return drawn(paid, seat, facts.thing === 'symbol' ? 1 : 0, facts.thing === 'number' ? 1 : 0, facts.cards, me);
    }
    case 'redeem': {
      const given = put(at.reserve, seat, without(at.reserve[seat] ?? [], facts.tokens));
      const rest = { ...at, reserve: given, discard: [...at.discard, ...facts.tokens] };
      return drawn(rest, seat, facts.symbols, facts.numbers, facts.cards, me);
    }
    case 'restock': {
      const half = Math.floor(facts.count / 2);
      return { ...at, discard: [], piles: [at.piles[0] + facts.count - half, at.piles[1] + half] };
    }
    case 'flip': {
      const { first_pile: first, second_pile: second } = facts as { first_pile: number; second_pile: number };
      const taken = (pile: number) => Number(first === pile) + Number(second === pile);
      return {
        ...at,
        phase: 'offers',
        duel: null,
        piles: [at.piles[0] - taken(1), at.piles[1] - taken(2)],
        up: [{ name: facts.a, pile: first }, { name: facts.b, pile: second }],
      };
    }
    case 'offer':
    case 'change':
      return { ...at, offers: [...others(at, seat, facts.token), { token: facts.token, seat, ...readPrice(facts.price), lowered: facts.trend === 'lowered' ? readPrice(facts.was) : undefined }] };
    case 'withdraw':
    case 'lapse':
      return { ...at, offers: others(at, seat, facts.token) };
    case 'sale':
      return sold(at, seat, facts, me);
    case 'income': {
      if (facts.pays === 'coins') return { ...at, coins: add(at.coins, seat, facts.count) };
      if (facts.pays === 'movement') return { ...at, steps: add(at.steps, seat, facts.count) };
      const [symbols, numbers] = facts.pays === 'symbol' ? [facts.count, 0] : [0, facts.count];
      return drawn(at, seat, symbols, numbers, facts.cards, me);
    }
    case 'refuse': {
      const back = (pile: number) => at.up.filter((token) => token.pile === pile).length;
      return {
        ...at,
        phase: 'walk',
        coins: add(at.coins, seat, facts.coins),
        piles: [at.piles[0] + back(1), at.piles[1] + back(2)],
        up: [],
        offers: [],
      };
    }
    case 'walk':
      return { ...at, squares: put(at.squares, seat, facts.square), steps: add(at.steps, seat, -facts.steps) };
    case 'open':
      return {
        ...at,
        phase: 'duel',
        symbolCounts: add(at.symbolCounts, seat, -facts.cards.length),
        symbolDeck: at.symbolDeck + facts.cards.length,
        symbols: seat === me && at.symbols ? without(at.symbols, facts.cards) : at.symbols,
        niches: { ...at.niches, [facts.square]: facts.discovery },
        duel: fresh(facts.square, facts.discovery, at.colours.length),
      };
    case 'advance':
      return advanced(at, seat, facts);
    case 'buddha':
      return { ...at, buddha: seat };
    case 'buddha-rests':
      return { ...at, buddha: null };
    case 'bonus':
    case 'penalty': {
      const points = kind === 'bonus' ? facts.points : -facts.points;
      return { ...at, points: add(at.points, seat, points), bonuses: put(at.bonuses ?? at.colours.map(() => 0), seat, points) };
    }
    case 'game-end':
      return { ...at, phase: 'over', points: facts.points, winners: facts.winners, bonuses: at.bonuses ?? at.colours.map(() => 0) };
  }
  return at.duel ? duelled(at, at.duel, kind, seat, facts, me) : at;
}

const NOT_YET: Earned = { openings: 0, duels: 0, buddha: 0 };

/** A gain is an opening's until the cards of the duel are turned up; what is doubled is the Buddha's by half (E-H3). */
function advanced(at: Position, seat: number, facts: Record<string, any>): Position {
  const from = at.duel?.settled ? 'duels' : 'openings';
  const plain = facts.doubled ? facts.points / 2 : facts.points;
  const earned = at.earned[seat] ?? NOT_YET;
  return {
    ...at,
    points: put(at.points, seat, facts.total),
    earned: put(at.earned, seat, { ...earned, [from]: earned[from] + plain, buddha: earned.buddha + facts.points - plain }),
    duel: at.duel?.settled ? { ...at.duel, advance: { points: facts.points, doubled: Boolean(facts.doubled) } } : at.duel,
  };
}

function dealt(box: Box, facts: Record<string, any>, me: number | null, options: EschnapurOptions): Position {
  const colours = facts.colours as Colour[];
  const each = <T>(value: T): T[] => colours.map(() => value);
  const cards = (facts.cards ?? []) as string[];
  const first = options.piles ?? FIRST_PILE;
  const { symbols, numbers } = box.components.setup;
  const position: Position = {
    ...NOTHING,
    box,
    colours,
    active: facts.first,
    coins: each(facts.coins),
    steps: each(facts.steps),
    points: each(0),
    earned: each(NOT_YET),
    squares: colours.map((colour) => box.squares.find((square) => box.asked(square).join() === colour) ?? ''),
    reserve: each([]),
    discoveries: each([]),
    symbolCounts: each(symbols),
    numberCounts: each(numbers),
    symbolDeck: SYMBOL_CARDS - symbols * colours.length,
    numberDeck: NUMBER_CARDS - numbers * colours.length,
    niches: Object.fromEntries(box.squares.map((square) => [square, null])),
    piles: [first, RESERVE_TOKENS - first],
  };
  return me === null
    ? position
    : { ...position, symbols: cards.filter((card) => !isNumber(card)) as Colour[], numbers: ascending(cards.filter(isNumber).map(Number)) };
}

const others = (at: Position, seat: number, token: Sale): Offer[] =>
  at.offers.filter((offer) => offer.seat !== seat || offer.token !== token);

/** Cards drawn from the decks; one's own are seen. */
function drawn(at: Position, seat: number, symbols: number, numbers: number, cards: string[] | undefined, me: number | null): Position {
  const mine = seat === me && cards ? cards : [];
  return {
    ...at,
    symbolCounts: add(at.symbolCounts, seat, symbols),
    numberCounts: add(at.numberCounts, seat, numbers),
    symbolDeck: at.symbolDeck - symbols,
    numberDeck: at.numberDeck - numbers,
    symbols: at.symbols && [...at.symbols, ...(mine.filter((card) => !isNumber(card)) as Colour[])],
    numbers: at.numbers && ascending([...at.numbers, ...mine.filter(isNumber).map(Number)]),
  };
}

function sold(at: Position, seller: number, facts: Record<string, any>, me: number | null): Position {
  const { buyer } = facts as { buyer: number };
  const price = readPrice(facts.price);
  const pass = (all: readonly number[], count: number) => add(add(all, seller, count), buyer, -count);
  let { symbols, numbers } = at;
  if (me === seller && symbols && numbers) [symbols, numbers] = [[...symbols, ...price.symbols], ascending([...numbers, ...price.numbers])];
  if (me === buyer && symbols && numbers) [symbols, numbers] = [without(symbols, price.symbols), without(numbers, price.numbers)];
  const held = put(at.reserve, seller, [...(at.reserve[seller] ?? []), facts.kept]);
  return {
    ...at,
    phase: 'walk',
    coins: pass(at.coins, price.coins),
    steps: pass(at.steps, price.steps),
    symbolCounts: pass(at.symbolCounts, price.symbols.length),
    numberCounts: pass(at.numberCounts, price.numbers.length),
    symbols,
    numbers,
    reserve: put(held, buyer, [...(held[buyer] ?? []), facts.name]),
    up: [],
    offers: [],
  };
}

const fresh = (niche: string, name: string, seats: number): Duel => ({
  niche,
  name,
  locked: Array<boolean>(seats).fill(false),
  own: null,
  cards: Array<null>(seats).fill(null),
  failed: [],
  payer: null,
  finder: null,
  advance: null,
  settled: false,
});

function duelled(at: Position, duel: Duel, kind: string, seat: number, facts: Record<string, any>, me: number | null): Position {
  const awarded = (): Position => {
    const niches = { ...at.niches };
    delete niches[duel.niche];
    return { ...at, niches, awarded: at.awarded + 1 };
  };
  switch (kind) {
    case 'lock':
      return { ...at, duel: { ...duel, locked: put(duel.locked, seat, true), own: seat === me ? (facts.card ?? duel.own) : duel.own } };
    case 'reveal': {
      const turned = { ...at, duel: { ...duel, settled: true, cards: put(duel.cards, seat, facts.card) } };
      if (!facts.card) return turned;
      return {
        ...turned,
        numberCounts: add(at.numberCounts, seat, -1),
        numberDeck: at.numberDeck + 1,
        numbers: seat === me && at.numbers ? without(at.numbers, [facts.card]) : at.numbers,
      };
    }
    case 'cannot-pay':
      return { ...at, duel: { ...duel, failed: [...duel.failed, seat] } };
    case 'pay':
      return { ...at, coins: add(at.coins, seat, -facts.coins), duel: { ...duel, payer: seat } };
    case 'find':
    case 'alone': {
      const found = awarded();
      return {
        ...found,
        coins: add(at.coins, seat, facts.coins ?? 0),
        discoveries: put(at.discoveries, seat, [...(at.discoveries[seat] ?? []), facts.discovery]),
        duel: { ...duel, finder: seat, payer: kind === 'alone' ? seat : duel.payer },
      };
    }
    case 'pass':
      return { ...at, coins: add(at.coins, seat, facts.coins) };
    case 'token-leaves':
      return awarded();
  }
  return at;
}

/** Return the position that a view shows; a duel that is over and what was earned are left as they were seen. */
export function fromView(view: EschnapurView, seen: Position = NOTHING): Position {
  const duel = view.duel && { ...fresh(view.duel.niche, view.niches[view.duel.niche] ?? '', view.colours.length), locked: view.duel.locked, own: view.duel.own };
  return {
    box: seen.box,
    colours: view.colours,
    active: view.active,
    phase: view.phase,
    turns: view.turns,
    awarded: view.awarded,
    coins: view.coins,
    steps: view.steps,
    points: view.points,
    earned: seen.earned.length ? seen.earned : view.points.map(() => NOT_YET),
    squares: view.squares,
    reserve: view.reserve,
    discoveries: view.discoveries,
    buddha: view.buddha,
    symbolCounts: view.symbol_counts,
    numberCounts: view.number_counts,
    symbols: view.symbols,
    numbers: view.numbers && ascending(view.numbers),
    niches: view.niches,
    symbolDeck: view.symbol_deck,
    numberDeck: view.number_deck,
    piles: view.piles,
    discard: view.discard,
    up: view.tokens,
    offers: view.offers,
    duel: duel ?? (seen.duel?.settled ? seen.duel : null),
    bonuses: view.bonuses,
    winners: view.winners,
    moved: new Set(),
  };
}

/** The seats that the table waits for: the active player, or those who owe the duel a card. */
export function awaited(at: Position): number[] {
  if (at.phase === 'over' || !at.colours.length) return [];
  if (at.phase !== 'duel') return [at.active];
  return at.colours.flatMap((_, seat) => (at.duel?.locked[seat] ? [] : [seat]));
}

/** Tell whether the log has led to what the server shows. */
export function agrees(at: Position, view: EschnapurView): boolean {
  const of = (position: Position) =>
    JSON.stringify([
      position.active, position.phase, position.coins, position.steps, position.points, position.squares, position.buddha,
      position.symbolCounts, position.numberCounts, [...(position.symbols ?? [])].sort(), position.numbers,
      position.reserve.map((tokens) => [...tokens].sort()), position.symbolDeck, position.numberDeck, position.piles,
      Object.keys(position.niches).sort(), position.up, position.offers.length, position.awarded,
    ]);
  return of(at) === of(fromView(view));
}
