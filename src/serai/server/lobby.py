"""The lobby: a picture of the listed tables, made now and then, in which every address has its share.

An address has so many places among the first; what room is left is filled with the others. Inside its share an
address's tables that wait for people come before those in play, the newest first. Where several processes share a
hall, each draws what it owns and tells the others, of whose lists the picture is made in the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from serai.server import snapshots
from serai.server.audience import ENCODER, Listener, framed
from serai.server.protocol import answers

if TYPE_CHECKING:
    from serai.server.table import Table

MOST_LISTED: Final = 100
SHARE: Final = 8
"""Tables of one address that are listed before others of it have to wait for what room is left."""
SLICE: Final = 128
"""Tables that are looked at before others get their turn of the loop."""
CARDS: Final = 16
"""Tables that are described before others get their turn of the loop."""


class Listing(Struct, frozen=True, array_like=True):
    """A table in the lobby: whose share it belongs to, what its place depends on, and its card as clients get it."""

    table: str
    address: str
    created: int
    playing: bool
    card: bytes = b""


class Lobby:
    """The listed tables in memory, their last picture, and who follows it."""

    def __init__(self, pause: float, steady: Callable[[], float]) -> None:
        """Begin with an empty picture."""
        self._pause, self._steady = pause, steady
        self._listed: dict[str, Table] = {}
        self._followers: set[Listener] = set()
        self._picture: Any = snapshots.NOTHING
        self._own: list[Listing] = []
        self.elsewhere: Callable[[], Iterable[Listing]] = tuple
        """Returns what other processes list."""
        self._made = -pause
        self._stale = True
        self._making: asyncio.Task[None] | None = None
        self._due: asyncio.TimerHandle | None = None

    def enter(self, table: Table) -> None:
        """Take note of a table that has come into memory."""
        if table.row.listed:
            self._listed[table.id] = table

    def leave(self, table: Table) -> None:
        """Forget a table that is put away."""
        if self._listed.get(table.id) is table:
            del self._listed[table.id]
            self.changed()

    def follow(self, listener: Listener, *, follow: bool) -> None:
        """Tell a connection about the lobby whenever it changes, or stop."""
        (self._followers.add if follow else self._followers.discard)(listener)

    async def answer(self, reply: str) -> str:
        """Return the last picture as an answer; it is at most so old as the pause between two."""
        await self._refresh()
        return framed(answers.Tables(reply, self._picture))

    async def told(self, process: str) -> list[Listing]:
        """Return what this process lists, for the others: which tables are of one address, but not of which."""
        await self._refresh()
        numbers = {address: f"{process}/{at}" for at, address in enumerate({own.address: None for own in self._own})}
        return [msgspec.structs.replace(own, address=numbers[own.address]) for own in self._own]

    async def _refresh(self) -> None:
        if self._stale and self._steady() - self._made >= self._pause:
            await self._make()

    def changed(self) -> None:
        """Note that the picture is not right any more, and tell the followers soon."""
        self._stale = True
        if self._followers and self._due is None:
            wait = max(0.0, self._made + self._pause - self._steady())
            self._due = asyncio.get_running_loop().call_later(wait, self._show)

    def _show(self) -> None:
        self._due = None
        making = asyncio.ensure_future(self._make())
        making.add_done_callback(self._tell)

    def _tell(self, made: asyncio.Future[None]) -> None:
        if not made.cancelled() and made.exception() is None:
            frame = framed(answers.Tables(None, self._picture))
            for listener in [*self._followers]:
                listener.send(frame)

    async def _make(self) -> None:
        """Make a new picture; who asks while one is being made gets that one."""
        if self._making is None:
            self._making = asyncio.ensure_future(self._draw())
            self._making.add_done_callback(self._drawn)
        await asyncio.shield(self._making)

    def _drawn(self, _: asyncio.Task[None]) -> None:
        self._making = None

    async def _draw(self) -> None:
        self._stale = False
        found = []
        for number, table in enumerate([*self._listed.values()], 1):
            if table.summary.status == "ended":
                self._listed.pop(table.id, None)
            elif table.keeps_open or any(place.seat is not None for place in table.audience.places.values()):
                found.append(table)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        listings = (Listing(table.id, table.payer, table.row.created, table.play is not None) for table in found)
        own, alive = list[Listing](), {table.id: table for table in found}
        for number, listing in enumerate(shared_out(listings), 1):
            table = alive[listing.table]
            card = ENCODER.encode(snapshots.card(table.row, tuple(table.seats), table.summary, None, table))
            own.append(msgspec.structs.replace(listing, card=card))
            if number % CARDS == 0:
                await asyncio.sleep(0)
        elsewhere = [*self.elsewhere()]
        shown = shared_out([*own, *elsewhere]) if elsewhere else own
        self._own, self._picture = own, msgspec.Raw(b"[" + b",".join(listing.card for listing in shown) + b"]")
        self._made = self._steady()

    def close(self) -> None:
        """Make no more pictures."""
        if self._due is not None:
            self._due.cancel()
        if self._making is not None:
            self._making.cancel()


def shared_out(tables: Iterable[Listing]) -> list[Listing]:
    """Choose the tables that are listed: first everybody's share, those that wait for people before those in play."""
    groups: dict[str, list[Listing]] = {}
    for table in sorted(tables, key=lambda table: (table.playing, -table.created)):
        groups.setdefault(table.address, []).append(table)
    first = [*_in_rotation(group[:SHARE] for group in groups.values())]
    rest = [*_in_rotation(group[SHARE:] for group in groups.values())]
    first, rest = first[:MOST_LISTED], rest[: max(0, MOST_LISTED - len(first))]
    return [*sorted(first, key=_in_play), *sorted(rest, key=_in_play)]


def _in_play(table: Listing) -> bool:
    return table.playing


def _in_rotation(groups: Iterable[list[Listing]]) -> Iterator[Listing]:
    """Yield the first of every group, then the second of every group, and so on."""
    for row in zip_longest(*groups):
        yield from (table for table in row if table is not None)
