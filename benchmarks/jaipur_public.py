"""Measure the house's Jaipur players against public programs, each run from a checkout of it.

`vjaipur` (theonenonlyvj/vjaipur) is an information-set tree search that judges new positions by hand-set weights;
`anicolao` (anicolao/jaipur, its strongest level) plays sixteen moves to the end of the round in imagined worlds.
Both are written for the browser: they are bundled by the builder of our browser app and run by Node as they stand.
Nothing of them is kept here. This file is the go-between: a view becomes what a program expects (`public_words.py`),
its answer a move.

vjaipur thinks three seconds by its own clock, and less when its choice cannot change any more. The clock it is given
ticks once an iteration, such that three seconds are `--effort` iterations on any machine.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.public_words import Fields, anicolao_move, anicolao_question, vjaipur_move, vjaipur_question

from serai.games.jaipur import View

HOUSE: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = "SERAI_PUBLIC_PROGRAM"
BUNDLE: Final = "SERAI_PUBLIC_BUNDLE"


class Program(NamedTuple):
    """How one program is asked."""

    search: str
    """The file of its checkout that exports the search."""
    entry: str
    """What Node runs: reads questions, prints answers."""
    effort: int
    """Its own strongest setting: vjaipur's least number of iterations, anicolao's imagined worlds."""
    question: Callable[[View], Fields]
    move: Callable[[Fields, Fields], str]


VJAIPUR_ENTRY: Final = """
import { createInterface } from "node:readline";
import { pickIsmctsAction } from SEARCH;

let chance = 0;
Math.random = () => {
  chance = (chance + 0x9e3779b9) | 0;
  let mixed = Math.imul(chance ^ (chance >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
};
let ticks = 0;
Date.now = () => (ticks++ * 3000) / EFFORT;
createInterface({ input: process.stdin }).on("line", (line) => {
  const { seed, question } = JSON.parse(line);
  chance = seed | 0;
  ticks = 0;
  console.log(JSON.stringify(pickIsmctsAction(question, { budgetMs: 3000 })));
});
"""

ANICOLAO_ENTRY: Final = """
import { createInterface } from "node:readline";
import { searchMaharajaAction } from SEARCH;

const manner = { samples: EFFORT, candidateLimit: 16, rolloutTurns: 70, timeLimitMs: Infinity };
createInterface({ input: process.stdin }).on("line", (line) => {
  console.log(JSON.stringify(searchMaharajaAction(JSON.parse(line).question, manner).action));
});
"""

PROGRAMS: Final = {
    "vjaipur": Program("src/ai/ismctsBot.ts", VJAIPUR_ENTRY, 25_000, vjaipur_question, vjaipur_move),
    "anicolao": Program("src/lib/jaipur-bot-search.ts", ANICOLAO_ENTRY, 32, anicolao_question, anicolao_move),
}


@functools.cache
def _running() -> subprocess.Popen[str]:
    """Start the bundled program; it ends with the process that asks it."""
    bundle = os.environ.get(BUNDLE)
    if bundle is None:
        raise ValueError(
            f"{BUNDLE} is not set; start this file itself: PYTHONPATH=. python benchmarks/jaipur_public.py --help"
        )
    return subprocess.Popen(["node", bundle], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def choose(view: View) -> str:
    """Return the move that the program chooses."""
    running, program = _running(), PROGRAMS[os.environ[PROGRAM]]
    assert running.stdin is not None and running.stdout is not None
    question = program.question(view)
    running.stdin.write(json.dumps({"seed": random.getrandbits(32), "question": question}) + "\n")
    running.stdin.flush()
    return program.move(question, json.loads(running.stdout.readline()))


def bundled(program: Program, checkout: Path, effort: int, folder: Path) -> Path:
    """Bundle a program's search with the few lines that ask it, and return the file."""
    search = checkout.resolve() / program.search
    builder = HOUSE / "web" / "node_modules" / ".bin" / "rolldown"
    if not search.is_file():
        raise SystemExit(f"{search} is missing; expected the folder of a checkout that has {program.search}.")
    if not builder.exists():
        raise SystemExit(f"{builder} is missing; `python3 dev.py web` fetches what the browser app is built with.")
    entry, made = folder / "entry.mjs", folder / "program.mjs"
    text = program.entry.replace("SEARCH", json.dumps(str(search))).replace("EFFORT", str(effort))
    entry.write_text(text, encoding="utf-8")
    command = [str(builder), str(entry), "--format", "esm", "--platform", "node", "--file", str(made)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made


def main() -> int:
    """Bundle a program and play it in the arena, in single rounds."""
    parser = argparse.ArgumentParser(
        description="Play mirrored rounds of a player of the house against a public program.",
        epilog="example: PYTHONPATH=. python benchmarks/jaipur_public.py vjaipur CHECKOUT --against trader --games 100",
    )
    parser.add_argument("program", choices=PROGRAMS, help="theonenonlyvj/vjaipur or anicolao/jaipur")
    parser.add_argument("checkout", type=Path, help="folder of its checkout")
    parser.add_argument(
        "--against", default="maharaja:iterations=1000", metavar="PLAYER", help="(default: %(default)s)"
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="rounds (default: %(default)s)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="which deals are played (default: %(default)s)"
    )
    parser.add_argument(
        "--effort", type=int, metavar="E", help="iterations of vjaipur (25,000), worlds of anicolao (32)"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default: %(default)s)")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep results in FILE, and go on from what it holds"
    )
    asked = parser.parse_args()
    if shutil.which("node") is None:
        raise SystemExit("node is missing; the programs are run by Node 20 or later.")
    program = PROGRAMS[asked.program]
    with tempfile.TemporaryDirectory() as folder:
        made = bundled(program, asked.checkout, asked.effort or program.effort, Path(folder))
        command = [sys.executable, "-m", "serai", "arena", "jaipur", __file__, asked.against]
        command += ["--games", str(asked.games), "--seed", str(asked.seed), "--workers", str(asked.workers)]
        command += ["--option", "seals=1", "--patience", "120"]
        command += ["--resume", str(asked.resume)] if asked.resume else []
        surroundings = os.environ | {PROGRAM: asked.program, BUNDLE: str(made)}
        return subprocess.run(command, env=surroundings, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
