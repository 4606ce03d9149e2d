"""How long somebody waits who starts Serai for the first time, when nothing is compiled, and when everything is.

    python benchmarks/first_start.py            both games, two minutes
    python benchmarks/first_start.py --json     one JSON object
    python benchmarks/first_start.py --level maharaja

A server is started with an empty cache of compiled code, a page is fetched, a table opened at once and a move made as
soon as it is one's turn. Told are the seconds from the start of the process: until the page came, until one sat at the
table, until a computer player had made its first move; and the longest that a small request had to wait meanwhile.
Then everything is compiled, and the same is measured again.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from serai.games.joint_dealing import seat_commitment

SEATS = {"jaipur": 2, "eschnapur": 3}
PATIENCE = 300.0
HEARING = 3.0
"""Seconds that the others get to act before one goes on oneself."""


class Stay:
    """One visit to a server that has just been started."""

    def __init__(self, cache: str, data: str) -> None:
        self.started = time.perf_counter()
        self.server = subprocess.Popen(
            [sys.executable, "-m", "serai.server.run", "--port", "0", "--no-browser", "--data", data],
            env={**os.environ, "SERAI_CACHE": cache},
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.server.stderr is not None
        found = None
        while found is None:
            found = re.search(r"localhost:(\d+)", self.server.stderr.readline())
        self.address = f"127.0.0.1:{found[1]}"
        threading.Thread(target=self.server.stderr.read, daemon=True).start()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.started

    def fetch(self, path: str) -> None:
        urllib.request.urlopen(f"http://{self.address}{path}", timeout=PATIENCE).read()

    def watch(self, longest: list[float]) -> None:
        """Ask how the server is, again and again, and keep the longest wait."""
        with contextlib.suppress(OSError):
            while True:
                before = time.perf_counter()
                self.fetch("/healthz")
                longest[0] = max(longest[0], time.perf_counter() - before)
                time.sleep(0.05)


class Seat:
    """A person at a table with computer players."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire, self.number = wire, 0
        self.latest: dict[str, Any] = {}

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.wire.recv(patience))
        if told["type"] in ("state", "update"):
            self.latest = told
        return told

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.number += 1
        name = f"m{self.number}"
        self.wire.send(json.dumps({"type": kind, "id": name, **fields}))
        while (told := self.hear()).get("reply") != name:
            pass
        assert told["type"] != "error", told
        return told

    def await_computer(self, table: str) -> None:
        """Play on until somebody else has moved."""
        own = 0
        while self.latest["version"] - 1 == own:
            if self.latest["listed_moves"]:
                self.ask("move", table=table, version=self.latest["version"], move=self.latest["listed_moves"][0])
                own += 1
            with contextlib.suppress(TimeoutError):
                while self.latest["version"] - 1 <= own:
                    self.hear(HEARING)


def visit(game: str, level: str, cache: str, data: str) -> dict[str, float]:
    """Start a server, play until a computer player has moved, and stop it again."""
    stay, longest = Stay(cache, data), [0.0]
    try:
        stay.fetch("/")
        page = stay.seconds
        threading.Thread(target=stay.watch, args=(longest,), daemon=True).start()
        with connect(f"ws://{stay.address}/socket", max_size=None) as wire:
            seat = Seat(wire)
            others = [{"kind": "computer", "level": level}] * (SEATS[game] - 1)
            table = seat.ask("create", game=game, seats=[{"kind": "human"}, *others], options={})["table"]
            entropy = secrets.token_bytes(32)
            commitment = seat_commitment(entropy, table).hex()
            token = seat.ask("sit", table=table, name="Ana", commitment=commitment)["token"]
            digest = seat.ask("attach", table=table, token=token)["info"]["dealing"]["digest"]
            seat.ask("open", table=table, digest=digest, entropy=entropy.hex())
            seated = stay.seconds
            seat.await_computer(table)
        return {"page": page, "seated": seated, "answered": stay.seconds, "longest": longest[0]}
    finally:
        stay.server.terminate()
        stay.server.wait()


def compile_all(cache: str) -> float:
    """Compile everything, and return the seconds it took."""
    before = time.perf_counter()
    for game, room in itertools.product(SEATS, ("games", "players")):
        words = [sys.executable, "-m", "serai.server.warming", game, room]
        subprocess.run(words, env={**os.environ, "SERAI_CACHE": cache}, check=True, stderr=subprocess.DEVNULL)
    return time.perf_counter() - before


def measure(level: str) -> Iterator[tuple[str, str, dict[str, float]]]:
    with tempfile.TemporaryDirectory() as folder:
        for game in SEATS:
            yield "first", game, visit(game, level, f"{folder}/{game}", f"{folder}/data-{game}")
        yield "compiling", "both", {"seconds": compile_all(f"{folder}/all")}
        for game in SEATS:
            yield "again", game, visit(game, level, f"{folder}/all", f"{folder}/data-all-{game}")


def main() -> None:
    summary = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary[0], epilog=summary[2], formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--level", default="merchant", help="level of the computer players (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args()
    told: dict[str, dict[str, dict[str, float]]] = {}
    for start, game, seconds in measure(said.level):
        told.setdefault(start, {})[game] = seconds
        if not said.json:
            figures = "  ".join(f"{what} {figure:.1f} s" for what, figure in seconds.items())
            sys.stdout.write(f"{start:<10} {game:<10} {figures}\n")
            sys.stdout.flush()
    if said.json:
        sys.stdout.write(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
