/**
 * A whole game of Eschnapur, all cards open: the deal and every move by the rules, as a record is checked by.
 *
 * What everybody sees is a `Position`, changed by the same events as at the table. Beside it lies what is hidden: hands,
 * decks, piles. Reserve and discovery tokens are numbers, their places in the box.
 */

import { NOTHING, type Told } from './position';
import { noAnswer, noFlip, noLock, noOffer, noOpening, noPurchase, noRedemption, noSale, noWalk, type Refusal } from './refusal';
import { COLOURS, FIRST_PILE, HOUSE, NUMBERS, items, readPrice, token, type Thing } from './box';
import type { Colour, EschnapurOptions, Sale } from '../view';
import { DEEDS, redemption, standing } from './deeds';
import { Forbidden, Turn, drawn, rising, upTo, type Game, type Shuffle } from './turn';

/** Set up a game and deal (E-S1 to E-S5). */
export function deal(options: EschnapurOptions, seats: number, shuffle: Shuffle, first: number, box = HOUSE): [Game, Told[]] {
  const { setup, bank } = box.components;
  const colours = options.colours?.length ? options.colours : COLOURS.slice(0, seats);
  const symbols = shuffle('symbols', box.symbols).map((at) => COLOURS[at]!);
  const numbers = shuffle('numbers', NUMBERS);
  const finds = shuffle('discovery', upTo(box.finds.length));
  const reserve = shuffle('reserve', upTo(box.tokens.length));
  const height = options.piles ?? FIRST_PILE;
  const coins = setup.coins[seats]!;
  const share = <T>(cards: readonly T[], each: number, seat: number): T[] => cards.slice(each * seat, each * (seat + 1));
  const hands = upTo(seats).map((seat) => ({ symbols: share(symbols, setup.symbols, seat), numbers: rising(share(numbers, setup.numbers, seat)), tokens: [] }));
  const turn = new Turn(
    {
      options,
      at: { ...NOTHING, box },
      hands,
      symbols: symbols.slice(setup.symbols * seats),
      numbers: numbers.slice(setup.numbers * seats),
      piles: [reserve.slice(0, height), reserve.slice(height)],
      discard: [],
      up: [],
      finds: Object.fromEntries(box.squares.map((square, at) => [square, box.finds[finds[at]!]!])),
      bank: [bank.coins - coins * seats, bank.movement - setup.movement * seats],
      locks: hands.map(() => null),
      quiet: 0,
      duels: 0,
      restocks: 0,
      ended: null,
    },
    shuffle,
  );
  turn.tell('dealt', null, { first, colours, coins, steps: setup.movement, hands: hands.map((hand) => drawn(hand.symbols, hand.numbers).cards) });
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
/** Whether words are a price in its one notation; no words are no price. */
const isPrice = (words: readonly string[]): boolean => items(readPrice(words)).join(' ') === words.join(' ');
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
      written(isOne([first], 'A', 'B') && isPrice(words.slice(1)));
      return over ?? noOffer(at, seat, sale, readPrice(words.slice(1)));
    case 'withdraw':
      written(isOne(words, 'A', 'B'));
      return over ?? (standing(at, seat, sale) ? null : forbid('E-A2', 'no-offer-of-yours', { token: sale }));
    case 'accept':
      written(isOne([first], 'A', 'B') && COLOURS.includes(words[1] as Colour) && isPrice(words.slice(2)));
      return over ?? noSale(at, seat, sale, words[1] as Colour, words.length > 2 ? readPrice(words.slice(2)) : null);
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
      written(isOne(words, 'pass', ...NUMBERS.map(String)));
      return over ?? noLock(at, seat, first === 'pass' ? 0 : Number(first));
  }
  throw new Forbidden(null);
}
