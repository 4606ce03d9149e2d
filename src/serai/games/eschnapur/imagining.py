"""A game that a seat may be in: what it sees stays, and what it cannot know is dealt anew.

Every hidden symbol card is one of the unseen ones, every hidden number card one of its batch (see `Memory`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from serai.games.contract import Seat
from serai.games.dealing import Dealing
from serai.games.eschnapur import position
from serai.games.eschnapur.components import Colour, components_of
from serai.games.eschnapur.position import NOTHING, letters, listed
from serai.games.eschnapur.view import Memory, View


def imagined_text(view: View, dealing: Dealing) -> str:
    """Return the text of a whole game with this view of its seat, every such game equally likely."""
    seat, memory = view.seat, view.memory
    if seat is None or view.symbols is None or view.numbers is None or memory is None:
        raise ValueError("a game is imagined from all that a seat may know, its memory included; this view has less.")
    symbols, symbol_deck = _symbols(seat, view.symbols, view, memory, dealing)
    numbers, number_deck = _numbers(seat, view.numbers, view, memory, dealing)
    hands = []
    for other in range(len(view.colours)):
        known = memory.symbols[other]
        groups = [memory.numbers[other], *numbers[other]]
        lock = _lock(view, other, [card for group in groups for card in group], dealing)
        hands.append((f"{letters(known)}.{letters(symbols[other])}", ".".join(map(listed, groups)), lock))
    return position.line(
        view,
        # How often the discard and the played cards were shuffled only names shuffles to come: any count will do.
        (view.first, view.turns, view.played, view.quiet, view.awarded, 0, 0),
        hands,
        _niches(view, dealing),
        f"{letters(symbol_deck)}.{letters(memory.symbols_under)}",
        "|".join(listed(part) or NOTHING for part in number_deck),
        _piles(view, memory, dealing),
    )


def _symbols(
    seat: Seat, own: Sequence[Colour], view: View, memory: Memory, dealing: Dealing
) -> tuple[list[list[Colour]], list[Colour]]:
    """Return the symbol cards of each hand that not all know, and those of the deck that nobody knows."""
    mine = Counter(own) - Counter(memory.symbols[seat])
    unseen = dealing.shuffle("imagined/symbols", [*(Counter(memory.unseen_symbols) - mine).elements()])
    hands: list[list[Colour]] = []
    for other, known in enumerate(memory.symbols):
        count = 0 if other == seat else view.symbol_counts[other] - len(known)
        hands.append([*mine.elements()] if other == seat else unseen[:count])
        unseen = unseen[count:]
    return hands, unseen


def _numbers(
    seat: Seat, own: Sequence[int], view: View, memory: Memory, dealing: Dealing
) -> tuple[list[list[list[int]]], list[list[int]]]:
    """Return the number cards of each hand that not all know, batch by batch, and those of the deck."""
    hands: list[list[list[int]]] = [[] for _ in view.colours]
    deck = []
    for number, batch in enumerate(memory.batches, start=1):
        unseen = dealing.shuffle(f"imagined/numbers {number}", [card for card in batch.cards if card not in own])
        for other, drawn in enumerate(batch.drawn):
            count = 0 if other == seat else drawn
            hands[other].append([card for card in batch.cards if card in own] if other == seat else unseen[:count])
            unseen = unseen[count:]
        deck.append(unseen)
    return hands, deck


def _lock(view: View, seat: Seat, hand: Sequence[int], dealing: Dealing) -> str:
    """Return the card that a seat has locked; of another seat's, any that it may have chosen (E-D1)."""
    if view.duel is None or not view.duel.locked[seat]:
        return NOTHING
    if seat == view.seat:
        return position.lock_text(view.duel.own)
    return position.lock_text([0, *sorted(hand)][dealing.pick(f"imagined/lock {seat}", len(hand) + 1)])


def _niches(view: View, dealing: Dealing) -> dict[str, str]:
    """Return a token that nobody has seen for every niche whose token lies face down."""
    unseen = Counter(components_of(view.options.components).discovery_names)
    unseen -= Counter(name for names in view.discoveries for name in names)
    unseen -= Counter(name for name in view.niches.values() if name is not None)
    hidden = [square for square, name in view.niches.items() if name is None]
    return dict(zip(hidden, dealing.shuffle("imagined/discovery", [*unseen.elements()]), strict=False))


def _piles(view: View, memory: Memory, dealing: Dealing) -> str:
    """Return the piles of reserve tokens: those that nobody has seen, on those that all saw go under."""
    unseen = Counter(components_of(view.options.components).reserve_names)
    for names in (*view.reserve, view.discard, [token.name for token in view.tokens], *memory.piles_under):
        unseen -= Counter(names)
    tokens = dealing.shuffle("imagined/reserve", [*unseen.elements()])
    first = view.piles[0] - len(memory.piles_under[0])
    parts = zip((tokens[:first], tokens[first:]), memory.piles_under, strict=True)
    return "|".join(f"{listed(names)}.{listed(under)}" for names, under in parts)
