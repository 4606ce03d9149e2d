"""`serai drain`: have a process of a shared hall hand its tables over and end, with no game interrupted."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from serai.server import configuration, stores
from serai.server.bus import bus_at
from serai.server.cluster.letters import ENCODER, Ask, Drain, Envelope
from serai.server.cluster.told import Told, bus_named, told_by
from serai.server.datafile import StoreError
from serai.server.options import WRONG_CALL, add_database
from serai.server.settings import Settings
from serai.server.store import Store
from serai.text.plain import escaped

EXAMPLES = """  serai drain --database postgresql://…                                  tell which processes there are
  serai drain --database postgresql://… inn:8001                         have one hand its tables over and end
  serai drain --database postgresql://… --bus redis://bus inn:8001       the same, where they have a bus
exit codes: 0 done, 1 it did not end in time, 2 the call was wrong"""
TIME: Final = 120.0
"""Seconds in which a process must have gone."""
PAUSE: Final = 0.25


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    configuration.add_config(parser)
    add_database(parser)
    parser.add_argument("process", nargs="*", help="processes that are to end, as the list without any names them")
    parser.add_argument("--json", action="store_true", help="print JSON")


def parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Read everything that holds."""
    return configuration.read(parser, words)[0]


def run(args: argparse.Namespace) -> int:
    """List the processes, or drain some; return the exit code."""
    if not args.database:
        sys.stderr.write("Name what the processes share with --database; a process alone is ended with Ctrl+C.\n")
        return WRONG_CALL
    try:
        return asyncio.run(_drain(args))
    except StoreError as fault:
        sys.stderr.write(f"{escaped(str(fault))}\n")
        return WRONG_CALL


async def _drain(args: argparse.Namespace) -> int:
    store = await stores.opened(Settings(database_url=args.database))
    try:
        await store.retire()  # whoever only asks is none of the processes
        found = await _processes(store)
        if not args.process:
            _tell(found, as_json=args.json)
            return 0
        wanted = {process: told for process, told in found.items() if told.name in args.process}
        if missing := {*args.process} - {told.name for told in wanted.values()}:
            there = ", ".join(sorted(told.name for told in found.values())) or "none"
            sys.stderr.write(f"{escaped(f'There is no process {sorted(missing)[0]}; those that run: {there}.')}\n")
            return WRONG_CALL
        for told in wanted.values():
            if told.bus not in ("", bus_named(args.bus)):
                needed = "Leave --bus out" if args.bus else "Name its bus, too: --bus redis://…"
                sys.stderr.write(f"{escaped(told.name)} does not listen there. {needed}.\n")
                return WRONG_CALL
        left = await _ended(store, args, [*wanted])
    finally:
        await store.close()
    for process in left:
        sys.stderr.write(f"{escaped(wanted[process].name)} has not ended within {TIME:.0f} s.\n")
    return 1 if left else 0


async def _processes(store: Store) -> dict[str, Told]:
    return {row.id: told for row in await store.others() if (told := told_by(row)) is not None}


async def _ended(store: Store, args: argparse.Namespace, processes: Sequence[str]) -> list[str]:
    """Ask some processes to end, until they have; return those that have not."""
    bus = bus_at(args.bus or None, args.database)
    await bus.open(store.process, lambda _: None)
    letter = ENCODER.encode(Envelope(store.process, "", 0, [Ask(1, Drain())]))
    left = [*processes]
    try:
        for _ in range(round(TIME / PAUSE)):
            for process in left:
                bus.send(process, letter)
            await asyncio.sleep(PAUSE)
            there = await _processes(store)
            left = [process for process in left if process in there]
            if not left:
                break
    finally:
        await bus.close()
    return left


def _tell(found: dict[str, Told], *, as_json: bool) -> None:
    told = [{"process": one.name, "tables": one.tables, "draining": one.draining} for one in found.values()]
    if as_json:
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    for one in () if as_json else told:
        state = " (is being drained)" if one["draining"] else ""
        sys.stdout.write(f"{one['process']}  {one['tables']} tables{state}\n")
