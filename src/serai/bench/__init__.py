"""`serai bench`: measurements of this machine; the rules' comes with the package, the others lie in a checkout."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]
STUDIES = {
    "rules": "src/serai/bench/rules.py",
    "server": "benchmarks/server_load.py",
    "move": "benchmarks/move_cost.py",
    "sockets": "benchmarks/idle_sockets.py",
    "processes": "benchmarks/two_processes.py",
    "stored": "benchmarks/stored_games.py",
    "day": "benchmarks/day_of_play.py",
    "attack": "benchmarks/attack.py",
    "fuzz": "benchmarks/fuzz.py",
    "page": "benchmarks/page_speed.py",
    "start": "benchmarks/first_start.py",
    "compare": "benchmarks/compare.py",
}
"""Where a checkout has the script of each study; all but the first use its tests or its tools."""

EXAMPLES = """  serai bench                       the rules: moves a second, beside C++ where a compiler is there
  serai bench rules --repeats 20    more timings of each kind

in a checkout of Serai also:
  serai bench server                live tables, latency, memory
  serai bench move                  what a move costs the server, beside another checkout's (--beside FOLDER)
  serai bench sockets               what ten thousand idle sockets weigh
  serai bench processes             how much more two processes carry than one
  serai bench stored                starting and playing with a million stored games
  serai bench day                   whether memory is flat after a club's day
  serai bench attack                what one hostile address can do to everybody else
  serai bench fuzz                  strange inputs to sockets, records, moves and positions; a million of them
  serai bench page                  how soon the page works and a move is seen (needs chromium)
  serai bench start                 how long the first start on a machine takes, and the later ones
  serai bench compare               the same game and load on boardgame.io and on Colyseus (installs them by npm)"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("study", nargs="?", choices=list(STUDIES), default="rules", help="what to measure")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="options of the study itself")


def run(args: argparse.Namespace) -> int:
    """Run a study in a process of its own."""
    script = CHECKOUT / STUDIES[args.study]
    words = ["-m", "serai.bench.rules"] if args.study == "rules" else [str(script)]
    if args.study != "rules" and not script.exists():
        sys.stderr.write(
            f"serai bench: `serai bench {args.study}` needs a checkout of Serai, for {STUDIES[args.study]};"
            f" run `python3 dev.py bench {args.study}` there.\n"
        )
        return 2
    words += [*(["--json"] if args.json else []), *args.rest]
    return subprocess.call([sys.executable, *words])  # noqa: S603  # our own script
