"""All tables of a server: those alive in memory, and those that wait in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from serai.games import registry
from serai.server import logs, records, seating, seats, snapshots
from serai.server.audience import Listener
from serai.server.held_up import HeldUp
from serai.server.housekeeping import Housekeeping
from serai.server.leaderboard import Leaderboard
from serai.server.limits import Addresses
from serai.server.lobby import Listing, Lobby
from serai.server.new_tables import NewTables
from serai.server.people import People
from serai.server.protocol import messages
from serai.server.protocol.parts import TableCard
from serai.server.refusals import Refused
from serai.server.reminders import Reminders
from serai.server.resting import Resting
from serai.server.services import Services
from serai.server.store import Conflict
from serai.server.stored_game import replayed
from serai.server.stored_rows import ChatRow, OwnPart, StoredTable
from serai.server.studies import Studies
from serai.server.table import REBUILD, Table
from serai.server.turns import Rounds
from serai.server.watchdog import Watchdog

if TYPE_CHECKING:
    from serai.server.cluster.membership import Membership

MOST_LINES: Final = 1000
"""Lines of chat that one table keeps."""
MOST_EXPORTED: Final = 2_000_000
"""Characters that one answer to `export` may have."""
CARDS: Final = 32
"""Tables that are described before others get their turn of the loop."""


class Hall:
    """The tables, the lobby, and everybody's own."""

    def __init__(self, services: Services) -> None:
        """Open the hall."""
        self.services = services
        self.keeping = Housekeeping(self)
        self.tables: dict[str, Table] = {}
        self._resting = Resting(services, self._put_away, self.table)
        self._arriving: dict[str, asyncio.Task[Table]] = {}
        self.new = NewTables(self)
        settings = services.settings
        self.budgets = Addresses(settings.address_rate, settings.address_burst)
        """What every address may still ask for, over all its connections and requests."""
        self.rounds = Rounds()
        self.held_up = HeldUp(self)
        self.studies = Studies(services.thinkers)
        self.people = People(self)
        self.reminders = Reminders(self)
        self.leaderboard = Leaderboard(services, self.people)
        self._lobby = Lobby(settings.lobby_pause, services.steady)
        services.changed, services.rested = self._lobby.changed, self._resting.add
        services.doubted, services.outdated = self._doubted, self._outdated
        services.metrics.gauge("serai_tables", "Tables in memory.", lambda: len(self.tables))
        self.cluster: Membership | None = None
        """What this process is to others that share the hall; nothing where it is alone."""
        self._watchdog = Watchdog()
        self._watchdog.start()
        services.metrics.gauge(
            "serai_loop_lag_seconds",
            "Longest stretch of work of the event loop's thread in the last minute.",
            self._watchdog.longest,
        )
        services.metrics.gauge(
            "serai_players_waiting", "Computer players that wait to think.", lambda: services.thinkers.waiting
        )

    async def join(self, cluster: Membership) -> None:
        """Share the hall with other processes."""
        self.cluster = cluster
        self._lobby.elsewhere = lambda: cluster.lobby
        await cluster.open()

    # Tables

    def admits(self, address: str, price: float) -> bool:
        """Let an address pay for a socket or a request, or tell that it has nothing left."""
        now = self.services.steady()
        if not self.budgets.take(address, now):
            return False
        self.budgets.pay(address, price - 1, now)
        return True

    def in_memory(self, name: str) -> Table | None:
        """Return a table if it is in memory; whoever asks for it is a visitor, and one that goes has none."""
        if name in self.keeping.leaving:
            raise Refused("unknown-table")
        if (table := self.tables.get(name)) is not None:
            if self.cluster is not None:
                self.cluster.check_lease()  # whoever slept through it may know an older game than everybody else
            self.keeping.visited.add(name)
        return table

    async def table(self, name: str, address: str = "") -> Table:
        """Return a table, rebuilt from the store for an address when it is not in memory."""
        if (table := self.in_memory(name)) is not None:
            return table
        if (arriving := self._arriving.get(name)) is None:
            arriving = self._arriving[name] = asyncio.ensure_future(self._load(name, address))
            arriving.add_done_callback(lambda _: self._arriving.pop(name, None))
        return await asyncio.shield(arriving)

    async def stored(self, name: str) -> StoredTable:
        """Return what is kept of a table whose game can be played here, its rules ready."""
        kept = await self.services.store.load(name)
        if kept is None:
            raise Refused("unknown-table")
        if kept.row.game not in registry.names():
            raise Refused("unknown-game", game=kept.row.game)
        await self.services.thinkers.warming.rules(kept.row.game)
        if not records.known_rules(kept.row.game, kept.row.rules):
            raise Refused("old-rules", game=kept.row.game, rules=kept.row.rules)
        return kept

    async def _load(self, name: str, address: str) -> Table:
        lapses = 0 if self.cluster is None else await self.cluster.claim(name)
        kept = await self.stored(name)
        play = await self.services.offload.run(address, replayed, kept)
        if self.cluster is not None:
            self.cluster.check_lease(lapses)  # reading took a while, and somebody else may have gone on with it
        clock = self._resting.clock_of(name, 0 if play is None else play.now.version)
        table = self.tables[name] = Table(kept, self.services, play, self.new.opener(name), clock)
        self._lobby.enter(table)
        self.keeping.visited.add(name)
        self._resting.add(table)
        if clock is not None:
            table.restart_clock()  # somebody may play a seat for somebody else by now
            table.stir()
        else:  # another process may still see its people out, also those who are to move next
            table.excuses.excuse_absent()
        return table

    def _put_away(self, table: Table) -> None:
        """Let a table be in the store alone; another process may own it next, unless its clock is kept here."""
        table.close()
        del self.tables[table.id]
        self._lobby.leave(table)
        if not self._resting.gone(table) and self.cluster is not None:
            self.cluster.release(table.id)

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

    def removed(self, gone: Sequence[str]) -> None:
        """Let no table name a next one that has been removed, and no analysis stay of it."""
        self.studies.forget(gone)
        for table in self.tables.values():
            if table.row.rematch in gone:
                table.row = msgspec.structs.replace(table.row, rematch=None)
                table.tell_info()

    def _doubted(self, table: Table) -> None:
        """Drop a table that may differ from the store; everybody comes back to the rebuilt one."""
        logs.log("table-rebuilt", table=table.id)
        self.forget(table)
        table.close(REBUILD)

    def _outdated(self, table: Table) -> None:
        """Drop a table that differs from the store; its clock goes on, or whoever can bring that about gains time."""
        self._doubted(table)
        self._resting.gone(table)

    def forget(self, table: Table) -> None:
        """Let a table be in the store alone, with the time that is stored there."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._resting.forget(table.id)
        self._lobby.leave(table)

    @property
    def ticking(self) -> list[str]:
        """The tables that are in the store alone while time passes at them."""
        return self._resting.ticking

    def drop_all(self) -> None:
        """Drop every table: others may own them by now."""
        for name in self.ticking:
            self._resting.forget(name)
        for table in [*self.tables.values()]:
            self._doubted(table)

    def drop(self, names: Sequence[str]) -> None:
        """Drop tables that were changed beside this process or are another one's; their people come back to the owner.

        Clocks go on: one of a table that was changed since, or that is another process's, is never used.
        """
        for name in names:
            if (table := self.tables.get(name)) is not None:
                self._outdated(table)

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
            at, phrase = self.services.wall(), message.phrase
            line = ChatRow(table.id, number, table.version, seat, message.id, phrase, text, at)
            try:
                await self.services.store.say(line)
            except Conflict as fault:
                self._outdated(table)
                raise Refused("stale", version=table.version) from fault
            table.chat.append(line)
            table.audience.tell(snapshots.chat(table, line), chat=True)

    # Lobby

    async def lobby(self, reply: str) -> str:
        """Return the answer to who asks for the listed tables that somebody waits at or that can be watched."""
        return await self._lobby.answer(reply)

    async def listings(self) -> list[Listing]:
        """Return what this process lists, for others that share the hall."""
        return await self._lobby.told(self.services.store.process)

    def follow(self, listener: Listener, *, follow: bool) -> None:
        """Tell a connection about the lobby whenever it changes, or stop."""
        self._lobby.follow(listener, follow=follow)

    # One's own

    async def mine(self, tokens: Sequence[str]) -> tuple[TableCard, ...]:
        """Return the tables of somebody's tokens."""
        held = await self.services.store.holdings([seats.hashed(token) for token in tokens])
        held = [at for at in held if at.row.game in registry.names()]
        cards = []
        for number, at in enumerate(held, 1):
            cards.append(snapshots.card(at.row, at.seats, at.row.summary, at.own, self.tables.get(at.row.id)))
            if number % CARDS == 0:
                await asyncio.sleep(0)
        return tuple(cards)

    async def export(self, tokens: Sequence[str], person: str | None, address: str) -> dict[str, Any]:
        """Return everything stored about the holder of some tokens, and about nobody else."""
        own = {} if person is None else {"person": await self.people.exported(person)}
        parts = await self.services.store.own_parts([seats.hashed(token) for token in tokens], MOST_EXPORTED)
        return {**own, "tables": [await self.services.offload.run(address, _exported, part) for part in parts]}

    async def erase(self, tokens: Sequence[str]) -> None:
        """Forget the names, the chat and the tokens of a holder; the games stay."""
        await self.erase_held([seats.hashed(token) for token in tokens])

    async def erase_held(self, tokens: Sequence[bytes]) -> None:
        """Forget the holder of some tokens, of which the hashes are given."""
        await self.changed_seats(await self.services.store.erase(tokens))

    async def changed_seats(self, names: Sequence[str]) -> None:
        """Let everybody know of what has changed in the store beside the tables, in every process."""
        await self.seats_changed(names)
        if names and self.cluster is not None:
            await self.cluster.tell_seats(names)

    async def seats_changed(self, names: Sequence[str]) -> None:
        """Take over what has changed in the store beside tables that are alive here, or are just being read."""
        self.studies.forget(names)
        for name in names:
            if name in self.tables or name in self._arriving:
                with suppress(Refused):  # it was dropped, or is another process's: whoever comes next reads it anew
                    await seating.take_over(await self.table(name))

    def close(self) -> None:
        """End what runs at every table."""
        self._watchdog.stop()
        self._lobby.close()
        self._resting.close()
        for table in self.tables.values():
            table.close()
        self.studies.close()
        self.services.thinkers.close()
        self.services.offload.close()


def _exported(part: OwnPart) -> msgspec.Raw:
    """Return what one table keeps of the person of a seat, in JSON."""
    own = part.seat
    told = {
        "table": part.row.id,
        "game": part.row.game,
        "seat": own.seat,
        "name": own.name,
        "sat": own.since,
        "commitment": (own.commitment or b"").hex(),
        "entropy": (own.entropy or b"").hex(),
        "moves": [{"move": entry.text, "kind": entry.kind, "at": entry.at} for entry in part.entries],
        "chat": [{"phrase": line.phrase, "text": line.text, "at": line.at} for line in part.chat],
    }
    return msgspec.Raw(msgspec.json.encode(told))
