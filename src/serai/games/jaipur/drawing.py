"""A round of Jaipur drawn as plain text, as one seat sees it: for terminals, tests and reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from serai.games.jaipur.goods import GOODS

if TYPE_CHECKING:
    from serai.games.jaipur.view import View

COLUMN = 24


def draw(view: View) -> str:
    """Return several lines, none longer than 80 characters; an arrow points at the seat to act."""
    return "\n".join(line.rstrip() for line in _lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"market   {_spaced(view.market) or 'empty':{COLUMN}}deck {view.deck}"
    yield f"discard  {view.discard or 'empty'}"
    piles = [f"{letter} {' '.join(map(str, view.tokens[letter])) or 'gone'}" for letter in GOODS]
    for at, (precious, plain) in enumerate(zip(piles[:3], piles[3:], strict=True)):
        yield f"{'' if at else 'tokens':9}{precious:{COLUMN}}{plain}"
    yield "bonuses  " + "   ".join(f"{count} for {pile} cards" for pile, count in view.bonuses.items())
    for seat in (0, 1):
        arrow = ">" if seat == view.turn and view.ended is None else " "
        yield f"seat {seat} {arrow} {_hand(view, seat):{COLUMN}}{_won(view, seat)}"
    if view.scores is not None:
        winner = "nobody" if view.winner is None else f"seat {view.winner}"
        yield f"ended    {view.ended}: {view.scores[0]} to {view.scores[1]} rupees, won by {winner}"


def _hand(view: View, seat: int) -> str:
    """Return the cards of a hand, those that nobody else knows as question marks, and the camels."""
    if seat == view.seat and view.hand is not None:
        cards = view.hand
    else:
        known = view.memory.known[seat] if view.memory else ""
        cards = known + "?" * (view.hand_sizes[seat] - len(known))
    herd = view.memory.herds[seat] if view.memory else view.herds[seat]
    return f"{_spaced(cards) or 'no goods'} + {'?' if herd is None else herd} M"


def _won(view: View, seat: int) -> str:
    """Return what a seat has won: rupees of goods tokens, and bonus tokens by value or number."""
    values, count = view.bonus_values[seat], sum(view.bonus_tokens[seat].values())
    bonuses = f"bonuses {' '.join(map(str, values)) or 'none'}" if values is not None else f"{count} bonuses"
    return f"{view.rupees[seat]} rupees, {view.goods_tokens[seat]} tokens, {bonuses}"


def _spaced(cards: str) -> str:
    return " ".join(cards)
