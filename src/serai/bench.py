"""`serai bench`: the measurements in `benchmarks/`, each with the command that makes it again."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
STUDIES = {
    "rules": "rules.py",
    "server": "server_load.py",
    "attack": "attack.py",
    "page": "page_speed.py",
    "start": "first_start.py",
}

EXAMPLES = """  serai bench                     the rules: moves a second, beside C++ where a compiler is there
  serai bench rules --repeats 21  more timings of each kind
  serai bench server              live tables, latency, memory
  serai bench attack              what one hostile address can do to everybody else
  serai bench page                how soon the page works and a move is seen (needs chromium)
  serai bench start               how long the first start on a machine takes, and the later ones"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("study", nargs="?", choices=list(STUDIES), default="rules", help="what to measure")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="options of the study itself")


def run(args: argparse.Namespace) -> int:
    """Run a study in a process of its own."""
    study = FOLDER / STUDIES[args.study]
    if not study.exists():
        sys.stderr.write(f"serai bench: {study.name} is not here; run it from a checkout of Serai.\n")
        return 2
    words = [*(["--json"] if args.json else []), *args.rest]
    return subprocess.call([sys.executable, str(study), *words])  # noqa: S603  # our own script
