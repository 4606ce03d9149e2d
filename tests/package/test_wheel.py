"""The wheel: built from the source archive, installed into an empty environment, and played from there."""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import re
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from pathlib import Path

import dev
import httpx
import pytest
from tests.server.guest import company, play_on, two_seated
from tests.server.test_server_crash import process

from serai import __version__


def run(*words: str | Path, folder: Path, code: int = 0) -> str:
    """Run a command in a folder and return what it says."""
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, folder=dev.HOME)
    (archive,) = folder.glob("serai-*.tar.gz")
    with tarfile.open(archive) as sources:
        sources.extractall(folder, filter="data")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=folder / f"serai-{__version__}")
    (built,) = folder.glob("serai-*.whl")
    return built


@pytest.fixture(scope="module")
def serai(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Install the wheel, and of what it asks for the locked versions; yield its command."""
    folder = tmp_path_factory.mktemp("installed")
    asked = folder / "asked.txt"
    asked.write_text(f"serai @ {wheel.as_uri()} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n")
    venv.EnvBuilder(symlinks=os.name != "nt").create(folder)
    bin_folder = folder / dev.BIN.name
    # uv takes the versions of what the wheel asks for from the lock; pip must be asked for all of it.
    how = "--constraint" if dev.uv() else "--requirement"
    words = ("--require-hashes", how, dev.LOCKS / "play.txt", "--requirement", asked)
    dev.install(*words, python=bin_folder / dev.PYTHON.name)
    with pytest.MonkeyPatch.context() as alone:
        alone.delenv("PYTHONPATH", raising=False)
        alone.setenv("SERAI_CACHE", str(folder / "cache"))
        yield bin_folder / "serai"


def test_the_installed_command_tells_its_version_and_what_it_can(serai: Path, tmp_path: Path) -> None:
    assert run(serai, "--version", folder=tmp_path) == f"serai {__version__}\n"
    assert "chameau" in run(serai, "rules", "jaipur", "--lang", "fr", folder=tmp_path)
    assert "--repeats" in run(serai, "bench", "rules", "--help", folder=tmp_path)
    assert "needs a checkout" in run(serai, "bench", "server", folder=tmp_path, code=2)


def test_a_game_is_played_to_its_end_and_verified_from_the_wheel(serai: Path, tmp_path: Path) -> None:
    async def scene() -> str:
        async with (
            process(tmp_path / "data", str(serai), "play", cwd=tmp_path) as (_, address),
            httpx.AsyncClient(base_url=f"http://{address}") as browser,
            company(address, 2) as (ana, bo),
        ):
            page = (await browser.get("/")).raise_for_status()
            files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
            assert {file.rpartition(".")[2] for file in files} >= {"js", "css", "svg"}
            for file in files:
                assert (await browser.get(file)).raise_for_status().content
            assert (await browser.get("/healthz")).json()["version"] == __version__
            table = await two_seated(ana, bo)
            assert await play_on([ana, bo], choose=random.Random(5).choice) > 10
            assert ana.latest()["view"]["winner"] in (0, 1)
            return (await browser.get(f"/api/tables/{table}/record")).raise_for_status().text

    (tmp_path / "game.jsonl").write_text(asyncio.run(scene()))
    assert "1 game verified" in run(serai, "verify", "game.jsonl", folder=tmp_path)
