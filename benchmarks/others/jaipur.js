// One round of Jaipur as a plain object: what the tables of boardgame.io and of Colyseus play in the comparison.
//
// Cards are strings of letters, as in Serai's notation: D diamond, G gold, S silver, C cloth, P spice, L leather, M camel.
// `secret` is nobody's, `players[seat]` is for that seat alone, everything else is public: boardgame.io hides by these
// two names, Colyseus by its views. Moves change the round in place and return whether they were legal.

export const LETTERS = 'DGSCPLM';
const GOODS = 'DGSCPL';
const DEAR = 'DGS'; // sold by two or more only
const HAND_LIMIT = 7;
const MARKET_SIZE = 5;
const BOX = 'DDDDDDGGGGGGSSSSSSCCCCCCCCPPPPPPPPLLLLLLLLLLMMMMMMMM'; // 52 cards; three more camels lie in the market
const TOKENS = {
  D: [7, 7, 5, 5, 5],
  G: [6, 6, 5, 5, 5],
  S: [5, 5, 5, 5, 5],
  C: [5, 3, 3, 2, 2, 1, 1],
  P: [5, 3, 3, 2, 2, 1, 1],
  L: [4, 3, 2, 1, 1, 1, 1, 1, 1],
};
const BONUSES = { 3: [1, 1, 2, 2, 2, 3, 3], 4: [4, 4, 5, 5, 6, 6], 5: [8, 8, 9, 10, 10] };

const count = (cards, letter) => cards.split(letter).length - 1;
const sorted = (cards) => [...cards].sort((one, other) => LETTERS.indexOf(one) - LETTERS.indexOf(other)).join('');
const holds = (cards, some) => [...LETTERS].every((letter) => count(some, letter) <= count(cards, letter));
const without = (cards, some) => [...some].reduce((left, letter) => left.replace(letter, ''), cards);
const goodsOf = (cards) => cards.replaceAll('M', '');

/** Set up a round with cards and bonus tokens in the order that `shuffle` gives them. */
export function shuffled(shuffle, starter) {
  const bonuses = Object.fromEntries(Object.entries(BONUSES).map(([pile, values]) => [pile, shuffle(values)]));
  return deal(shuffle([...BOX]).join(''), bonuses, starter);
}

/** Set up a round: five cards for each seat, two for the market, then the deck; next card and token first. */
export function deal(cards, bonuses, starter) {
  const dealt = [cards.slice(0, 5), cards.slice(5, 10)];
  const players = dealt.map((five) => ({
    hand: sorted(goodsOf(five)),
    herd: count(five, 'M'),
    bonuses: [],
  }));
  return {
    market: sorted('MMM' + cards.slice(10, 12)),
    discard: '',
    deck: cards.length - 12,
    tokens: Object.fromEntries([...GOODS].map((letter) => [letter, TOKENS[letter].length])),
    bonuses: { 3: bonuses[3].length, 4: bonuses[4].length, 5: bonuses[5].length },
    handSizes: players.map(({ hand }) => hand.length),
    rupees: [0, 0],
    goodsTokens: [0, 0],
    bonusTokens: [0, 0],
    starter,
    turn: starter,
    played: 0,
    ended: '',
    scores: [0, 0],
    players: { 0: players[0], 1: players[1] },
    secret: { deck: cards.slice(12), bonuses: { 3: [...bonuses[3]], 4: [...bonuses[4]], 5: [...bonuses[5]] } },
  };
}

export const MOVES = {
  take(round, card) {
    const player = round.players[round.turn];
    if (card?.length !== 1 || !GOODS.includes(card) || !round.market.includes(card)) return false;
    if (player.hand.length >= HAND_LIMIT) return false;
    player.hand = sorted(player.hand + card);
    return finish(refill(round, without(round.market, card)));
  },

  camels(round) {
    const camels = count(round.market, 'M');
    if (!camels) return false;
    round.players[round.turn].herd += camels;
    return finish(refill(round, goodsOf(round.market)));
  },

  sell(round, cards) {
    const seat = round.turn;
    const player = round.players[seat];
    const kind = cards?.[0];
    if (!kind || !GOODS.includes(kind) || [...cards].some((card) => card !== kind)) return false;
    if (!holds(player.hand, cards) || (DEAR.includes(kind) && cards.length < 2)) return false;
    player.hand = without(player.hand, cards);
    round.discard = sorted(round.discard + cards);
    const pile = TOKENS[kind].slice(-round.tokens[kind] || TOKENS[kind].length);
    const won = pile.slice(0, cards.length);
    round.tokens[kind] -= won.length;
    round.rupees[seat] += won.reduce((sum, value) => sum + value, 0);
    round.goodsTokens[seat] += won.length;
    const bonus = Math.min(cards.length, 5);
    if (round.bonuses[bonus]) {
      player.bonuses.push(round.secret.bonuses[bonus].shift());
      round.bonuses[bonus] -= 1;
      round.bonusTokens[seat] += 1;
    }
    if ([...GOODS].filter((letter) => !round.tokens[letter]).length >= 3) round.ended = 'three-piles';
    return finish(round);
  },

  swap(round, taken, given) {
    const player = round.players[round.turn];
    if (!taken || taken.length < 2 || taken.length !== given?.length) return false;
    if ([...taken].some((card) => !GOODS.includes(card) || given.includes(card))) return false;
    if ([...given].some((card) => !LETTERS.includes(card)) || !holds(round.market, taken)) return false;
    const camels = count(given, 'M');
    if (camels > player.herd || !holds(player.hand, goodsOf(given))) return false;
    if (player.hand.length + camels > HAND_LIMIT) return false;
    player.herd -= camels;
    player.hand = sorted(without(player.hand, goodsOf(given)) + taken);
    round.market = sorted(without(round.market, taken) + given);
    return finish(round);
  },
};

/** Refill the market from the deck; a market that stays short ends the round, with the last cards placed. */
function refill(round, market) {
  const missing = MARKET_SIZE - market.length;
  const drawn = round.secret.deck.slice(0, missing);
  round.secret.deck = round.secret.deck.slice(missing);
  round.deck -= drawn.length;
  round.market = sorted(market + drawn);
  if (drawn.length < missing) round.ended = 'market-short';
  return round;
}

function finish(round) {
  const { hand } = round.players[round.turn];
  round.handSizes[round.turn] = hand.length;
  round.played += 1;
  round.turn = 1 - round.turn;
  if (round.ended) round.scores = [0, 1].map((seat) => score(round, seat));
  return true;
}

function score(round, seat) {
  const { herd, bonuses } = round.players[seat];
  const camelToken = herd > round.players[1 - seat].herd ? 5 : 0;
  return round.rupees[seat] + bonuses.reduce((sum, value) => sum + value, 0) + camelToken;
}

/** Return every legal move of a player with these cards, each as a name and its arguments. */
export function legalMoves(market, hand, herd) {
  const moves = [];
  if (hand.length < HAND_LIMIT) for (const card of new Set(goodsOf(market))) moves.push(['take', card]);
  if (market.includes('M')) moves.push(['camels']);
  for (const kind of new Set(hand)) {
    const most = count(hand, kind);
    for (let size = DEAR.includes(kind) ? 2 : 1; size <= most; size += 1) moves.push(['sell', kind.repeat(size)]);
  }
  for (const taken of handfuls(goodsOf(market)).filter((cards) => cards.length >= 2)) {
    const own = [...hand].filter((card) => !taken.includes(card)).join('');
    const camels = Math.min(herd, HAND_LIMIT - hand.length);
    for (const given of handfuls(own + 'M'.repeat(camels))) {
      if (given.length === taken.length) moves.push(['swap', taken, given]);
    }
  }
  return moves;
}

/** Return every different choice of at most five of these cards, each in order. */
function handfuls(cards) {
  let found = [''];
  for (const letter of new Set(sorted(cards))) {
    const most = count(cards, letter);
    const longer = [];
    for (const start of found) {
      for (let size = 0; size <= most && start.length + size <= MARKET_SIZE; size += 1) {
        longer.push(start + letter.repeat(size));
      }
    }
    found = longer;
  }
  return found;
}
