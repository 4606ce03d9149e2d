"""The command `serai`: one word a capability, each with its own help and examples.

Only the room that a command needs is imported, so that `serai --help` answers at once. A command is a module with
`EXAMPLES`, `arguments(parser)` and `run(args) -> exit code`; one that reads more than the command line has a
`parsed(parser, words)`, too.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from serai import __version__
from serai.games import registry

COMMANDS = {
    "play": ("serai.server.command", "open the tables in the browser (what `serai` alone does)"),
    "terminal": ("serai.terminal.command", "play in the terminal"),
    "rules": ("serai.text.command", "read the rules of a game, clause by clause"),
    "arena": ("serai.arena.command", "play many games between computer players and rate them"),
    "train": ("serai.players.command", "train a computer player by self-play"),
    "verify": ("serai.record.verify_command", "check game records: moves, results and dealing"),
    "replay": ("serai.record.replay_command", "read recorded games as they were played"),
    "coach": ("serai.coach.command", "be told what each decision of a game cost, and why"),
    "puzzles": ("serai.coach.puzzles.command", "find the best move: make puzzles, and prove them again"),
    "bench": ("serai.bench", "measure the house on this machine"),
    "config": ("serai.server.config_command", "tell what options hold for a server, and where they were said"),
    "drain": ("serai.server.drain_command", "have a process of several hand its tables over and end"),
    "backup": ("serai.server.backup_command", "copy a running server's data into one file"),
    "archive": ("serai.server.archive_command", "move old games out of a server's data into record files"),
    "move-data": ("serai.server.move_command", "move a server's data from its file into PostgreSQL, or back"),
    "restore": ("serai.server.restore_command", "put a backup in place"),
}

EPILOG = """examples:
  serai                                        open the tables in the browser
  serai rules GAME --lang fr              les règles, clause par clause
  serai arena GAME maharaja merchant --games 200 --seed 1
  serai verify games.jsonl

`serai COMMAND --help` tells more. Exit codes: 0 done, 1 the answer is no, 2 the call was wrong.
Unofficial; not affiliated with the publishers of the games."""


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line, run the command and return its exit code."""
    said = list(sys.argv[1:] if words is None else words)
    if not said or (said[0].startswith("-") and said[0] not in ("-h", "--help", "--version")):
        said = ["play", *said]
    if said[0] not in COMMANDS:
        return _house_help(said)
    name, *rest = said
    module, summary = COMMANDS[name]
    command = importlib.import_module(module)
    try:
        parser = _parser(name, summary, command)
        return int(command.run(command.parsed(parser, rest) if hasattr(command, "parsed") else parser.parse_args(rest)))
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130


def _parser(name: str, summary: str, command: ModuleType) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=f"serai {name}",
        description=summary[0].upper() + summary[1:] + ".",
        epilog=_examples("examples:\n" + command.EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.arguments(parser)
    return parser


def _examples(text: str) -> str:
    """Return examples with the name of a game in place of GAME."""
    return text.replace("GAME", registry.names()[0])


def _house_help(said: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="serai",
        description=f"Serai: one home for board games. Games: {', '.join(registry.names())}.",
        epilog=_examples(EPILOG),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"serai {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (_, summary) in COMMANDS.items():
        commands.add_parser(name, help=summary, add_help=False)
    parser.parse_args(said)
    return 0
