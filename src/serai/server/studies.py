"""Analyses of finished games: made piece by piece, one piece at a time, behind the players of live tables.

A piece is the judgement of one move; to the loop it is bytes, and a process of the players puts the report together,
which for a long game takes a while. All analyses together take turns with the players as one address does, so a live
table waits for one piece at most; among themselves they take turns by the address that asked. What has been made is
kept in memory up to a bound: the same record gives the same report again. Names are left out of it, and a game that is
removed or in which a name is erased is forgotten here: the digest of a record confirms whoever guesses a name in it.
Other processes and commands remove and erase, too, and what they tell may get lost; so a report is told only beside the
record that it was made of.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from serai.arena.bot_process import Misbehaviour
from serai.arena.bot_protocol import Advise, Assembly, Reading, Study
from serai.coach.advice import Advice
from serai.coach.analysis import MOST_MOVES
from serai.coach.assembly import Outline
from serai.coach.contract import Verdict
from serai.server import logs
from serai.server.refusals import Refused
from serai.server.thinkers import Thinkers
from serai.server.turns import Turns
from serai.server.warming import COACH, PLAYERS
from serai.server.workers import PlayerFailed, StudyRefused

MOST: Final = 32
"""Analyses that may be under way together; and those that failed, until somebody asks, that are remembered."""
MOST_OF_ADDRESS: Final = 2
"""Analyses that one address may have under way."""
KEPT: Final = 32_000_000
"""Bytes of reports that are kept."""


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis has come: moves judged, and all of them (0 before that is known)."""

    done: int
    of: int


class _Work:
    """One analysis under way."""

    def __init__(self, game: str, address: str) -> None:
        self.game, self.address, self.progress = game, address, Progress(0, 0)
        self.task: asyncio.Task[None]
        self.problem: Refused | None = None


class Studies:
    """The coach's desk: every finished game may be brought to it."""

    def __init__(self, thinkers: Thinkers) -> None:
        """Begin with no analysis."""
        self._thinkers = thinkers
        self._desk = Turns(1)
        self._works: dict[str, _Work] = {}
        self._going: set[_Work] = set()
        """Those that are being made, also of games that were forgotten meanwhile."""
        self.forgotten = 0
        """How often something was forgotten: a record that was read before may be another one now."""
        self._reports: OrderedDict[str, tuple[bytes, bytes]] = OrderedDict()
        """The hash of a record, and the report that was made of it."""

    def look(self, table: str, record: str | None = None) -> bytes | Progress | None:
        """Return the report of a table's game, how far it is, or nothing if nobody asked; raise what went wrong.

        A report that was made of another record than the one that is given is forgotten.
        """
        if (kept := self._reports.get(table)) is not None:
            if record is None or kept[0] == _hashed(record):
                self._reports.move_to_end(table)
                return kept[1]
            self.forget([table])
        work = self._works.get(table)
        if work is not None and work.problem is not None:
            del self._works[table]
            raise work.problem
        return None if work is None else work.progress

    def __len__(self) -> int:
        return len(self._works)

    @property
    def under_way(self) -> int:
        """How many analyses are being made."""
        return len(self._going)

    def check_room(self, address: str) -> None:
        """Refuse one more analysis of an address where there are too many."""
        own = sum(work.address == address for work in self._going)
        if self.under_way >= MOST or own >= MOST_OF_ADDRESS:
            raise Refused("queue-full", waiting=self.under_way)

    def begin(self, table: str, game: str, record: str, address: str) -> Progress:
        """Begin the analysis of a table's game for an address, if there is still room."""
        self.check_room(address)
        work = self._works[table] = _Work(game, address)
        self._going.add(work)
        work.task = asyncio.ensure_future(self._study(table, record, work))
        return work.progress

    async def _study(self, table: str, record: str, work: _Work) -> None:
        try:
            await self._thinkers.warming.done(COACH, work.game)
            outline = await self._piece(work.address, Study(record))
            moves, findings = len(msgspec.json.decode(outline, type=Outline).movers), []
            for step in range(1, moves + 1):
                if self._works.get(table) is not work:
                    return
                work.progress = Progress(step - 1, moves)
                findings.append(await self._piece(work.address, Study(record, step)))
            report = await self._piece(work.address, Assembly(outline, tuple(findings)))
            if self._works.get(table) is work:
                self._keep(table, record, bytes(report))
                del self._works[table]
        except Refused as refused:
            self._give_up(work, refused)
        except Exception:
            logs.fault("study-failed", table=table)
            self._give_up(work, Refused("internal"))
        finally:
            self._going.discard(work)

    def _give_up(self, work: _Work, problem: Refused) -> None:
        """Keep what went wrong for whoever asks next; of many that nobody asks for, the newest."""
        work.problem = problem.with_traceback(None)  # a traceback would keep the record
        problem.__cause__ = problem.__context__ = None
        failed = [table for table, other in self._works.items() if other.problem is not None]
        for table in failed[:-MOST]:
            del self._works[table]

    async def judge(self, record: str, step: int, move: str, address: str) -> Verdict:
        """Return the verdict on a move that somebody tries at a step of a game."""
        if not 1 <= step <= MOST_MOVES:
            raise Refused("illegal")
        self.check_desk(address)
        return msgspec.json.decode(await self._piece(address, Study(record, step, move)), type=Verdict)

    def check_desk(self, address: str) -> None:
        """Refuse one more question of an address where too many wait."""
        if self._desk.waiting_of(address) >= MOST_OF_ADDRESS or self._desk.waiting >= MOST:
            raise Refused("queue-full", waiting=self._desk.waiting)

    async def advise(self, position: Advise, address: str) -> Advice:
        """Return the best move of a position in play."""
        await self._thinkers.warming.done(PLAYERS, position.game)
        await self._thinkers.warming.done(COACH, position.game)
        self.check_desk(address)  # others of the address may have come while this was prepared
        return msgspec.json.decode(await self._piece(address, position), type=Advice)

    async def read(self, position: Reading, address: str) -> dict[str, tuple[float, ...]] | None:
        """Return what moves suggest about cards in hand, where that can be read."""
        await self._thinkers.warming.done(COACH, position.game)
        self.check_desk(address)
        return msgspec.json.decode(await self._piece(address, position), type=dict[str, tuple[float, ...]] | None)

    async def _piece(self, address: str, piece: Study | Assembly | Advise | Reading) -> msgspec.Raw:
        """Have one piece, the report of them all, or a hint made when its turn has come."""
        await self._desk.take(address)
        try:
            return await self._thinkers.study(piece)
        except StudyRefused as refused:
            raise Refused(
                "illegal" if isinstance(piece, Study) and piece.move is not None else "not-studied"
            ) from refused
        except (Misbehaviour, PlayerFailed) as fault:
            logs.log("study-failed", reason=str(fault))
            raise Refused("internal") from fault
        finally:
            self._desk.give()

    def _keep(self, table: str, record: str, report: bytes) -> None:
        self._reports[table] = _hashed(record), report
        while sum(len(kept) for _, kept in self._reports.values()) > KEPT and len(self._reports) > 1:
            self._reports.popitem(last=False)

    def forget(self, tables: Iterable[str]) -> None:
        """Forget what was found about games that are gone, or in which a name was erased."""
        for table in tables:
            self.forgotten += 1
            self._reports.pop(table, None)
            self._works.pop(table, None)  # what is being made of it ends with the move at hand

    def close(self) -> None:
        """Leave the rest unmade."""
        for work in self._going:
            work.task.cancel()


def _hashed(record: str) -> bytes:
    return hashlib.sha256(record.encode()).digest()
