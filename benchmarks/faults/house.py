"""A house of several processes on one database, each with wires of its own that can be cut."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from benchmarks.faults.proxies import BusProxy, Proxy
from tests.servers import Postgres, Valkey

from serai.games import registry
from serai.server import warming


class Process:
    """One server process."""

    def __init__(self, house: House, number: int) -> None:
        self.house, self.number = house, number
        self.database = Proxy(house.postgres.port)
        self.bus = BusProxy(house.valkey.port, house.chance) if house.valkey else None
        self.running: subprocess.Popen[bytes] | None = None
        self.port = 0
        self._log = house.folder / f"log-{number}"

    async def open(self) -> None:
        await self.database.open()
        if self.bus is not None:
            await self.bus.open()
        await self.start()

    async def start(self) -> None:
        """Start the process, on any port."""
        self.port = 0
        words = ["--port", "0", "--database", _through(self.house.address, self.database.port), "--proxy"]
        words += ["--data", str(self.house.folder), "--no-browser", "--no-warm-up", "--lease", str(self.house.lease)]
        if self.bus is not None:
            words += ["--bus", f"redis://127.0.0.1:{self.bus.port}/0"]
        with self._log.open("ab") as log:
            start = log.tell()
            self.running = subprocess.Popen([sys.executable, "-m", "serai.server.run", *words], stderr=log, stdout=log)
        while not (found := re.search(rb"http://localhost:(\d+)/", told := self._told_since(start))):
            if self.running.poll() is not None:
                raise RuntimeError(f"a process did not start:\n{told.decode()}")
            await asyncio.sleep(0.05)
        self.port = int(found[1])

    def _told_since(self, start: int) -> bytes:
        with self._log.open("rb") as log:
            log.seek(start)
            return log.read()

    def signal(self, number: int) -> None:
        if self.running is not None and self.running.poll() is None:
            os.kill(self.running.pid, number)

    async def ended(self) -> None:
        """Wait until the process has ended."""
        assert self.running is not None
        while self.running.poll() is None:
            await asyncio.sleep(0.02)
        self.port = 0

    async def kill(self) -> None:
        self.signal(signal.SIGCONT)
        self.signal(signal.SIGKILL)
        await self.ended()

    async def close(self) -> None:
        if self.running is not None:
            await self.kill()
        await self.database.close()
        if self.bus is not None:
            await self.bus.close()

    def counted(self, event: str) -> int:
        """Return how often the log tells of an event."""
        if not self._log.exists():
            return 0
        with self._log.open(errors="replace") as log:
            return sum(event in line for line in log)


class House:
    """All of them, and what they share."""

    def __init__(
        self,
        chance: random.Random,
        postgres: Postgres,
        valkey: Valkey | None,
        *,
        processes: int = 3,
        lease: float = 4.0,
    ) -> None:
        self.chance, self.postgres, self.valkey, self.lease = chance, postgres, valkey, lease
        self.folder = Path(tempfile.mkdtemp(prefix="serai-faults-"))
        self.address = ""
        self.processes = [Process(self, number) for number in range(processes)]

    async def open(self) -> None:
        for game in registry.names():  # processes that are killed while they compile would never have done
            if not warming.ready(warming.RULES, game):
                words = ("-m", "serai.server.warming", game, warming.RULES)
                await (await asyncio.create_subprocess_exec(sys.executable, *words)).wait()
        for process in self.processes:  # the first makes the schema
            await process.open()

    async def close(self) -> None:
        for process in self.processes:
            await process.close()

    @property
    def ports(self) -> list[int]:
        """Where clients may try to come in: as a proxy would, they find out who is there."""
        return [process.port for process in self.processes if process.port]


def _through(address: str, port: int) -> str:
    """Return an address with another port."""
    parts = urlsplit(address)
    login = parts.netloc.rpartition("@")[0]
    return urlunsplit(parts._replace(netloc=f"{login}@127.0.0.1:{port}"))
