"""What a person was told is what its seat may know of the game, byte for byte, at every step and not only in the end.

`State.view` and `Event.seen_by` say what a seat may know; tests swap what it may not and find no byte changed
(`tests/server/test_server_secrets.py`). Here every byte that came through all the faults is held against them. What no
view is made of, tokens and the parts of the dealing, is looked for by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from benchmarks.faults.players import Person
from benchmarks.faults.told import HEARD, Told

from serai.server.play import Moment
from serai.server.stored_rows import StoredTable

ENCODE = msgspec.json.encode


def violations(kept: StoredTable, moments: Sequence[Moment], person: Person, people: Sequence[Person]) -> Iterator[str]:
    """Yield what one person was told and may not know, or should have been told otherwise."""
    seen = _Seen(moments, person.seat)
    others = [other for other in people if other is not person]
    for frame in person.frames:
        told = HEARD.decode(frame)
        if told.type in ("state", "update") and not seen.is_told_by(told):
            yield f"seat {person.seat} was told of version {told.version} what is not its view: {frame!r}"
        if kept.row.secret.hex().encode() in frame:
            yield f"seat {person.seat} was told the dealer's secret"
        hidden = told.info is not None and told.info.dealing.entropy is None
        for other in others:
            if other.token.encode() in frame:
                yield f"seat {person.seat} was told the token of seat {other.seat}"
            if hidden and other.entropy.hex().encode() in frame:
                yield f"seat {person.seat} was told what seat {other.seat} opened, before the deal"


class _Seen:
    """What a seat sees of a game, step by step, in the server's bytes."""

    def __init__(self, moments: Sequence[Moment], seat: int) -> None:
        self._moments, self._seat = {moment.version: moment for moment in moments}, seat
        self._known: dict[int, tuple[bytes, bytes]] = {}
        self._events = [b"", *(ENCODE(moment.told(seat))[1:-1] for moment in moments)]

    def is_told_by(self, told: Told) -> bool:
        if told.type == "state" and told.seat != self._seat:
            return False
        if told.type == "state" and not told.version:
            return (bytes(told.view), bytes(told.events), bytes(told.listed_moves)) == (b"null", b"[]", b"[]")
        if (moment := self._moments.get(told.version)) is None:
            return False
        first = told.version if told.type == "update" else 1
        events = b",".join(filter(None, self._events[first : told.version + 1]))
        view, moves = self._sight(moment)
        return (bytes(told.view), bytes(told.events), bytes(told.listed_moves)) == (view, b"[" + events + b"]", moves)

    def _sight(self, moment: Moment) -> tuple[bytes, bytes]:
        if moment.version not in self._known:
            view, moves = moment.state.view(self._seat).forgetful(), moment.listed_moves(self._seat)
            self._known[moment.version] = ENCODE(view), ENCODE(moves)
        return self._known[moment.version]
