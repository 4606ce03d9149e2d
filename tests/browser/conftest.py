"""A real browser against a real server: chromium on one loop of its own, a server on a port of its own."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import itertools
import json
import os
import secrets
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest
from playwright.async_api import Browser, BrowserContext, Page, Playwright, async_playwright, expect
from tests.browser.browsers import find_chromium
from tests.browser.workshop import Workshop
from websockets.sync.client import connect
from websockets.typing import Origin

from serai.games.joint_dealing import seat_commitment

Answer = TypeVar("Answer")

FLAGS = ["--disable-background-networking", "--disable-component-update", "--no-first-run", "--mute-audio"]
PATIENCE = 900.0
expect.set_options(timeout=30_000)  # a page beside three other tests may take long for what it does at once alone
COMPILING = 180.0
"""Seconds that the first move of a computer player may take on a machine that has never compiled it."""


class Stage:
    """One loop in a thread of its own, so that no running loop leaks into other tests; and the browser on it."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, name="browser", daemon=True)
        self._thread.start()
        self._playwright: Playwright
        self.browser: Browser = self.run(self._open())

    async def _open(self) -> Browser:
        self._playwright = await async_playwright().start()
        sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        found = find_chromium()
        surroundings: dict[str, str | float | bool] = {**os.environ, **found.environment}
        return await self._playwright.chromium.launch(
            executable_path=found.program, args=[*FLAGS, *sandbox], env=surroundings
        )

    def run(self, deed: Coroutine[Any, Any, Answer]) -> Answer:
        """Run a coroutine on the stage's loop and wait for it."""
        return asyncio.run_coroutine_threadsafe(deed, self.loop).result(PATIENCE)

    async def _close(self) -> None:
        await self.browser.close()
        await self._playwright.stop()

    def close(self) -> None:
        """End the browser and the loop."""
        self.run(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()


class Visit(Protocol):
    """Opens a page of a fresh visitor; its faults fail the test that opened it."""

    def __call__(
        self,
        path: str = "/",
        *,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1280, 800),
        settings: dict[str, Any] | None = None,
        motion: bool = False,
    ) -> AbstractAsyncContextManager[Page]: ...


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    opened = Stage()
    yield opened
    opened.close()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run the tests of this folder that are coroutines on the stage's loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    opened: Stage = pyfuncitem._request.getfixturevalue("stage")
    opened.run(pyfuncitem.obj(**arguments))
    return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def serving(data: Path, hearing: float = 0.5, pace: float = 0.0, words: Sequence[str] = ()) -> Iterator[str]:
    """Run a server whose computer players answer at this pace, and hear people so long; gives its address.

    `words` are further words of its command line. Its number as a process is written beside its log.
    """
    address = f"http://127.0.0.1:{free_port()}"
    command = [sys.executable, "-m", "serai.server.run", "--port", address.rsplit(":", 1)[1], "--data", str(data)]
    command += ["--no-browser", "--pace", str(pace), "--hearing", str(hearing), "--per-address", "1000", *words]
    with (data / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)
        (data / "pid").write_text(str(server.pid))
        try:
            deadline = time.monotonic() + 120
            while not _answers(address):
                if server.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"the server did not start:\n{(data / 'log').read_text()}", pytrace=False)
                time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


def _answers(address: str) -> bool:
    with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz") as answer:
        return bool(answer.status == 200)
    return False


@dataclass(frozen=True)
class Played:
    """A round that has been played out: its table, the seat as a browser keeps it, and the record."""

    table: str
    seat: dict[str, Any]
    record: str


def play_round(house: str) -> Played:
    """Play a round over the socket, as any program could."""
    count = itertools.count()
    with connect(house.replace("http", "ws") + "/socket", origin=Origin(house)) as socket:

        def hear() -> dict[str, Any]:
            message: dict[str, Any] = json.loads(socket.recv(COMPILING))
            assert message["type"] != "error", message
            return message

        def ask(kind: str, **facts: Any) -> dict[str, Any]:
            name = str(next(count))
            socket.send(json.dumps({"type": kind, "id": name, **facts}))
            while (answer := hear()).get("reply") != name:
                pass
            return answer

        seats = [{"kind": "human"}, {"kind": "computer", "level": "peddler"}]
        table = ask("create", game="jaipur", seats=seats, options={"seals": 1})["table"]
        entropy = secrets.token_bytes(32)
        seated = ask("sit", table=table, name="Asha", commitment=seat_commitment(entropy, table).hex())
        digest = ask("attach", table=table, token=seated["token"])["info"]["dealing"]["digest"]
        ask("open", table=table, digest=digest, entropy=entropy.hex())
        news = ask("attach", table=table, token=seated["token"])
        given = news["info"]["dealing"]["entropy"]
        while news["view"]["winner"] is None:
            if news["listed_moves"]:
                move = min(news["listed_moves"], key=lambda move: ("sell", "take", "came", "swap").index(move[:4]))
                facts = {"table": table, "version": news["version"], "move": move}
                socket.send(json.dumps({"type": "move", "id": str(next(count)), **facts}))
            while (news := hear())["type"] != "update":
                pass
        with urllib.request.urlopen(f"{house}/api/tables/{table}/record") as answer:
            record = answer.read().decode()
    seat = {key: seated[key] for key in ("table", "seat", "token", "commitment")}
    own = {"entropy": entropy.hex(), "digest": digest, "present": True, "given": given}
    return Played(table, {**seat, "since": 0, "own": own}, record)


@pytest.fixture(scope="session")
def played(house: str) -> Played:
    """A round that has been played out; a computer player that is compiled on first use is so by now."""
    return play_round(house)


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The browser app's source with its packages."""
    return Workshop.furnished(tmp_path_factory.mktemp("workshop"))


@pytest.fixture
def visit(stage: Stage, house: str, played: Played) -> Visit:
    """Open pages as visitors who share nothing; whatever goes wrong in a page fails the test."""

    @asynccontextmanager
    async def visiting(
        path: str = "/",
        *,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1280, 800),
        settings: dict[str, Any] | None = None,
        motion: bool = False,
    ) -> AsyncIterator[Page]:
        faults: list[str] = []
        context: BrowserContext = await stage.browser.new_context(
            base_url=house,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if motion else "reduce",
        )
        if settings:
            kept = json.dumps(json.dumps(settings))
            await context.add_init_script(
                f"localStorage.getItem('serai.settings') || localStorage.setItem('serai.settings', {kept})"
            )
        context.set_default_timeout(60_000)  # a busy machine is slow, not wrong
        page = await context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        try:
            await page.goto(path)
            await page.locator("header .house").wait_for()
            yield page
            assert faults == []
        finally:
            await context.close()

    return visiting
