"""`serai rules`: read the rules of a game, clause by clause, in three languages."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serai.games import registry
from serai.text.language import LANGUAGES, WORDS
from serai.text.words import Rule, Words

WIDTH = 100
"""Columns of a page, however wide the terminal."""

EXAMPLES = """  serai rules GAME                in English
  serai rules GAME --lang fr      en français
  serai rules GAME --json         for machines"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("game", choices=registry.names(WORDS), help="which game")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the rules")
    parser.add_argument("--clause", metavar="ID", help="only this clause, such as J-T7")
    parser.add_argument("--json", action="store_true", help="a JSON list of objects with id and text")


def run(args: argparse.Namespace) -> int:
    """Print the rules; 0 when done, 2 when there is no such clause."""
    rules = Words(args.lang).rules(args.game)
    if args.clause is not None:
        rules = [rule for rule in rules if rule.id == args.clause.upper()]
        if not rules:
            sys.stderr.write(f"serai rules: {args.game} has no clause {args.clause};")
            sys.stderr.write(f" `serai rules {args.game}` shows them all.\n")
            return 2
    if args.json:
        sys.stdout.write(json.dumps([rule._asdict() for rule in rules], ensure_ascii=False, indent=1) + "\n")
        return 0
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    for rule in rules:
        _print(console, rule)
    return 0


def _print(console: Console, rule: Rule) -> None:
    """Print a heading, or a clause beside its id."""
    if rule.id.endswith("-rules-title"):
        console.print(Padding(Text(rule.text, style="bold yellow"), (1, 0), expand=False))
    elif rule.id.endswith("-rules-intro"):
        console.print(Text(rule.text, style="italic"))
    elif "-section-" in rule.id:
        console.print(Padding(Text(rule.text, style="bold"), (1, 0, 0, 0), expand=False))
    else:
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(width=6, style="yellow")
        row.add_column()
        row.add_row(Text(rule.id), Text(rule.text))
        console.print(row)
