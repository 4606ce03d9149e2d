"""A data file with a past: a long game with much said, and as many stored games as a busy year leaves behind."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from benchmarks.attacks.honest import HUMANS, Seat
from benchmarks.attacks.served import Served
from benchmarks.attacks.wire import RefusedError, Wire, sit

from serai.server import seats

SCREENS = 10
"""Connections of one seat, each from an address of its own, so that no limit slows the preparation."""


class Past(msgspec.Struct, frozen=True):
    """How much has happened before the attack."""

    moves: int
    lines: int
    games: int
    own: int
    """Stored long games whose seats the attacker has."""


WHOLE = Past(moves=500, lines=1000, games=20_000, own=200)
SHORT = Past(moves=150, lines=100, games=2_000, own=40)


class Prepared(msgspec.Struct, frozen=True):
    """What an attacker knows of it."""

    long_table: str
    long_tokens: tuple[str, ...]
    stored_tables: tuple[str, ...]
    stored_tokens: tuple[str, ...]


async def prepare(data: Path, past: Past) -> Prepared:
    """Let a server make the first games, and multiply them in its file."""
    served = Served(data)
    try:
        long_table, tokens = await _long_game(served.port, past)
        short = await _short_game(served.port)
        await served.rested()
    finally:
        served.stop()
    with closing(sqlite3.connect(data / "serai.sqlite")) as database:
        stored = [(seats.new_table_id(), (seats.new_token(), seats.new_token())) for _ in range(past.own)]
        for name, held in stored:
            _copy(database, long_table, name, held)
        for _ in range(past.games):
            _copy(database, short, seats.new_table_id(), (seats.new_token(), seats.new_token()))
        database.commit()
    held_tokens = tuple(held[0] for _, held in stored)
    return Prepared(long_table, tokens, tuple(name for name, _ in stored), held_tokens)


async def _long_game(port: int, past: Past) -> tuple[str, tuple[str, ...]]:
    """Play a game that does not come to an end, from many screens, and talk meanwhile."""
    people = [[await Seat.arrive(port) for _ in range(SCREENS)] for _ in range(2)]
    table = str((await people[0][0].wire.ask("create", game="jaipur", seats=HUMANS))["table"])
    tokens = [str((await sit(person[0].wire, table, "Eve"))["token"]) for person in people]
    for person, token in zip(people, tokens, strict=True):
        for screen in person:
            await screen.wire.ask("attach", table=table, token=token)
    turns = itertools.cycle(range(SCREENS))
    for version in range(1, past.moves):
        for person in people:
            await person[0].until(table, version)
        latest = next(person[0].latest for person in people if person[0].latest["listed_moves"])
        mover = people[latest["awaited"][0]]
        swaps = [move for move in latest["listed_moves"] if move.startswith("swap")]
        move = random.choice(swaps or latest["listed_moves"])
        await _insist(mover[next(turns)].wire, "move", table=table, version=version, move=move)
    for number in range(past.lines):
        text = f"line {number} " + "m" * 280
        await _insist(people[number % 2][next(turns)].wire, "say", table=table, text=text)
    for person in people:
        for screen in person:
            screen.wire.abort()
    return table, tuple(tokens)


async def _insist(wire: Wire, kind: str, **fields: Any) -> None:
    """Send a message again, a little later, when it came too fast."""
    for pause in (0.1, 0.5, 1, 2, 4, 8):
        try:
            await wire.ask(kind, **fields)
        except RefusedError as refused:
            if refused.code != "flood":
                raise
            await asyncio.sleep(pause)
        else:
            return


async def _short_game(port: int) -> str:
    """Play some moves and give up."""
    pair = [await Seat.arrive(port) for _ in range(2)]
    table = str((await pair[0].wire.ask("create", game="jaipur", seats=HUMANS))["table"])
    for seat in pair:
        token = (await sit(seat.wire, table, "Ann"))["token"]
        await seat.wire.ask("attach", table=table, token=token)
    for version in range(1, 10):
        for seat in pair:
            await seat.until(table, version)
        mover = next(seat for seat in pair if seat.latest["listed_moves"])
        await mover.wire.ask("move", table=table, version=version, move=random.choice(mover.latest["listed_moves"]))
    await pair[0].wire.ask("resign", table=table)
    for seat in pair:
        seat.wire.abort()
    return table


def _copy(database: sqlite3.Connection, old: str, new: str, tokens: tuple[str, ...]) -> None:
    """Copy everything kept of a table under another name, held by other tokens; whatever columns there are."""
    for name in _tables(database):
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        if key not in columns:
            continue
        for row in database.execute(f"SELECT * FROM {name} WHERE {key} = ?", (old,)).fetchall():
            fields = dict(zip(columns, row, strict=True)) | {key: new}
            if fields.get("token") is not None:
                fields["token"] = seats.hashed(tokens[fields["seat"]])
            if fields.get("kept_for") is not None:
                fields["kept_for"] = secrets.token_bytes(32)
            marks = ", ".join("?" * len(columns))
            database.execute(f"INSERT INTO {name} VALUES ({marks})", tuple(fields.values()))


def _tables(database: sqlite3.Connection) -> list[str]:
    found = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return sorted((name for name in found if not name.startswith("sqlite_")), key=lambda name: name != "tables")
