"""What PostgreSQL keeps of people: who they are, which seats are theirs, what their games count for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from serai.server import rows
from serai.server.postgres import statements as sql
from serai.server.postgres.connections import Connections
from serai.server.stored_rows import PersonRow, Result

if TYPE_CHECKING:
    from serai.server.postgres.connections import Connection


class PeopleRows:
    """The part of a `Store` that is about people alone."""

    def __init__(self, database: Connections) -> None:
        """Know nobody by heart."""
        self._database = database

    async def person(self, secret: bytes) -> PersonRow | None:
        """Return the person whose secret has this hash."""
        found = await self._database.row(sql.PERSON, secret)
        return None if found is None else PersonRow(**found)

    async def admit(self, secret: bytes, name: str, face: str, at: int) -> int:
        """Note that a person was here at a moment and what they are called, whether known before or not."""
        return int((await self._database.change(sql.ADMIT, secret, name, face, at))[0]["id"])

    async def rename(self, person: int, name: str, face: str) -> None:
        """Change what a person is called."""
        await self._database.change(sql.RENAME, name, face, person)

    async def called(self, people: Sequence[int]) -> dict[int, PersonRow]:
        """Return those of some people who are known, by their numbers."""
        return {row["id"]: PersonRow(**row) for row in await self._database.rows(sql.PEOPLE, [*people])}

    async def results(self, game: str, after: int, most: int) -> list[tuple[int, Result]]:
        """Return some results of a game with their numbers, in their order, after one of them."""
        found = await self._database.rows(sql.RESULTS, game, after, most)
        return [rows.numbered_result(row, game) for row in found]

    async def remove_person(self, person: int) -> None:
        """Forget a person, whose seats are erased already."""
        await self._database.change(sql.REMOVE_PERSON, person)

    async def quiet_people(self, before: int, after: tuple[int, int], most: int) -> list[tuple[int, int]]:
        """Return people not seen since a moment of whom nothing else is kept, longest ago first, after one of them."""
        found = await self._database.rows(sql.QUIET, before, *after, most)
        return [(row["touched"], row["id"]) for row in found]

    async def remove_quiet(self, people: Sequence[int], before: int) -> int:
        """Forget those of some people who still are like this; return how many."""
        return len(await self._database.change(sql.REMOVE_QUIET, [*people], before))

    async def adopted(self, person: int, tokens: Mapping[bytes, bytes], process: str) -> None:
        """Give seats that belong to nobody to a person; who holds one by its old token holds it no more."""

        async def act(connection: Connection) -> None:
            found = await connection.fetch(sql.HELD, [*tokens])
            await connection.fetch(sql.LOCK_TABLES, [row["table_id"] for row in found])
            concerned: list[str] = []
            for old, new in tokens.items():
                if (table := await connection.fetchval(sql.ADOPT, new, person, old)) is not None:
                    await connection.execute(sql.ADOPT_KEPT, new, old)
                    concerned.append(table)
            await connection.execute(sql.OUTDATE, concerned, process)

        await self._database.write(act)
