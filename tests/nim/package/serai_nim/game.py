"""The rules of Nim: two clauses, three seats, nothing hidden but how high the heaps will be."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar

import msgspec

from serai.games.contract import Answers, Event, Fact, IllegalMove, NotationError, Outcome, Seat
from serai.games.dealing import Dealing

MOST = 3
HIGHEST = 5


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    heaps: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3


@dataclass(frozen=True, slots=True)
class Take:
    """Take matches from a heap, counted from 1: ``take 2 from 1``."""

    count: int
    heap: int
    answers: ClassVar[Answers] = "seen"

    @property
    def facts(self) -> Mapping[str, Fact]:
        """How many, and from which heap."""
        return {"count": self.count, "heap": self.heap}

    def __str__(self) -> str:
        return f"take {self.count} from {self.heap}"


class View(msgspec.Struct, frozen=True):
    """What everybody knows: all of it."""

    seat: int | None
    turn: int
    heaps: tuple[int, ...]
    taken: tuple[int, ...]

    def forgetful(self) -> View:
        """Return the same: there is nothing to remember."""
        return self

    def preview(self, move: Take) -> Mapping[str, Fact]:
        """Return nothing: a move says what it brings."""
        return {}

    def text(self) -> str:
        """Return the position in one line."""
        return position(self.turn, self.heaps, self.taken)

    def legal_moves(self) -> Sequence[Take]:
        """Return every legal move of the seat."""
        return moves(self.heaps) if self.seat == self.turn else ()

    def drawing(self) -> str:
        """Return a line of matches for each heap."""
        return "\n".join(f"{at}  {'|' * held}".rstrip() for at, held in enumerate(self.heaps, start=1))


def position(turn: Seat, heaps: Sequence[int], taken: Sequence[int]) -> str:
    """Return a position in one line: ``0 3,1,5 2,0,1``, the seat to act, the heaps, what everybody has taken."""
    return f"{turn} {','.join(map(str, heaps))} {','.join(map(str, taken))}"


def moves(heaps: Sequence[int]) -> Sequence[Take]:
    """Return every legal move at these heaps."""
    return [Take(count, heap) for heap, held in enumerate(heaps, start=1) for count in range(1, min(MOST, held) + 1)]


@dataclass(frozen=True, slots=True)
class Nim:
    """A game in play."""

    turn: Seat
    heaps: tuple[int, ...]
    taken: tuple[int, ...]

    name: ClassVar[str] = "nim"
    rules: ClassVar[int] = 1
    limit: ClassVar[int] = 100
    seat_counts: ClassVar[range] = range(3, 4)
    options_type: ClassVar[type[Options]] = Options
    view_type: ClassVar[type[View]] = View
    player_view_type: ClassVar[type[View]] = View
    seats: ClassVar[int] = 3

    @classmethod
    def start(cls, options: Options, seats: int, dealing: Dealing) -> tuple[Nim, tuple[Event, ...]]:
        """Lay the heaps out, as high as chance will have them."""
        if seats != cls.seats:
            raise ValueError(f"Nim is played by 3, not by {seats}.")
        heaps = tuple(1 + dealing.pick(f"heap {heap}", HIGHEST) for heap in range(options.heaps))
        return cls(dealing.pick("starter", 3), heaps, (0, 0, 0)), (Event("deal", None, {"heaps": [*heaps]}),)

    @classmethod
    def check_options(cls, options: Options, seats: int) -> None:
        """Every table may choose whatever the options hold."""

    @classmethod
    def parse(cls, text: str) -> Take:
        """Read a move from its notation."""
        match text.split(" "):
            case ["take", "1" | "2" | "3" as count, "from", "1" | "2" | "3" | "4" | "5" as heap]:
                return Take(int(count), int(heap))
        raise NotationError(f"{text[:40]!r} is not a move of Nim; expected take 2 from 1.")

    @classmethod
    def from_text(cls, text: str, dealing: Dealing | None = None) -> Nim:
        """Read a position from its line; nothing is shuffled from there on."""
        found = re.fullmatch(r"([0-2]) ([0-5](?:,[0-5]){0,4}) (\d+,\d+,\d+)", text, re.ASCII)
        if found is None:
            raise NotationError(f"{text[:40]!r} is not a position of Nim; expected 0 3,1,5 2,0,1.")
        heaps, taken = (tuple(map(int, word.split(","))) for word in found.groups()[1:])
        return cls(int(found[1]), heaps, taken)

    @classmethod
    def imagine(cls, view: View, dealing: Dealing) -> Nim:
        """Return the position itself: nothing is hidden."""
        return cls(view.turn, view.heaps, view.taken)

    @property
    def over(self) -> bool:
        """Whether the last match has been taken."""
        return not any(self.heaps)

    def may_act(self) -> frozenset[Seat]:
        """Whose turn it is."""
        return frozenset() if self.over else frozenset((self.turn,))

    def awaited(self) -> frozenset[Seat]:
        """Whose turn it is."""
        return self.may_act()

    def invited(self) -> frozenset[Seat]:
        """Nobody."""
        return frozenset()

    def concerned(self, before: Nim) -> frozenset[Seat]:
        """Nobody."""
        return frozenset()

    def scene(self) -> Hashable:
        """One's turn."""
        return self.turn, sum(self.taken)

    def legal_moves(self, seat: Seat) -> Sequence[Take]:
        """Return every legal move of a seat."""
        return moves(self.heaps) if seat in self.may_act() else ()

    def listed_moves(self, seat: Seat) -> Sequence[Take]:
        """Return every legal move of a seat."""
        return self.legal_moves(seat)

    def play(self, seat: Seat, move: Any) -> tuple[Nim, tuple[Event, ...]]:
        """Take the matches (N-1); the last one wins (N-2)."""
        if self.over:
            raise IllegalMove("N-2", "over").about(move, self.view(seat))
        if seat != self.turn:
            raise IllegalMove("N-1", "not-your-turn").about(move, self.view(seat))
        held = self.heaps[move.heap - 1] if move.heap <= len(self.heaps) else 0
        if move.count > held:
            raise IllegalMove("N-1", "too-many", heap=move.heap, held=held).about(move, self.view(seat))
        heaps = tuple(left - move.count if at == move.heap else left for at, left in enumerate(self.heaps, start=1))
        taken = tuple(count + move.count if at == seat else count for at, count in enumerate(self.taken))
        after = replace(self, turn=(seat + 1) % 3, heaps=heaps, taken=taken)
        told = (Event("take", seat, {"count": move.count, "heap": move.heap}),)
        return after, (*told, Event("last", seat)) if after.over else told

    def view(self, seat: Seat | None) -> View:
        """Return what everybody knows."""
        return View(seat, self.turn, self.heaps, self.taken)

    def player_view(self, seat: Seat) -> View:
        """Return what everybody knows."""
        return self.view(seat)

    def text(self) -> str:
        """Return the position in one line."""
        return position(self.turn, self.heaps, self.taken)

    def round_results(self) -> tuple[tuple[int, ...], ...]:
        """Return how many matches everybody has, once the game has ended."""
        return (self.taken,) if self.over else ()

    def outcome(self) -> Outcome | None:
        """Return who took the last match."""
        return Outcome(((self.turn - 1) % 3,), self.taken, "last match") if self.over else None
