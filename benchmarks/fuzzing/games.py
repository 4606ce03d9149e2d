"""Moves and positions by strangers, to the rules of every game: refused with words, or read and whole."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from benchmarks.fuzzing.text import nearly
from hypothesis.strategies import SearchStrategy, lists

from serai.games import registry
from serai.games.contract import IllegalMove, NotationError
from serai.games.dealing import Dealing
from serai.text import LANGUAGES, Words

AT_ONCE: Final = 25
"""Inputs of one example: Hypothesis needs its time for each of those."""
WALKS, LONGEST = 4, 80
WORDS: Final = [Words(language) for language in LANGUAGES]
NAMES: Final = ("Asha", "Bo", "Cy", "Di", "Eli")


class Moment(NamedTuple):
    """A position of a game, whose turn it is, and what may be played."""

    state: Any
    seat: int
    moves: list[str]


def moments(game: Any) -> Iterator[Moment]:
    """Walk through some games by chance, the same ones each time."""
    chooser = random.Random(7)
    for walk in range(WALKS):
        seats = chooser.choice(list(game.seat_counts))
        state, _ = game.start(game.options_type(), seats, Dealing.seeded(f"fuzz {walk}"))
        for _ in range(LONGEST):
            if not state.may_act():
                break
            seat = chooser.choice(sorted(state.awaited()) if chooser.random() < 0.6 else sorted(state.may_act()))
            legal = state.legal_moves(seat)
            chosen = chooser.choice(legal)
            yield Moment(state, seat, [str(move) for move in chooser.sample(list(legal), min(8, len(legal)))])
            state, _ = state.play(seat, chosen)


class Moves:
    """Moves in notation, parsed and played."""

    forgets = True

    def __init__(self, name: str) -> None:
        """Gather real moves and positions."""
        self.name = f"{name} moves"
        self._game, self._word = registry.load(name), name
        self._moments = [*moments(self._game)]
        real = sorted({move for moment in self._moments for move in moment.moves})
        self.inputs: SearchStrategy[list[str]] = lists(nearly(real), min_size=AT_ONCE, max_size=AT_ONCE)
        self._number = 0

    def take(self, texts: list[str]) -> None:
        """Parse each, and play it somewhere; a refusal must be told, by turns in every language."""
        for text in texts:
            self._number += 1
            moment = self._moments[self._number % len(self._moments)]
            try:
                move = self._game.parse(text)
                assert self._game.parse(str(move)) == move
                moment.state.play(moment.seat, move)
            except NotationError:
                continue
            except IllegalMove as refused:
                assert str(refused)
                assert WORDS[self._number % len(WORDS)].refusal(self._word, refused, NAMES)


class Positions:
    """Whole positions in one line, parsed and looked at from every seat."""

    forgets = True

    def __init__(self, name: str) -> None:
        """Gather real positions."""
        self.name, self._game = f"{name} positions", registry.load(name)
        real = [moment.state.text() for moment in moments(self._game)]
        self.inputs: SearchStrategy[list[str]] = lists(nearly(real), min_size=AT_ONCE, max_size=AT_ONCE)

    def take(self, texts: list[str]) -> None:
        """Read each; what could be read is written the same again, shows itself to every seat and can be played on."""
        for text in texts:
            try:
                state = self._game.from_text(text)
            except NotationError:
                continue
            again = state.text()
            assert self._game.from_text(again).text() == again
            for seat in (None, *range(state.seats)):
                assert state.view(seat).text()
            for seat in state.awaited():
                state.play(seat, state.legal_moves(seat)[0])
