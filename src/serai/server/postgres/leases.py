"""Which process owns which table: leases by the database's clock, and an epoch a claim."""

from __future__ import annotations

from collections.abc import Sequence

from serai.server.postgres import statements as sql
from serai.server.postgres.connections import Connections
from serai.server.store import Fenced, LeaseLost
from serai.server.stored_rows import ProcessRow


class Leases:
    """The lease of this process, and the tables it has claimed."""

    def __init__(self, database: Connections, process: str, seconds: float) -> None:
        """Own nothing yet; a process that has not renewed its lease for so many seconds may be followed by others."""
        self._database, self.process, self._seconds = database, process, seconds
        self._epochs: dict[str, int] = {}
        self._known = False

    def epoch(self, table: str) -> int:
        """Return the epoch of a table that was claimed, or raise `Fenced`."""
        if (epoch := self._epochs.get(table)) is None:
            raise Fenced("the table was not claimed")
        return epoch

    async def renew(self, process: str, told: bytes) -> None:
        """Go on living, and tell the others something; raise `LeaseLost` when the lease had lapsed."""
        found = await self._database.change(sql.RENEW, process, self._seconds, told)
        lost = self._known and not (found and found[0]["held"])
        self._known = True
        if lost:
            self._epochs.clear()
            raise LeaseLost(f"the lease of {process} had lapsed")

    async def others(self) -> list[ProcessRow]:
        """Return the other processes that live, with what they tell."""
        return [ProcessRow(**row) for row in await self._database.rows(sql.OTHERS, self.process)]

    async def claim(self, table: str) -> str:
        """Own a table that has no living owner, and return who owns it now."""
        while True:
            found = await self._database.change(sql.CLAIM, table, self.process)
            if not found:
                return self.process
            if found[0]["epoch"] is not None:
                self._epochs[table] = found[0]["epoch"]
                return self.process
            if found[0]["taken"]:
                self._epochs.pop(table, None)
                return str(found[0]["owner"])

    async def release(self, tables: Sequence[str]) -> None:
        """Own some tables no more."""
        held = {table: epoch for table in tables if (epoch := self._epochs.pop(table, None)) is not None}
        if held:
            await self._database.change(sql.RELEASE, self.process, [*held], [*held.values()])

    async def overtaken(self) -> list[str]:
        """Return the tables this process believes to own that have another epoch, or are gone."""
        held = dict(self._epochs)
        found = await self._database.rows(sql.OVERTAKEN, self.process, [*held], [*held.values()])
        return [row["id"] for row in found if self._epochs.get(row["id"]) == held[row["id"]]]

    async def orphans(self, most: int) -> list[str]:
        """Return some tables of owners that live no more, at which time passes."""
        return [row["id"] for row in await self._database.rows(sql.ORPHANS, most)]

    async def retire(self) -> None:
        """Live no more: every table is free at once."""
        self._epochs.clear()
        self._known = False
        await self._database.change(sql.LEAVE, self.process)
        await self._database.change(sql.FORGET_DEAD)
