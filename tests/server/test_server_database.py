"""A server on PostgreSQL: refused with a sentence, and healed by itself when the database is back."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.guest import ADDRESSES, Guest, company, play_on, serving, two_seated
from tests.servers import Postgres

from serai.server import run
from serai.server.app import Server
from serai.server.settings import Settings


async def health(server: Server) -> int:
    """Return what the server says of itself."""
    async with httpx.AsyncClient(timeout=60) as client:
        return (await client.get(f"http://{ADDRESSES[server]}/readyz")).status_code


async def turns(server: Server, wanted: int) -> None:
    """Wait until the server says something of itself."""
    while await health(server) != wanted:
        await asyncio.sleep(0.05)


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the log has told."""
    return [record.getMessage() for record in caplog.records]


def test_a_lost_database_is_told_refused_with_a_sentence_and_heals(
    tmp_path: Path, postgres: Postgres, shared_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "serai.server")

    async def scene() -> None:
        async with serving(tmp_path, database_url=shared_database) as server:
            async with company(server, 2) as (ana, bo):
                table = await two_seated(ana, bo)
                await play_on([ana, bo], 4)
                assert await health(server) == 200
                postgres.stop()
                try:
                    mover = ana if ana.latest()["listed_moves"] else bo
                    move = mover.latest()["listed_moves"][0]
                    told = await mover.answer("move", table=table, version=5, move=move)
                    assert (told["type"], told["code"]) == ("error", "internal")
                    assert "try again" in told["text"]
                    await turns(server, 503)
                finally:
                    postgres.start()
                await turns(server, 200)
            async with company(server, 2) as (again, other):
                for guest, before in ((again, ana), (other, bo)):
                    guest.table, guest.token, guest.seat = table, before.token, before.seat
                    await back(guest)
                assert again.latest()["version"] == 5, "what was refused was not stored"
                assert await play_on([again, other], 3) == 3
        assert events(caplog).count("database-lost") >= 1
        assert events(caplog).index("database-lost") < events(caplog).index("database-back")

    asyncio.run(scene())


async def back(guest: Guest) -> None:
    """Come back to a table whose process may still be on its way to its lease."""
    while (await guest.answer("attach", table=guest.table, token=guest.token))["type"] == "error":
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("//serai:", "//serai:x"), "password is wrong"),
        (("/d", "/none_d"), "no such database"),
        (("127.0.0.1:", "127.0.0.1:1"), "is no address like"),
        (("127.0.0.1:", "nowhere.invalid:"), "does not answer"),
    ],
)
def test_a_database_that_cannot_be_used_is_a_sentence_and_exit_2(
    shared_database: str, change: tuple[str, str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    address = shared_database.replace(*change)
    assert run.serve(Settings(port=0, database_url=address), open_browser=False) == 2
    sentence = capsys.readouterr().err
    assert told in sentence
    assert sentence.count("\n") == 1
    assert shared_database.split(":")[2].split("@", maxsplit=1)[0] not in sentence


def test_the_command_serves_from_a_database_named_by_a_file_and_never_tells_the_password(
    tmp_path: Path, shared_database: str
) -> None:
    secret = tmp_path / "secret"
    secret.write_text(shared_database)
    words = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data"), "--no-warm-up"]
    running = subprocess.Popen(
        [sys.executable, "-m", "serai", *words],
        env={**os.environ, "SERAI_DATABASE_FILE": str(secret)},
        stderr=subprocess.PIPE,
        text=True,
    )
    with running:
        assert running.stderr is not None
        lines = []
        for line in running.stderr:
            lines.append(line)
            if "server-started" in line:
                running.send_signal(signal.SIGINT)
    told = "".join(lines)
    listening = next(json.loads(line) for line in lines if "server-listening" in line)
    assert listening["data"] == f"postgresql://serai:…@{shared_database.split('@')[1]}"
    assert "server-stopped" in told
    assert shared_database.split(":")[2].split("@", maxsplit=1)[0] not in told
    assert not (tmp_path / "data").exists()
