/** What every move of Eschnapur does, once the rules allow it, and what follows from it. */

import type { Offer, Position } from './position';
import { discovery, isWithin, items, readPrice, token, within, without, type Price, type Thing } from './box';
import type { Colour, Sale } from '../view';
import { drawn, put, rising, upTo, type Game, type Turn } from './turn';

export const standing = (at: Position, seat: number, sale: Sale): Offer | undefined => at.offers.find((offer) => offer.seat === seat && offer.token === sale);
export function redemption(words: readonly string[]): { tokens: readonly string[]; cards: readonly string[] } {
  const middle = words.indexOf('for');
  return { tokens: words.slice(0, Math.max(0, middle)), cards: words.slice(middle + 1) };
}

export const DEEDS: Readonly<Record<string, (turn: Turn, seat: number, words: readonly string[]) => void>> = {
  buy(turn, seat, [thing]) {
    const coins = turn.box.price(thing as Thing);
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
      const place = held.find((other) => turn.box.tokens[other] === name)!;
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
    turn.tell('flip', seat, { first_pile: piles[0], second_pile: piles[1], a: turn.box.tokens[up[0]!], b: turn.box.tokens[up[1]!] });
  },
  offer(turn, seat, [sale, ...price]) {
    const was = standing(turn.now.at, seat, sale as Sale);
    const facts = { token: sale, name: named(turn, sale), price };
    if (was) turn.tell('change', seat, { ...facts, was: items(was), trend: trend(was, readPrice(price)) });
    else turn.tell('offer', seat, facts);
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
    turn.tell('sale', seller, { buyer, token: sale, name: turn.box.tokens[sold], kept: turn.box.tokens[kept], price: items(price) });
    income(turn, seller, turn.box.tokens[kept]!);
    income(turn, buyer, turn.box.tokens[sold]!);
  },
  refuse(turn, seat) {
    const [a, b] = turn.now.at.up;
    for (const [place, { pile }] of turn.now.at.up.entries()) {
      const under = [...turn.now.piles[pile - 1]!, turn.now.up[place]!];
      turn.set({ piles: pile === 1 ? [under, turn.now.piles[1]] : [turn.now.piles[0], under] });
    }
    turn.set({ up: [] });
    turn.tell('refuse', seat, { coins: turn.take(0, turn.box.refusal), a: a!.name, b: b!.name });
  },
  move(turn, seat, path) {
    turn.pay(1, path.length);
    turn.tell('walk', seat, { path, square: path.at(-1), steps: path.length });
  },
  open(turn, seat) {
    const square = turn.now.at.squares[seat]!;
    const cards = turn.box.asked(square);
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
    if (turn.now.quiet === turn.box.components.end.quiet_rounds * turn.now.hands.length) finish(turn, 'quiet'); // E-Z4
    else nextTurn(turn);
  },
  duel(turn, seat, [card]) {
    turn.set({ locks: put(turn.now.locks, seat, card === 'pass' ? 0 : Number(card)) });
    turn.tell('lock', seat);
    if (turn.now.locks.includes(null)) return;
    settle(turn, turn.now.locks as readonly number[]);
    turn.set({ locks: turn.now.locks.map(() => null) });
    if (turn.now.at.awarded >= turn.box.discoveries) finish(turn, 'discoveries'); // E-Z1
    else nextTurn(turn);
  },
};

const named = (turn: Turn, sale: string | undefined): string => turn.now.at.up[sale === 'A' ? 0 : 1]!.name;

/** Whether a changed offer was raised, lowered, or neither for certain. */
const trend = (was: Price, price: Price): string => (isWithin(price, was) ? 'lowered' : isWithin(was, price) ? 'raised' : 'other');

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
  const count = kind === 'coins' ? turn.take(0, amount) : kind === 'movement' ? turn.take(1, amount) : symbols.length + numbers.length;
  turn.tell('income', seat, { name, pays: kind, count, ...drawn(symbols, numbers) });
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
  const price = (seat: number): number => turn.box.coinsOn(cards[seat]!, options);
  const playing = upTo(cards.length).filter((seat) => cards[seat]).sort((a, b) => cards[b]! - cards[a]!);
  const high = playing.find((seat) => at.coins[seat]! >= price(seat));
  const low = playing.at(-1);
  const many = playing.length > 1;
  // The bank deals before anything is told, because a limited one serves in this order.
  if (many && high !== undefined) turn.pay(0, price(high));
  const find = many ? turn.take(0, price(low!)) : 0;
  const passed = new Map<number, number>();
  for (const each of upTo(cards.length).map((n) => (at.active + n) % cards.length)) if (!cards[each]) passed.set(each, turn.take(0, turn.box.passing));
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
  if (left < 2) turn.tell('void', seat, { coins: turn.take(0, turn.box.refusal) }); // E-A8
}

/** End the game: most and fewest discoveries are counted, and the winners are named (E-Z2, E-Z3). */
function finish(turn: Turn, reason: 'discoveries' | 'quiet'): void {
  turn.set({ ended: reason });
  const found = turn.now.at.discoveries.map((tokens) => tokens.length);
  const end = turn.box.components.end;
  const shared = (all: number, count: number): number => Math.floor(all / found.filter((other) => other === count).length);
  const [most, fewest] = [Math.max(...found), Math.min(...found)];
  for (const [seat, count] of found.entries()) {
    const bonus = (count === most ? shared(end.most, most) : 0) - (count === fewest ? shared(end.fewest, fewest) : 0);
    if (bonus) turn.tell(bonus > 0 ? 'bonus' : 'penalty', seat, { found: count, points: Math.abs(bonus) });
  }
  const { points } = turn.now.at;
  const leaders = upTo(points.length).filter((seat) => points[seat] === Math.max(...points));
  const best = (seat: number): number => turn.now.hands[seat]!.numbers.at(-1) ?? 0;
  const winners = leaders.filter((seat) => best(seat) === Math.max(...leaders.map(best)));
  const decided = leaders.length === 1 ? 'points' : winners.length === 1 ? 'card' : 'nothing';
  turn.tell('game-end', winners.length === 1 ? winners[0]! : null, { reason, winners, points: [...points], decided });
}
