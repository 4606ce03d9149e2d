"""The analysis of one recorded game: a finding for each move, in any order.

Moves are judged one by one, each from the view of the seat that made it, so that the work can be shared out and
stopped anywhere; who has the outline and all findings makes the report of them (see `assembly`).
"""

from __future__ import annotations

from typing import Any, Final

from serai.coach import contract
from serai.coach.assembly import Finding, Outline
from serai.coach.contract import Verdict
from serai.games import registry
from serai.games.contract import Move
from serai.record.proof import RecordError
from serai.record.replay import moves_of, replay, verify
from serai.record.structure import Record

MOST_MOVES: Final = 3_000
"""Moves of a game that is analysed; games between people have a tenth of it."""
MOST_ITERATIONS: Final = 1_000_000


class Analysis:
    """A game to be analysed: `find` for each of `steps`."""

    def __init__(self, record: Record, iterations: int | None = None, seed: int = 0) -> None:
        """Check and replay the record; raise `RecordError` for one that cannot be analysed."""
        self.record, self.seed = record, seed
        try:
            self._coach = contract.load(record.game)
        except registry.UnknownGame as unknown:
            raise RecordError(f"there is no coach for it: {unknown}") from unknown
        self.iterations = self._coach.ITERATIONS if iterations is None else iterations
        moves = len(moves_of(record))
        if moves > MOST_MOVES:
            raise RecordError(f"moves: the coach reads games of up to {MOST_MOVES} moves; this one has {moves}.")
        if record.end.reason in ("abandoned", "limit"):
            raise RecordError("end.reason: the game was not played to its end; the coach looks at finished games.")
        verify(record)
        self._moments = tuple(replay(record))

    @property
    def steps(self) -> range:
        """The numbers of all moves, counted from 1."""
        return range(1, len(self._moments))

    def find(self, step: int) -> Finding:
        """Judge one move and measure what chance did in answer."""
        before, moment = self._moments[step - 1].state, self._moments[step]
        seat, move = moment.seat, moment.move
        assert seat is not None and move is not None, "only the deal is nobody's move"
        draws = self._coach.draws(before, seat, move, moment.state)
        return Finding(step, self.judge(step, move), draws)

    def drawing(self, step: int) -> str:
        """Return the table drawn as plain text, as whoever made a move could see it before."""
        seat = self._moments[step].seat
        assert seat is not None, "only the deal is nobody's move"
        drawn: str = self._moments[step - 1].state.player_view(seat).drawing()
        return drawn

    def judge(self, step: int, move: Move) -> Verdict:
        """Judge a move in place of the one that was played at a step, whose seat it must be legal for."""
        seat = self._moments[step].seat
        assert seat is not None, "only the deal is nobody's move"
        return self._coach.judge(self._moments[step - 1].state.view(seat), move, self.iterations, self.seed)

    def tried(self, step: int, notation: str) -> Verdict:
        """Judge a move that somebody tries in place of the one that was played; raise `IllegalMove` if it is none."""
        if step not in self.steps:
            raise RecordError(f"moves: there is no move {step} in this game of {len(self.steps)}.")
        before, seat = self._moments[step - 1].state, self._moments[step].seat
        move = registry.load(self.record.game).parse(notation)
        before.play(seat, move)
        return self.judge(step, move)

    def outline(self) -> Outline:
        """Return what a report needs besides the findings."""
        ended = [len(moment.state.round_results()) for moment in self._moments]
        last = len(self._moments) - 1
        return Outline(
            game=self.record.game,
            model=self._coach.model(),
            iterations=self.iterations,
            seed=self.seed,
            record=self.record.digest,
            players=tuple(self.record.players),
            movers=tuple(moment.seat for moment in self._moments[1:] if moment.seat is not None),
            round_numbers=tuple(number + 1 for number in ended[:-1]),
            rounds=(0, *(step for step in self.steps if ended[step] > ended[step - 1] and step < last)),
            shares=_shares(self.record, self._moments[-1].state),
            patterns=dict(self._coach.PATTERNS),
            scale=dict(self._coach.SCALE),
        )


def _shares(record: Record, last: Any) -> tuple[float | None, ...]:
    """Return each seat's share of the win; whoever gave up between two lost to the other."""
    seats = range(len(record.players))
    outcome = last.outcome()
    if outcome is not None:
        return tuple(1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats)
    if record.end.seat is not None and len(seats) == 2:
        return tuple(0.0 if seat == record.end.seat else 1.0 for seat in seats)
    return (None,) * len(seats)
