"""All tables of a server: those alive in memory, and those that wait in the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from serai.games import registry
from serai.games.joint_dealing import PROTOCOL
from serai.server import logs, messages, opening, records, seating, seats, showing
from serai.server.audience import Listener, framed
from serai.server.house import House
from serai.server.housekeeping import Housekeeping
from serai.server.messages import ComputerSeat, Create, Created, TableCard
from serai.server.refusals import Refused
from serai.server.store import ChatRow, Conflict, SeatRow, Summary, TableRow
from serai.server.table import REBUILD, Table

RESTING_KEPT: Final = 256
"""Tables that stay in memory though nobody follows them."""
RESTING_TIME: Final = 10.0
"""Seconds that a table rests at least before it is put away: somebody may be about to sit or to follow it."""
LOOKED_AT: Final = 8
"""Of those that have rested longest, how many are looked at when another one comes to rest."""
MOST_LISTED: Final = 100
MOST_LINES: Final = 1000
"""Lines of chat that one table keeps."""
LOBBY_PAUSE: Final = 0.5
"""Seconds between two pictures of the lobby."""
MOST_EXPORTED: Final = 2_000_000
"""Characters that one answer to `export` may have."""


class Hall:
    """The tables, the lobby, and everybody's own."""

    def __init__(self, house: House) -> None:
        """Open the hall."""
        self.house = house
        self.keeping = Housekeeping(self)
        self.tables: dict[str, Table] = {}
        self._resting: OrderedDict[str, tuple[Table, float]] = OrderedDict()
        self._arriving: dict[str, asyncio.Task[Table]] = {}
        self._followers: set[Listener] = set()
        self._picture: asyncio.TimerHandle | None = None
        house.changed, house.rested, house.doubted = self._changed, self._rested, self._doubted
        house.metrics.gauges["serai_tables"] = ("Tables in memory.", lambda: len(self.tables))
        house.metrics.gauges["serai_players_waiting"] = (
            "Computer players that wait to think.",
            lambda: house.thinkers.waiting,
        )

    # Tables

    async def create(self, message: Create) -> Created:
        """Open a table: its dealing is promised before anybody can sit."""
        if message.game not in registry.GAMES:
            raise Refused("unknown-game", game=message.game)
        game = registry.load(message.game)
        try:
            options = msgspec.convert(message.options, game.options_type)
        except msgspec.ValidationError as fault:
            raise Refused("bad-options", reason="options", detail=str(fault)) from fault
        if getattr(options, "components", ""):  # a file of one's own is for one's own machine
            raise Refused("bad-options", reason="components")
        wanted = message.seats
        if len(wanted) not in game.seat_counts or all(isinstance(seat, ComputerSeat) for seat in wanted):
            raise Refused("bad-options", reason="seats", seats=len(wanted))
        _check_colours(options, len(wanted))
        computers = [seat for seat in wanted if isinstance(seat, ComputerSeat)]
        for computer in computers:
            self.house.thinkers.check(message.game, computer.level)
            self.house.thinkers.check_room()
        row = TableRow(
            id=seats.new_table_id(),
            game=message.game,
            rules=game.rules,
            options=_text(options),
            clock=_text(message.clock) if message.clock else None,
            chat=message.chat,
            practice=message.practice,
            listed=message.listed,
            secret=self.house.chance(32),
            created=self.house.wall(),
            summary=Summary("waiting"),
            protocol=PROTOCOL,
        )
        rows = [
            SeatRow(row.id, at, "computer", seat.level, since=row.created)
            if isinstance(seat, ComputerSeat)
            else SeatRow(row.id, at, "human", since=row.created)
            for at, seat in enumerate(wanted)
        ]
        return await self._open(message.id, row, rows)

    async def _open(self, reply: str, row: TableRow, rows: Sequence[SeatRow]) -> Created:
        await self.house.store.create(row, rows)
        self.house.metrics.tables_created += 1
        logs.log("table-opened", table=row.id, game=row.game, seats=len(rows))
        return Created(reply, row.id, opening.promise(row, len(rows)))

    async def rematch(self, table: Table, reply: str) -> Created:
        """Open the table of the next game, with the seats kept for their people; ask twice, get the same."""
        async with table.alone():
            if table.summary.status != "ended":
                raise Refused("not-finished")
            if table.row.rematch is None:
                row = msgspec.structs.replace(
                    table.row,
                    id=seats.new_table_id(),
                    secret=self.house.chance(32),
                    created=self.house.wall(),
                    summary=Summary("waiting"),
                    protocol=PROTOCOL,
                )
                rows = [
                    SeatRow(row.id, seat.seat, "computer", seat.level, since=row.created)
                    if seat.kind == "computer"
                    else SeatRow(row.id, seat.seat, "human", kept_for=seat.token, since=row.created)
                    for seat in table.seats
                ]
                await self._open(reply, row, rows)
                try:
                    await self.house.store.link_rematch(table.id, row.id)
                except Conflict as fault:
                    self._doubted(table)
                    raise Refused("stale", version=table.version) from fault
                table.row = msgspec.structs.replace(table.row, rematch=row.id)
                table.tell_info()
            assert table.row.rematch is not None
        following = await self.table(table.row.rematch)
        return Created(reply, following.id, opening.promise(following.row, len(following.seats)))

    async def table(self, name: str) -> Table:
        """Return a table, rebuilt from the store when it is not in memory."""
        if name in self.keeping.leaving:
            raise Refused("unknown-table")
        if (table := self.tables.get(name)) is not None:
            self.keeping.visited.add(name)
            return table
        if (arriving := self._arriving.get(name)) is None:
            arriving = self._arriving[name] = asyncio.ensure_future(self._load(name))
            arriving.add_done_callback(lambda _: self._arriving.pop(name, None))
        return await asyncio.shield(arriving)

    async def _load(self, name: str) -> Table:
        kept = await self.house.store.load(name)
        if kept is None:
            raise Refused("unknown-table")
        if kept.row.game in registry.GAMES:
            await self.house.thinkers.warming.rules(kept.row.game)
        if not records.known_rules(kept.row.game, kept.row.rules):
            raise Refused("old-rules", game=kept.row.game, rules=kept.row.rules)
        table = self.tables[name] = Table(kept, self.house)
        self.keeping.visited.add(name)
        self._rested(table)
        return table

    def _rested(self, table: Table) -> None:
        """Keep a table in memory for a while; the one that has rested longest goes first."""
        now = self.house.steady()
        self._resting[table.id] = (table, now)
        self._resting.move_to_end(table.id)
        for _ in range(min(LOOKED_AT, len(self._resting) - RESTING_KEPT)):
            name, (oldest, since) = next(iter(self._resting.items()))
            if now - since < RESTING_TIME:
                break
            del self._resting[name]
            if self.tables.get(name) is not oldest:
                continue
            if oldest.resting:
                self._put_away(oldest)
            else:
                self._resting[name] = (oldest, now)  # somebody is there again: its time comes later

    def _put_away(self, table: Table) -> None:
        """Let a table be in the store alone."""
        table.close()
        del self.tables[table.id]
        self._resting.pop(table.id, None)

    def may_go(self, name: str) -> bool:
        """Tell whether a table can be removed: nobody is there or coming, and it is in memory no more."""
        if name in self._arriving:
            return False
        if (table := self.tables.get(name)) is None:
            return True
        if table.resting:
            self._put_away(table)
            return True
        return False

    def forget_rematches(self, gone: Sequence[str]) -> None:
        """Let no table name a next one that has been removed."""
        for table in self.tables.values():
            if table.row.rematch in gone:
                table.row = msgspec.structs.replace(table.row, rematch=None)
                table.tell_info()

    def _doubted(self, table: Table) -> None:
        """Drop a table that may differ from the store; everybody comes back to the rebuilt one."""
        logs.log("table-rebuilt", table=table.id)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._resting.pop(table.id, None)
        table.close(REBUILD)

    # What is said

    async def say(self, table: Table, seat: int, message: messages.Say) -> None:
        """Let a person say something at a table, once however often it is sent."""
        if (message.phrase is None) == (message.text is None):
            raise Refused("malformed", reason="phrase-or-text")
        if message.text is not None and not table.row.chat:
            raise Refused("chat-off")
        text = None if message.text is None else seats.clean_line(message.text)
        async with table.alone():
            if any(line.seat == seat and line.client_id == message.id for line in table.chat):
                return
            if len(table.chat) >= MOST_LINES:
                raise Refused("flood", reason="lines", limit=MOST_LINES)
            number = table.chat[-1].number + 1 if table.chat else 1
            at, phrase = self.house.wall(), message.phrase
            line = ChatRow(table.id, number, table.version, seat, message.id, phrase, text, at)
            await self.house.store.say(line)
            table.chat.append(line)
            table.audience.tell(showing.chat(table, number), chat=True)

    # Lobby

    def lobby(self) -> tuple[TableCard, ...]:
        """Return the listed tables that somebody waits at or that can be watched, newest first."""
        found = [
            table
            for table in self.tables.values()
            if table.row.listed and table.summary.status != "ended" and self._peopled(table)
        ]
        found.sort(key=lambda table: (table.play is not None, -table.row.created))
        return tuple(
            showing.card(table.row, tuple(table.seats), table.summary, None, table) for table in found[:MOST_LISTED]
        )

    def _peopled(self, table: Table) -> bool:
        return any(table.audience.present(seat.seat) for seat in table.seats)

    def follow(self, listener: Listener, *, follow: bool) -> None:
        """Tell a connection about the lobby whenever it changes, or stop."""
        (self._followers.add if follow else self._followers.discard)(listener)

    def _changed(self) -> None:
        if self._picture is None and self._followers:
            self._picture = asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._show_lobby)

    def _show_lobby(self) -> None:
        self._picture = None
        frame = framed(messages.Tables(None, self.lobby()))
        for listener in [*self._followers]:
            listener.send(frame)

    # One's own

    async def mine(self, tokens: Sequence[str]) -> tuple[TableCard, ...]:
        """Return the tables of somebody's tokens."""
        held = await self.house.store.holdings([seats.hashed(token) for token in tokens])
        return tuple(showing.card(at.row, at.seats, at.row.summary, at.own, self.tables.get(at.row.id)) for at in held)

    async def export(self, tokens: Sequence[str]) -> dict[str, Any]:
        """Return everything stored about the holder of some tokens, and about nobody else."""
        parts = await self.house.store.own_parts([seats.hashed(token) for token in tokens], MOST_EXPORTED)
        return {
            "tables": [
                {
                    "table": part.row.id,
                    "game": part.row.game,
                    "seat": part.seat.seat,
                    "name": part.seat.name,
                    "sat": part.seat.since,
                    "commitment": (part.seat.commitment or b"").hex(),
                    "entropy": (part.seat.entropy or b"").hex(),
                    "moves": [{"move": entry.text, "kind": entry.kind, "at": entry.at} for entry in part.entries],
                    "chat": [{"phrase": line.phrase, "text": line.text, "at": line.at} for line in part.chat],
                }
                for part in parts
            ]
        }

    async def erase(self, tokens: Sequence[str]) -> None:
        """Forget the names, the chat and the tokens of a holder; the games stay."""
        for name in await self.house.store.erase([seats.hashed(token) for token in tokens]):
            if (table := self.tables.get(name)) is not None:
                await seating.forget(table)

    def close(self) -> None:
        """End what runs at every table."""
        if self._picture is not None:
            self._picture.cancel()
        for table in self.tables.values():
            table.close()
        self.house.thinkers.close()


def _check_colours(options: Any, seats: int) -> None:
    """Refuse colours that do not suit the seats, where a game's players have colours (E-S2)."""
    if hasattr(options, "colours_of"):
        try:
            options.colours_of(seats)
        except ValueError as fault:
            raise Refused("bad-options", reason="colours", detail=str(fault)) from fault


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
