"""A position of Eschnapur in one line of text, printed and parsed, as FEN is for chess.

Fields have a space between them; an empty one is ``-``. Colours are R, Y, G, B and N for brown; tokens have the names
of the notation. What lies in an order has the next one first::

    options    1-5/unlimited/stays/18   coins of number cards, bank, what all passing does, first pile
               (and a digest of the components file where it is not the one of the house)
    phase      offers@2   the phase with the active seat; discoveries@2 or quiet@2 when the game has ended
    counters   0/7/31/2/3/4/0   first player, turns, moves, quiet turns, tokens awarded, duels, reserves shuffled anew
    seats      R*;S0;12;20;2;RR.B;4.22.;3c:4,2m:4;4/9;17   one field each: colour, a star for the Buddha, square,
               points, coins, movement tokens, symbol cards, number cards, reserve tokens, discoveries, locked card
    niches     4/9,-,2/7!,...   of all squares: a token face down, none, one face up
    up         3c:4@1,2m:4@2   tokens A and B with the piles they came from
    offers     A1=3c+1m+red+17,B0=2c   token, seat, price
    symbols    RYG.BB   the deck: unseen cards, then those that all saw go under it
    numbers    5,12|3,4   the deck, batch by batch
    piles      3c:4,2m:4.1n:3|1c:6.   each unseen tokens, then those that all saw go under it
    discard    3c:4,2m:4

Before the first dot of a hand stand the cards that all know to be there. The others follow: unseen symbol cards, or
number cards batch by batch (see `layout`). In the text of a *view* whatever the seat may not know is a question mark
with how much of it there is (``RR.?1``, ``?24``), and the last two counters are left out. Whole positions can be
parsed; play goes on from them. They state no history: neither moves nor earlier shuffles.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from serai.games.eschnapur import layout
from serai.games.eschnapur.codec import (
    colours_in,
    numbers_in,
    symbols_of,
)
from serai.games.eschnapur.components import (
    COLOURS,
    RESERVE_TOKENS,
    Colour,
    components_of,
)
from serai.games.eschnapur.moves import Price
from serai.games.eschnapur.options import Options

if TYPE_CHECKING:
    from serai.games.eschnapur.expedition import Expedition
    from serai.games.eschnapur.view import StandingOffer, View

NOTHING: Final = "-"
LETTERS: Final = "RYGBN"
"""One letter a colour, in the order of `COLOURS`."""


def game_text(game: Expedition) -> str:
    """Return the text of a whole game, everything hidden included."""
    view = game.view(None)
    batches = [place for place in range(game.at(layout.BATCHES)) if game.at(layout.BATCH_CARDS + place)]
    hands = []
    for seat in range(game.seats):
        known, held = game.at(layout.KNOWN_SYMBOLS + seat), game.at(layout.SYMBOLS + seat)
        numbers = [numbers_in(game.at(layout.KNOWN_NUMBERS + seat))]
        for batch in batches:
            numbers.append(numbers_in(game.at(layout.NUMBERS + seat) & game.at(layout.BATCH_CARDS + batch)))
        lock = game.at(layout.LOCK + seat)
        symbols = f"{letters(colours_in(known))}.{letters(colours_in(held - known))}"
        hands.append((symbols, ".".join(map(listed, numbers)), lock_text(lock % layout.PASS if lock else None)))
    deck, numbers_left = [], list(game.number_deck)
    for batch in batches:
        left = game.at(layout.BATCH_LEFT + batch)
        deck.append(listed(numbers_left[:left]) or NOTHING)
        numbers_left = numbers_left[left:]
    under = len(game.symbol_deck) - game.at(layout.SYMBOL_UNDER)
    piles = []
    for pile in range(2):
        first = layout.PILE + pile * RESERVE_TOKENS
        names = [game.components.reserve_names[token] for token in game.row[first : first + game.piles[pile]]]
        seen = len(names) - game.at(layout.PILE_UNDER + pile)
        piles.append(f"{listed(names[:seen])}.{listed(names[seen:])}")
    return line(
        view,
        (view.first, view.turns, view.played, view.quiet, view.awarded, *_at(game, layout.DUELS, layout.RESTOCKS)),
        hands,
        game.niches,
        f"{letters(game.symbol_deck[:under])}.{letters(game.symbol_deck[under:])}",
        "|".join(deck),
        "|".join(piles),
    )


def view_text(view: View) -> str:
    """Return the text of a game as a view tells it: what the seat may not know is a question mark."""
    memory = view.memory
    hands = []
    for seat in range(len(view.colours)):
        symbols, numbers = _shown_hand(view, seat)
        locked = "?" if view.duel and view.duel.locked[seat] else NOTHING
        if seat == view.seat and view.duel:
            locked = lock_text(view.duel.own)
        hands.append((symbols, numbers, locked))
    piles = [(count, memory.piles_under[pile] if memory else ()) for pile, count in enumerate(view.piles)]
    under = memory.symbols_under if memory else ()
    return line(
        view,
        (view.first, view.turns, view.played, view.quiet, view.awarded),
        hands,
        view.hidden_niches or {},
        f"{_hidden(view.symbol_deck - len(under))}.{letters(under)}",
        "|".join(_hidden(batch.deck) or NOTHING for batch in memory.batches) if memory else _hidden(view.number_deck),
        "|".join(f"{_hidden(count - len(seen))}.{listed(seen)}" for count, seen in piles),
    )


def _shown_hand(view: View, seat: int) -> tuple[str, str]:
    """Return the symbol and the number cards of a seat as a view shows them."""
    memory = view.memory
    known_symbols: tuple[Colour, ...] = memory.symbols[seat] if memory else ()
    known_numbers = memory.numbers[seat] if memory else ()
    symbols, numbers = view.hands[seat] if view.hands else (None, None)
    if seat == view.seat:
        symbols, numbers = view.symbols, view.numbers
    if symbols is None or numbers is None:
        drawn = [batch.drawn[seat] for batch in memory.batches] if memory else [view.number_counts[seat]]
        rest = _hidden(view.symbol_counts[seat] - len(known_symbols))
        groups = [_hidden(count) for count in drawn]
    else:
        rest = letters(colours_in(symbols_of(symbols) - symbols_of(known_symbols)))
        batches = [batch.cards for batch in memory.batches] if memory else [numbers]
        groups = [listed([card for card in numbers if card in cards]) for cards in batches]
    return f"{letters(known_symbols)}.{rest}", ".".join([listed(known_numbers), *groups])


def line(
    view: View,
    counters: Sequence[int],
    hands: Sequence[tuple[str, str, str]],
    hidden_niches: dict[str, str],
    symbol_deck: str,
    number_deck: str,
    piles: str,
) -> str:
    """Return the text of a game from what everybody sees of it and what the rest is, hidden or not."""
    squares = components_of(view.options.components).squares
    niches = [_niche(view, square, hidden_niches) for square in squares]
    up = [f"{token.name}@{token.pile}" for token in view.tokens]
    fields = (
        _options(view.options),
        f"{view.ended or view.phase}@{view.active}",
        "/".join(map(str, counters)),
        *(_seat(view, seat, hand) for seat, hand in enumerate(hands)),
        ",".join(niches),
        ",".join(up),
        ",".join(_offer(offer) for offer in view.offers),
        symbol_deck,
        number_deck,
        piles,
        ",".join(view.discard),
    )
    return " ".join(field or NOTHING for field in fields)


def _options(options: Options) -> str:
    told = [options.number_coins, options.bank, options.all_pass, str(options.piles)]
    return "/".join([*told, components_digest(options.components)] if options.components else told)


def components_digest(components: str) -> str:
    """Return what a line says of a components file that is not the one of the house."""
    return hashlib.sha256(components.encode()).hexdigest()[:8]


def _seat(view: View, seat: int, hand: tuple[str, str, str]) -> str:
    star = "*" if view.buddha == seat else ""
    symbols, numbers, lock = hand
    words = (
        LETTERS[COLOURS.index(view.colours[seat])] + star,
        view.squares[seat],
        view.points[seat],
        view.coins[seat],
        view.steps[seat],
        symbols,
        numbers or NOTHING,
        listed(view.reserve[seat]) or NOTHING,
        listed(view.discoveries[seat]) or NOTHING,
        lock,
    )
    return ";".join(map(str, words))


def _niche(view: View, square: str, hidden: dict[str, str]) -> str:
    if square not in view.niches:
        return NOTHING
    shown = view.niches[square]
    return f"{shown}!" if shown is not None else hidden.get(square, "?")


def _offer(offer: StandingOffer) -> str:
    price = Price(offer.coins, offer.steps, offer.symbols, offer.numbers)
    return f"{offer.token}{offer.seat}={str(price).replace(' ', '+')}"


def lock_text(card: int | None) -> str:
    """Return a locked card: a number, 0 for the pass card, none before it is locked."""
    return NOTHING if card is None else str(card or "pass")


def _at(game: Expedition, *places: int) -> list[int]:
    return [game.at(place) for place in places]


def letters(colours: Sequence[Colour]) -> str:
    """Return colours, a letter each."""
    return "".join(LETTERS[COLOURS.index(colour)] for colour in colours)


def listed(items: Sequence[object]) -> str:
    """Return items with commas between them."""
    return ",".join(map(str, items))


def _hidden(count: int) -> str:
    return f"?{count}" if count else ""
