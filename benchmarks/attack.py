"""Everything one hostile address can try against a server, and what everybody else feels meanwhile.

    python benchmarks/attack.py                                 every attack, about 25 minutes
    python benchmarks/attack.py --quick                         short ones, about 5 minutes
    python benchmarks/attack.py --only files --only old-versions
    python benchmarks/attack.py --list                          what there is
    python benchmarks/attack.py --json                          one JSON object at the end

A fresh server with a large data file and its usual limits runs in a process of its own. Honest couples play at other
tables against a clock, a move every tenth of a second each, somebody plays against a computer player, and somebody new
comes every second, opens a table and looks for it in the lobby; each of them comes from an address of their own. The
attacker is one more process with one more address. A second server that nobody attacks has the same couples at the same
time: what its people feel is this machine's noise.

An attack has succeeded when it opens a door that is to be shut; when a move at another table takes more than 100 ms
(99th percentile of the worst ten seconds; or more than twice the noise, where that is larger) three times in a row;
when somebody loses on time, loses a move, is cut off or turned away; when a computer opponent takes more than ten
seconds; or when memory and files do not come back within a tenth. The exit code is 1 when one has.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.attacks import honest, prepared  # noqa: E402
from benchmarks.attacks.catalogue import ATTACKS, listing  # noqa: E402
from benchmarks.attacks.honest import Company, Felt  # noqa: E402
from benchmarks.attacks.prepared import Past, Prepared  # noqa: E402
from benchmarks.attacks.scene import Entry, Scene, Tried  # noqa: E402
from benchmarks.attacks.served import Served, Weight  # noqa: E402
from benchmarks.attacks.wire import Wire, sit  # noqa: E402

BOUND = 0.100
"""Seconds that the 99th percentile of a move may take."""
SLOWEST_COMPUTER = 10.0
BACK = 1.10
"""What memory may be afterwards, as a multiple of before."""
HELD = 128_000_000
"""Bytes that an attacker may make the server hold meanwhile."""
PROCESSES = os.cpu_count() or 1
"""Processes of computer players that a server has at most."""
MORE_FILES = 8
PATIENCE = 120.0
"""Seconds beyond its own time after which an attacker is ended."""


class Thoroughness(NamedTuple):
    """How long a run takes, and how sure it is of what it finds."""

    past: Past
    seconds: float
    """How long an attack lasts."""
    recovery: float
    """Seconds that the server then has to come back to what it was."""
    turns: int
    """How often an attack is played that has made people wait and done nothing else."""
    control: bool
    """Whether a second server, which nobody attacks, tells how much of the waiting is this machine's."""


WHOLE = Thoroughness(prepared.WHOLE, seconds=10.0, recovery=30.0, turns=3, control=True)
QUICK = Thoroughness(prepared.SHORT, seconds=3.0, recovery=30.0, turns=3, control=True)
BRIEF = Thoroughness(prepared.SHORT, seconds=2.0, recovery=10.0, turns=1, control=False)
"""For tests, which judge doors and losses, not milliseconds."""


class Trial:
    """A server under attack, one beside it in peace, and the people at both."""

    def __init__(self, folder: Path, known: Prepared, how: Thoroughness, *, computers: bool) -> None:
        self.folder, self.known, self.how, self.computers = folder, known, how, computers
        self.control: Company | None = None

    async def open(self) -> None:
        """Start both servers and let everybody sit down."""
        self.served = Served(self.folder / "data")
        self.peaceful = Served(self.folder / "peace") if self.how.control else None
        await self._welcome()

    async def _welcome(self) -> None:
        await self.served.rested()
        if self.computers:
            await self._all_players_once()
            await self.served.rested()
        self.company = Company(self.served.port)
        await self.company.come()
        if self.peaceful is not None:
            self.control = Company(self.peaceful.port, guests=False)
            await self.control.come()
        await asyncio.sleep(1)

    async def _all_players_once(self) -> None:
        """Let all processes of computer players think once, so that they are in memory before it is weighed."""
        for game, seats in (("jaipur", 1), ("eschnapur", 4)):
            company = [{"kind": "human"}] + [{"kind": "computer", "level": "maharaja"}] * seats
            wires = [await Wire.arrive(self.served.port, honest.an_address()) for _ in range(2 * PROCESSES)]
            for wire in wires:
                table = (await wire.ask("create", game=game, seats=company))["table"]
                token = (await sit(wire, table, "Early"))["token"]
                await wire.ask("attach", table=table, token=token)
            await asyncio.sleep(6)
            for wire in wires:
                wire.abort()

    async def close(self) -> None:
        """Send everybody home."""
        try:
            await self._part()
        finally:
            self.served.stop()
            if self.peaceful is not None:
                self.peaceful.stop()

    async def _part(self) -> None:
        await self.company.go()
        if self.control is not None:
            await self.control.go()

    async def calm(self) -> dict[str, Any]:
        """Return what people feel when nobody attacks."""
        self.company.fresh()
        await asyncio.sleep(self.how.seconds)
        return honest.summary(self.company.fresh())

    async def judge(self, entry: Entry, number: int) -> dict[str, Any]:
        """Let an attack happen; when people were only late, again, for others may use this machine, too."""
        for turn in range(self.how.turns):
            result = await self.play(entry, f"127.0.{3 + turn}.{number + 1}")
            result["plays"] = turn + 1
            if not result["late"] or len(result["faults"]) > 1:
                break
        return result

    async def play(self, entry: Entry, address: str) -> dict[str, Any]:
        """Let one attack happen from an address and return what came of it."""
        if entry.players:
            await self._all_players_once()  # processes that have had nothing to do have been let go
            await self.served.rested()
        before = self.served.weight()
        scene = Scene(
            port=self.served.port,
            address=address,
            seconds=self.how.seconds,
            quick=self.how.past is not prepared.WHOLE,
            data=str(self.served.data),
            listed=self.company.listed,
            long_table=self.known.long_table,
            long_tokens=self.known.long_tokens,
            stored_tables=self.known.stored_tables,
            stored_tokens=self.known.stored_tokens,
        )
        self.company.fresh()
        self._noise()
        attacker = asyncio.ensure_future(self._attacker(entry.name, scene))
        most = before
        while not attacker.done():
            await asyncio.sleep(0.1)
            now = self.served.weight()
            most = Weight(max(most.memory, now.memory), max(most.files, now.files))
        hearing, silence = await self._hears()
        felt, noise = self.company.fresh(), self._noise()
        after = await self._settled(before) if hearing else self.served.weight()
        tried = attacker.result()
        unchecked = []
        if hearing:
            try:
                felt.lost_moves = await asyncio.wait_for(self.company.check(), self.how.recovery)
            except (OSError, TimeoutError) as fault:
                unchecked = [f"nobody could come back to their table ({fault or 'no answer'})"]
        faults = [*unchecked, *tried.holes, *self._felt(felt, noise), *_weighed(before, most, after)]
        if not hearing:
            faults.insert(
                0, "the server has ended" if not self.served.alive else f"silent for {silence:.0f} s afterwards"
            )
        result = {
            "attack": entry.name,
            "tried": tried.what,
            "holes": list(tried.holes),
            "felt": honest.summary(felt),
            "noise_p99_ms": round(noise.part(0.99) * 1000, 1),
            "memory_mb": [round(weight.memory / 1e6) for weight in (before, most, after)],
            "files": [weight.files for weight in (before, most, after)],
            "late": felt.part(0.99) > self._bound(noise),
            "faults": faults,
        }
        if not hearing or _weighed(before, before, after):
            await self._again()  # what comes next is weighed from a fresh start
        return result

    def _noise(self) -> Felt:
        """Return what people have felt whom nobody attacks."""
        return self.control.fresh() if self.control is not None else Felt([(0.0, 0.0)])

    async def _attacker(self, name: str, scene: Scene) -> Tried:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.attacks", name,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, cwd=ROOT,
        )  # fmt: skip
        try:
            given = msgspec.json.encode(scene)
            out, err = await asyncio.wait_for(process.communicate(given), scene.seconds + PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
            return Tried("the attacker waited for the server for too long and was ended")
        if not out:
            raise SystemExit(f"the attack {name} has failed by itself:\n{err.decode()}")
        return msgspec.json.decode(out, type=Tried)

    async def _hears(self) -> tuple[bool, float]:
        """Tell whether the server answers somebody from elsewhere, and after what time."""
        start = time.perf_counter()
        while self.served.alive and time.perf_counter() - start < self.how.recovery:
            try:
                async with asyncio.timeout(self.how.recovery):
                    wire = await Wire.arrive(self.served.port, honest.an_address())
                    await wire.ask("ping")
                    wire.abort()
                return True, time.perf_counter() - start
            except (OSError, TimeoutError):
                await asyncio.sleep(0.5)
        return False, time.perf_counter() - start

    async def _settled(self, before: Weight) -> Weight:
        """Wait until the server weighs what it did, for a while; return what it weighs then."""
        end = time.perf_counter() + self.how.recovery
        while _weighed(before, before, after := self.served.weight()) and time.perf_counter() < end:
            await asyncio.sleep(0.5)
        return after

    async def _again(self) -> None:
        """Start a server anew that has been brought down."""
        await self._part()
        self.served.stop()
        self.served = Served(self.folder / "data")
        await self._welcome()

    def _bound(self, noise: Felt) -> float:
        return max(BOUND, 2 * noise.part(0.99))

    def _felt(self, felt: Felt, noise: Felt) -> list[str]:
        faults = []
        late, bound = felt.part(0.99), self._bound(noise)
        if late > bound:
            faults.append(f"a move at another table took {late * 1000:.0f} ms (p99; at most {bound * 1000:.0f})")
        for count, what in (
            (felt.lost_on_time, "lost on time"),
            (felt.lost_moves, "moves were lost"),
            (felt.cut_off, "honest connections were cut off"),
            (len(felt.turned_away), f"newcomers were turned away ({', '.join(sorted({*felt.turned_away})[:2])})"),
        ):
            if count:
                faults.append(f"{count} {what}")
        if felt.overcharged > max(1.0, 2 * noise.overcharged):
            faults.append(f"a clock took {felt.overcharged:.1f} s too much for a move")
        if max(felt.computer, default=0.0) > SLOWEST_COMPUTER:
            faults.append(f"a computer opponent took {max(felt.computer):.0f} s")
        return faults


def _weighed(before: Weight, most: Weight, after: Weight) -> list[str]:
    faults = []
    if most.memory > before.memory + HELD:
        faults.append(f"{(most.memory - before.memory) / 1e6:.0f} MB held meanwhile")
    if after.memory > before.memory * BACK:
        faults.append(f"{(after.memory - before.memory) / 1e6:.0f} MB not given back")
    if after.files > before.files + MORE_FILES:
        faults.append(f"{after.files - before.files} files left open")
    return faults


def line(result: dict[str, Any]) -> str:
    """Return an attack in one line."""
    felt, memory, files = result["felt"], result["memory_mb"], result["files"]
    verdict = "held" if not result["faults"] else "BROKEN: " + "; ".join(result["faults"])
    return (
        f"{result['attack']:18} {result['tried']}"
        f" | moves p50 {felt['p50_ms']:.0f} ms, p99 {felt['p99_ms']:.0f} ms (noise {result['noise_p99_ms']:.0f})"
        f" | MB {memory[0]}, {memory[1]}, {memory[2]} | files {files[0]}, {files[1]}, {files[2]} | {verdict}"
    )


def table(results: Sequence[dict[str, Any]]) -> str:
    """Return the attacks as the table of docs/security.md."""
    rows = [
        "| attack | tried | moves elsewhere: p50, p99 (noise) | memory: before, most, after | verdict |",
        "|---|---|---|---|---|",
    ]
    for result in results:
        felt, memory = result["felt"], result["memory_mb"]
        moves = f"{felt['p50_ms']:.0f}, {felt['p99_ms']:.0f} ({result['noise_p99_ms']:.0f}) ms"
        verdict = ("; ".join(result["faults"]) or "held") + f" (play {result['plays']})" * (result["plays"] > 1)
        weight = f"{memory[0]}, {memory[1]}, {memory[2]} MB"
        rows.append(f"| `{result['attack']}` | {result['tried']} | {moves} | {weight} | {verdict} |")
    return "\n".join(rows)


async def run(names: Sequence[str], how: Thoroughness, folder: Path) -> dict[str, Any]:
    """Prepare, attack, and return everything that was found."""
    _say("preparing the data …")
    known = await prepared.prepare(folder / "data", how.past)
    trial = Trial(folder, known, how, computers="computer-players" in names)
    _say("everybody sits down …")
    results = []
    try:
        await trial.open()
        calm = await trial.calm()
        _say(f"calm: moves p50 {calm['p50_ms']} ms, p99 {calm['p99_ms']} ms")
        for at, name in enumerate(names):
            number = [*ATTACKS].index(name)
            results.append(await trial.judge(ATTACKS[name], number))
            _say(f"[{at + 1}/{len(names)}] {line(results[-1])}")
    finally:
        await trial.close()
    return {"cores": os.cpu_count(), "seconds": how.seconds, "calm": calm, "attacks": results}


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def main(words: Sequence[str] | None = None) -> int:
    about = f"{__doc__}\nattacks:\n{listing()}"
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", action="append", choices=[*ATTACKS], metavar="NAME", help="this attack; may be repeated"
    )
    parser.add_argument("--quick", action="store_true", help="shorter attacks on a smaller data file")
    parser.add_argument("--list", action="store_true", help="tell which attacks there are, and end")
    parser.add_argument("--table", action="store_true", help="answer as the table of docs/security.md")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    if said.list:
        print(listing())
        return 0
    with tempfile.TemporaryDirectory(prefix="serai-attack-") as folder:
        result = asyncio.run(run(said.only or [*ATTACKS], QUICK if said.quick else WHOLE, Path(folder)))
    if said.json:
        print(json.dumps(result))
    elif said.table:
        print(table(result["attacks"]))
    else:
        print("\n".join(line(found) for found in result["attacks"]))
    return 1 if any(found["faults"] for found in result["attacks"]) else 0


if __name__ == "__main__":
    raise SystemExit(main())
