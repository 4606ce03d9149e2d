"""A second, naive referee of Jaipur: lists of cards and brute force, written from the rules alone."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

TOKENS = {
    "D": [7, 7, 5, 5, 5],
    "G": [6, 6, 5, 5, 5],
    "S": [5, 5, 5, 5, 5],
    "C": [5, 3, 3, 2, 2, 1, 1],
    "P": [5, 3, 3, 2, 2, 1, 1],
    "L": [4, 3, 2, 1, 1, 1, 1, 1, 1],
}
ORDER = "DGSCPLM"


def in_order(cards: Sequence[str]) -> str:
    return "".join(sorted(cards, key=ORDER.index))


class Referee:
    """The table as it lies: real lists of real cards."""

    def __init__(self, deck: str, bonus: dict[int, Sequence[int]], starter: int) -> None:
        self.hands = [list(deck[:5]), list(deck[5:10])]
        self.herds = [0, 0]
        self.market = ["M", "M", "M", *deck[10:12]]
        self.deck = list(deck[12:])
        for seat in (0, 1):
            self.herds[seat] = self.hands[seat].count("M")
            self.hands[seat] = [card for card in self.hands[seat] if card != "M"]
        self.piles = copy.deepcopy(TOKENS)
        self.bonus = {size: list(values) for size, values in bonus.items()}
        self.goods_won: list[list[int]] = [[], []]
        self.bonus_won: list[list[tuple[int, int]]] = [[], []]
        self.discard: list[str] = []
        self.known = [Counter[str](), Counter[str]()]
        self.turn = starter
        self.over = False

    def legal_moves(self) -> set[str]:
        if self.over:
            return set()
        hand, herd = self.hands[self.turn], self.herds[self.turn]
        shelf = [card for card in self.market if card != "M"]
        moves = set()
        if len(hand) < 7:
            moves |= {f"take {card}" for card in shelf}
        if "M" in self.market:
            moves.add("camels")
        for card, held in Counter(hand).items():
            for sold in range(1, held + 1):
                if sold >= 2 or card not in "DGS":
                    moves.add("sell " + card * sold)
        own = hand + ["M"] * min(herd, 5)  # nobody gives more than five
        for size in range(2, 6):
            takes = {in_order(some) for some in combinations(shelf, size)}
            gives = {in_order(some) for some in combinations(own, size)}
            for taken in takes:
                for given in gives:
                    if set(taken) & set(given) or len(hand) + given.count("M") > 7:
                        continue
                    moves.add(f"swap {taken}/{given}")
        return moves

    def play(self, move: str) -> None:
        seat, (verb, _, cards) = self.turn, move.partition(" ")
        if verb == "sell":
            self._sell(seat, cards)
        elif verb == "camels":
            self.herds[seat] += self.market.count("M")
            self.market = [card for card in self.market if card != "M"]
            self._refill()
        elif verb == "take":
            self.market.remove(cards)
            self.hands[seat].append(cards)
            self.known[seat][cards] += 1
            self._refill()
        else:
            taken, given = cards.split("/")
            for card in given:
                if card == "M":
                    self.herds[seat] -= 1
                else:
                    self.hands[seat].remove(card)
                    self.known[seat][card] = max(0, self.known[seat][card] - 1)
                self.market.append(card)
            for card in taken:
                self.market.remove(card)
                self.hands[seat].append(card)
                self.known[seat][card] += 1
        self.turn = 1 - seat

    def _sell(self, seat: int, cards: str) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.discard.append(card)
            self.known[seat][card] = max(0, self.known[seat][card] - 1)
            if self.piles[card]:
                self.goods_won[seat].append(self.piles[card].pop(0))
        size = min(len(cards), 5)
        if size >= 3 and self.bonus[size]:
            self.bonus_won[seat].append((size, self.bonus[size].pop(0)))
        if sum(not pile for pile in self.piles.values()) >= 3:
            self.over = True

    def _refill(self) -> None:
        while len(self.market) < 5:
            if not self.deck:
                self.over = True
                return
            self.market.append(self.deck.pop(0))

    def scores(self) -> tuple[int, int]:
        rupees = [sum(self.goods_won[seat]) + sum(value for _, value in self.bonus_won[seat]) for seat in (0, 1)]
        if self.herds[0] != self.herds[1]:
            rupees[0 if self.herds[0] > self.herds[1] else 1] += 5
        return rupees[0], rupees[1]

    def winner(self) -> int | None:
        measures = [(self.scores()[seat], len(self.bonus_won[seat]), len(self.goods_won[seat])) for seat in (0, 1)]
        if measures[0] == measures[1]:
            return None
        return 0 if measures[0] > measures[1] else 1
