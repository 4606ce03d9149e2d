"""A game as its entries make it: the one place where stored entries become states and events."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType

from serai.games.contract import Answers, Event, Game, Move, Seat, State
from serai.games.dealing import Dealing
from serai.games.taking_up import take_up
from serai.server.protocol.parts import EndInfo, OutcomeInfo, TableEvent
from serai.server.protocol.vocabulary import Aids, Status, Wish
from serai.server.stored_rows import Aside, EntryKind, EntryRow, Summary

ENCODER: Final = msgspec.json.Encoder()
ROUND_START: Final = "round-start"
MOST_OUT_OF_TURN: Final = 60
"""Offers, purchases and the like that a person may make in one part of somebody else's turn."""
RECENT: Final = 32
"""Moments that are kept for those who come back; who has missed more is told the whole."""
SLICE: Final = 256
"""Steps of the log that are written at a time."""
BACK: Final = 64
"""Moves that are kept to be taken back."""
NO_AIDS: Final = Aids()
ASIDES: Final = frozenset(get_args(Aside))
REASONS: Final[dict[EntryKind, Any]] = {"resigned": "resigned", "timeout": "time", "limit": "limit"}


SomeEntry = TypeVar("SomeEntry", "Entry", EntryRow)


class Entry(Struct, frozen=True, gc=False):
    """One step: a move with its text, something aside, or what ended the game."""

    kind: EntryKind
    seat: Seat | None
    text: str = ""


class Moment(Struct, gc=False):
    """A game after an entry: the version it makes, the state, what happened, and whether that ended it."""

    version: int
    state: State
    events: tuple[Event, ...]
    end: EndInfo | None
    aids: Aids = NO_AIDS
    paused: bool = False
    _awaited: tuple[Seat, ...] | None = None

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that the game waits for; they are asked for many times, and looked for once."""
        if self._awaited is None:
            self._awaited = () if self.end else tuple(sorted(self.state.awaited()))
        return self._awaited

    def may_act(self) -> frozenset[Seat]:
        """Return the seats that may act, in their turn or out of it."""
        return frozenset() if self.end else self.state.may_act()

    def listed_moves(self, seat: Seat | None) -> tuple[str, ...]:
        """Return the legal moves of a seat, in notation, but for those that are freely composed."""
        if seat is None or self.end is not None:
            return ()
        return tuple(map(str, self.state.listed_moves(seat)))

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

    def summary(self, due: int | None = None, people: tuple[int | None, ...] | UnsetType = UNSET) -> Summary:
        """Return where the game stands, until when somebody has time, and whose game it is."""
        status: Status = "ended" if self.end else "playing"
        return Summary(status, self.awaited(), self.outcome(), self.end, due, self.aids, people)

    def told(self, seat: Seat | None) -> tuple[TableEvent, ...]:
        """Return what happened, as a seat may know it."""
        return seen(self.events, seat)


def seen(events: Iterable[Event], seat: Seat | None) -> tuple[TableEvent, ...]:
    """Return events as a seat (or a spectator) may know them."""
    known = [event.seen_by(seat) for event in events]
    return tuple([TableEvent(event.kind, event.seat, dict(event.facts)) for event in known])


class Asked(NamedTuple):
    """What somebody asks the other people for, and who has agreed."""

    wish: Wish
    seat: Seat
    agreed: frozenset[Seat] = frozenset()


class Before(Struct, frozen=True, gc=False):
    """Where the game stood before a move that can be taken back: whose move it was, and what had been told."""

    seat: Seat
    state: State
    told: int
    """Events of the log."""
    in_round: int


def standing(entries: Iterable[SomeEntry]) -> list[SomeEntry]:
    """Return the moves that stand: those that were not taken back."""
    moves: list[SomeEntry] = []
    for entry in entries:
        if entry.kind == "move":
            moves.append(entry)
        elif entry.kind == "take-back":
            del moves[-int(entry.text) :]
    return moves


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
        self._changed = 1
        """The version with which the state became what it is; what happens aside changes nothing."""
        self._told = len(events)
        self._before: deque[Before] = deque(maxlen=BACK)
        self.asides = 0
        """How often something happened aside."""
        self.hinted = False
        """Whether somebody was told the best move in this position."""
        self.asked: Asked | None = None
        self.declined: set[tuple[Seat, Wish]] = set()
        """What was asked for and declined since the last move."""

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
        now = self.now
        version, state, aids, paused = now.version, now.state, now.aids, now.paused
        assert now.end is None, "nothing follows the end of a game"
        if entry.kind in ASIDES:
            return self._aside(entry)
        if entry.kind != "move":
            facts = {"limit": self.game.limit} if entry.kind == "limit" else {}
            told = (Event(entry.kind, entry.seat, facts),)
            return Moment(version + 1, state, told, EndInfo(REASONS[entry.kind], entry.seat), aids)
        assert entry.seat is not None
        state, events = state.play(entry.seat, self.game.parse(entry.text) if move is None else move)
        over = EndInfo("played", None) if state.outcome() is not None else None
        return Moment(version + 1, state, events, over, aids, paused)

    def _aside(self, entry: Entry) -> Moment:
        """Return the moment after something that is no move."""
        now, facts = self.now, dict[str, Any]()
        version, state, end, aids, paused = now.version, now.state, now.end, now.aids, now.paused
        match entry.kind:
            case "hint":
                aids = Aids(aids.hints + 1, aids.taken_back)
            case "asked":
                facts = {"wish": entry.text}
            case "agreed" | "declined":
                assert self.asked is not None, "who answers has been asked"
                facts = {"wish": self.asked.wish}
            case "take-back":
                before = self._before[-int(entry.text)]
                aids = Aids(aids.hints, aids.taken_back + int(entry.text))
                state, facts = before.state, {"moves": int(entry.text), "events": before.told}
            case "pause":
                paused = True
            case "resume":
                paused = False
        return Moment(version + 1, state, (Event(f"aside-{entry.kind}", entry.seat, facts),), end, aids, paused)

    def take(self, entry: Entry, moment: Moment) -> None:
        """Go on to the moment after an entry."""
        before = self.now
        self.entries.append(entry)
        self.log.append(moment.events)
        self.recent.append(moment)
        self.now = moment
        self.sights.clear()
        if entry.kind in ASIDES:
            self._take_aside(entry)
        else:
            self._take_move(entry, before)
        self._told += len(moment.events)

    def _take_move(self, entry: Entry, before: Moment) -> None:
        """Note what a move changes besides the state."""
        moment = self.now
        if entry.seat is not None:
            self._before.append(Before(entry.seat, before.state, self._told, self._in_round))
        begun = any(event.kind == ROUND_START for event in moment.events)
        self._in_round = 0 if begun else self._in_round + 1
        if begun:
            self._before.clear()  # what was hidden in a round that has been counted is known
        self._changed, self.asked, self.hinted = moment.version, None, False
        self.declined.clear()
        if (scene := moment.state.scene()) != self._scene:
            self._scene, self._scene_began = scene, moment.version
            self._in_scene.clear()
        elif entry.seat is not None:
            self._in_scene[entry.seat] += 1

    def _take_aside(self, entry: Entry) -> None:
        """Note what happened aside; a move that is taken back changes everything again."""
        self.asides += 1
        assert entry.seat is not None
        self.hinted = (self.hinted or entry.kind == "hint") and entry.kind != "take-back"
        if entry.kind == "asked":
            self.asked = Asked("pause" if entry.text == "pause" else "take-back", entry.seat)
        elif entry.kind == "agreed" and self.asked is not None:
            self.asked = self.asked._replace(agreed=self.asked.agreed | {entry.seat})
        elif entry.kind != "hint":
            if entry.kind == "declined" and self.asked is not None:
                self.declined.add((self.asked.seat, self.asked.wish))
            self.asked = None
        if entry.kind == "take-back":
            for _ in range(int(entry.text)):
                self._in_round = self._before.pop().in_round
            self._changed = self._scene_began = self.now.version
            self._scene = self.now.state.scene()
            self._in_scene.clear()

    def moves_back(self, seat: Seat) -> int | None:
        """Return how many moves lead back to before a seat's last one; none when there is nothing to take back."""
        for count, before in enumerate(reversed(self._before), 1):
            if before.seat == seat:
                return count
        return None

    def answerable(self, move: Move, version: int) -> bool:
        """Tell whether a move may answer a version: the present one, or an older one that has not changed for it."""
        oldest: dict[Answers, int] = {"seen": self._changed, "scene": self._scene_began, "game": 1}
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
