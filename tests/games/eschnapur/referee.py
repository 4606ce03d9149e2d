"""A naive referee of Eschnapur, written from the rule sheet with plain lists, to be compared with the engine.

It shares nothing with the engine but the box's data, the moves and the labels of the shuffles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from serai.games.eschnapur import (
    Accept,
    Buy,
    Components,
    Duel,
    End,
    Flip,
    Move,
    Offer,
    Open,
    Options,
    Price,
    Redeem,
    Refuse,
    Walk,
    Withdraw,
)

Shuffle = Callable[[str, list[int]], Iterable[int]]
COLOURS = ["red", "yellow", "green", "blue", "brown"]


class Seat:
    def __init__(self, colour: str, square: str, coins: int, steps: int) -> None:
        self.colour, self.square, self.coins, self.steps = colour, square, coins, steps
        self.symbols: list[str] = []
        self.numbers: list[int] = []
        self.reserve: list[int] = []
        self.found: list[int] = []
        self.points = 0


class Referee:
    def __init__(self, box: Components, options: Options, colours: list[str], orders: Any, shuffle: Shuffle) -> None:
        self.box, self.options, self.shuffle = box, options, shuffle
        singles = {shown[0]: square for square, shown in box.temple.squares.items() if len(shown) == 1}
        coins, steps = box.setup.coins[str(len(colours))], box.setup.movement  # type: ignore[index]
        self.seats = [Seat(colour, singles[colour], coins, steps) for colour in colours]  # type: ignore[index]
        self.bank = [box.bank.coins - coins * len(colours), box.bank.movement - steps * len(colours)]
        self.niches = dict(zip(box.temple.squares, orders["discovery"], strict=True))
        self.turned: set[str] = set()
        self.symbols = [COLOURS[colour] for colour in orders["symbols"]]
        self.numbers = list(orders["numbers"])
        self.piles = [list(orders["reserve"][: options.piles]), list(orders["reserve"][options.piles :])]
        self.discard: list[int] = []
        self.buddha: Seat | None = None
        self.up: list[tuple[int, int]] = []
        self.offers: dict[tuple[str, int], Price] = {}
        self.locks: dict[int, int | None] = {}
        self.awarded = self.quiet = self.openings = self.restocks = 0
        self.ended = ""
        for seat in self.seats:
            for _ in range(box.setup.symbols):
                self.draw(seat, "symbol")
            for _ in range(box.setup.numbers):
                self.draw(seat, "number")
        self.active = orders["first player"][0]
        self.begin()

    # What is allowed

    def allows(self, at: int, move: Move) -> bool:
        me = self.seats[at]
        mine = at == self.active and not self.ended
        free = not self.ended and at not in self.locks
        match move:
            case Buy(thing):
                price = {"symbol": self.box.prices.symbol, "number": self.box.prices.number}
                if not free or me.coins < price.get(thing, self.box.prices.movement):
                    return False
                if thing == "move":
                    return self.options.bank == "unlimited" or self.bank[1] > 0
                return bool(self.symbols if thing == "symbol" else self.numbers)
            case Redeem(tokens):
                held = Counter(self.box.reserve_names[token] for token in me.reserve)
                value = sum(int(name.split(":")[1]) for name in tokens)
                return free and not Counter(tokens) - held and value >= self.box.rewards.redemption
            case Flip(first, second):
                return mine and self.phase == "reserve" and self.reaches(first - 1, second - 1)
            case Offer(token, price_):
                rivals = [self.offers.get((token, other)) for other in range(len(self.seats))]
                return (
                    self.phase == "offers"
                    and not self.ended
                    and at != self.active
                    and price_ != Price()
                    and self.can_pay(me, price_)
                    and price_ not in rivals
                )
            case Withdraw(token):
                return (token, at) in self.offers
            case Accept(token, colour, price):
                buyers = [other for other, seat in enumerate(self.seats) if seat.colour == colour]
                stands = self.offers.get((token, buyers[0])) if buyers else None
                return mine and stands is not None and (price is None or price == stands)
            case Refuse():
                return mine and self.phase == "offers"
            case Walk(path):
                steps = zip((me.square, *path), path, strict=False)
                near = {frozenset(pair.split("-")) for pair in self.box.temple.neighbours}
                joined = all(frozenset(step) in near for step in steps)
                return mine and self.phase == "walk" and joined and len(path) <= me.steps
            case Open():
                needed = Counter[str](self.box.temple.squares[me.square])
                paid = not needed - Counter(me.symbols)
                return mine and self.phase == "walk" and me.square in self.niches and paid
            case End():
                return mine and self.phase == "walk"
            case Duel(card):
                return self.phase == "duel" and free and (card is None or card in me.numbers)
        raise AssertionError(move)

    def can_pay(self, seat: Seat, price: Price) -> bool:
        return (
            price.coins <= seat.coins
            and price.steps <= seat.steps
            and not Counter[str](price.symbols) - Counter(seat.symbols)
            and set(price.numbers) <= set(seat.numbers)
        )

    def reaches(self, first: int, second: int) -> bool:
        heights, spare = [len(pile) for pile in self.piles], len(self.discard)
        for pile in (first, second):
            if heights == [0, 0]:
                heights, spare = [(spare + 1) // 2, spare // 2], 0
            heights[pile] -= 1
            if heights[pile] < 0:
                return False
        return True

    # What it does

    def play(self, at: int, move: Move) -> None:
        me = self.seats[at]
        match move:
            case Buy(thing):
                self.give(me, coins=-getattr(self.box.prices, "movement" if thing == "move" else thing))
                if thing == "move":
                    self.give(me, steps=1)
                else:
                    self.draw(me, thing)
                for token in "AB":
                    if (token, at) in self.offers and not self.can_pay(me, self.offers[token, at]):
                        del self.offers[token, at]
            case Redeem(tokens, cards):
                for name in tokens:
                    token_ = min(token for token in me.reserve if self.box.reserve_names[token] == name)
                    me.reserve.remove(token_)
                    self.discard.append(token_)
                for card in cards:
                    if not self.draw(me, card):
                        self.draw(me, "number" if card == "symbol" else "symbol")
            case Flip(first, second):
                for pile in (first - 1, second - 1):
                    if not self.piles[0] and not self.piles[1]:
                        self.restocks += 1
                        order = list(self.shuffle(f"reserve/{self.restocks + 1}", sorted(self.discard)))
                        half = (len(order) + 1) // 2
                        self.piles, self.discard = [order[:half], order[half:]], []
                    self.up.append((self.piles[pile].pop(0), pile))
                self.phase = "offers"
            case Offer(token, price):
                self.offers[token, at] = price
            case Withdraw(token):
                del self.offers[token, at]
            case Accept(token, colour):
                buyer = next(seat for seat in self.seats if seat.colour == colour)
                price = self.offers[token, self.seats.index(buyer)]
                for giver, sign in ((buyer, -1), (me, 1)):
                    giver.coins += sign * price.coins
                    giver.steps += sign * price.steps
                for symbol in price.symbols:
                    buyer.symbols.remove(symbol)
                    me.symbols.append(symbol)
                for number in price.numbers:
                    buyer.numbers.remove(number)
                    me.numbers.append(number)
                sold, kept = self.up["AB".index(token)][0], self.up[1 - "AB".index(token)][0]
                for owner, new in ((me, kept), (buyer, sold)):
                    owner.reserve.append(new)
                    shown = self.box.reserve_tokens[new]
                    if shown.pays == "coins":
                        self.give(owner, coins=shown.amount)
                    elif shown.pays == "movement":
                        self.give(owner, steps=shown.amount)
                    else:
                        for _ in range(shown.amount):
                            self.draw(owner, shown.pays)
                self.close_offers()
            case Refuse():
                for token_, pile in self.up:
                    self.piles[pile].append(token_)
                self.give(me, coins=self.box.rewards.refusal)
                self.close_offers()
            case Walk(path):
                me.square = path[-1]
                me.steps -= len(path)
                self.bank[1] += len(path)
            case Open():
                for colour_ in self.box.temple.squares[me.square]:
                    me.symbols.remove(colour_)
                    self.symbols.append(colour_)
                self.turned.add(me.square)
                self.openings += 1
                self.quiet = 0
                self.score(me, self.box.discovery.tokens[self.niches[me.square]][0])
                self.phase = "duel"
            case End():
                self.quiet += 1
                if self.quiet >= self.box.end.quiet_rounds * len(self.seats):
                    self.finish("quiet")
                else:
                    self.left()
            case Duel(card):
                self.locks[at] = card
                if len(self.locks) == len(self.seats):
                    self.duel()

    def duel(self) -> None:
        square = self.seats[self.active].square
        token = self.niches[square]
        played = {at: card for at, card in self.locks.items() if card is not None}
        coins = {card: self.box.number_cards[self.options.number_coins][card - 1] for card in played.values()}
        falling = sorted(played, key=lambda at: played[at], reverse=True)
        able = [at for at in falling if self.seats[at].coins >= coins[played[at]]]
        if len(played) > 1:
            if able:
                self.give(self.seats[able[0]], coins=-coins[played[able[0]]])
            self.give(self.seats[falling[-1]], coins=coins[played[falling[-1]]])
        for after in range(len(self.seats)):
            at = (self.active + after) % len(self.seats)
            if self.locks[at] is None:
                self.give(self.seats[at], coins=self.box.rewards.passing)
        if played:
            self.seats[falling[-1]].found.append(token)
            if len(played) == 1:
                able = falling
            if able:
                self.score(self.seats[able[0]], self.box.discovery.tokens[token][1])
            for at, card in played.items():
                self.seats[at].numbers.remove(card)
            self.numbers += self.shuffle(f"duel {self.openings}/numbers", sorted(played.values()))
        if played or self.options.all_pass == "leaves":
            del self.niches[square]
            self.awarded += 1
        self.locks = {}
        if self.awarded >= self.box.end.discoveries:
            self.finish("discoveries")
        else:
            self.left()

    def finish(self, reason: str) -> None:
        self.ended, self.phase = reason, "over"
        found = [len(seat.found) for seat in self.seats]
        for seat in self.seats:
            if len(seat.found) == max(found):
                seat.points += self.box.end.most // found.count(max(found))
            if len(seat.found) == min(found):
                seat.points -= self.box.end.fewest // found.count(min(found))

    def winners(self) -> tuple[int, ...]:
        rank = [(seat.points, max(seat.numbers, default=0)) for seat in self.seats]
        return tuple(at for at, mine in enumerate(rank) if mine == max(rank))

    def score(self, seat: Seat, points: int) -> None:
        seat.points += points * (2 if self.buddha is seat else 1)
        least = min(other.points for other in self.seats)
        last = [other for other in self.seats if other.points == least]
        if self.buddha not in last:
            self.buddha = last[0] if len(last) == 1 else None

    def left(self) -> None:
        self.active = (self.active + 1) % len(self.seats)
        self.begin()

    def begin(self) -> None:
        self.phase = "reserve"
        if len(self.piles[0]) + len(self.piles[1]) + len(self.discard) < 2:
            self.give(self.seats[self.active], coins=self.box.rewards.refusal)
            self.phase = "walk"

    def close_offers(self) -> None:
        self.up, self.offers, self.phase = [], {}, "walk"

    def give(self, seat: Seat, coins: int = 0, steps: int = 0) -> None:
        if self.options.bank == "limited":
            coins, steps = min(coins, self.bank[0]), min(steps, self.bank[1])
        seat.coins += coins
        seat.steps += steps
        self.bank = [self.bank[0] - coins, self.bank[1] - steps]

    def draw(self, seat: Seat, kind: str) -> bool:
        if kind == "symbol" and self.symbols:
            seat.symbols.append(self.symbols.pop(0))
        elif kind == "number" and self.numbers:
            seat.numbers.append(self.numbers.pop(0))
        else:
            return False
        return True
