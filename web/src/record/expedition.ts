/**
 * A whole game of Eschnapur, all cards open: the deal and every move by the rules, as a record is checked by.
 *
 * What everybody sees is a `Position`, changed by the same events as at the table. Beside it lies what is hidden: hands,
 * decks, piles. Reserve and discovery tokens are numbers, their places in the box.
 */

import { NOTHING, after, type Offer, type Position, type Told } from '../eschnapur/position';
import { noAnswer, noFlip, noLock, noOffer, noOpening, noPurchase, noRedemption, noWalk, type Refusal } from '../eschnapur/refusal';
import { COLOURS, DISCOVERIES, NUMBER_CARDS, PASSING, PRICES, REFUSAL, asked, coinsOn, discovery, items, readPrice, token, within, without, type Price, type Thing } from '../eschnapur/temple';
import type { Colour, EschnapurOptions, Sale } from '../eschnapur/view';

/** The reserve tokens of the box (E-C6), and the discovery tokens (E-C7). */
const TOKENS: readonly string[] = [
  ['1c:6', 2], ['2c:5', 3], ['3c:4', 3], ['4c:3', 2], ['1m:5', 3], ['2m:4', 4], ['3m:2', 2], ['4m:1', 1],
  ['1s:2', 2], ['1s:3', 4], ['1s:4', 2], ['1n:2', 2], ['1n:3', 3], ['1n:4', 2],
].flatMap(([name, count]) => Array<string>(count as number).fill(name as string));
const FINDS: readonly string[] = [4, 5, 6].flatMap((small) => [7, 8, 9, 10, 11].map((large) => `${small}/${large}`));
/** The niches in the order in which discovery tokens are laid on them (E-S1). */
const NICHES: readonly string[] = ['S', 'P', 'Q'].flatMap((ring) => [0, 1, 2, 3, 4].map((at) => `${ring}${at}`));
const MOST = 12;
const FEWEST = 6;
const QUIET_ROUNDS = 5;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

interface Hand {
  symbols: readonly Colour[];
  numbers: readonly number[];
  tokens: readonly number[];
}

/** A game at one moment. */
export interface Game {
  options: EschnapurOptions;
  at: Position;
  hands: readonly Hand[];
  symbols: readonly Colour[];
  numbers: readonly number[];
  piles: readonly [readonly number[], readonly number[]];
  discard: readonly number[];
  up: readonly number[];
  /** The discovery token before each square. */
  finds: Readonly<Record<string, string>>;
  /** Coins and movement tokens of the bank (E-C5). */
  bank: readonly [number, number];
  /** The cards locked in a duel, 0 for the pass card. */
  locks: readonly (number | null)[];
  quiet: number;
  duels: number;
  restocks: number;
  ended: 'discoveries' | 'quiet' | null;
}

/** Brings some things into the order that chance has for a label. */
export type Shuffle = (label: string, things: readonly number[]) => readonly number[];

/** A move that the rules refuse; without a refusal it is no move at all. */
export class Forbidden extends Error {
  constructor(readonly refusal: Refusal | null) {
    super(refusal ? `${refusal.clause} ${refusal.reason}` : 'no move');
  }
}

const put = <T>(all: readonly T[], at: number, value: T): T[] => all.map((old, place) => (place === at ? value : old));
const inColours = (symbols: readonly Colour[]): Colour[] => [...symbols].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
const rising = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** A game while a move is played: what is hidden changes first, what is told then changes what all see. */
class Turn {
  told: Told[] = [];

  constructor(
    public now: Game,
    private readonly shuffle: Shuffle,
  ) {}

  set(change: Partial<Game>): void {
    this.now = { ...this.now, ...change };
  }
  hand(seat: number, change: Partial<Hand>): void {
    this.set({ hands: put(this.now.hands, seat, { ...this.now.hands[seat]!, ...change }) });
  }
  tell(kind: string, seat: number | null, facts: Record<string, unknown> = {}): void {
    const told = { kind, seat, facts };
    this.told.push(told);
    this.set({ at: after(this.now.at, told, null, this.now.options) });
  }
  order(label: string, things: readonly number[]): readonly number[] {
    return this.shuffle(label, things);
  }

  /** What the bank gives: all that is asked, or what a limited one has left (E-C5). */
  take(which: 0 | 1, count: number): number {
    const given = this.now.options.bank === 'limited' ? Math.min(count, this.now.bank[which]) : count;
    this.pay(which, -given);
    return given;
  }
  pay(which: 0 | 1, count: number): void {
    const [coins, steps] = this.now.bank;
    this.set({ bank: which ? [coins, steps + count] : [coins + count, steps] });
  }

  /** Draw cards; an empty deck gives none. */
  drawSymbol(seat: number): Colour[] {
    const [card, ...rest] = this.now.symbols;
    if (!card) return [];
    this.set({ symbols: rest });
    this.hand(seat, { symbols: [...this.now.hands[seat]!.symbols, card] });
    return [card];
  }
  drawNumber(seat: number): number[] {
    const [card, ...rest] = this.now.numbers;
    if (!card) return [];
    this.set({ numbers: rest });
    this.hand(seat, { numbers: rising([...this.now.hands[seat]!.numbers, card]) });
    return [card];
  }
}

/** What a seat has drawn, as it is told. */
const drawn = (symbols: readonly Colour[], numbers: readonly number[]): { cards?: string[] } =>
  symbols.length + numbers.length ? { cards: [...inColours(symbols), ...rising(numbers).map(String)] } : {};

/** Set up a game and deal (E-S1 to E-S5). */
export function deal(options: EschnapurOptions, seats: number, shuffle: Shuffle, first: number): [Game, Told[]] {
  const colours = options.colours?.length ? options.colours : COLOURS.slice(0, seats);
  const symbols = shuffle('symbols', COLOURS.flatMap((_, at) => [at, at, at, at])).map((at) => COLOURS[at]!);
  const numbers = shuffle('numbers', upTo(NUMBER_CARDS).map((at) => at + 1));
  const finds = shuffle('discovery', upTo(FINDS.length));
  const reserve = shuffle('reserve', upTo(TOKENS.length));
  const height = options.piles ?? 18;
  const coins = seats === 5 ? 17 : 20;
  const hands = upTo(seats).map((seat) => ({ symbols: symbols.slice(seat, seat + 1), numbers: rising(numbers.slice(2 * seat, 2 * seat + 2)), tokens: [] }));
  const turn = new Turn(
    {
      options,
      at: NOTHING,
      hands,
      symbols: symbols.slice(seats),
      numbers: numbers.slice(2 * seats),
      piles: [reserve.slice(0, height), reserve.slice(height)],
      discard: [],
      up: [],
      finds: Object.fromEntries(NICHES.map((square, at) => [square, FINDS[finds[at]!]!])),
      bank: [100 - coins * seats, 35 - 2 * seats],
      locks: hands.map(() => null),
      quiet: 0,
      duels: 0,
      restocks: 0,
      ended: null,
    },
    shuffle,
  );
  turn.tell('dealt', null, { first, colours, coins, steps: 2, hands: hands.map((hand) => drawn(hand.symbols, hand.numbers).cards) });
  turn.tell('turn', first, { number: 1 });
  return [turn.now, turn.told];
}

/** Play a move of a seat; throws `Forbidden`. */
export function play(game: Game, seat: number, notation: string, shuffle: Shuffle): [Game, Told[]] {
  const turn = new Turn(game, shuffle);
  const [verb = '', ...words] = notation.split(' ');
  const why = refusal(game, seat, verb, words);
  if (why) throw new Forbidden(why);
  DEEDS[verb]!(turn, seat, words);
  return [turn.now, turn.told];
}

const forbid = (clause: string, reason: string, facts: Refusal['facts'] = {}): Refusal => ({ clause, reason, facts });
const isOne = (words: readonly string[], ...among: string[]): boolean => words.length === 1 && among.includes(words[0]!);
/** Reserve tokens in the order of print: the dearest first, then by what they pay. */
const dearest = (names: readonly string[]): string[] =>
  [...names].sort((a, b) => token(b).value - token(a).value || 'cmsn'.indexOf(a[1]!) - 'cmsn'.indexOf(b[1]!) || token(a).amount - token(b).amount);

/** Why a seat may not make a move now; a text that is no move in its one notation is thrown out. */
function refusal(game: Game, seat: number, verb: string, words: readonly string[]): Refusal | null {
  const written = (holds: boolean): void => {
    if (!holds) throw new Forbidden(null);
  };
  const { at: seen, ended } = game;
  const hand = game.hands[seat];
  written(hand !== undefined);
  const at = { ...seen, symbols: hand!.symbols, numbers: hand!.numbers };
  const over = ended && forbid(ended === 'discoveries' ? 'E-Z1' : 'E-Z4', 'game-over');
  const [first = ''] = words;
  const sale = first as Sale;
  switch (verb) {
    case 'buy':
      written(isOne(words, 'symbol', 'number', 'move'));
      return over ?? noPurchase(at, seat, first as Thing, game.options.bank === 'limited' ? game.bank : null);
    case 'redeem': {
      const { tokens, cards } = redemption(words);
      written(tokens.length > 0 && tokens.every((name) => /^[1-4][cmsn]:[1-9]\d?$/.test(name)) && dearest(tokens).join() === tokens.join());
      written(['symbol symbol', 'symbol number', 'number number'].includes(cards.join(' ')));
      return over ?? noRedemption(at, seat, tokens);
    }
    case 'flip':
      written(words.length === 2 && words.every((pile) => pile === '1' || pile === '2'));
      return over ?? noFlip(at, seat, words.map(Number));
    case 'offer':
      written(isOne([first], 'A', 'B') && items(readPrice(words.slice(1))).join(' ') === words.slice(1).join(' '));
      return over ?? noOffer(at, seat, sale, readPrice(words.slice(1)));
    case 'withdraw':
      written(isOne(words, 'A', 'B'));
      return over ?? (standing(at, seat, sale) ? null : forbid('E-A2', 'no-offer-of-yours', { token: sale }));
    case 'accept':
      written(words.length === 2 && isOne([first], 'A', 'B') && COLOURS.includes(words[1] as Colour));
      return over ?? noAnswer(at, seat, 'E-A4') ?? (standing(at, at.colours.indexOf(words[1] as Colour), sale) ? null : forbid('E-A4', 'no-such-offer', { token: sale, colour: words[1] }));
    case 'refuse':
      written(!words.length);
      return over ?? noAnswer(at, seat, 'E-A5');
    case 'move':
      written(words.length > 0 && words.every((square) => /^[A-Za-z0-9]{1,16}$/.test(square)));
      return over ?? noWalk(at, seat, words);
    case 'open':
      written(!words.length);
      return over ?? noOpening(at, seat);
    case 'end':
      written(!words.length);
      return over ?? noWalk(at, seat, []);
    case 'duel':
      written(isOne(words, 'pass', ...upTo(NUMBER_CARDS).map((card) => String(card + 1))));
      return over ?? noLock(at, seat, first === 'pass' ? 0 : Number(first));
  }
  throw new Forbidden(null);
}

const standing = (at: Position, seat: number, sale: Sale): Offer | undefined => at.offers.find((offer) => offer.seat === seat && offer.token === sale);
function redemption(words: readonly string[]): { tokens: readonly string[]; cards: readonly string[] } {
  const middle = words.indexOf('for');
  return { tokens: words.slice(0, Math.max(0, middle)), cards: words.slice(middle + 1) };
}

const DEEDS: Readonly<Record<string, (turn: Turn, seat: number, words: readonly string[]) => void>> = {
  buy(turn, seat, [thing]) {
    const coins = PRICES[thing as Thing];
    turn.pay(0, coins);
    if (thing === 'move') turn.take(1, 1);
    const cards = thing === 'symbol' ? drawn(turn.drawSymbol(seat), []) : thing === 'number' ? drawn([], turn.drawNumber(seat)) : {};
    turn.tell('buy', seat, { thing, coins, ...cards });
    for (const [place, sale] of (['A', 'B'] as const).entries()) {
      const offer = standing(turn.now.at, seat, sale);
      if (offer && !canGive(turn.now, seat, offer)) turn.tell('lapse', seat, { token: sale, name: turn.now.at.up[place]!.name }); // E-A7
    }
  },
  redeem(turn, seat, words) {
    const { tokens, cards } = redemption(words);
    let held = rising(turn.now.hands[seat]!.tokens);
    const given = tokens.map((name) => {
      const place = held.find((other) => TOKENS[other] === name)!;
      held = without(held, [place]);
      return place;
    });
    turn.hand(seat, { tokens: held });
    turn.set({ discard: [...turn.now.discard, ...given] });
    const symbols: Colour[] = [];
    const numbers: number[] = [];
    for (const card of cards) {
      // E-B3: where a deck runs short the other one serves.
      const symbol = card === 'symbol' || !turn.now.numbers.length;
      if (symbol && turn.now.symbols.length) symbols.push(...turn.drawSymbol(seat));
      else numbers.push(...turn.drawNumber(seat));
    }
    turn.tell('redeem', seat, { tokens, symbols: symbols.length, numbers: numbers.length, ...drawn(symbols, numbers) });
  },
  flip(turn, seat, words) {
    const piles = words.map(Number);
    const restock = turn.now.piles[0].length + turn.now.piles[1].length < 2;
    const order = restock ? turn.order(`reserve/${turn.now.restocks + 2}`, rising(turn.now.discard)) : [];
    if (restock) turn.tell('restock', null, { count: order.length });
    const up: number[] = [];
    for (const pile of piles) {
      if (!turn.now.piles[0].length && !turn.now.piles[1].length) {
        const half = order.length - Math.floor(order.length / 2);
        turn.set({ piles: [order.slice(0, half), order.slice(half)], discard: [], restocks: turn.now.restocks + 1 }); // E-B3
      }
      const [top, ...rest] = turn.now.piles[pile - 1]!;
      up.push(top!);
      turn.set({ piles: pile === 1 ? [rest, turn.now.piles[1]] : [turn.now.piles[0], rest] });
    }
    turn.set({ up });
    turn.tell('flip', seat, { first_pile: piles[0], second_pile: piles[1], a: TOKENS[up[0]!], b: TOKENS[up[1]!] });
  },
  offer(turn, seat, [sale, ...price]) {
    const changed = standing(turn.now.at, seat, sale as Sale);
    turn.tell(changed ? 'change' : 'offer', seat, { token: sale, name: named(turn, sale), price });
  },
  withdraw(turn, seat, [sale]) {
    turn.tell('withdraw', seat, { token: sale, name: named(turn, sale) });
  },
  accept(turn, seller, [sale, colour]) {
    const buyer = turn.now.at.colours.indexOf(colour as Colour);
    const price = standing(turn.now.at, buyer, sale as Sale)!;
    const [sold, kept] = sale === 'A' ? [turn.now.up[0]!, turn.now.up[1]!] : [turn.now.up[1]!, turn.now.up[0]!];
    const [from, to] = [turn.now.hands[buyer]!, turn.now.hands[seller]!];
    turn.hand(buyer, { symbols: without(from.symbols, price.symbols), numbers: without(from.numbers, price.numbers), tokens: [...from.tokens, sold] });
    turn.hand(seller, { symbols: [...to.symbols, ...price.symbols], numbers: rising([...to.numbers, ...price.numbers]), tokens: [...to.tokens, kept] });
    turn.set({ up: [] });
    turn.tell('sale', seller, { buyer, token: sale, name: TOKENS[sold], kept: TOKENS[kept], price: items(price) });
    income(turn, seller, TOKENS[kept]!);
    income(turn, buyer, TOKENS[sold]!);
  },
  refuse(turn, seat) {
    const [a, b] = turn.now.at.up;
    for (const [place, { pile }] of turn.now.at.up.entries()) {
      const under = [...turn.now.piles[pile - 1]!, turn.now.up[place]!];
      turn.set({ piles: pile === 1 ? [under, turn.now.piles[1]] : [turn.now.piles[0], under] });
    }
    turn.set({ up: [] });
    turn.tell('refuse', seat, { coins: turn.take(0, REFUSAL), a: a!.name, b: b!.name });
  },
  move(turn, seat, path) {
    turn.pay(1, path.length);
    turn.tell('walk', seat, { path, square: path.at(-1), steps: path.length });
  },
  open(turn, seat) {
    const square = turn.now.at.squares[seat]!;
    const cards = asked(square);
    const name = turn.now.finds[square]!;
    const { small, large } = discovery(name);
    turn.hand(seat, { symbols: without(turn.now.hands[seat]!.symbols, cards) });
    turn.set({ symbols: [...turn.now.symbols, ...cards], quiet: 0, duels: turn.now.duels + 1 });
    turn.tell('open', seat, { square, cards, discovery: name, small, large });
    advance(turn, seat, small);
  },
  end(turn, seat) {
    turn.set({ quiet: turn.now.quiet + 1 });
    turn.tell('end', seat);
    if (turn.now.quiet === QUIET_ROUNDS * turn.now.hands.length) finish(turn, 'quiet'); // E-Z4
    else nextTurn(turn);
  },
  duel(turn, seat, [card]) {
    turn.set({ locks: put(turn.now.locks, seat, card === 'pass' ? 0 : Number(card)) });
    turn.tell('lock', seat);
    if (turn.now.locks.includes(null)) return;
    settle(turn, turn.now.locks as readonly number[]);
    turn.set({ locks: turn.now.locks.map(() => null) });
    if (turn.now.at.awarded >= DISCOVERIES) finish(turn, 'discoveries'); // E-Z1
    else nextTurn(turn);
  },
};

const named = (turn: Turn, sale: string | undefined): string => turn.now.at.up[sale === 'A' ? 0 : 1]!.name;

function canGive({ at, hands }: Game, seat: number, price: Price): boolean {
  const { symbols, numbers } = hands[seat]!;
  return price.coins <= at.coins[seat]! && price.steps <= at.steps[seat]! && within(price.symbols, symbols) && within(price.numbers, numbers);
}

/** Give a seat what its new reserve token shows (E-A6). */
function income(turn: Turn, seat: number, name: string): void {
  const { kind, amount } = token(name);
  const symbols: Colour[] = [];
  const numbers: number[] = [];
  for (let n = 0; n < amount; n++) {
    if (kind === 'symbol') symbols.push(...turn.drawSymbol(seat));
    if (kind === 'number') numbers.push(...turn.drawNumber(seat));
  }
  const count = kind === 'coins' ? turn.take(0, amount) : kind === 'moves' ? turn.take(1, amount) : symbols.length + numbers.length;
  turn.tell('income', seat, { name, pays: kind === 'moves' ? 'movement' : kind, count, ...drawn(symbols, numbers) });
}

/** Advance a seat, twice as far with the Buddha, which moves afterwards (E-H1 to E-H3). */
function advance(turn: Turn, seat: number, by: number): void {
  const { points, buddha } = turn.now.at;
  const doubled = buddha === seat ? 1 : 0;
  const gain = doubled ? 2 * by : by;
  turn.tell('advance', seat, { points: gain, doubled, total: points[seat]! + gain });
  const then = turn.now.at.points;
  const least = Math.min(...then);
  if (buddha !== null && then[buddha] === least) return;
  const last = then.flatMap((each, at) => (each === least ? [at] : []));
  const holder = last.length === 1 ? last[0]! : null;
  if (holder !== null) turn.tell('buddha', holder);
  else if (buddha !== null) turn.tell('buddha-rests', null);
}

/** Settle a duel (E-D1 to E-D8): the payer pays, the finder takes, then who passes, from the active player to the left. */
function settle(turn: Turn, cards: readonly number[]): void {
  const { at, options } = turn.now;
  const { niche, name } = at.duel!;
  const { large } = discovery(name);
  const price = (seat: number): number => coinsOn(cards[seat]!, options);
  const playing = upTo(cards.length).filter((seat) => cards[seat]).sort((a, b) => cards[b]! - cards[a]!);
  const high = playing.find((seat) => at.coins[seat]! >= price(seat));
  const low = playing.at(-1);
  const many = playing.length > 1;
  // The bank deals before anything is told, because a limited one serves in this order.
  if (many && high !== undefined) turn.pay(0, price(high));
  const find = many ? turn.take(0, price(low!)) : 0;
  const passed = new Map<number, number>();
  for (const each of upTo(cards.length).map((n) => (at.active + n) % cards.length)) if (!cards[each]) passed.set(each, turn.take(0, PASSING));
  for (const seat of playing) turn.hand(seat, { numbers: without(turn.now.hands[seat]!.numbers, [cards[seat]!]) });
  if (playing.length) {
    const played = rising(playing.map((seat) => cards[seat]!));
    turn.set({ numbers: [...turn.now.numbers, ...turn.order(`duel ${turn.now.duels}/numbers`, played)] }); // E-D7
  }
  for (const [seat, card] of cards.entries()) turn.tell('reveal', seat, { card });
  if (many) {
    for (const seat of playing.slice(0, high === undefined ? playing.length : playing.indexOf(high))) turn.tell('cannot-pay', seat, { card: cards[seat], coins: price(seat) });
    if (high !== undefined) {
      turn.tell('pay', high, { card: cards[high], coins: price(high) });
      advance(turn, high, large);
    }
    turn.tell('find', low!, { card: cards[low!], discovery: name, coins: find });
  } else if (low !== undefined) {
    turn.tell('alone', low, { card: cards[low], discovery: name }); // E-D5
    advance(turn, low, large);
  }
  for (const seat of upTo(cards.length)) if (passed.has(seat)) turn.tell('pass', seat, { coins: passed.get(seat)! });
  if (!playing.length) turn.tell(options.all_pass === 'leaves' ? 'token-leaves' : 'token-stays', null, { square: niche, discovery: name }); // E-D6
}

function nextTurn(turn: Turn): void {
  const { active, turns, colours } = turn.now.at;
  const seat = (active + 1) % colours.length;
  turn.tell('turn', seat, { number: turns + 1 });
  const left = turn.now.piles[0].length + turn.now.piles[1].length + turn.now.discard.length;
  if (left < 2) turn.tell('void', seat, { coins: turn.take(0, REFUSAL) }); // E-A8
}

/** End the game: most and fewest discoveries are counted, and the winners are named (E-Z2, E-Z3). */
function finish(turn: Turn, reason: 'discoveries' | 'quiet'): void {
  turn.set({ ended: reason });
  const found = turn.now.at.discoveries.map((tokens) => tokens.length);
  const shared = (all: number, count: number): number => Math.floor(all / found.filter((other) => other === count).length);
  const [most, fewest] = [Math.max(...found), Math.min(...found)];
  for (const [seat, count] of found.entries()) {
    const bonus = (count === most ? shared(MOST, most) : 0) - (count === fewest ? shared(FEWEST, fewest) : 0);
    if (bonus) turn.tell(bonus > 0 ? 'bonus' : 'penalty', seat, { found: count, points: Math.abs(bonus) });
  }
  const { points } = turn.now.at;
  const leaders = upTo(points.length).filter((seat) => points[seat] === Math.max(...points));
  const best = (seat: number): number => turn.now.hands[seat]!.numbers.at(-1) ?? 0;
  const winners = leaders.filter((seat) => best(seat) === Math.max(...leaders.map(best)));
  const decided = leaders.length === 1 ? 'points' : winners.length === 1 ? 'card' : 'nothing';
  turn.tell('game-end', winners.length === 1 ? winners[0]! : null, { reason, winners, points: [...points], decided });
}
