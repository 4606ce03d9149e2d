"""What the data file keeps of people: who they are, and which seats are theirs."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from serai.server import rows
from serai.server import statements as sql
from serai.server.stored_rows import PersonRow, Result


def person(database: sqlite3.Connection, secret: bytes) -> PersonRow | None:
    """Return the person whose secret has this hash."""
    found = database.execute(sql.PERSON, (secret,)).fetchone()
    return None if found is None else PersonRow(**found)


def admit(database: sqlite3.Connection, secret: bytes, name: str, face: str, at: int) -> int:
    """Note that a person was here and what they are called; return the person's number."""
    values = {"secret": secret, "name": name, "face": face, "at": at}
    return int(database.execute(sql.ADMIT, values).fetchone()["id"])


def places(database: sqlite3.Connection, number: int, skip: int, most: int) -> list[tuple[str, int]]:
    """Return the table and the number of some seats of a person, the last taken first."""
    return [(row["table_id"], row["seat"]) for row in database.execute(sql.PLACES, (number, most, skip))]


def adopt(database: sqlite3.Connection, number: int, tokens: Mapping[bytes, bytes]) -> None:
    """Give seats that belong to nobody to a person; who holds one by its old token holds it no more."""
    for old, new in tokens.items():
        if database.execute(sql.ADOPT, (new, number, old)).rowcount:
            database.execute(sql.ADOPT_KEPT, (new, old))


def add_result(database: sqlite3.Connection, result: Result) -> None:
    """Add what a finished game counts for."""
    values = (result.table or None, result.game, result.ended, rows.text(result.places))
    database.execute(sql.ADD_RESULT, values)


def results(database: sqlite3.Connection, game: str, after: int, most: int) -> list[tuple[int, Result]]:
    """Return some results of a game with their numbers, in their order."""
    return [rows.numbered_result(row, game) for row in database.execute(sql.RESULTS, (game, after, most))]


def quiet(database: sqlite3.Connection, before: int, after: tuple[int, int], most: int) -> list[tuple[int, int]]:
    """Return when some people were here last, and their numbers, of those of whom nothing else is kept."""
    found = database.execute(sql.QUIET, (before, *after, most))
    return [(row["touched"], row["id"]) for row in found]
