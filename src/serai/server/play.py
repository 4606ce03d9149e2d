"""A game as its entries make it: the one place where stored entries become states and events."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from serai.games.contract import Answers, Event, Game, Move, Seat, State
from serai.games.dealing import Dealing
from serai.games.taking_up import take_up
from serai.server.messages import EndInfo, OutcomeInfo, TableEvent
from serai.server.store import EntryKind, Summary

ENCODER: Final = msgspec.json.Encoder()
ROUND_START: Final = "round-start"
MOST_OUT_OF_TURN: Final = 60
"""Offers, purchases and the like that a person may make in one part of somebody else's turn."""
RECENT: Final = 32
"""Moments that are kept for those who come back; who has missed more is told the whole."""
SLICE: Final = 256
"""Steps of the log that are written at a time."""
REASONS: Final[dict[EntryKind, Any]] = {"resigned": "resigned", "timeout": "time", "limit": "limit"}


class Entry(NamedTuple):
    """One step: a move with its text, or what ended the game."""

    kind: EntryKind
    seat: Seat | None
    text: str = ""


class Moment(NamedTuple):
    """A game after an entry: the version it makes, the state, what happened, and whether that ended it."""

    version: int
    state: State
    events: tuple[Event, ...]
    end: EndInfo | None

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that the game waits for."""
        return () if self.end else tuple(sorted(self.state.awaited()))

    def may_act(self) -> frozenset[Seat]:
        """Return the seats that may act, in their turn or out of it."""
        return frozenset() if self.end else self.state.may_act()

    def listed_moves(self, seat: Seat | None) -> tuple[str, ...]:
        """Return the legal moves of a seat, in notation, but for those that are freely composed."""
        if seat is None or self.end is not None:
            return ()
        return tuple(str(move) for move in self.state.listed_moves(seat))

    def outcome(self) -> OutcomeInfo | None:
        """Return who won, once the game has ended; who gives up loses to all others."""
        if self.end is None:
            return None
        told = self.state.outcome()
        if told is not None:
            return OutcomeInfo(tuple(told.winners), tuple(told.points), self.state.round_results())
        if self.end.seat is None:
            return OutcomeInfo((), ())
        return OutcomeInfo(tuple(seat for seat in range(self.state.seats) if seat != self.end.seat), ())

    def summary(self) -> Summary:
        """Return where the game stands."""
        return Summary("ended" if self.end else "playing", self.awaited(), self.outcome(), self.end)

    def told(self, seat: Seat | None) -> tuple[TableEvent, ...]:
        """Return what happened, as a seat may know it."""
        return seen(self.events, seat)


def seen(events: Iterable[Event], seat: Seat | None) -> tuple[TableEvent, ...]:
    """Return events as a seat (or a spectator) may know them."""
    known = (event.seen_by(seat) for event in events)
    return tuple(TableEvent(event.kind, event.seat, dict(event.facts)) for event in known)


class Play:
    """A game in play: where it stands, and everything that led there."""

    def __init__(
        self, game: type[Game], options: Any, dealing: Dealing, seats: int, position: str | None = None
    ) -> None:
        """Deal, or take a position up."""
        self.game, self.options, self.dealing, self.seats = game, options, dealing, seats
        self.entries: list[Entry] = []
        state, events = game.start(options, seats, dealing) if position is None else take_up(game, position, dealing)
        self.log: list[tuple[Event, ...]] = [events]
        self.now = Moment(1, state, events, None)
        self.recent: deque[Moment] = deque((self.now,), RECENT)
        self.sights: dict[Seat | None, Any] = {}
        """What has been written of this very moment, by seat (see `serai.server.snapshots`)."""
        self._written: dict[Seat | None, WrittenLog] = {}
        self._in_round = 0
        self._scene, self._scene_began = state.scene(), 1
        self._in_scene: Counter[Seat] = Counter()

    @classmethod
    def replayed(
        cls,
        game: type[Game],
        options: Any,
        dealing: Dealing,
        seats: int,
        entries: Iterable[Entry],
        position: str | None = None,
    ) -> Play:
        """Return a game as its entries have made it."""
        play = cls(game, options, dealing, seats, position)
        for entry in entries:
            play.take(entry, play.after(entry))
        return play

    def after(self, entry: Entry, move: Move | None = None) -> Moment:
        """Return the moment after an entry and change nothing; raise what the rules say of a bad move.

        `move` is the entry's, where it has been read already.
        """
        version, state, _, end = self.now
        assert end is None, "nothing follows the end of a game"
        if entry.kind != "move":
            facts = {"limit": self.game.limit} if entry.kind == "limit" else {}
            told = (Event(entry.kind, entry.seat, facts),)
            return Moment(version + 1, state, told, EndInfo(REASONS[entry.kind], entry.seat))
        assert entry.seat is not None
        state, events = state.play(entry.seat, self.game.parse(entry.text) if move is None else move)
        over = EndInfo("played", None) if state.outcome() is not None else None
        return Moment(version + 1, state, events, over)

    def take(self, entry: Entry, moment: Moment) -> None:
        """Go on to the moment after an entry."""
        self.entries.append(entry)
        self.log.append(moment.events)
        self.recent.append(moment)
        self.now = moment
        self.sights.clear()
        begun = any(event.kind == ROUND_START for event in moment.events)
        self._in_round = 0 if begun else self._in_round + 1
        if (scene := moment.state.scene()) != self._scene:
            self._scene, self._scene_began = scene, moment.version
            self._in_scene.clear()
        elif entry.seat is not None:
            self._in_scene[entry.seat] += 1

    def answerable(self, move: Move, version: int) -> bool:
        """Tell whether a move may answer a version: the present one, or an older one that has not changed for it."""
        oldest: dict[Answers, int] = {"seen": self.now.version, "scene": self._scene_began, "game": 1}
        return oldest[move.answers] <= version <= self.now.version

    def insists(self, seat: Seat) -> bool:
        """Tell whether a seat has acted out of turn so often in this part of a turn that it only holds others up."""
        return seat not in self.now.awaited() and self._in_scene[seat] >= MOST_OUT_OF_TURN

    @property
    def endless(self) -> bool:
        """Whether the round has had all the moves a round may have."""
        return self.now.end is None and self._in_round >= self.game.limit

    def since(self, version: int) -> Sequence[Moment] | None:
        """Return every moment after a version, or None when that is too long ago or has not been yet."""
        if not self.recent[0].version - 1 <= version <= self.now.version:
            return None
        return [moment for moment in self.recent if moment.version > version]

    async def write_log(self, seat: Seat | None) -> msgspec.Raw:
        """Return everything that happened, as a seat may know it, in JSON; the loop goes on while it is written."""
        written = self._written.setdefault(seat, WrittenLog())
        while written.steps < len(self.log):
            written.add(self.log[written.steps : written.steps + SLICE], seat)
            await asyncio.sleep(0)
        return written.whole()


class WrittenLog:
    """The log as a seat may know it, in JSON: what has been written once is only added to."""

    __slots__ = ("_text", "steps")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.steps = 0
        self._text = bytearray(b"[")

    def add(self, steps: Sequence[tuple[Event, ...]], seat: Seat | None) -> None:
        """Write some more steps."""
        self.steps += len(steps)
        if events := seen((event for step in steps for event in step), seat):
            self._text += (b"," if len(self._text) > 1 else b"") + ENCODER.encode(events)[1:-1]

    def whole(self) -> msgspec.Raw:
        """Return everything written so far."""
        return msgspec.Raw(bytes(self._text) + b"]")
