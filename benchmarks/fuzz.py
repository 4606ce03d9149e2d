"""Inputs that no friend would send, a million of them, to everything that reads what strangers write.

    python benchmarks/fuzz.py                       1,000,000 inputs; an hour or so
    python benchmarks/fuzz.py --inputs 20000        a quick look
    python benchmarks/fuzz.py --only records --seed 7
    python benchmarks/fuzz.py --json                one JSON object at the end

Ctrl+C ends it after the batch at hand, and tells what was tried until then; `--seed` goes on from there.

Hypothesis makes them, in batches of a seed each: messages of the socket (from the protocol's own structures, and bytes)
to a real server, records, moves and positions of every game. A crash is anything but an answer or the documented
refusal: another exception, an `internal` error, a fault in the log, a connection that ends as it should not. The first
one is told with its seed, where that can be in its smallest form, and the exit code is 1. Memory is measured when
everything has been loaded, and at the end.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Protocol

from hypothesis import HealthCheck, Phase, given, seed, settings
from rich.progress import Progress

from serai.games import registry

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.fuzzing.games import Moves, Positions  # noqa: E402
from benchmarks.fuzzing.records import Records  # noqa: E402
from benchmarks.fuzzing.sockets import Sockets  # noqa: E402

SHARES: Final = {"moves": 0.55, "positions": 0.2, "socket messages": 0.2, "records": 0.05}
"""How the inputs are shared out: by how fast each kind can be tried."""
LOADED: Final = 20_000
"""Inputs after which everything has been loaded that there is to load."""
BATCH: Final = 40
"""Examples of one seed; afterwards Hypothesis forgets what it has tried."""


class Target(Protocol):
    """Something that reads what strangers write."""

    name: str
    inputs: Any
    forgets: bool
    """Whether an input means the same whatever came before: then a crash can be told in its smallest form."""

    def take(self, inputs: Any) -> None:
        """Try several inputs; anything that is raised is a crash."""
        ...


@contextlib.contextmanager
def targets() -> Iterator[list[Target]]:
    """Make everything ready that is to be tried."""
    with tempfile.TemporaryDirectory() as folder, Sockets(Path(folder)) as sockets:
        games = registry.names()
        yield [*map(Moves, games), *map(Positions, games), sockets, Records()]


def share(target: Target, everything: list[Target]) -> float:
    """Return the share of the inputs that a target gets."""
    kind = next(kind for kind in SHARES if target.name.endswith(kind))
    return SHARES[kind] / sum(other.name.endswith(kind) for other in everything)


def tried(target: Target, number: int, examples: int) -> int:
    """Try one batch by its seed, and return how many inputs that were."""
    count = 0

    @seed(number)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=[Phase.generate, *([Phase.shrink] if target.forgets else [])],
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(target.inputs)
    def batch(inputs: list[Any]) -> None:
        nonlocal count
        count += len(inputs)
        target.take(inputs)

    batch()
    return count


def memory() -> int:
    """Return the bytes that this process holds."""
    status = Path("/proc/self/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first batch (default: %(default)s)")
    parser.add_argument("--only", default="", help="only targets with this in their name")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    begun, counts, seconds = time.perf_counter(), dict[str, int](), dict[str, float]()
    early, stopped = 0, threading.Event()
    with targets() as everything, Progress(disable=not sys.stderr.isatty()) as progress:
        for sign in (signal.SIGINT, signal.SIGTERM):  # in the place of the server's, which would end that alone
            signal.signal(sign, lambda *_: stopped.set())
        chosen = [target for target in everything if args.only in target.name]
        whole = sum(share(target, everything) for target in chosen)
        bar = progress.add_task("inputs", total=args.inputs)
        number = args.seed
        while (done := sum(counts.values())) < args.inputs and not stopped.is_set():
            # Whoever is furthest behind its share is next, so that all go on side by side.
            target = min(chosen, key=lambda one: counts.get(one.name, 0) / (share(one, everything) / whole))
            start = time.perf_counter()
            try:
                counts[target.name] = counts.get(target.name, 0) + tried(target, number, BATCH)
            except BaseException:
                sys.stderr.write(f"CRASH: {target.name}, seed {number}, after {done} inputs\n")
                raise
            seconds[target.name] = seconds.get(target.name, 0.0) + time.perf_counter() - start
            number += 1
            progress.update(bar, completed=sum(counts.values()))
            if not early and done >= min(args.inputs / 10, LOADED):
                early = memory()
        late = memory()
    told = {
        "inputs": sum(counts.values()),
        "seconds": round(time.perf_counter() - begun, 1),
        "seeds": [args.seed, number - 1],
        "targets": {name: {"inputs": counts[name], "seconds": round(seconds[name], 1)} for name in sorted(counts)},
        "memory": {"early": early, "late": late},
        "crashes": 0,
    }
    if args.json:
        print(json.dumps(told))
        return 0
    print(f"{told['inputs']:,} inputs in {told['seconds']} s, seeds {args.seed} to {number - 1}: no crash")
    for name, count in sorted(counts.items()):
        print(f"  {name:22} {count:9,}   {count / seconds[name]:8,.0f} a second")
    print(f"memory: {early / 1e6:.0f} MB when all was loaded, {late / 1e6:.0f} MB at the end")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
