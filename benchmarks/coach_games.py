"""Games for the measurements of a coach: played in the arena's way, and looked at moment by moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress

from serai import players
from serai.arena.contest import contest, contestant
from serai.arena.schedule import Fixture, deals
from serai.coach.contract import GameCoach, Verdict
from serai.games import registry
from serai.games.contract import Move, Seat
from serai.games.dealing import Dealing
from serai.record.steps import steps
from serai.text import Words


class Watched(NamedTuple):
    """A game that was played to its end."""

    players: tuple[str, ...]
    """Who sat where."""
    shares: tuple[float, ...]
    """Each seat's share of the win."""
    states: tuple[Any, ...]
    """Every state, from the deal on."""
    moves: tuple[tuple[Seat, Move], ...]

    def decisions(self) -> Iterator[tuple[Any, Seat, Move]]:
        """Yield every decision: the state before it, the seat and the move."""
        for state, (seat, move) in zip(self.states, self.moves, strict=False):
            yield state, seat, move

    def spaced(self, step: int, chance: random.Random) -> list[tuple[Any, Seat, Move]]:
        """Return every `step`-th decision, so that a decision of a long game is as likely as one of a short game.

        A match is short when whoever wins its first round wins the second, too: the same number of decisions of every
        game would let early leads look better than they are.
        """
        return list(self.decisions())[chance.randrange(step) :: step]

    def sample(self, most: int, chance: random.Random) -> list[tuple[Any, Seat, Move]]:
        """Return some of the decisions."""
        all_of_them = list(self.decisions())
        return chance.sample(all_of_them, min(most, len(all_of_them)))


def levels(game: str) -> list[str]:
    """Return the levels of a game, from the weakest."""
    words = Words("en")
    return [name for name in players.names(game) if words.knows(f"level-{name}")]


def watch(
    game: str, specs: Sequence[str], games: int, seed: int, *, seats: int | None = None, **options: Any
) -> Iterator[Watched]:
    """Play games between some players, who take all seats in turn; games without an end are left out."""
    rules = registry.load(game)
    many = seats or max(len(specs), rules.seat_counts[0])
    chosen = msgspec.convert(options, rules.options_type)
    playing = [contestant(game, spec, seed, 10.0) for spec in specs]
    for deal in range(deals(games, len(specs))):
        for rotation in range(len(specs)):
            seating = tuple((seat + rotation) % len(specs) for seat in range(many))
            fixture = Fixture(0, deal, rotation, seating)
            played = contest(rules, fixture, playing, options=chosen, seed=seed, limit=rules.limit)
            if played.result.ending in ("endless", "forfeit"):
                continue
            moments = list(steps(rules, chosen, many, Dealing.seeded(played.seed), played.moves))
            moves = tuple((step.seat, step.move) for step in moments[1:] if step.seat is not None and step.move)
            states = tuple(step.state for step in moments)
            yield Watched(tuple(specs[at] for at in seating), played.result.scores, states, moves)


def judged(coach: GameCoach, state: Any, seat: Seat, move: Move, iterations: int, seed: int) -> Verdict:
    """Judge a decision from its seat's view alone."""
    return coach.judge(state.view(seat), move, iterations, seed)


def progress(describe: str, total: int) -> tuple[Progress, Callable[[], None]]:
    """Return a bar on the error stream, shown on a terminal alone, and what moves it on by one."""
    console = Console(stderr=True)
    bar = Progress(console=console, disable=not console.is_terminal)
    task = bar.add_task(describe, total=total)
    return bar, lambda: bar.advance(task)
