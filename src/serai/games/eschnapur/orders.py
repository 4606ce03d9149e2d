"""The orders of the decks of a game: from a dealing, or given one by one as a record keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from serai.games.dealing import Dealing

Orders: TypeAlias = Mapping[str, Sequence[int]]
"""The order of every deck by the label of its shuffle. Symbol cards are numbers of colours, tokens are their
places in the box; the next one comes first. ``first player`` holds one seat."""


def shuffled(chance: Dealing | Orders, label: str, items: Sequence[int]) -> tuple[int, ...]:
    """Return the items in the order that chance has for a label."""
    if isinstance(chance, Dealing):
        return tuple(chance.shuffle(label, items))
    order = tuple(chance.get(label, ()))
    if sorted(order) != sorted(items):
        raise ValueError(
            f"the order {label!r} must hold {list(items)}, each as often as here, in any order; it is {list(order)}."
        )
    return order


def picked_seat(chance: Dealing | Orders, label: str, count: int) -> int:
    """Return the number below `count` that chance has for a label."""
    if isinstance(chance, Dealing):
        return chance.pick(label, count)
    picked = tuple(chance.get(label, ()))
    if len(picked) != 1 or picked[0] not in range(count):
        raise ValueError(f"the order {label!r} must hold one seat from 0 to {count - 1}; it is {list(picked)}.")
    return picked[0]
