"""`serai archive`: old games become record files and go; never silently, never before their file is on the disk."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.conftest import OpenStore
from tests.server.guest import company, play_on, serving, two_seated
from tests.server.many_games import fill
from tests.server.test_server_eschnapur import fetch
from tests.server.test_server_migrations import HELD, first_release
from tests.server.test_server_store import ENTRY, ROW

from serai import record
from serai.server import archive_command, backup_command, restore_command
from serai.server.archive import Archived, archive, days_ago
from serai.server.datafile import Claim
from serai.server.store import Store
from serai.server.stored_rows import Result, Summary

FAR = days_ago(-1)
"""A moment after everything."""


def said(*words: object, command: object = archive_command) -> tuple[argparse.ArgumentParser, list[str]]:
    parser = argparse.ArgumentParser()
    command.arguments(parser)  # type: ignore[attr-defined]
    return parser, [str(word) for word in words]


def run(*words: object) -> int:
    """Call the command; the exit code of wrong words is argparse's."""
    return archive_command.run(archive_command.parsed(*said(*words)))


async def ended(store: Store, name: str, at: int, text: str | None = "{}") -> None:
    """Store an ended game."""
    await store.create(msgspec.structs.replace(ROW, id=name), [])
    await store.claim(name)
    last = msgspec.structs.replace(ENTRY, table=name, at=at)
    await store.append(last, Summary("ended"), Result(name, "jaipur", at, ((1, 0), (2, 1))))
    if text is not None:
        await store.keep_record(name, text)
    await store.release([name])


def test_old_games_go_when_they_are_asked_to_and_their_results_stay(
    open_store: OpenStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.records.named", lambda text, _: text)

    async def scene() -> None:
        store = await open_store()
        for name, at in (("a", 1000), ("b", 2000), ("new", 90_000)):
            await ended(store, name, at, f'{{"game": "{name}"}}')
        await ended(store, "unknown", 1500, "")
        steps: list[Archived] = []
        told = await archive(store, 50_000, tmp_path / "to", really=False, tell=steps.append)
        assert (told.found, told.written, told.removed, told.kept, len(steps)) == (3, 0, 0, 0, 1)
        assert not (tmp_path / "to").exists()
        told = await archive(store, 50_000, tmp_path / "to", really=True, tell=steps.append)
        assert (told.found, told.written, told.removed, told.kept) == (3, 2, 2, 1)
        files = {path.name: path.read_text() for path in (tmp_path / "to" / "1970-01").iterdir()}
        assert files == {f"serai-jaipur-{name}.jsonl": f'{{"game": "{name}"}}\n' for name in "ab"}
        left = [name for _, name in await store.resting("ended", FAR, (0, ""), 9)]
        assert left == ["unknown", "new"], "what cannot be written stays"
        assert len(await store.results("jaipur", 0, 9)) == 4
        told = await archive(store, 50_000, None, really=True, tell=steps.append)
        assert (told.written, told.removed) == (0, 1)
        await store.close()

    asyncio.run(scene())


def test_a_game_whose_file_cannot_be_written_stays(
    open_store: OpenStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.records.named", lambda text, _: text)
    (tmp_path / "to").write_text("a file where a folder should be")

    async def scene() -> None:
        store = await open_store()
        await ended(store, "a", 1000)
        with pytest.raises(Exception, match="cannot be written"):
            await archive(store, 50_000, tmp_path / "to", really=True, tell=lambda _: None)
        assert await store.record("a") is not None
        await store.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("either_store")
def test_a_file_is_what_the_server_gives_and_verifies(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await play_on([ana, bo], 4)
            await ana.ask("resign", table=table)
            told = await asyncio.to_thread(fetch, server, table)
            store = server.hall.services.store
            found = await archive(store, FAR, tmp_path / "to", really=True, tell=lambda _: None)
            assert (found.written, found.removed) == (1, 1)
            (file,) = (tmp_path / "to").glob("*/*.jsonl")
            assert file.read_bytes() == told
            record.verify(record.loads(told))

    asyncio.run(scene())


def test_games_of_the_first_release_are_archived_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, target = tmp_path / "data", tmp_path / "to"
    data.mkdir()
    first_release(data)
    old = ("--older-than", "1", "--data", data)
    assert run(*old) == 0
    assert "2 games ended more than 1 days ago. Nothing was changed" in capsys.readouterr().out
    with Claim(data):
        assert run(*old, "--to", target, "--yes") == 2
    assert "a server is running" in capsys.readouterr().err
    assert run(*old, "--to", target, "--yes", "--json") == 0
    assert msgspec.json.decode(capsys.readouterr().out) == {"found": 2, "written": 2, "removed": 2, "kept": 0}
    names = [HELD[f"{game}-ended"]["table"] for game in ("jaipur", "eschnapur")]
    assert {path.stem.split("-", 2)[2] for path in target.glob("*/*.jsonl")} == {*names}
    assert run("--older-than", "1", "--data", tmp_path / "none") == 2


@pytest.mark.parametrize("words", [(), ("--older-than", "1", "--yes"), ("--older-than", "0", "--prune")])
def test_a_call_that_does_not_say_what_becomes_of_which_games_is_wrong(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as fault:
        run(*words)
    assert fault.value.code == 2


@pytest.mark.parametrize(
    ("command", "tool"), [(backup_command, "pg_dump --format=custom"), (restore_command, "pg_restore --clean")]
)
def test_backup_and_restore_name_the_tool_where_the_data_is_in_postgresql(
    command: Callable[[], None],
    tool: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(tmp_path / "serai.sqlite", 1)
    secret = tmp_path / "secret"
    secret.write_text("postgresql://serai:hush@db.example/serai")
    monkeypatch.setenv("SERAI_DATABASE_FILE", str(secret))
    parser, words = said(tmp_path / "copy", "--data", tmp_path, command=command)
    assert command.run(command.parsed(parser, words)) == 2  # type: ignore[attr-defined]
    told = capsys.readouterr().err
    assert tool in told
    assert "serai:…@db.example/serai" in told
    assert "hush" not in told
    assert not (tmp_path / "copy").exists()
