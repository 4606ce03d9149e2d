"""A table of Eschnapur drawn as plain text, as one seat sees it: for terminals, tests and reports."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from serai.games.eschnapur.view import View

WIDTH: Final = 80
INDENT: Final = 10


def draw(view: View) -> str:
    """Return several lines, none longer than 80 characters; an arrow points at the active seat."""
    return "\n".join(line for label, told in _lines(view) for line in _wrapped(label, told))


def _wrapped(label: str, told: str) -> list[str]:
    return textwrap.wrap(
        f"{label:{INDENT}}{told}",
        WIDTH,
        subsequent_indent=" " * INDENT,
        replace_whitespace=False,
        break_on_hyphens=False,
    )


def _lines(view: View) -> Iterator[tuple[str, str]]:
    state = view.ended or view.phase
    yield "turn", f"{view.turns}, {state}, {view.awarded} discoveries awarded, {view.quiet} quiet turns"
    for seat in range(len(view.colours)):
        yield from _seat(view, seat)
    hidden = view.hidden_niches or {}
    niches = [f"{square} {name or hidden.get(square, '?')}" for square, name in view.niches.items()]
    yield "niches", "   ".join(niches)
    for name, token in zip("AB", view.tokens, strict=False):
        yield f"token {name}", f"{token.name} from pile {token.pile}"
    for offer in view.offers:
        price = [f"{offer.coins}c"] * (offer.coins > 0) + [f"{offer.steps}m"] * (offer.steps > 0)
        yield "offer", f"{offer.token} seat {offer.seat}: {_spaced([*price, *offer.symbols, *offer.numbers])}"
    if view.duel:
        locked = _spaced(seat for seat, done in enumerate(view.duel.locked) if done)
        own = "" if view.duel.own is None else f", own card {view.duel.own or 'pass'}"
        yield "duel", f"at {view.duel.niche}, locked by seats: {locked or 'none'}{own}"
    yield (
        "decks",
        f"{view.symbol_deck} symbols, {view.number_deck} numbers, piles of {view.piles[0]} and {view.piles[1]}",
    )
    yield "discard", _spaced(view.discard) or "empty"
    if view.bank is not None:
        yield "bank", f"{view.bank[0]} coins, {view.bank[1]} steps"
    if view.ended:
        yield "won by", f"seat {_spaced(view.winners)}"


def _seat(view: View, seat: int) -> Iterator[tuple[str, str]]:
    """Yield what a seat has; cards that nobody else knows are question marks."""
    arrow = ">" if seat == view.active and view.ended is None else " "
    buddha = ", Buddha" if view.buddha == seat else ""
    yield (
        f"seat {seat} {arrow}",
        f"{view.colours[seat]} on {view.squares[seat]}: {view.points[seat]} points, {view.coins[seat]} coins,"
        f" {view.steps[seat]} steps{buddha}",
    )
    symbols = view.memory.symbols[seat] if view.memory else ()
    numbers = view.memory.numbers[seat] if view.memory else ()
    if view.hands:
        symbols, numbers = view.hands[seat]
    elif seat == view.seat:
        symbols, numbers = view.symbols or (), view.numbers or ()
    hidden = "?" * (view.symbol_counts[seat] - len(symbols)), "?" * (view.number_counts[seat] - len(numbers))
    yield (
        "",
        f"symbols {_spaced([*symbols, *hidden[0]]) or 'none'}; numbers {_spaced([*numbers, *hidden[1]]) or 'none'}",
    )
    if view.reserve[seat] or view.discoveries[seat]:
        reserve, found = _spaced(view.reserve[seat]), _spaced(view.discoveries[seat])
        yield "", f"reserve {reserve or 'none'}; discoveries {found or 'none'}"


def _spaced(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
