"""Texts that are nearly right: real ones with pieces taken out, doubled, moved, exchanged and added."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

ODD: Final = [
    *("", " ", "-", "+", "/", ".", ":", "?", "0", "-1", "99999999999999999999", "1e999", "NaN", "null", "true"),
    *("\x00", "\n", "\u202e", "\ud7ff", "٣", "²", "Ⅷ", "é", "𝟘", "[" * 40, '"', "\\", "{}", "[]", "%s", "${x}", "<b>"),
]
"""Pieces that readers of text are known to stumble over."""
Edit = tuple[str, int, int, str]


def edited(text: str, edits: Sequence[Edit]) -> str:
    """Carry out edits, each at a place in thousandths of the text."""
    for deed, at, size, piece in edits:
        place = at * len(text) // 1000
        head, cut, tail = text[:place], text[place : place + size], text[place + size :]
        match deed:
            case "insert":
                text = head + piece + cut + tail
            case "replace":
                text = head + piece + tail
            case "remove":
                text = head + tail
            case "double":
                text = head + cut + cut + tail
            case "move":
                text = cut + head + tail
            case _:
                text = head + cut.swapcase() + tail
    return text


def nearly(real: Sequence[str]) -> SearchStrategy[str]:
    """Return real texts with a few edits, and now and then something else."""
    piece = st.sampled_from([*ODD, *(word for text in real[:200] for word in text.split()[:4])]) | st.text(max_size=4)
    deeds = st.sampled_from(["insert", "replace", "remove", "double", "move", "case"])
    edits = st.lists(st.tuples(deeds, st.integers(0, 999), st.integers(0, 12), piece), max_size=4)
    return st.builds(edited, st.sampled_from(real), edits) | st.text(max_size=30)


JSON: Final[SearchStrategy[Any]] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 300)
    | st.sampled_from([-(2**63), 2**31, 2**63, 2**64, 10**30, 0.5, -0.0, 1e308])
    | st.sampled_from(ODD)
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
"""Any small value of JSON, the troublesome numbers among them."""


def written(value: Any) -> str:
    """Return a value as JSON; texts may hold what no text may hold."""
    return json.dumps(value, allow_nan=True)
