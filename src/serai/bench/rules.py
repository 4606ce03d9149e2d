"""Moves a second of the compiled rules, beside the same algorithm in C++ compiled on the spot.

Timings count the processor's time, are taken in turns within one run and compared as ratios, so that a busy
machine disturbs them as little as can be. Only the speed-up of two threads is of wall-clock time: it needs two
idle cores.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from serai.games import jaipur
from serai.games.dealing import Dealing
from serai.games.eschnapur.playouts import random_games
from serai.games.jaipur.batch import Batch
from serai.games.jaipur.playouts import random_rounds

REFERENCE = Path(__file__).with_name("reference.cpp")


def timed(work: Callable[[], int], clock: Callable[[], float] = time.thread_time) -> float:
    """How many a second, by the count that the work returns; of the processor's time unless told otherwise."""
    start = clock()
    done = work()
    return done / (clock() - start)


def reference(folder: Path) -> Path | None:
    """Compile the C++ reference, if there is a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return None
    program = folder / "reference"
    words: list[str | Path] = [compiler, "-O3", "-march=native", "-std=c++17", "-o", program, REFERENCE]
    subprocess.run(words, check=True)  # noqa: S603  # our own source
    return program


def cpp_rate(program: Path, rounds: int, listed: bool, seed: int) -> tuple[float, tuple[int, int]]:
    """Return the moves a second of the C++ reference, and the moves that it played and saw."""
    words = [str(program), str(rounds), "listed" if listed else "counted", str(seed)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)  # noqa: S603  # our own program
    played, seen, seconds = done.stdout.split()
    return int(played) / float(seconds), (int(played), int(seen))


def played(rounds: int, listed: bool, seed: int) -> int:
    """Play some rounds and return the number of moves."""
    return int(random_rounds(rounds, listed, seed)[0])


def random_play(rounds: int, repeats: int) -> dict[str, float]:
    """Uniform random play, with the list of moves and with counting, Numba and C++ in turns."""
    found: dict[str, float] = {}
    random_rounds(1, True, 1)
    with tempfile.TemporaryDirectory() as folder:
        program = reference(Path(folder))
        for listed, name in ((True, "listed"), (False, "counted")):
            ours, theirs, ratios = [], [], []
            for seed in range(repeats):
                ours.append(timed(partial(played, rounds, listed, seed)))
                if program:
                    rate, counts = cpp_rate(program, rounds, listed, seed)
                    assert counts == tuple(random_rounds(rounds, listed, seed)), "C++ and Numba play the same games"
                    theirs.append(rate)
                    ratios.append(ours[-1] / rate)
            found[f"{name}: moves/s"] = statistics.median(ours)
            if program:
                found[f"{name}: C++ moves/s"] = statistics.median(theirs)
                found[f"{name}: ratio to C++"] = statistics.median(ratios)
    return found


def two_threads(rounds: int, repeats: int) -> float:
    """How much faster two threads play than one, in turns."""
    ratios = []
    for seed in range(repeats):
        one = timed(partial(played, rounds, False, seed), time.perf_counter)

        def both(seed: int = seed) -> int:
            done: list[int] = []
            work = [
                threading.Thread(target=lambda own=own: done.append(played(rounds, False, own)))
                for own in (seed, seed + 1000)
            ]
            for thread in work:
                thread.start()
            for thread in work:
                thread.join()
            return sum(done)

        ratios.append(timed(both, time.perf_counter) / one)
    return statistics.median(ratios)


def batch(steps: int, size: int = 1024) -> float:
    """Steps a second of many rounds side by side, random moves chosen and checked."""
    rounds = Batch(size, seed=1)
    rounds.step(rounds.random_moves())

    def work() -> int:
        for _ in range(steps):
            rounds.step(rounds.random_moves())
        return steps * size

    return timed(work)


def object_layer(repeats: int) -> dict[str, float]:
    """Microseconds of one call through the immutable objects, over a whole round of moves."""
    match, _ = jaipur.Match.start(jaipur.Options(), 2, Dealing.seeded("bench"))
    here, line = match.current, []
    turn = 0
    while not here.over:
        moves = here.legal_moves()
        line.append((here, moves[turn * 7 % len(moves)]))
        here, turn = here.play(line[-1][1]), turn + 1
    calls: dict[str, Callable[[jaipur.Round, jaipur.Move], object]] = {
        "Round.play": lambda at, move: at.play(move),
        "Round.legal_moves": lambda at, _: at.legal_moves(),
        "Round.view": lambda at, _: at.view(0),
    }
    found = {}
    for name, call in calls.items():

        def work(call: Callable[[jaipur.Round, jaipur.Move], object] = call) -> int:
            for _ in range(repeats):
                for at, move in line:
                    call(at, move)
            return repeats * len(line)

        found[f"{name}: µs"] = 1e6 / timed(work)
    return found


def explorers(games: int, repeats: int) -> dict[str, float]:
    """Decisions a second of uniform random play of Eschnapur, by the number of players."""
    random_games(1, 3, 1)
    return {
        f"Eschnapur, {seats} seats: decisions/s": statistics.median(
            timed(partial(decisions, games, seats, seed)) for seed in range(repeats)
        )
        for seats in (3, 4, 5)
    }


def decisions(games: int, seats: int, seed: int) -> int:
    """Play some games of Eschnapur and return the number of decisions."""
    return int(random_games(games, seats, seed).decisions)


def main() -> int:
    """Measure, and print a table or one JSON object."""
    parser = argparse.ArgumentParser(prog="serai bench rules", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds of each timing")
    parser.add_argument("--repeats", type=int, default=5, help="timings of each kind; the median counts")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    args = parser.parse_args()
    figures = random_play(args.rounds, args.repeats)
    figures["two threads: speed-up"] = two_threads(args.rounds, args.repeats)
    figures["batch of 1,024: steps/s"] = statistics.median(batch(200) for _ in range(args.repeats))
    figures |= object_layer(20)
    figures |= explorers(max(1, args.rounds // 100), args.repeats)
    if args.json:
        sys.stdout.write(json.dumps({name: round(value, 3) for name, value in figures.items()}) + "\n")
        return 0
    table = Table(
        "Uniform random play (Jaipur, unless it says otherwise)", "on this machine", title="serai bench rules"
    )
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}" if value < 1000 else f"{value:,.0f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
