"""An evening at a club: people who come, open tables, talk, watch, leave, come back and play to the end."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import urllib.request
from collections import Counter

from benchmarks.load.guests import Crowd, Heard, Wire, chosen

from serai.games.joint_dealing import seat_commitment

MEMBERS = 300
"""Addresses from which people come: a large club. More would only fill what a server remembers of strangers."""
PATIENCE = 60.0
"""Seconds for which a guest waits for a computer player."""
COMPUTER, WATCHED, TALK, DROPPED, LEFT, STUDIED = 0.25, 0.3, 0.05, 0.1, 0.08, 0.002
"""How often a seat is a computer player's, a table is watched, a move is talked about, somebody's connection is lost
during a game, somebody goes for good, and a game is analysed."""
PHRASES = ("hello", "good-luck", "nice-move", "oops", "thanks")


class Club(Crowd):
    """A place with members; `count` tells what they did."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__("127.0.0.1", port, "jaipur")
        self.chance = random.Random(seed)
        self.count: Counter[str] = Counter()

    async def arrive(self) -> Wire:
        """Let a member come and look at the lobby."""
        number = self.chance.randrange(MEMBERS)
        host, address = f"{self.host}:{self.port}", f"10.1.{number >> 8}.{number & 255}"
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(host, address), self.host, self.port)
        await wire.opened
        await wire.ask("lobby", follow=self.chance.random() < 0.5)
        self.count["visits"] += 1
        return wire

    async def evening(self) -> None:
        """Open a table, play there until the end or until somebody goes, and leave."""
        computer = self.chance.random() < COMPUTER
        people = [await self.arrive() for _ in range(1 if computer else 2)]
        watchers = [await self.arrive()] if self.chance.random() < WATCHED else []
        try:
            table, tokens = await self._sat_down(people, computer=computer)
            for wire in watchers:
                await wire.ask("attach", table=table, token=None)
            quits = self.chance.randrange(5, 60) if self.chance.random() < LEFT else 0
            drops = self.chance.randrange(3, 30) if self.chance.random() < DROPPED else 0
            moves = 0
            while await self._moved(people, table):
                moves += 1
                if moves == drops:
                    people[0].transport.abort()
                    people[0] = await self.arrive()
                    people[0].numbers = itertools.count(1_000_000)  # what was said before is not said again
                    await people[0].ask("attach", table=table, token=tokens[0])
                    self.count["returns"] += 1
                if moves == quits:
                    await people[0].ask("leave", table=table)
                    self.count["left"] += 1
                    return
            self.count["ended"] += 1
            if self.chance.random() < STUDIED:
                await asyncio.to_thread(self._study, table)
        finally:
            for wire in (*people, *watchers):
                wire.transport.abort()
            self.count["games"] += 1

    async def _sat_down(self, people: list[Wire], *, computer: bool) -> tuple[str, list[str]]:
        seats: list[dict[str, str]] = [{"kind": "human"} for _ in people]
        seats += [{"kind": "computer", "level": "peddler"}] * computer
        opened = await people[0].ask("create", game=self.game, seats=seats, options={"seals": 1}, listed=not computer)
        given, tokens = [secrets.token_bytes(32) for _ in people], []
        for wire, entropy in zip(people, given, strict=True):
            commitment = seat_commitment(entropy, opened.table).hex()
            tokens.append((await wire.ask("sit", table=opened.table, name="Guest", commitment=commitment)).token)
            shown = await wire.ask("attach", table=opened.table, token=tokens[-1])
        assert shown.info is not None
        for wire, entropy in zip(people, given, strict=True):
            await wire.ask("open", table=opened.table, digest=shown.info.dealing.digest, entropy=entropy.hex())
        return opened.table, tokens

    async def _moved(self, people: list[Wire], table: str) -> bool:
        """Wait until it is somebody's turn and move; False when the game is over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                news = [self._news(wire) for wire in people]
                latest = max((wire.latest for wire in people), key=lambda heard: heard.version)
                if not latest.awaited and latest.version:
                    return False
                mover = next((w for w in people if w.latest.listed_moves and w.latest.version == latest.version), None)
                if mover is not None:
                    break
                await asyncio.wait(news, return_when=asyncio.FIRST_COMPLETED)
        if self.chance.random() < TALK:
            await mover.ask("say", table=table, phrase=self.chance.choice(PHRASES))
            self.count["said"] += 1
        news = [self._news(wire) for wire in people]
        move = chosen(mover.latest.listed_moves)
        await mover.ask("move", table=table, version=mover.latest.version, move=move)
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait(news)
        self.count["moves"] += 1
        return True

    @staticmethod
    def _news(wire: Wire) -> asyncio.Future[tuple[float, Heard]]:
        """Return what the guest hears next of the table."""
        if wire.update is None or wire.update.done():
            wire.update = asyncio.get_running_loop().create_future()
        return wire.update

    def _study(self, table: str) -> None:
        """Have a game analysed, without waiting for the answer."""
        urllib.request.urlopen(f"http://{self.host}:{self.port}/api/tables/{table}/coach", timeout=PATIENCE).read()
        self.count["analyses"] += 1
