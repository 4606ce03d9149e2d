/**
 * The rules of Jaipur once more, for checking and replaying a record without a server.
 *
 * A round is a plain value; playing a move gives a new one and the event that tells it, as the server would. The
 * vectors of tests/browser hold both sides to the same results.
 */

import { CAMEL_TOKEN, DEALT, GOODS, MARKET_SIZE, OPENING_CAMELS, PILES, TOKENS, bonusPile, count, ordered, type Good, type Pile, type Seat } from './box';
import type { Told } from './position';
import { refusal, type Refusal } from './refusal';

export interface Deal {
  deck: string;
  bonus: Record<Pile, readonly number[]>;
  starter: Seat;
}

export interface Round {
  turn: Seat;
  starter: Seat;
  market: string;
  hands: [string, string];
  herds: [number, number];
  deck: string;
  tokens: Record<Good, readonly number[]>;
  bonuses: Record<Pile, readonly number[]>;
  rupees: [number, number];
  goodsTokens: [number, number];
  /** Values won, by pile. */
  won: [Record<Pile, readonly number[]>, Record<Pile, readonly number[]>];
  ended: 'three-piles' | 'market-short' | null;
}

export class Illegal extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${refusal.clause} ${refusal.reason}`);
  }
}

const NONE = (): Record<Pile, readonly number[]> => ({ 3: [], 4: [], 5: [] });

/** Lay a round out (J-S1, J-S2). */
export function dealRound(deal: Deal): Round {
  const first = deal.deck.slice(0, DEALT);
  const second = deal.deck.slice(DEALT, 2 * DEALT);
  const rest = deal.deck.slice(2 * DEALT);
  const turned = MARKET_SIZE - OPENING_CAMELS;
  const goods = (cards: string) => ordered(cards.replaceAll('M', ''));
  return {
    turn: deal.starter,
    starter: deal.starter,
    market: ordered('M'.repeat(OPENING_CAMELS) + rest.slice(0, turned)),
    hands: [goods(first), goods(second)],
    herds: [count(first, 'M'), count(second, 'M')],
    deck: rest.slice(turned),
    tokens: { ...TOKENS },
    bonuses: { ...deal.bonus },
    rupees: [0, 0],
    goodsTokens: [0, 0],
    won: [NONE(), NONE()],
    ended: null,
  };
}

const without = (cards: string, gone: string): string => {
  let rest = cards;
  for (const card of gone) rest = rest.replace(card, '');
  return rest;
};

const put = <T>(pair: readonly [T, T], seat: Seat, value: T): [T, T] => (seat ? [pair[0], value] : [value, pair[1]]);

/** Return the round after a move and the event that tells it, with everything in it; throws `Illegal`, or `SyntaxError` on what is no move. */
export function play(round: Round, move: string): [Round, Told] {
  const seat = round.turn;
  const [verb = '', cards = ''] = move.split(' ');
  if (round.ended) throw new Illegal({ clause: round.ended === 'three-piles' ? 'J-E1' : 'J-E2', reason: 'round-over', facts: {} });
  if (!wellFormed(move)) throw new SyntaxError(move);
  const why = refusal(move, round.hands[seat], round.herds[seat], round.market);
  if (why) throw new Illegal(why);
  const turn: Seat = seat ? 0 : 1;
  if (verb === 'sell') return sold({ ...round, turn }, seat, cards);
  if (verb === 'swap') {
    const [taken = '', given = ''] = cards.split('/');
    const camels = count(given, 'M');
    const hand = ordered(without(round.hands[seat], given.replaceAll('M', '')) + taken);
    return [
      {
        ...round,
        turn,
        market: ordered(without(round.market, taken) + given),
        hands: put(round.hands, seat, hand),
        herds: put(round.herds, seat, round.herds[seat] - camels),
      },
      { kind: 'swap', seat, facts: { taken, given } },
    ];
  }
  const herd = verb === 'camels' ? count(round.market, 'M') : 0;
  const left = herd ? round.market.replaceAll('M', '') : round.market.replace(cards, '');
  const drawn = round.deck.slice(0, MARKET_SIZE - left.length);
  const market = ordered(left + drawn);
  return [
    {
      ...round,
      turn,
      market,
      deck: round.deck.slice(drawn.length),
      hands: herd ? round.hands : put(round.hands, seat, ordered(round.hands[seat] + cards)),
      herds: put(round.herds, seat, round.herds[seat] + herd),
      // J-E2: cards that are left are placed before the round ends.
      ended: market.length < MARKET_SIZE ? 'market-short' : null,
    },
    herd ? { kind: 'camels', seat, facts: { count: herd, drawn } } : { kind: 'take', seat, facts: { card: cards, drawn } },
  ];
}

function wellFormed(move: string): boolean {
  return /^(camels|take [DGSCPLM]|sell [DGSCPLM]+|swap [DGSCPLM]*\/[DGSCPLM]*)$/.test(move);
}

function sold(round: Round, seat: Seat, cards: string): [Round, Told] {
  const good = cards[0] as Good;
  const paid = round.tokens[good].slice(0, cards.length);
  const pile = bonusPile(cards.length);
  const value = pile ? round.bonuses[pile][0] : undefined;
  const tokens = { ...round.tokens, [good]: round.tokens[good].slice(paid.length) };
  const after: Round = {
    ...round,
    hands: put(round.hands, seat, without(round.hands[seat], cards)),
    tokens,
    rupees: put(round.rupees, seat, round.rupees[seat] + paid.reduce((sum, each) => sum + each, 0)),
    goodsTokens: put(round.goodsTokens, seat, round.goodsTokens[seat] + paid.length),
    // J-E1
    ended: GOODS.filter((each) => tokens[each].length === 0).length >= 3 ? 'three-piles' : null,
  };
  if (pile && value !== undefined) {
    after.bonuses = { ...round.bonuses, [pile]: round.bonuses[pile].slice(1) };
    after.won = put(round.won, seat, { ...round.won[seat], [pile]: [...round.won[seat][pile], value] });
  }
  const facts = { cards, tokens: paid, bonus: value === undefined ? 0 : pile, ...(value === undefined ? {} : { value }) };
  return [after, { kind: 'sell', seat, facts }];
}

const values = (round: Round, seat: Seat): number[] => PILES.flatMap((pile) => round.won[seat][pile]);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Each seat's rupees as they stand, bonuses and the camel token included (J-E3). */
export function scores(round: Round): [number, number] {
  const [first, second] = round.herds;
  return ([0, 1] as const).map(
    (seat) =>
      round.rupees[seat] +
      sum(values(round, seat)) +
      (first !== second && seat === (second > first ? 1 : 0) ? CAMEL_TOKEN : 0),
  ) as [number, number];
}

/** The seat that won an ended round, and by what; null on a full tie (J-E4, J-E5). */
export function verdict(round: Round): { winner: Seat | null; decided: string } {
  const tries: [string, readonly [number, number]][] = [
    ['rupees', scores(round)],
    ['bonuses', [values(round, 0).length, values(round, 1).length]],
    ['goods', round.goodsTokens],
  ];
  for (const [decided, [first, second]] of tries) {
    if (first !== second) return { winner: first > second ? 0 : 1, decided };
  }
  return { winner: null, decided: 'nothing' };
}

/** The event that tells how a round ended. */
export function counted(round: Round, number: number): Told {
  const [first, second] = round.herds;
  const { winner, decided } = verdict(round);
  return {
    kind: 'round-end',
    seat: winner,
    facts: {
      number,
      reason: round.ended,
      scores: scores(round),
      rupees: round.rupees,
      bonus_values: [values(round, 0), values(round, 1)],
      goods_tokens: round.goodsTokens,
      herds: round.herds,
      camel: first === second ? null : second > first ? 1 : 0,
      decided,
    },
  };
}

/** The event that tells a deal, both hands open. */
export function dealtOpen(round: Round, number: number): Told {
  return {
    kind: 'round-start',
    seat: null,
    facts: {
      number,
      starter: round.starter,
      market: round.market,
      hand_sizes: round.hands.map((hand) => hand.length),
      hands: round.hands,
    },
  };
}
