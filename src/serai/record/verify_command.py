"""`serai verify`: check every record of a file, and its dealing against what somebody kept of it."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from serai.record.files import read
from serai.record.own import Finding, Own, compared, read_own
from serai.record.proof import JointProof, RecordError
from serai.record.replay import verify
from serai.record.structure import Aids, Record
from serai.text import LANGUAGES, Words
from serai.text.plain import escaped, json_line

MOST_SHOWN = 500
"""Characters of a fault; what a record holds may be long."""
EXAMPLES = """  serai verify games.jsonl              exit code 1 and the first fault if anything is wrong
  serai verify game.jsonl --mine me.json   what your browser saved on /verify: was it dealt as you were shown?
  serai verify games.jsonl --json"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="a file of records, one JSON object a line")
    parser.add_argument("--mine", type=Path, metavar="FILE", help="what you kept of a dealing (see docs/dealing.md)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sentences")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


class Report:
    """What was checked, what was found, and what was not checked."""

    def __init__(self, own: Sequence[Own]) -> None:
        """Begin with nothing checked."""
        self.good = 0
        self.fault: str | None = None
        self.protocols: Counter[int] = Counter()
        self.none: list[tuple[int, str]] = []
        """The lines of games in which somebody gave no part, and who."""
        self.branches: list[int] = []
        """The lines of games that were taken up from a position of another one."""
        self.helped: list[tuple[int, Aids]] = []
        """The lines of games in which something helped."""
        self.repeats: list[int] = []
        """The lines of games whose deal is that of an earlier one."""
        self.found: dict[str, list[Finding]] = {}
        """What was compared with what was kept, by table."""
        self._own = {each.table: each for each in own}

    def check(self, path: Path) -> None:
        """Check the records of a file; what does not hold is raised."""
        for number, record in read(path):
            try:
                verify(record)
            except RecordError as wrong:
                raise RecordError(f"line {number}: {wrong}") from wrong
            self.good += 1
            self._note(number, record)
        if self.good == 0:
            raise RecordError("the file holds no record.")

    def _note(self, number: int, record: Record) -> None:
        proof = record.dealing
        if record.position is not None:
            self.branches.append(number)
        if record.aids is not None:
            self.helped.append((number, record.aids))
        if record.repeated:
            self.repeats.append(number)
        self.protocols[int(proof.__struct_config__.tag or 0)] += 1
        if isinstance(proof, JointProof):
            for name, bound, opened in zip(record.players, proof.commitments, proof.entropy, strict=True):
                if bound is not None and opened is None:
                    self.none.append((number, name))
            if proof.table in self._own:
                self.found[proof.table] = list(compared(self._own[proof.table], record))

    @property
    def absent(self) -> list[str]:
        """The tables of which something was kept and the file has no record."""
        return [table for table in self._own if table not in self.found]

    @property
    def holds(self) -> bool:
        """Whether everything that could be checked is in order."""
        return self.fault is None and not self.absent and all(each.good is not False for each in self._compared())

    def _compared(self) -> Iterator[Finding]:
        for found in self.found.values():
            yield from found

    def told(self, words: Words, mine: Path | None) -> Iterator[str]:
        """Yield the report, line by line."""
        if self.fault is not None:
            yield f"Not verified, {self.fault}"
            return
        yield words.say("verify-count", count=self.good)
        for protocol, count in sorted(self.protocols.items()):
            yield words.say("verify-games", count=count, told=words.say(f"verify-protocol-{protocol}"))
        for number in self.branches:
            yield f"{number}: {words.say('verify-branch')}."
        for number, aids in self.helped:
            yield f"{number}: {words.say('verify-aids', hints=aids.hints, taken_back=aids.taken_back)}."
        for number in self.repeats:
            yield f"{number}: {words.say('verify-repeated')}."
        for number, name in self.none:
            yield f"{number}: {words.say('verify-none', player=name)}."
        for table, found in self.found.items():
            yield words.say("verify-own-compared", table=table)
            yield from (f"  {_mark(each)} {words.say(each.key)}." for each in found)
        for table in self.absent:
            yield words.say("verify-own-absent", file=str(mine), table=table)
        if self.protocols[2] > len(self.found):
            yield f"{words.say('verify-unchecked')}."
        if self.protocols[2]:
            yield f"{words.say('verify-hidden')}."

    def as_json(self, path: Path) -> dict[str, Any]:
        """Return the report as plain values."""
        found = {table: [each._asdict() for each in found] for table, found in self.found.items()}
        none = [{"line": number, "player": name} for number, name in self.none]
        report = {"file": str(path), "verified": self.good, "fault": self.fault, "protocols": self.protocols}
        report["branches"], report["repeats"] = self.branches, self.repeats
        report["aids"] = [{"line": number, **msgspec.to_builtins(aids)} for number, aids in self.helped]
        return {**report, "gave_none": none, "compared": found, "no_record_of": self.absent, "holds": self.holds}


def _mark(found: Finding) -> str:
    return "·" if found.good is None else "✓" if found.good else "✗"


def run(args: argparse.Namespace) -> int:
    """Check the file; 0 if everything holds, 1 with what does not, 2 if there is no such file."""
    for path in (args.file, args.mine):
        if path is not None and not path.is_file():
            told = f"serai verify: there is no file {path}. Name a file of records (JSON lines)."
            sys.stderr.write(escaped(told) + "\n")
            return 2
    try:
        report = Report(read_own(args.mine) if args.mine is not None else ())
    except RecordError as fault:
        sys.stderr.write(escaped(f"serai verify: {fault}. Save the file on the page that checks a game.") + "\n")
        return 2
    try:
        report.check(args.file)
    except RecordError as wrong:
        report.fault = escaped(str(wrong)[:MOST_SHOWN])
    except OSError as wrong:
        sys.stderr.write(escaped(f"serai verify: {args.file} cannot be read ({wrong.strerror}).") + "\n")
        return 2
    if args.json:
        sys.stdout.write(json_line(report.as_json(args.file)) + "\n")
    else:
        for line in report.told(Words(args.lang), args.mine):
            sys.stdout.write(escaped(line) + "\n")
    return 0 if report.holds else 1
