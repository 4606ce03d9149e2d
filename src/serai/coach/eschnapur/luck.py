"""What chance gave: every card drawn, every reserve token turned up and every discovery revealed, all cards open.

The value of a position is every seat's chance by `chances.win_chances` with the explorer's own network, which has
learned every phase of a turn, where the coach's evaluator knows its beginning only. It does not look at the order of
decks. A thing's luck is the value with it minus the mean value over all that could have come in its place, each as
often as it still lies there: cards of the same part of a deck, tokens that nobody has seen. Where a move draws several
things they come one by one. Such a mean is exact, so luck is 0 on average whatever the network thinks.

While two reserve tokens are up for sale the network does not see them. They are worth what a plain bargain would come
to: one token is sold to another seat for about half of what the bank asks, the seller keeps the other, and cards that a
token brings count as the coins that the bank asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.coach.contract import Draw
from serai.coach.eschnapur.chances import Evaluator, evaluator_of, win_chances
from serai.games.compiled import Array, compiled
from serai.games.contract import Fact, Seat
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.bank import pay_coins, take_coins, take_steps
from serai.games.eschnapur.box import PRICE, REFUSAL, TOKEN_AMOUNT, TOKEN_PAYS
from serai.games.eschnapur.cards import draw_number, draw_symbol
from serai.games.eschnapur.components import COLOURS, PAYS, RESERVE_TOKENS, SQUARES
from serai.games.eschnapur.expedition import Expedition
from serai.games.eschnapur.layout import A_NUMBER, A_SYMBOL, MOST_SEATS, PLACES, Ints
from serai.games.eschnapur.moves import TOKENS, Accept, Buy, Flip, Move, Open, Redeem
from serai.games.eschnapur.reserve import accept, restock, turn_up
from serai.games.eschnapur.temple import open_niche
from serai.players.eschnapur.compiled_player import Scratch, copy, scratch_of
from serai.players.eschnapur.features import bank_price

Chances: TypeAlias = NDArray[np.float64]


@compiled
def sell_plainly(row: Array, box: Array, token: int, buyer: int) -> None:
    """Sell a token for about half of what the bank asks; cards that a token brings are paid out in coins."""
    seller = row[at.ACTIVE]
    price = min(row[at.COINS + buyer], max(1, bank_price(box, row[at.UP + token]) // 2))
    row[at.COINS + buyer] -= price
    row[at.COINS + seller] += price
    for which in range(2):
        seat, up = (buyer if which == token else seller), row[at.UP + which]
        amount, pays = box[TOKEN_AMOUNT + up], box[TOKEN_PAYS + up]
        row[at.HELD + seat] |= 1 << up
        if pays == 1:
            row[at.STEPS + seat] += amount
        else:
            row[at.COINS + seat] += amount * (1 if pays == 0 else box[PRICE + pays - 2])
    row[at.PHASE] = at.WALK


@compiled
def open_chances(row: Array, box: Array, evaluator: Evaluator, scratch: Scratch, trial: Array, chances: Array) -> None:
    """Write every seat's chance to win; with tokens up, after the plain bargain that the seller likes best.

    A buyer agrees where it is better off than if all offers were refused.
    """
    if row[at.PHASE] != at.OFFERS:
        win_chances(row, box, evaluator, scratch, chances)
        return
    seller, seats = row[at.ACTIVE], row[at.SEATS]
    refused, sold = np.zeros(MOST_SEATS, np.float64), np.zeros(MOST_SEATS, np.float64)
    copy(row, trial)
    trial[at.COINS + seller] += box[REFUSAL]
    trial[at.PHASE] = at.WALK
    win_chances(trial, box, evaluator, scratch, refused)
    for seat in range(seats):
        chances[seat] = refused[seat]
    for token in range(2):
        for buyer in range(seats):
            if buyer == seller or row[at.COINS + buyer] == 0:
                continue
            copy(row, trial)
            sell_plainly(trial, box, token, buyer)
            win_chances(trial, box, evaluator, scratch, sold)
            if sold[buyer] > refused[buyer] and sold[seller] > chances[seller]:
                for seat in range(seats):
                    chances[seat] = sold[seat]


class Luck:
    """The luck of one step: a row that draws are made in one by one, and what values them."""

    def __init__(self, before: Expedition) -> None:
        """Begin with the game before the move."""
        self.row: Ints = before.row.copy()
        self.box: Ints = before.box.copy()
        self.seats, self._components = before.seats, before.components
        player = evaluator_of(before.seats)[0]
        self._evaluator: Evaluator = (player, player[1], 1.0)
        self._scratch, self._trial = scratch_of(0), np.zeros(PLACES, np.int64)

    def chances(self, row: Ints) -> Chances:
        """Return every seat's chance."""
        found = np.zeros(MOST_SEATS, np.float64)
        open_chances(row, self.box, self._evaluator, self._scratch, self._trial, found)
        return found[: self.seats]

    def drawn(self, what: str, seat: Seat, facts: dict[str, Fact], came: Ints, could: list[tuple[Ints, int]]) -> Draw:
        """Return a draw from the row that came and the rows that could have come, each with how many times."""
        values = [self.chances(row) * count for row, count in could]
        mean = sum(values) / sum(count for _, count in could)
        return Draw(what, seat, tuple((self.chances(came) - mean).tolist()), facts)

    def symbol(self, seat: Seat) -> Iterator[Draw]:
        """Draw a symbol card; its colour is luck as long as cards lie there that nobody has seen (E-K1)."""
        unseen = int(self.row[at.SYMBOL_COUNT] - self.row[at.SYMBOL_UNDER])
        cards = self.row[at.SYMBOL_DECK : at.SYMBOL_DECK + unseen].tolist()
        could = []
        for colour in dict.fromkeys(cards):
            row = self._swapped(at.SYMBOL_DECK, at.SYMBOL_DECK + cards.index(colour))
            draw_symbol(row, seat)
            could.append((row, cards.count(colour)))
        draw_symbol(self.row, seat)
        if len(could) > 1:
            yield self.drawn("symbol", seat, {"cards": [COLOURS[cards[0]]]}, self.row, could)

    def number(self, seat: Seat) -> Iterator[Draw]:
        """Draw a number card: any of those that went under the deck together (E-D7)."""
        batch = next((left for left in self.row[at.BATCH_LEFT : at.BATCH_DRAWN].tolist() if left), 0)
        could = []
        for place in range(batch):
            row = self._swapped(at.NUMBER_DECK, at.NUMBER_DECK + place)
            draw_number(row, seat)
            could.append((row, 1))
        card = int(self.row[at.NUMBER_DECK])
        draw_number(self.row, seat)
        if len(could) > 1:
            yield self.drawn("number", seat, {"cards": [str(card)]}, self.row, could)

    def income(self, seat: Seat, token: int) -> Iterator[Draw]:
        """Give a seat what a reserve token shows, drawing its cards one by one (E-A6)."""
        amount, pays = int(self.box[TOKEN_AMOUNT + token]), PAYS[self.box[TOKEN_PAYS + token]]
        if pays == "coins":
            take_coins(self.row, self.box, seat, amount)
        elif pays == "movement":
            take_steps(self.row, self.box, seat, amount)
        else:
            for _ in range(amount):
                yield from self.symbol(seat) if pays == "symbol" else self.number(seat)

    def token(self, which: int, pile: int, seat: Seat) -> Iterator[Draw]:
        """Turn up a reserve token: any that nobody has seen, of either pile; one that went under it is no luck."""
        top = at.PILE + pile * RESERVE_TOKENS
        unseen = [
            at.PILE + each * RESERVE_TOKENS + place
            for each in range(2)
            for place in range(int(self.row[at.PILE_COUNT + each] - self.row[at.PILE_UNDER + each]))
        ]
        could = []
        if top in unseen:
            names = [self._components.reserve_names[self.row[place]] for place in unseen]
            for name in dict.fromkeys(names):
                row = self._swapped(top, unseen[names.index(name)])
                could.append((self._turned_up(row, which, pile), names.count(name)))
        turn_up(self.row, which, pile)
        if len(could) > 1:
            name = self._components.reserve_names[self.row[at.UP + which]]
            yield self.drawn("token", seat, {"name": name}, self._turned_up(self.row, -1, pile), could)

    def _turned_up(self, row: Ints, which: int, pile: int) -> Ints:
        """Turn up a token in a row; the first one alone counts as if it was kept and brought its coins."""
        if which >= 0:
            turn_up(row, which, pile)
        if row[at.UP + 1] < 0:
            row = row.copy()
            row[at.HELD + row[at.ACTIVE]] |= 1 << row[at.UP]
            row[at.COINS + row[at.ACTIVE]] += bank_price(self.box, int(row[at.UP])) // 2
        else:
            row = row.copy()
            row[at.PHASE] = at.OFFERS
        return row

    def discovery(self, seat: Seat) -> Iterator[Draw]:
        """Open the niche before a seat's explorer; its token is luck unless it lay face up (E-N2)."""
        here = int(self.row[at.SQUARE + seat])
        hidden = [square for square in range(SQUARES) if not (self.row[at.EMPTY] | self.row[at.FACE_UP]) >> square & 1]
        could = []
        if here in hidden:
            for square in hidden:
                row = self._swapped(at.TOKEN + here, at.TOKEN + square)
                open_niche(row, self.box)
                could.append((row, 1))
        open_niche(self.row, self.box)
        if len(could) > 1:
            name = self._components.discovery_names[self.row[at.TOKEN + here]]
            facts = {"square": self._components.squares[here], "discovery": name}
            yield self.drawn("discovery", seat, facts, self.row, could)

    def _swapped(self, one: int, other: int) -> Ints:
        """Return the row with two of its places exchanged."""
        row = self.row.copy()
        row[one], row[other] = row[other], row[one]
        return row


def draws(before: Expedition, seat: Seat, move: Move, after: Expedition) -> tuple[Draw, ...]:
    """Return what chance decided in the step from one state to the next, all cards open."""
    return tuple(_drawn(before, seat, move, after))


def _drawn(before: Expedition, seat: Seat, move: Move, after: Expedition) -> Iterator[Draw]:
    luck = Luck(before)
    match move:
        case Buy("symbol" | "number" as thing):
            pay_coins(luck.row, seat, int(before.box[PRICE + (A_SYMBOL if thing == "symbol" else A_NUMBER)]))
            yield from luck.symbol(seat) if thing == "symbol" else luck.number(seat)
        case Redeem(_, cards):
            luck.row[at.HELD + seat], luck.row[at.DISCARD] = after.at(at.HELD + seat), after.at(at.DISCARD)
            for card in cards:
                decks = [luck.symbol, luck.number] if card == "symbol" else [luck.number, luck.symbol]
                short = luck.row[at.SYMBOL_COUNT if card == "symbol" else at.NUMBER_COUNT] == 0  # E-B3
                yield from decks[int(short)](seat)
        case Flip(first, second):
            restocked = [key for key in after.orders if key not in before.orders]
            for which, pile in enumerate((first - 1, second - 1)):
                if luck.row[at.PILE_COUNT] + luck.row[at.PILE_COUNT + 1] == 0:
                    restock(luck.row, np.array(after.orders[restocked[0]], dtype=np.int64))
                yield from luck.token(which, pile, seat)
        case Accept(token, buyer):
            yield from _sale(luck, before.colours.index(buyer), TOKENS.index(token))
        case Open():
            yield from luck.discovery(seat)


def _sale(luck: Luck, buyer: Seat, sold: int) -> Iterator[Draw]:
    """Sell a token as the rules do, but draw what both tokens bring one by one: first the seller's (E-A6)."""
    seller, tokens = int(luck.row[at.ACTIVE]), luck.row[at.UP : at.UP + 2].tolist()
    silent = luck.box.copy()
    silent[TOKEN_AMOUNT : TOKEN_AMOUNT + RESERVE_TOKENS] = 0  # what they bring comes below
    accept(luck.row, silent, sold, buyer)
    yield from luck.income(seller, tokens[1 - sold])
    yield from luck.income(buyer, tokens[sold])
