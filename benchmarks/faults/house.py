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
        start = self._log.stat().st_size if self._log.exists() else 0
        with self._log.open("ab") as log:
            self.running = subprocess.Popen([sys.executable, "-m", "serai.server.run", *words], stderr=log, stdout=log)
        while not (found := re.search(rb"http://localhost:(\d+)/", self._log.read_bytes()[start:])):
            if self.running.poll() is not None:
                raise RuntimeError(f"a process did not start:\n{self._log.read_text()[start:]}")
            await asyncio.sleep(0.05)
        self.port = int(found[1])

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

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""


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
        for process in self.processes:  # the first makes the schema
            await process.open()

    async def close(self) -> None:
        for process in self.processes:
            await process.close()

    @property
    def ports(self) -> list[int]:
        """Where clients may try to come in: as a proxy would, they find out who is there."""
        return [process.port for process in self.processes if process.port]


class Faults:
    """What happens to a house, by chance, and how often each of it happened."""

    def __init__(self, house: House, *, pause: float, deeds: tuple[str, ...] = ()) -> None:
        self._house, self._chance, self._pause, self._named = house, house.chance, pause, deeds
        self.done: dict[str, int] = {}
        self._deeds = {
            "killed": self._kill,
            "paused past the lease": self._pause_long,
            "paused briefly": self._pause_short,
            "drained and restarted": self._drain,
            "cut off from the database": self._no_database,
        }
        if house.valkey is not None:
            self._deeds |= {"cut off from the bus": self._no_bus, "bus with faults": self._noise}

    async def run(self) -> None:
        """Let things go wrong at every process, until cancelled, or those that were named; in the end all is mended."""
        try:
            if self._named:
                for name, process in zip(self._named, self._house.processes, strict=True):
                    await self._do(name, process)
            else:
                async with asyncio.TaskGroup() as lanes:
                    for process in self._house.processes:
                        lanes.create_task(self._lane(process))
        finally:
            for process in self._house.processes:
                process.signal(signal.SIGCONT)
                process.database.mend()
                if process.bus is not None:
                    process.bus.mend()
                    process.bus.noise = 0.0

    async def _lane(self, process: Process) -> None:
        while True:
            await asyncio.sleep(self._chance.uniform(0.3, 1.7) * self._pause * len(self._house.processes))
            await self._do(self._chance.choice([*self._deeds]), process)

    async def _do(self, name: str, process: Process) -> None:
        await self._deeds[name](process)
        self.done[name] = self.done.get(name, 0) + 1

    async def _kill(self, process: Process) -> None:
        await process.kill()
        await asyncio.sleep(self._chance.uniform(0, 2))
        await process.start()

    async def _pause_long(self, process: Process) -> None:
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(self._house.lease * self._chance.uniform(1.1, 1.6))
        process.signal(signal.SIGCONT)

    async def _pause_short(self, process: Process) -> None:
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(self._chance.uniform(0.05, 0.5) * self._house.lease)
        process.signal(signal.SIGCONT)

    async def _drain(self, process: Process) -> None:
        process.signal(signal.SIGTERM)
        await process.ended()
        await process.start()

    async def _no_database(self, process: Process) -> None:
        process.database.cut()
        await asyncio.sleep(self._house.lease * self._chance.uniform(0.1, 1.6))
        process.database.mend()

    async def _no_bus(self, process: Process) -> None:
        assert process.bus is not None
        process.bus.cut()
        await asyncio.sleep(self._chance.uniform(0.1, 6))
        process.bus.mend()

    async def _noise(self, process: Process) -> None:
        assert process.bus is not None
        process.bus.noise = self._chance.choice((0.02, 0.1, 0.3))
        await asyncio.sleep(self._chance.uniform(1, 5))
        process.bus.noise = 0.0


def _through(address: str, port: int) -> str:
    """Return an address with another port."""
    parts = urlsplit(address)
    login = parts.netloc.rpartition("@")[0]
    return urlunsplit(parts._replace(netloc=f"{login}@127.0.0.1:{port}"))
