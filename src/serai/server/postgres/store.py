"""A `Store` in PostgreSQL: every change is one transaction that holds only if this process still owns the table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import asdict, astuple

from serai.server import rows
from serai.server import statements as shared
from serai.server.postgres import statements as sql
from serai.server.postgres.appends import Appends
from serai.server.postgres.connections import LOST, Connections, telling
from serai.server.postgres.leases import Leases
from serai.server.postgres.people import PeopleRows
from serai.server.postgres.reading import (
    concerned_by,
    described,
    entries_of,
    held_by,
    lines_of,
    seats_of,
    tables_of,
)
from serai.server.postgres.reminders import PostgresReminders
from serai.server.protocol.vocabulary import Status
from serai.server.refusals import Refused
from serai.server.store import Conflict, Fenced
from serai.server.stored_rows import (
    ChatRow,
    EntryRow,
    Holding,
    OwnPart,
    OwnPlace,
    ProcessRow,
    RecordRow,
    Result,
    SeatRow,
    StoredTable,
    Summary,
    TableRow,
    exported_size,
)

if TYPE_CHECKING:
    from serai.server.postgres.connections import Connection

Told = TypeVar("Told")

LEASE: Final = 15.0
"""Seconds after which a process that gives no sign of life is taken for gone."""
TABLE_NAMES: Final = sql.names(shared.ADD_TABLE)
SEAT_NAMES: Final = sql.names(shared.ADD_SEAT)


class PostgresStore(PeopleRows):
    """A `Store` that several processes may share."""

    def __init__(self, database: Connections, process: str, lease: float) -> None:
        """Keep tables in a database under the name of a process, which renews its lease within so many seconds."""
        super().__init__(database)
        self._leases = Leases(database, process, lease)
        self._appends = Appends(database, self._leases)
        self.reminders = PostgresReminders(database)
        self._unsettled: dict[str, asyncio.Future[Any]] = {}

    @classmethod
    async def opened(cls, address: str, lease: float = LEASE) -> PostgresStore:
        """Connect to a database and bring it up to date; this process lives from now on."""
        database = await Connections.to(address)
        store = cls(database, secrets.token_hex(8), lease)
        try:
            with telling(address):
                await store.renew(store.process, b"")
        except BaseException:
            await database.close()
            raise
        return store

    # Owning tables

    @property
    def process(self) -> str:
        """The name of this process among those that share the store."""
        return self._leases.process

    async def renew(self, process: str, told: bytes) -> None:
        """Go on living, and tell the others something; raise `LeaseLost` when the lease had lapsed."""
        await self._leases.renew(process, told)

    async def others(self) -> list[ProcessRow]:
        """Return the other processes that live, with what they tell."""
        return await self._leases.others()

    async def claim(self, table: str) -> str:
        """Own a table that has no living owner, and return who owns it now; one that does not exist is anybody's."""
        return await self._in_order(table, lambda: asyncio.ensure_future(self._leases.claim(table)))

    async def release(self, tables: Sequence[str]) -> None:
        """Own some tables no more."""
        for table in tables:
            await self._settled(table)
        await self._leases.release(tables)

    async def overtaken(self) -> list[str]:
        """Return the tables this process believes to own that have another epoch, or are gone."""
        return await self._leases.overtaken()

    async def orphans(self, most: int) -> list[str]:
        """Return some tables of owners that live no more, at which time passes."""
        return await self._leases.orphans(most)

    async def retire(self) -> None:
        """End the lease of this process at once."""
        await self._leases.retire()

    # The order of changes

    async def _in_order(self, table: str, change: Callable[[], asyncio.Future[Told]]) -> Told:
        """Change a table after what was asked for before; whoever stops waiting does not undo it."""
        before = self._unsettled.get(table)
        future = change() if before is None else asyncio.ensure_future(_after(before, change))
        self._unsettled[table] = future
        future.add_done_callback(partial(self._settle, table))
        return await asyncio.shield(future)

    def _settle(self, table: str, future: asyncio.Future[Any]) -> None:
        if self._unsettled.get(table) is future:
            del self._unsettled[table]
        if not future.cancelled():
            future.exception()  # is told to whoever waits; when nobody does, it is no news

    async def _settled(self, table: str) -> None:
        while (unsettled := self._unsettled.get(table)) is not None:
            await asyncio.wait([unsettled])

    async def _change(self, table: str, statement: str, *values: Any) -> None:
        """Change a table that this process owns by one statement, or raise `Conflict`."""
        await self._in_order(table, lambda: asyncio.ensure_future(self._changed(table, statement, values)))

    async def _changed(self, table: str, statement: str, values: Sequence[Any]) -> None:
        epoch = self._leases.epoch(table)
        found = await self._database.change(statement, table, self.process, epoch, *values)
        if not found:
            if await self._database.rows(sql.HOLDS, table, self.process, epoch):
                raise Conflict("the table has changed")
            raise Fenced("the table is another one's")

    # A table

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Store a new table; nobody owns it yet."""
        values = rows.table_values(row)

        async def act(connection: Connection) -> None:
            await connection.execute(sql.ADD_TABLE, *(values[name] for name in TABLE_NAMES))
            every = [asdict(seat) for seat in seats]
            await connection.executemany(sql.ADD_SEAT, [[seat[name] for name in SEAT_NAMES] for seat in every])

        await self._in_order(row.id, lambda: asyncio.ensure_future(self._database.write(act)))

    async def load(self, table: str) -> StoredTable | None:
        """Return everything kept of a table, with every change that was asked for before."""
        await self._settled(table)
        found = await self._database.row(sql.LOAD, table)
        if found is None:
            return None
        row, seats = described(found)
        return StoredTable(row, seats, entries_of(table, found["entries"]), lines_of(table, found["lines"]))

    async def save_seat(self, seat: SeatRow, before: SeatRow, summary: Summary) -> None:
        """Replace a seat that still is as it was before, or raise `Conflict`."""
        told = (rows.text(summary), summary.status, seat.since)
        await self._change(seat.table, sql.SET_SEAT, *told, *astuple(seat)[1:], *astuple(before)[2:])

    async def append(self, entry: EntryRow, summary: Summary, result: Result | None = None) -> None:
        """Add an entry and what the game counts for, or raise `Conflict` when version or client's id is taken."""
        await self._in_order(entry.table, lambda: self._appends.add(entry, summary, result))

    async def say(self, line: ChatRow) -> None:
        """Add a line of chat, or raise `Conflict` when its number or the client's id is taken."""
        await self._change(line.table, sql.ADD_LINE, *astuple(line)[1:])

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Name the table of the next game, or raise `Conflict` when there is one."""
        await self._change(table, sql.LINK_REMATCH, rematch)

    async def link_challenge(self, table: str, challenge: str) -> None:
        """Name the challenge that an ended game is passed on by, or raise `Conflict` when there is one."""
        await self._change(table, sql.LINK_CHALLENGE, challenge)

    async def challenged(self, challenge: str, most: int) -> list[StoredTable]:
        """Return some tables of a challenge, the oldest first, without their moves and chat."""
        names = [row["id"] for row in await self._database.rows(sql.CHALLENGED, challenge, most)]
        tables, seats = await self._database.read(lambda connection: tables_of(connection, names))
        return [StoredTable(tables[name], seats[name], (), ()) for name in names if name in tables]

    # One's own

    async def holdings(self, tokens: Sequence[bytes]) -> list[Holding]:
        """Return the tables that these token hashes hold a seat of, in the order of the tokens."""
        return await self._database.read(partial(_holdings, tokens))

    async def own_parts(self, tokens: Sequence[bytes], most: int) -> list[OwnPart]:
        """Return everything kept of the holder of these token hashes, or refuse more than so many characters."""

        async def act(connection: Connection) -> list[OwnPart]:
            parts, size = [], 0
            for held in await _holdings(tokens, connection):
                found = await connection.fetchrow(sql.OWN_PART, held.row.id, held.own)
                assert found is not None
                entries, lines = entries_of(held.row.id, found["entries"]), lines_of(held.row.id, found["lines"])
                size += exported_size(entries, lines)
                if size > most:
                    raise Refused("too-large", reason="export", limit=most)
                parts.append(OwnPart(held.row, held.seats[held.own], entries, lines))
            return parts

        return await self._database.read(act)

    async def erase(self, tokens: Sequence[bytes]) -> list[str]:
        """Forget names, chat and tokens of these holders; return the tables concerned."""
        if not await self._database.read(lambda connection: concerned_by(connection, tokens)):
            return []

        async def act(connection: Connection) -> list[str]:
            await connection.fetch(sql.LOCK_TABLES, await concerned_by(connection, tokens))
            concerned, places = await concerned_by(connection, tokens), await held_by(connection, tokens)
            await connection.executemany(sql.ERASE_LINES, places)
            await connection.executemany(sql.ERASE_SEAT, places)
            await connection.executemany(sql.UNLINK_RESULT, [(table,) for table, _ in places])
            await connection.execute(sql.ERASE_KEPT, [*tokens])
            await connection.execute(sql.OUTDATE, concerned, self.process)
            return concerned

        return await self._database.write(act)

    async def places(self, person: int, skip: int, most: int) -> list[OwnPlace]:
        """Return some seats of a person, the last taken first, after so many."""

        async def act(connection: Connection) -> list[OwnPlace]:
            found = [(row["table_id"], row["seat"]) for row in await connection.fetch(sql.PLACES, person, most, skip)]
            tables, seats = await tables_of(connection, [table for table, _ in found])
            return [
                OwnPlace(tables[table], seats[table][seat], len(seats[table]))
                for table, seat in found
                if table in tables
            ]

        return await self._database.read(act)

    async def adopt(self, person: int, tokens: Mapping[bytes, bytes]) -> list[str]:
        """Give seats that belong to nobody to a person, each token replaced by another; return the tables concerned."""
        await self.adopted(person, tokens, self.process)
        return await self._database.read(lambda connection: concerned_by(connection, [*tokens.values()]))

    # Records

    async def record(self, table: str) -> RecordRow | None:
        """Return what there is of a game's record."""
        found = await self._database.row(sql.RECORD, table)
        return None if found is None else RecordRow(**{**found, "seats": seats_of(table, found["seats"])})

    async def keep_record(self, table: str, text: str) -> None:
        """Keep the record of an ended game; an empty text says that none can be written."""
        await self._database.change(sql.KEEP_RECORD, text, table)

    async def unrecorded(self, most: int) -> list[str]:
        """Return some tables of ended games that have no record yet."""
        return [row["id"] for row in await self._database.rows(sql.UNRECORDED, most)]

    # Keeping house

    async def due(self, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return tables at which somebody's time for a move was up before a moment, longest ago first, after one."""
        found = await self._database.rows(sql.DUE, before, *after, most, self.process)
        return [(row["due"], row["id"]) for row in found]

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that somebody was at these tables; the end of a game stays when it was."""
        await self._database.change(sql.TOUCH, at, [*tables])

    async def resting(self, status: Status, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return tables of a status that nobody has touched since a moment, longest ago first, after one of them."""
        found = await self._database.rows(sql.RESTING, status, before, *after, most)
        return [(row["touched"], row["id"]) for row in found]

    async def remove(self, tables: Sequence[str], status: Status, before: int) -> list[str]:
        """Remove those of some tables that still rest like this and that no other process serves; return them."""
        found = {row["id"] for row in await self._database.change(sql.REMOVE, [*tables], status, before, self.process)}
        return [table for table in tables if table in found]

    async def answers(self) -> None:
        """Wait until a change could be stored."""
        found = await self._database.change(sql.ANSWERS)
        if not found[0][0]:
            raise ConnectionError("the database can only be read")

    async def close(self) -> None:
        """Finish what was begun, leave the tables to others, and let go of the database."""
        while self._unsettled:
            await asyncio.wait([*self._unsettled.values()])
        with suppress(*LOST):
            await self.retire()
        await self._database.close()


async def _after(before: asyncio.Future[Any], change: Callable[[], asyncio.Future[Told]]) -> Told:
    await asyncio.wait([before])
    return await change()


async def _holdings(tokens: Sequence[bytes], connection: Connection) -> list[Holding]:
    places = await held_by(connection, tokens)
    tables, seats = await tables_of(connection, [table for table, _ in places])
    return [Holding(tables[table], seats[table], seat) for table, seat in places if table in tables]
