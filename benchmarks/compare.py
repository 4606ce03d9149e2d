"""Serai beside boardgame.io and Colyseus: the same game, the same guests, the same machine, in turns of one run.

    python benchmarks/compare.py                                half an hour; tells every step, then a table
    python benchmarks/compare.py --quick                        a look, three minutes
    python benchmarks/compare.py --only serai colyseus          some of them: serai, boardgame, flatfile, colyseus
    python benchmarks/compare.py --json --svg docs/comparison.svg

Each server is a process of its own and plays single rounds of Jaipur between two guests, one move every two seconds a
table. The guests are one process of node for all servers (`others/generator.js`); each speaks the server's own protocol
(`others/clients.js`). The others play our port of the rules (`others/jaipur.js`), written into a game of boardgame.io
and a room of Colyseus as their documentation teaches. Measured: the largest number of live tables at which the 99th
percentile from the sending of a move until both guests have it stays at 50 ms or less; the server's processor time a
move; its memory a table; and the moves that both guests had seen and that are gone after `kill -9` and a restart.
Their packages are installed from the lock file into `others/node_modules`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.comparison.figures import Step, largest, middle  # noqa: E402
from benchmarks.comparison.picture import picture  # noqa: E402
from benchmarks.comparison.servers import (  # noqa: E402
    CONTENDERS,
    PATCHING,
    Contender,
    Generator,
    GeneratorError,
    install,
    serving,
)

from serai import __version__  # noqa: E402

COSTED = (100, 400)
"""Tables at which the cost of a move is measured."""
WARM = 20
"""Tables that play before anything is measured, so that what every server needs once is not counted."""
HURRY = 1.0
"""Seconds between two moves of a table before a kill, so that some are under way."""


def say(text: str) -> None:
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def told(contender: Contender, step: Step) -> None:
    say(
        f"  {contender.name:30} {step.tables:5d} tables  p50 {step.p50_ms:6.1f} ms  p99 {step.p99_ms:7.1f} ms"
        f"  {step.cost_ms:5.2f} ms a move  (generator {1000 * step.generator_seconds / max(step.moves, 1):.2f} ms;"
        f" load {os.getloadavg()[0]:.1f})"
    )


def cost(contender: Contender, tables: Sequence[int], seconds: float) -> dict[str, Any]:
    """Measure the memory of a table and the processor time of a move on a fresh server."""
    with tempfile.TemporaryDirectory(prefix="serai-compare-") as data, serving(contender, data) as (served, generator):
        generator.play(WARM, 2.0)
        before = served.memory()
        generator.ask("open", tables=max(tables))
        time.sleep(1)
        kilobytes = (served.memory() - before) / 1024 / (max(tables) - WARM)
        steps = []
        for count in tables:
            steps.append(generator.play(count, seconds))
            told(contender, steps[-1])
        return {"kilobytes": kilobytes, "steps": steps}


def carried(contender: Contender, most: int, seconds: float) -> tuple[int, list[Step]]:
    """Search for the largest number of live tables on a fresh server; one that ends under its load is started anew."""
    steps: list[Step] = []
    with contextlib.ExitStack() as servers:

        def fresh() -> Generator:
            servers.close()
            data = servers.enter_context(tempfile.TemporaryDirectory(prefix="serai-compare-"))
            return servers.enter_context(serving(contender, data))[1]

        generator = fresh()

        def kept(count: int) -> bool:
            nonlocal generator
            for _ in range(3):  # others use this machine, too: a step is lost when it is lost three times
                try:
                    steps.append(generator.play(count, seconds))
                except GeneratorError as ended:
                    say(f"  {contender.name:30} {count:5d} tables  {ended}")
                    generator = fresh()
                    continue
                told(contender, steps[-1])
                if steps[-1].kept:
                    return True
            return False

        return largest(kept, 200, most), steps


def killed(contender: Contender, tables: int) -> dict[str, int]:
    """Kill a busy server without warning, start it again on the same data, and count what is gone."""
    with tempfile.TemporaryDirectory(prefix="serai-compare-") as data, serving(contender, data) as (served, generator):
        generator.ask("go", tables=tables, period=HURRY)
        time.sleep(6 + random.random())
        served.process.kill()
        served.process.wait()
        time.sleep(0.5)
        seen = generator.ask("seen")
        gone: Counter[str] = Counter()
        while (first := gone.pop("next", 0)) < seen["tables"]:
            again = contender.start(data)
            gone.update(generator.ask("stored", port=again.port, first=first))
            gone["crashes"] += again.process.poll() is not None
            again.process.kill()
            again.process.wait()
    found = {
        "seen_moves": seen["moves"],
        "lost_moves": gone["moves"],
        "tables": seen["tables"],
        "lost_tables": gone["tables"],
        "short_tables": gone["short"],
        "crashes": gone["crashes"],
    }
    say(
        f"  {contender.name:30} {found['lost_moves']} of {found['seen_moves']} seen moves lost,"
        f" {found['lost_tables']} of {found['tables']} tables gone,"
        f" {found['crashes']} crashes when a table was asked for"
    )
    return found


def measure(said: argparse.Namespace, chosen: dict[str, Contender]) -> dict[str, Any]:
    """Run everything in turns, each turn every contender once."""
    results: dict[str, Any] = {name: {"name": each.name, "keeps": each.keeps} for name, each in chosen.items()}
    costs: dict[str, list[dict[str, Any]]] = {name: [] for name in chosen}
    searches: dict[str, list[int]] = {name: [] for name in chosen}
    kills: dict[str, list[dict[str, int]]] = {name: [] for name in chosen}
    patched: list[Step] = []
    for turn in range(said.turns):
        say(f"turn {turn + 1} of {said.turns}: what a move and a table cost")
        for name, each in chosen.items():
            costs[name].append(cost(each, COSTED, said.seconds))
        if "colyseus" in chosen:
            patched += cost(PATCHING, COSTED[:1], said.seconds)["steps"]
        say("live tables")
        for name, each in chosen.items():
            found, steps = carried(each, said.most, said.seconds)
            searches[name].append(found)
            results[name].setdefault("steps", []).extend(step._asdict() for step in steps)
    for turn in range(said.kills):
        say(f"kill {turn + 1} of {said.kills}")
        for name, each in chosen.items():
            kills[name].append(killed(each, COSTED[0]))
    for name, result in results.items():
        result["live_tables"] = max(searches[name])
        result["live_tables_of_turns"] = searches[name]
        result["kilobytes_a_table"] = round(middle([each["kilobytes"] for each in costs[name]]), 1)
        for place, tables in enumerate(COSTED):
            steps = [each["steps"][place] for each in costs[name]]
            result[f"at_{tables}"] = {
                "cost_ms": round(middle([step.cost_ms for step in steps]), 3),
                "p50_ms": round(middle([step.p50_ms for step in steps]), 1),
                "p99_ms": round(middle([step.p99_ms for step in steps]), 1),
            }
        result["kills"] = {key: sum(each[key] for each in kills[name]) for key in (kills[name] or [{}])[0]}
    if patched:
        results["colyseus"]["patches_every_50_ms"] = {
            "p50_ms": round(middle([step.p50_ms for step in patched]), 1),
            "p99_ms": round(middle([step.p99_ms for step in patched]), 1),
        }
    return results


def table(results: dict[str, Any]) -> str:
    """Return the result as a table of Markdown."""
    few, many = COSTED
    rows = [
        f"| server | live tables, p99 ≤ 50 ms | processor time a move, {few} and {many} tables | p50, p99 with {many}"
        " | memory a table | seen moves lost by kill −9 |",
        "|---|---|---|---|---|---|",
    ]
    for each in results.values():
        lost = each["kills"]
        cells = [
            each["name"],
            f"{each['live_tables']:,}",
            f"{each[f'at_{few}']['cost_ms']:.2f} ms, {each[f'at_{many}']['cost_ms']:.2f} ms",
            f"{each[f'at_{many}']['p50_ms']:.1f} ms, {each[f'at_{many}']['p99_ms']:.1f} ms",
            f"{each['kilobytes_a_table']:.0f} kB",
            f"{lost['lost_moves']:,} of {lost['seen_moves']:,}" if lost else "-",
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(CONTENDERS), default=list(CONTENDERS), metavar="SERVER")
    parser.add_argument("--quick", action="store_true", help="one short turn of few tables")
    parser.add_argument("--turns", type=int, default=2, help="how often each server is measured (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=5, help="how often each server is killed (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of each step (default: %(default)s)")
    parser.add_argument("--most", type=int, default=6400, help="tables at most (default: %(default)s)")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the result")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    if said.quick:
        said.turns, said.kills, said.seconds, said.most = 1, 1, 4.0, min(said.most, 400)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    said.most = min(said.most, (hard - 200) // 2)
    versions = {"serai": __version__, **install()}
    load = os.getloadavg()[0]
    say(f"versions {versions}, {os.cpu_count()} cores, load before {load:.1f}")
    try:
        results = measure(said, {name: CONTENDERS[name] for name in said.only})
    except GeneratorError as fault:
        raise SystemExit(str(fault)) from fault
    answer = {
        "versions": versions,
        "cores": os.cpu_count(),
        "load_before": round(load, 2),
        "load_after": round(os.getloadavg()[0], 2),
        "results": results,
    }
    if said.svg is not None:
        said.svg.write_text(picture(answer), "utf-8")
    print(json.dumps(answer) if said.json else table(results))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
