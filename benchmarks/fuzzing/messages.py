"""Messages of the socket by strangers: the grammar is read off the protocol's own structures.

A sign like ``$token`` stands for something that is only known at the table: it is filled in when the message is sent.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, get_args

import msgspec
from benchmarks.fuzzing.text import JSON, ODD, edited, written
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect

from serai.server.protocol import FromClient
from serai.server.protocol.messages import Adopt, Attach, Detach, Erase, GiveUp, Leave, Move, Open, Resign, Sit

KNOWN: Final[dict[str, list[str]]] = {
    "table": [*["$table"] * 8, "$other", "nowhere"],
    "token": [*["$token"] * 4, "$others", "0" * 40],
    "tokens": ["$token", "$others", "0" * 40],
    "move": ["$move", "$move", "$move", "camels", "take D", "sell LLL", "swap DG/LM", "accept", "pass", "bid 3", ""],
    "game": ["jaipur", "eschnapur", "nim", ""],
    "level": ["peddler", "nobody"],
    "levels": ["peddler", "nobody"],
    "digest": ["$digest", "0" * 64],
    "entropy": ["$entropy", "f" * 64],
    "commitment": ["$commitment", "A" * 64],
    "person": ["$person", "0" * 32],
    "challenge": ["$challenge", "nowhere"],
    "address": ["asha@example.org", "a@b.example, c@d.example", "\r\nBcc: x@y.example"],
    "name": ["Asha", "<b>", "\u202e", "", "a" * 200],
    "face": ["trader", ""],
    "text": ["hello", "\x00", "a" * 1000, "[" * 400],
    "id": ["$id", "$id", "$id", "$last"],
}
"""What fields are likely to hold: so that a message gets as far as it can."""
OPTIONS: Final = st.fixed_dictionaries(
    {}, optional={"seals": st.integers(0, 3), "open_herds": st.booleans(), "colours": JSON, "variant": JSON}
)


OFTEN: Final[dict[Any, int]] = {Move: 16, Attach: 6, Sit: 4, Open: 4} | dict.fromkeys(
    (Leave, Detach, Resign, GiveUp, Erase, Adopt), 1
)
"""How often a kind of message is sent beside the others: what ends a game or a visit is rare, so that others go on."""


class Sent(NamedTuple):
    """A frame, and which of the guests sends it."""

    guest: int
    frame: str | bytes


def of_type(kind: inspect.Type, field: str) -> SearchStrategy[Any]:
    """Return values of a type of the protocol, on both sides of its bounds."""
    match kind:
        case inspect.StrType():
            known = st.sampled_from(KNOWN.get(field, ["", "a", "x" * 41]))
            return known if field in KNOWN else known | st.text(max_size=12)
        case inspect.IntType(ge=least, le=most):
            around = {least or 0, (least or 0) - 1, most or 9, (most or 9) + 1, 0, 1, 2, 2**63, -1}
            return st.just("$version") | st.integers(0, 5) | st.sampled_from(sorted(around))
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.UnionType(types=types):
            return st.one_of([of_type(inner, field) for inner in types])
        case inspect.VarTupleType(item_type=item):
            return st.lists(of_type(item, field), max_size=5)
        case inspect.StructType():
            return of_struct(kind)
        case _:
            return OPTIONS | JSON


def of_struct(kind: inspect.StructType) -> SearchStrategy[dict[str, Any]]:
    """Return structures with every field, and with those that may be missing in either way."""
    own = {field.encode_name: of_type(field.type, field.name) for field in kind.fields if field.required}
    free = {field.encode_name: of_type(field.type, field.name) for field in kind.fields if not field.required}
    if kind.tag_field is not None:
        own[kind.tag_field] = st.just(kind.tag)
    return st.fixed_dictionaries(own, optional=free)


def messages() -> SearchStrategy[Any]:
    """Return messages of every kind, most of them as the protocol has them, some with a field that is anything."""
    kinds = [kind for kind in get_args(FromClient) for _ in range(OFTEN.get(kind, 2))]
    parts = [inspect.type_info(kind) for kind in kinds]
    whole = st.one_of([of_struct(part) for part in parts if isinstance(part, inspect.StructType)])
    broken = st.builds(
        lambda message, number, value, extra: {
            **message,
            sorted(message)[number % len(message)]: value,
            **({"extra": value} if extra else {}),
        },
        whole,
        st.integers(0, 9),
        JSON,
        st.booleans(),
    )
    return st.one_of([whole] * 6 + [broken, JSON])


def frames(most: int) -> SearchStrategy[list[Sent]]:
    """Return what several guests send, in its order: messages, texts that are nearly messages, and bytes."""
    text = messages().map(written)
    edits = st.tuples(
        st.sampled_from(["insert", "replace", "remove", "double"]),
        st.integers(0, 999),
        st.integers(0, 9),
        st.sampled_from(ODD),
    )
    torn = st.builds(edited, text, st.lists(edits, min_size=1, max_size=2))
    frame = st.one_of([text] * 8 + [torn, st.binary(max_size=30)])
    return st.lists(st.builds(Sent, st.integers(0, 3), frame), min_size=most, max_size=most)


assert all(issubclass(kind, msgspec.Struct) for kind in get_args(FromClient))
