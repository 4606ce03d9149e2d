"""`serai archive`: old games out of a server's data, into record files."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from serai.server import configuration, datafile, stores
from serai.server.archive import Archived, archive, days_ago
from serai.server.datafile import StoreError
from serai.server.option_values import days
from serai.server.options import WRONG_CALL, add_place
from serai.server.settings import Settings
from serai.text.plain import escaped

EXAMPLES = """  serai archive --older-than 365                  how many games that would be; nothing is changed
  serai archive --older-than 365 --to ./archive --yes
                                                  a record file a game, a folder a month; then the games are removed
  serai archive --older-than 365 --prune --yes    removed without a trace
  serai archive --older-than 365 --to ./archive --yes --database postgresql://serai@db.example/serai
What games count for in ratings stays. A server with a data file must be stopped; beside PostgreSQL it may run, and
games that somebody looks at stay. `serai verify` reads the files, and so does the page.
exit codes: 0 done, 1 some games could not be written and stay, 2 the call or the data cannot be used"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    add_place(parser)
    parser.add_argument("--older-than", type=days, metavar="DAYS", help="days since the end of a game (needed)")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where record files go before games are removed")
    parser.add_argument("--prune", action="store_true", help="remove games without writing records")
    parser.add_argument("--yes", action="store_true", help="do it; without this, only tell what would be done")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


def parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Read the words, the environment and the file of options; say what does not go together."""
    said = configuration.read_place(parser, words)
    if said.older_than is None:
        parser.error("say how old the games are: --older-than DAYS")
    if said.yes and (said.to is None) != bool(said.prune):
        parser.error("say what becomes of the games: --to FOLDER or --prune")
    return said


def run(args: argparse.Namespace) -> int:
    """Archive; 0 when done, 1 when games stay that were to go, 2 when what the call names cannot be used."""
    settings = Settings(data=args.data, database_url=args.database)
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=args.json or not console.is_terminal) as bar:
            task = bar.add_task("games", total=None)
            told = asyncio.run(_archive(settings, args, lambda told: bar.update(task, completed=told.found)))
    except (StoreError, OSError) as fault:
        sys.stderr.write(f"serai archive: {escaped(str(fault))}\n")
        return WRONG_CALL
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n" if args.json else _sentence(args, told))
    return 1 if told.kept else 0


async def _archive(settings: Settings, args: argparse.Namespace, tell: Callable[[Archived], None]) -> Archived:
    """Archive with the store open; nobody else may have a data file meanwhile."""
    if settings.database_url is None and not settings.database.is_file():
        raise StoreError(f"there is no Serai data in {settings.data}; give the folder with --data.")
    with nullcontext() if settings.database_url else datafile.Claim(settings.data):
        store = await stores.opened(settings)
        try:
            await store.retire()  # whoever only tidies up is none of the processes
            return await archive(store, days_ago(args.older_than), args.to, really=args.yes, tell=tell)
        finally:
            await store.close()


def _sentence(args: argparse.Namespace, told: Archived) -> str:
    if not args.yes:
        return f"{told.found:,} games ended more than {args.older_than} days ago. Nothing was changed; --yes does it.\n"
    files = f" {told.written:,} record files are in {escaped(str(args.to))}." if args.to else ""
    stay = f" {told.kept:,} stay: no record of them can be written, or somebody is there." if told.kept else ""
    return f"{told.removed:,} games were removed.{files}{stay}\n"
