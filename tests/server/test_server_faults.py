"""What a host's machine does to a server, through the real command: a sentence, and healing when the cause is gone."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.guest import PATIENCE, TWO_PEOPLE, Guest, company
from tests.server.test_server_crash import process

from serai.server import datafile

UNPRIVILEGED = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
"""Root without its powers: what it may not write, it cannot."""
FIRST_FREE_PORT = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")
needs_setpriv = pytest.mark.skipif(
    bool(UNPRIVILEGED) and shutil.which("setpriv") is None, reason="as root it needs setpriv (util-linux)"
)


def refused(*words: str, before: list[str] | None = None) -> str:
    """Call `serai play`, which must end at once with exit code 2, and return its one sentence."""
    usual = ["--no-browser", "--no-warm-up", "--port", "0"]
    done = subprocess.run(
        [*(before or []), sys.executable, "-m", "serai", "play", *usual, *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    return line


def starts(data: Path) -> None:
    """The same data serve guests, now that nothing is in the way."""

    async def scene() -> None:
        async with process(data) as (_, address), company(address, 1) as (ana,):
            assert await ana.create()

    asyncio.run(scene())


def test_a_port_that_another_program_uses(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        told = refused("--port", port, "--data", str(tmp_path))
        assert told == (
            f"Serai cannot listen on 127.0.0.1:{port} (another program uses it). Choose another --port or --host."
        )
        told = refused("--metrics-address", f"127.0.0.1:{port}", "--data", str(tmp_path))
        assert told.endswith("(another program uses it). Choose another --metrics-address.")


@needs_setpriv
@pytest.mark.skipif(
    not FIRST_FREE_PORT.exists() or int(FIRST_FREE_PORT.read_text()) <= 80, reason="here everybody may use every port"
)
def test_a_port_that_is_for_root(tmp_path: Path) -> None:
    told = refused("--port", "80", "--data", str(tmp_path), before=UNPRIVILEGED)
    assert "127.0.0.1:80 (the system keeps ports below 1024 for root)" in told


@needs_setpriv
def test_a_folder_that_cannot_be_written_until_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o555)
    told = refused("--data", str(folder), before=UNPRIVILEGED)
    assert told == f"{folder} cannot be used for data (Permission denied); choose another --data."
    folder.chmod(0o755)
    starts(folder)


def test_a_file_in_the_place_of_the_folder_until_it_is_gone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("a list of things to buy")
    assert "cannot be used for data (File exists)" in refused("--data", str(folder))
    assert folder.read_text() == "a list of things to buy"
    folder.unlink()
    starts(folder)


def test_a_damaged_file_until_a_backup_is_put_in_place(tmp_path: Path) -> None:
    data, backup = tmp_path / "serai.sqlite", tmp_path / "backup"
    datafile.opened(data).close()
    datafile.copy(data, backup)
    whole = data.read_bytes()
    data.write_bytes(whole[:4096] + bytes((sign + 7) % 256 for sign in whole[4096:]))
    told = refused("--data", str(tmp_path))
    assert told.startswith(f"{data} is not a Serai data file, or it is damaged (")
    command = [sys.executable, "-m", "serai", "restore", str(backup), "--data", str(tmp_path), "--force"]
    subprocess.run(command, check=True, capture_output=True)
    starts(tmp_path)


def test_a_disk_that_is_full_at_the_start(tmp_path: Path) -> None:
    told = refused("--data", str(tmp_path), before=["prlimit", "--fsize=8192", "--"])
    assert told.startswith(f"{tmp_path / 'serai.sqlite'} cannot be used (")
    assert told.endswith("Nothing in it was changed halfway.")
    starts(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux only")
def test_a_disk_that_is_full_for_a_while(tmp_path: Path) -> None:
    """Nothing is acknowledged that is not stored; the probe and the log say so, and it goes on by itself."""

    async def status(browser: httpx.AsyncClient, wanted: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while (await browser.get("/readyz")).status_code != wanted:
                await asyncio.sleep(0.1)

    logged: list[str] = []

    async def scene() -> None:
        async with (
            process(tmp_path, logged=logged) as (server, address),
            httpx.AsyncClient(base_url=f"http://{address}") as browser,
        ):
            ana = await Guest.arrive(address)
            await ana.create()
            free = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1000, free[1]))
            told = await ana.refused("create", game="jaipur", seats=TWO_PEOPLE, options={})
            assert told["code"] == "internal"
            await status(browser, 503)
            assert (await browser.get("/readyz")).json() == {"status": "no-store"}
            assert (await browser.get("/healthz")).status_code == 200
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, free)
            await status(browser, 200)
            again = await Guest.arrive(address)
            await again.sit(await again.create())
            for guest in (ana, again):
                await guest.leave()

    asyncio.run(scene())
    assert "store-failed" in logged[0]
