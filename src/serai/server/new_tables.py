"""How tables come to be: afresh, as the next game of a company, at a moment of an ended game, or as a challenge."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from serai.games import registry
from serai.games.contract import BadOptions
from serai.games.joint_dealing import PROTOCOL
from serai.server import branching, challenges, logs, opening, records, seating, seats
from serai.server.challenges import ChallengeResults
from serai.server.protocol.answers import Challenged, Created
from serai.server.protocol.messages import Create, TakeChallenge, WhatIf
from serai.server.protocol.vocabulary import ComputerSeat
from serai.server.refusals import Elsewhere, Refused
from serai.server.store import Conflict
from serai.server.stored_rows import SeatRow, StoredTable, Summary, TableRow
from serai.server.table import Table

if TYPE_CHECKING:
    from serai.server.hall import Hall

MOST_OPENERS: Final = 50_000
"""Tables of which it is known who opened them; it is kept in memory alone."""


class NewTables:
    """Opens tables for people, and remembers for whom."""

    def __init__(self, hall: Hall) -> None:
        """Open tables of a hall."""
        self._hall, self._services = hall, hall.services
        self._openers: OrderedDict[str, str] = OrderedDict()

    def opener(self, table: str) -> str:
        """Return the address that opened a table, as far as it is remembered."""
        return self._openers.get(table, "")

    async def create(self, message: Create, address: str) -> Created:
        """Open a table: its dealing is promised before anybody can sit."""
        if message.game not in registry.names():
            raise Refused("unknown-game", game=message.game)
        game = await asyncio.to_thread(registry.load, message.game)  # whoever is first reads a lot of code
        try:
            options = msgspec.convert(message.options, game.options_type)
        except msgspec.ValidationError as fault:
            raise Refused("bad-options", reason="options", detail=str(fault)) from fault
        wanted = message.seats
        if len(wanted) not in game.seat_counts or all(isinstance(seat, ComputerSeat) for seat in wanted):
            raise Refused("bad-options", reason="seats", seats=len(wanted))
        try:
            game.check_options(options, len(wanted))
        except BadOptions as fault:
            raise Refused("bad-options", reason=fault.reason, detail=fault.detail) from fault
        computers = [seat for seat in wanted if isinstance(seat, ComputerSeat)]
        for computer in computers:
            await self._services.thinkers.check(message.game, computer.level)
            self._services.thinkers.check_room(address)
        row = TableRow(
            id=seats.new_table_id(),
            game=message.game,
            rules=game.rules,
            options=_text(options),
            clock=_text(message.clock) if message.clock else None,
            chat=message.chat,
            practice=message.practice,
            listed=message.listed,
            secret=self._services.chance(32),
            created=self._services.wall(),
            summary=Summary("waiting"),
            protocol=PROTOCOL,
        )
        rows = [
            SeatRow(row.id, at, "computer", seat.level, since=row.created)
            if isinstance(seat, ComputerSeat)
            else SeatRow(row.id, at, "human", since=row.created)
            for at, seat in enumerate(wanted)
        ]
        return await self._open(message.id, row, rows, address)

    async def _open(self, reply: str, row: TableRow, rows: Sequence[SeatRow], address: str) -> Created:
        await self._services.store.create(row, rows)
        self._openers[row.id] = address
        if len(self._openers) > MOST_OPENERS:
            self._openers.popitem(last=False)
        self._services.metrics.tables_created.inc()
        logs.log("table-opened", table=row.id, game=row.game, seats=len(rows))
        return Created(reply, row.id, opening.promise(row, len(rows)))

    async def rematch(self, table: Table, reply: str, address: str) -> Created:
        """Open the table of the next game, with the seats kept for their people; ask twice, get the same."""
        async with table.alone():
            if table.summary.status != "ended":
                raise Refused("not-finished")
            if table.row.rematch is None:
                if any(seat.kind == "computer" for seat in table.seats):
                    self._services.thinkers.check_room(address)
                row = msgspec.structs.replace(
                    table.row,
                    id=seats.new_table_id(),
                    secret=self._services.chance(32),
                    created=self._services.wall(),
                    summary=Summary("waiting"),
                    protocol=PROTOCOL,
                    beginning=None,
                    challenge=None,
                )
                rows = [
                    SeatRow(row.id, seat.seat, "computer", seat.level, since=row.created)
                    if seat.kind == "computer"
                    else SeatRow(row.id, seat.seat, "human", kept_for=seat.token, since=row.created)
                    for seat in table.seats
                ]
                await self._open(reply, row, rows, address)
                try:
                    await self._services.store.link_rematch(table.id, row.id)
                except Conflict as fault:
                    self._services.outdated(table)
                    raise Refused("stale", version=table.version) from fault
                table.row = msgspec.structs.replace(table.row, rematch=row.id)
                table.tell_info()
            assert table.row.rematch is not None
        following = await self._hall.stored(table.row.rematch)
        return Created(reply, following.row.id, opening.promise(following.row, len(following.seats)))

    async def decline(self, table: Table, seat: int, address: str) -> None:
        """Let a person decline the next game; the seat stays kept, in case of second thoughts."""
        if (following := table.row.rematch) is None:
            raise Refused("no-request")
        try:
            await seating.decline(await self._hall.table(following, address), seat)
        except Elsewhere as elsewhere:
            assert self._hall.cluster is not None
            await self._hall.cluster.decline(elsewhere.owner, following, seat)

    async def what_if(self, message: WhatIf, kept: StoredTable, address: str) -> Created:
        """Open a table at a moment of an ended game, of which everything kept is given."""
        branching.check(message, kept)
        for level in message.levels:
            await self._services.thinkers.check(kept.row.game, level)
            self._services.thinkers.check_room(address)
        chance = self._services.chance(32)
        beginning = await self._services.offload.run(address, branching.beginning, message, kept, chance)
        row = msgspec.structs.replace(
            kept.row,
            id=seats.new_table_id(),
            clock=None,
            listed=False,
            secret=self._services.chance(32),
            created=self._services.wall(),
            summary=Summary("waiting"),
            rematch=None,
            protocol=PROTOCOL,
            beginning=beginning,
            challenge=None,
        )
        return await self._open(message.id, row, branching.seat_rows(message, row), address)

    async def challenge(self, table: Table, reply: str) -> Challenged:
        """Let the deal of an ended game be passed on; ask twice, get the same."""
        async with table.alone():
            if table.row.challenge is None:
                challenges.check(table.row, table.seats, table.summary)
                name = seats.new_table_id()
                try:
                    await self._services.store.link_challenge(table.id, name)
                except Conflict as fault:
                    self._services.outdated(table)
                    raise Refused("stale", version=table.version) from fault
                table.row = msgspec.structs.replace(table.row, challenge=name)
            assert table.row.challenge is not None
            return Challenged(reply, table.row.challenge)

    async def take_challenge(self, message: TakeChallenge, address: str) -> Created:
        """Open a table at which the deal of a challenge is repeated."""
        first = (await self._challenged(message.challenge, 1))[0]
        for seat in first.seats:
            if seat.kind == "computer":
                await self._services.thinkers.check(first.row.game, seat.level or "")
                self._services.thinkers.check_room(address)
        await self._services.thinkers.warming.rules(first.row.game)
        if not records.known_rules(first.row.game, first.row.rules):
            raise Refused("old-rules", game=first.row.game, rules=first.row.rules)
        row = msgspec.structs.replace(
            challenges.repeated(first),
            id=seats.new_table_id(),
            secret=self._services.chance(32),
            created=self._services.wall(),
            summary=Summary("waiting"),
        )
        return await self._open(message.id, row, challenges.seat_rows(first, row), address)

    async def results(self, challenge: str) -> ChallengeResults:
        """Return how the games of a challenge ended, side by side."""
        return challenges.results(await self._challenged(challenge, challenges.MOST_RESULTS))

    async def _challenged(self, challenge: str, most: int) -> list[StoredTable]:
        found = await self._services.store.challenged(challenge, most)
        if not found:
            raise Refused("unknown-challenge")
        if found[0].row.game not in registry.names():
            raise Refused("unknown-game", game=found[0].row.game)
        return found


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
