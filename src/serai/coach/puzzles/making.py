"""Puzzles from games of strong computer players: a short look finds positions worth a proof, a long search proves.

A proof asks that the best move be better than the second by four points of winning chance, with an interval that
excludes 0. In the making it is half a point more, so that the proof holds when it is repeated on another machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from serai.arena.contest import contest, contestant
from serai.arena.schedule import Fixture
from serai.coach import contract
from serai.coach.contract import GameCoach, Survey
from serai.coach.puzzles.collection import ACCEPTED, Puzzle, Source, Try
from serai.games import registry
from serai.games.contract import IllegalMove, NotationError
from serai.games.dealing import Dealing
from serai.record.replay import replay

LEAST_GAP: Final = 0.04
"""Points of winning chance by which the best move is better than the second."""
MARGIN: Final = 0.005
PROMISING: Final = 0.05
"""The gap at a short look for which a position gets a longer one."""
SECOND_LOOK: Final = 1 / 5
"""Iterations of the look between, as a part of the proof's: half of what is promising falls out there, cheaply."""
OF_A_GAME: Final = 3
"""Puzzles that one game gives at most, so that they differ."""
APART: Final = 4
"""Moves between two puzzles of a game."""
EXPLAINED: Final = 6
"""Wrong moves whose reasons are kept, the best of them."""


def source(game: str, seed: int) -> Source:
    """Return what puzzles of a game are made with."""
    coach = contract.load(game)
    made = coach.PUZZLES
    return Source(game, coach.model(), made.player, seed, made.first_look, made.proof)


def puzzles_of(made: Source, number: int) -> list[Puzzle]:
    """Play the game of a number and return the puzzles that are in it, in the order of play."""
    coach, game = contract.load(made.name), registry.load(made.name)
    seats, chosen = coach.PUZZLES.tables[number % len(coach.PUZZLES.tables)]
    options = msgspec.convert(chosen, game.options_type)
    player = contestant(made.name, made.player, made.seed, 0.0)
    fixture = Fixture(0, number, 0, (0,) * seats)
    played = contest(game, fixture, [player], options=options, seed=made.seed, limit=game.limit)
    moments = list(replay(played.record()))
    found: list[Puzzle] = []
    for step in _promising(coach, made, moments):
        if len(found) == OF_A_GAME:
            break
        if all(abs(step - other.step) >= APART for other in found):
            view = moments[step - 1].state.view(moments[step].seat)
            proof = _proven(coach, made, view)
            if proof is not None:
                found.append(_puzzle(coach, made, view, proof, (number, step), msgspec.to_builtins(options)))
    return sorted(found, key=lambda one: one.step)


def _promising(coach: GameCoach, made: Source, moments: list[Any]) -> list[int]:
    """Return the steps whose position is worth a proof, in a shuffled order: games give puzzles of all their parts."""
    steps = []
    for step in range(1, len(moments)):
        view = moments[step - 1].state.view(moments[step].seat)
        survey = coach.survey(view, made.first_look, made.seed + 1)
        if survey is not None and survey.gap.mean >= PROMISING:
            steps.append(step)
    return Dealing.seeded(f"puzzles {made.seed} of {moments[-1].state.text()}").shuffle("steps", steps)


def _proven(coach: GameCoach, made: Source, view: Any) -> Survey | None:
    """Return what a long search says of a position, if it proves one move to be the best."""
    look = coach.survey(view, round(made.proof * SECOND_LOOK), made.seed + 2)
    if look is None or look.gap.mean < LEAST_GAP:
        return None
    proof = coach.survey(view, made.proof, made.seed)
    proven = proof is not None and proof.gap.mean >= LEAST_GAP + MARGIN and proof.gap.low > 0.0
    return proof if proven else None


def _puzzle(coach: GameCoach, made: Source, view: Any, proof: Survey, place: tuple[int, int], options: Any) -> Puzzle:
    game = registry.load(made.name)
    best = proof.options[0]
    tries, explained = [], 0
    for option in proof.options:
        reasons: tuple[contract.Reason, ...] = ()
        if explained < EXPLAINED and option.chance.mean < best.chance.mean - ACCEPTED:
            reasons = coach.contrast(view, game.parse(option.move), game.parse(best.move), made.seed)
            explained += 1
        tries.append(Try(option.move, round(option.chance.mean, 3), reasons))
    theme = next(coach.PATTERNS[one.reasons[0].pattern] for one in tries if one.reasons)
    gap = contract.Estimate(*(round(value, 4) for value in msgspec.structs.astuple(proof.gap)))
    return Puzzle(*place, options, msgspec.to_builtins(view, str_keys=True), tuple(tries), gap, theme)


def faults(made: Source, puzzle: Puzzle) -> Iterator[str]:
    """Prove a puzzle again, and yield what does not hold."""
    coach, game = contract.load(made.name), registry.load(made.name)
    view: Any = msgspec.convert(puzzle.view, game.view_type, strict=False)
    state = game.imagine(view, Dealing.seeded("a puzzle"))
    for one in puzzle.tries:
        try:
            state.play(view.seat, game.parse(one.move))
        except (IllegalMove, NotationError) as fault:
            yield f"{one.move} cannot be played: {fault}"
    proof = coach.survey(view, made.proof, made.seed)
    if proof is None:
        yield "there is nothing to choose"
    elif proof.options[0].move != puzzle.tries[0].move:
        yield f"the best move is {proof.options[0].move}, not {puzzle.tries[0].move}"
    elif proof.gap.mean < LEAST_GAP or proof.gap.low <= 0.0:
        gap = proof.gap
        yield f"the best move is better by {gap.mean:.3f} (from {gap.low:.3f} to {gap.high:.3f}), which is too little"
