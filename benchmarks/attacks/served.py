"""A server in a process of its own, with the limits it has when a host changes nothing, seen from outside."""

from __future__ import annotations

import asyncio
import atexit
import re
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

USUAL_FILES = 1024
"""Files that a process may have open where nobody has changed the system's limits."""

WARM_UP = 300
"""Seconds that a first start may compile."""


class Weight(NamedTuple):
    """What a server uses of its machine: bytes of memory, its children's included, and open files."""

    memory: int
    files: int


def _usual_limits() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_FILES, hard), hard))


class Served:
    """A server of its own process on a folder of data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        words = ["-m", "serai.server.run", "--port", "0", "--data", str(data), "--no-browser"]
        self.log = data.with_suffix(".log")
        with self.log.open("a") as lines:
            start = self.log.stat().st_size
            self.process = subprocess.Popen([sys.executable, *words], stderr=lines, preexec_fn=_usual_limits)  # noqa: PLW1509
        atexit.register(self.process.kill)
        for _ in range(1200):
            said = self.log.read_text()[start:]
            found = re.search(r"http://localhost:(\d+)/", said)
            if found and "server-started" in said:
                break
            if self.process.poll() is not None:
                raise SystemExit(f"the server did not start:\n{said}")
            time.sleep(0.05)
        assert found, "the server has not told its address within a minute"
        self.port = int(found[1])

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        return self.process.poll() is None

    def weight(self) -> Weight:
        """Return what the server uses now, without a word of its own."""
        memory = files = 0
        for pid in self._family():
            try:
                status = Path(f"/proc/{pid}/status").read_text()
                memory += int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024
                files += sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
            except (OSError, IndexError):
                continue  # it has ended meanwhile
        return Weight(memory, files)

    async def rested(self) -> None:
        """Wait until a server that nobody asks anything has compiled what it compiles at its start."""
        for _ in range(WARM_UP // 2):
            busy = 0
            for _ in range(20):
                await asyncio.sleep(0.1)
                busy += self._busy()
            if busy < 12:  # a server at rest stirs now and then; one that compiles never waits
                return

    def _busy(self) -> bool:
        """Tell whether any of the family wants the processor, even if others have it."""
        for pid in self._family():
            for task in Path(f"/proc/{pid}/task").glob("*/stat"):
                try:
                    if task.read_text().rsplit(")", 1)[1].split()[0] == "R":
                        return True
                except OSError:
                    continue
        return False

    def _family(self) -> list[int]:
        family, at = [self.process.pid], 0
        while at < len(family):
            for task in Path(f"/proc/{family[at]}/task").glob("*/children"):
                try:
                    family += [int(pid) for pid in task.read_text().split()]
                except OSError:
                    continue
            at += 1
        return family

    def stop(self) -> None:
        """End the server, kindly at first."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
