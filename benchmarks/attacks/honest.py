"""Honest people at other tables: they move steadily against a clock, and note everything that they feel."""

from __future__ import annotations

import asyncio
import itertools
import random
import statistics
import time
from typing import Any

import msgspec
from benchmarks.attacks.wire import Message, RefusedError, Wire, get, raw, sit

COUPLES = 4
PERIOD = 0.1
"""Seconds that a person thinks about a move."""
STRETCH = 10.0
"""Seconds over which a percentile is taken, so that a bad moment is not lost in a long calm."""
CLOCK = {"bank": 60, "increment": 1}
HUMANS = [{"kind": "human"}, {"kind": "human"}]
LOOKS = 6
"""How often a newcomer looks for the new table in the lobby, twice a second."""
ADDRESSES = itertools.count(1)
"""Everybody honest comes from an address of their own: 127.1.0.1, 127.1.0.2 and so on."""


def an_address() -> str:
    """Return an address that nobody else comes from."""
    number = next(ADDRESSES)
    return f"127.1.{number // 250}.{number % 250 + 1}"


class Felt(msgspec.Struct):
    """What honest people felt for a while. Times are seconds."""

    delays: list[tuple[float, float]] = []
    """When a move was seen, and how long that took from its sending until the opponent's socket had it; a long wait
    counts for every move that it kept back."""
    overcharged: float = 0.0
    """The most that a clock took for one move beyond the time its person had thought."""
    lost_on_time: int = 0
    lost_moves: int = 0
    """Moves that were acknowledged and are not there any more."""
    cut_off: int = 0
    """Connections that ended, and answers that never came."""
    newcomers: list[float] = []
    """How long somebody new took to get the page, open a table and find it in the lobby."""
    turned_away: list[str] = []
    computer: list[float] = []
    """How long a computer opponent took to answer."""

    def part(self, share: float) -> float:
        """Return a percentile of the delays in the worst stretch of time."""
        stretches: dict[int, list[float]] = {}
        first = min((at for at, _ in self.delays), default=0.0)
        for at, delay in self.delays:
            stretches.setdefault(int((at - first) // STRETCH), []).append(delay)
        whole = [stretch for stretch in stretches.values() if len(stretch) >= COUPLES / PERIOD] or [*stretches.values()]
        return max((sorted(part)[int(len(part) * share)] for part in whole), default=float("inf"))

    def note(self, delay: float) -> None:
        """Note the delay of a move, and those of the moves that would have been made meanwhile."""
        now = time.perf_counter()
        while delay > 0:
            self.delays.append((now, delay))
            delay -= PERIOD


class Seat:
    """A person with a socket, the latest picture of the table, and when it came."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.latest: Message = {"version": -1, "awaited": [], "listed_moves": []}
        self.at = 0.0
        self._news = asyncio.Event()
        wire.heard, wire.lost = self._heard, self._news.set

    @classmethod
    async def arrive(cls, port: int) -> Seat:
        """Come from an address of one's own."""
        return cls(await Wire.arrive(port, an_address()))

    def _heard(self, now: float, told: Message) -> None:
        if told["type"] in ("state", "update"):
            self.latest, self.at = told, now
            self._news.set()

    async def until(self, table: str, version: int) -> float:
        """Wait for a version of a table; return when it came."""
        async with asyncio.timeout(600):
            while self.latest.get("table") != table or self.latest["version"] < version:
                if self.wire.closed.is_set():
                    raise RefusedError("the connection has ended")
                self._news.clear()
                await self._news.wait()
        return self.at


class Company:
    """Several couples at their tables, somebody who plays a computer, and people who come anew."""

    def __init__(self, port: int, *, guests: bool = True) -> None:
        self.port, self._guests = port, guests
        self.felt = Felt()
        self.tables: dict[int, tuple[str, str, int]] = {}
        """Of every couple the table, a token and the last version that was acknowledged."""
        self._waiting: dict[object, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Sit down and begin to play."""
        ready = [asyncio.get_running_loop().create_future() for _ in range(COUPLES)]
        self._tasks = [asyncio.ensure_future(self._couple(number, ready[number])) for number in range(COUPLES)]
        if self._guests:
            self._tasks += [asyncio.ensure_future(self._newcomers()), asyncio.ensure_future(self._against_computer())]
        await asyncio.gather(*ready)

    def fresh(self) -> Felt:
        """Begin to note anew, and return what has been felt so far; who still waits has felt that, too."""
        now, felt = time.perf_counter(), self.felt
        for since in self._waiting.values():
            if now - since > PERIOD:
                felt.note(now - since)
        self.felt = Felt()
        return felt

    @property
    def listed(self) -> tuple[str, ...]:
        """The tables that the lobby shows."""
        return tuple(table for table, _, _ in self.tables.values())

    async def go(self) -> None:
        """Leave without a word."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    async def check(self) -> int:
        """Come back to every table by another connection and return how many moves are lost."""
        lost = 0
        for table, token, version in [*self.tables.values()]:
            wire = await Wire.arrive(self.port, an_address())
            try:
                told = await wire.ask("attach", table=table, token=token)
                lost += max(0, version - int(told["version"]))
            finally:
                wire.abort()
        return lost

    # Two people

    async def _couple(self, number: int, ready: asyncio.Future[None]) -> None:
        """Play game after game; after a broken connection come again, as a page does."""
        while True:
            seats: list[Seat] = []
            try:
                seats = [await Seat.arrive(self.port) for _ in range(2)]
                while True:
                    table = await self._open(number, seats)
                    if not ready.done():
                        ready.set_result(None)
                    await self._play(number, table, seats)
                    for seat in seats:
                        await seat.wire.ask("detach", table=table)
            except (OSError, TimeoutError) as fault:
                if not ready.done():
                    ready.set_exception(fault)
                    return
                self.felt.cut_off += 1
                await asyncio.sleep(1)
            finally:
                for seat in seats:
                    seat.wire.abort()

    async def _open(self, number: int, seats: list[Seat]) -> str:
        created = await seats[0].wire.ask("create", game="jaipur", seats=HUMANS, clock=CLOCK, listed=True)
        table = str(created["table"])
        for seat in seats:
            seated = await sit(seat.wire, table, "Honest")
            await seat.wire.ask("attach", table=table, token=seated["token"])
        for seat in seats:
            await seat.until(table, 1)
        self.tables[number] = (table, str(seated["token"]), 1)
        return table

    async def _play(self, number: int, table: str, seats: list[Seat]) -> None:
        token = self.tables[number][1]
        while awaited := max((seat.latest for seat in seats), key=lambda told: int(told["version"]))["awaited"]:
            mover, other = seats[awaited[0]], seats[1 - awaited[0]]
            version = max(int(seat.latest["version"]) for seat in seats)
            before = await mover.until(table, version), mover.latest
            await asyncio.sleep(PERIOD * random.uniform(0.5, 1.5))
            if mover.latest is not before[1]:
                continue  # time was up meanwhile
            start = self._waiting[seats[0]] = time.perf_counter()
            try:
                answer = await asyncio.wait_for(
                    mover.wire.answer(
                        "move", table=table, version=version, move=random.choice(before[1]["listed_moves"])
                    ),
                    600,
                )
                if answer["type"] == "error":
                    if answer["code"] not in ("stale", "game-over"):
                        raise RefusedError(str(answer["code"]))
                    await mover.until(table, version + 1)
                    continue
                self.tables[number] = (table, token, int(answer["version"]))
                self.felt.note(await other.until(table, version + 1) - start)
            finally:
                del self._waiting[seats[0]]
            await mover.until(table, version + 1)
            self._charge(awaited[0], before[1], mover.latest, start - before[0])
        if any(event["kind"] == "timeout" for seat in seats for event in seat.latest["events"]):
            self.felt.lost_on_time += 1

    def _charge(self, seat: int, before: Message, after: Message, thought: float) -> None:
        if before["clock"] and after["clock"]:
            left, later = before["clock"]["remaining"][seat], after["clock"]["remaining"][seat]
            charged = (left - later) / 1000 + CLOCK["increment"]
            self.felt.overcharged = max(self.felt.overcharged, charged - thought)

    # Somebody new, and somebody with a computer opponent

    async def _newcomers(self) -> None:
        while True:
            await asyncio.sleep(0.7)
            start = time.perf_counter()
            try:
                async with asyncio.timeout(20):
                    await self._newcomer()
                self.felt.newcomers.append(time.perf_counter() - start)
            except (OSError, TimeoutError) as fault:
                self.felt.turned_away.append(str(fault) or type(fault).__name__)

    async def _newcomer(self) -> None:
        address = an_address()
        page = await raw(self.port, address, get(self.port, "/"))
        if b" 200 " not in page.split(b"\r\n", 1)[0]:
            raise RefusedError(f"the page: {page[:30].decode('latin-1') or 'no answer'}")
        wire = await Wire.arrive(self.port, address)
        try:
            table = (await wire.ask("create", game="jaipur", seats=HUMANS, listed=True))["table"]
            seated = await sit(wire, table, "Newcomer")
            await wire.ask("attach", table=table, token=seated["token"])
            for _ in range(LOOKS):  # the lobby is a picture that is made anew now and then
                shown = [card["table"] for card in (await wire.ask("lobby"))["tables"]]
                if table in shown:
                    break
                await asyncio.sleep(0.5)
            else:
                raise RefusedError(f"not in the lobby among {len(shown)} tables")
            await wire.ask("leave", table=table)
        finally:
            wire.abort()

    async def _against_computer(self) -> None:
        while True:
            try:
                seat = await Seat.arrive(self.port)
                try:
                    while True:
                        await self._solo(seat)
                finally:
                    seat.wire.abort()
            except (OSError, TimeoutError) as fault:
                self.felt.turned_away.append(f"computer: {fault or type(fault).__name__}")
                await asyncio.sleep(1)

    async def _solo(self, seat: Seat) -> None:
        seats = [{"kind": "human"}, {"kind": "computer", "level": "merchant"}]
        table = str((await seat.wire.ask("create", game="jaipur", seats=seats))["table"])
        seated = await sit(seat.wire, table, "Solo")
        await seat.wire.ask("attach", table=table, token=seated["token"])
        await seat.until(table, 1)
        while seat.latest["awaited"]:
            version = int(seat.latest["version"])
            if seat.latest["listed_moves"]:
                move = random.choice(seat.latest["listed_moves"])
                await seat.wire.ask("move", table=table, version=version, move=move)
                await seat.until(table, version + 1)
                continue
            start = time.perf_counter()
            await seat.until(table, version + 1)
            self.felt.computer.append(time.perf_counter() - start)
        await seat.wire.ask("detach", table=table)


def summary(felt: Felt) -> dict[str, Any]:
    """Return what was felt, in milliseconds and counts."""
    return {
        "moves": len(felt.delays),
        "p50_ms": round(felt.part(0.5) * 1000, 1),
        "p99_ms": round(felt.part(0.99) * 1000, 1),
        "worst_ms": round(max((delay for _, delay in felt.delays), default=float("inf")) * 1000, 1),
        "overcharged_ms": round(felt.overcharged * 1000),
        "lost_on_time": felt.lost_on_time,
        "lost_moves": felt.lost_moves,
        "cut_off": felt.cut_off,
        "newcomers": len(felt.newcomers),
        "newcomer_worst_ms": round(max(felt.newcomers, default=0.0) * 1000),
        "turned_away": felt.turned_away,
        "computer_p50_ms": round(statistics.median(felt.computer) * 1000) if felt.computer else None,
        "computer_worst_ms": round(max(felt.computer) * 1000) if felt.computer else None,
    }
