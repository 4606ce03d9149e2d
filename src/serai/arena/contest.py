"""One game between players who are given views and nothing else."""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from serai import players, record
from serai.arena.bot_client import BotClient
from serai.arena.bot_process import Misbehaviour
from serai.arena.results import Forfeit, Result, placed, placed_last
from serai.arena.schedule import Fixture, seed_text
from serai.games.contract import Game, IllegalMove, Move, NotationError, Seat
from serai.games.dealing import Dealing
from serai.players.asking import Asking
from serai.players.contract import Player
from serai.players.registry import SUFFIX


def is_file(spec: str) -> bool:
    """Return whether a player is given by a file rather than by a name of the house."""
    name = spec.partition(":")[0]
    return name.endswith(SUFFIX) or "/" in name or "\\" in name


class BuiltinClient:
    """A player of the house, asked in this process; it is trusted to answer, not to be right."""

    def __init__(self, player: Player) -> None:
        """Keep the player."""
        self._player = player
        self.name = player.name

    def begin(self, seed: int) -> None:
        """Do nothing: a player of the house draws chance from its own seed and the view."""

    def choose(self, view: Any) -> tuple[Move | str | None, float]:
        """Return the player's answer and the seconds it took, or raise `Misbehaviour`."""
        start = time.perf_counter()
        try:
            answer = self._player.choose(view)
        except Exception as fault:
            raise Misbehaviour("crash", f"{type(fault).__name__}: {fault}") from fault
        return answer, time.perf_counter() - start

    def warm_up(self, view: Any) -> None:
        """Let the player answer once without counting, so that compiling is in nobody's time."""
        with contextlib.suppress(Exception):  # what it does in its games is what counts
            self._player.choose(view)

    def close(self) -> None:
        """Do nothing: there is no process to end."""


Contestant = BotClient | BuiltinClient


def contestant(game: str, spec: str, seed: int, patience: float) -> Contestant:
    """Bring a player to the arena."""
    return BotClient(game, spec, patience) if is_file(spec) else BuiltinClient(players.load(game, spec, seed))


def warm_up(game: type[Game], contestants: Sequence[Contestant]) -> None:
    """Let every player answer once without counting."""
    state, _ = game.start(game.options_type(), game.seat_counts[0], Dealing.seeded(f"{game.name} warm-up"))
    view = state.player_view(min(state.awaited()))
    for player in contestants:
        player.warm_up(view)


class Contest(NamedTuple):
    """A game that has been played: its result, and what its record is made of."""

    result: Result
    game: str
    options: Any
    names: tuple[str, ...]
    seed: str
    moves: tuple[tuple[Seat, str], ...]

    def record(self) -> record.Record:
        """Write the game's record."""
        end, forfeit = record.End(), self.result.forfeit
        if forfeit is not None:
            end = record.End("time" if forfeit.kind == "silent" else "forfeit", forfeit.seat)
        elif self.result.ending == "endless":
            end = record.End("limit")
        return record.write(self.game, self.options, self.names, record.SeededProof(self.seed), self.moves, end)


def contest(
    game: type[Game],
    fixture: Fixture,
    contestants: Sequence[Contestant],
    *,
    options: Any,
    seed: int,
    limit: int,
) -> Contest:
    """Play one game."""
    text = seed_text(game.name, seed, fixture.deal)
    playing = [contestants[player] for player in fixture.seating]
    table = _Table(game, options, Dealing.seeded(text), playing)
    for seat, player in enumerate(playing):
        player.begin(_chance(seed, fixture, seat))
    places, ending, forfeit = table.play(limit)
    result = Result(
        fixture.table,
        fixture.deal,
        fixture.rotation,
        fixture.seating,
        places,
        table.state.round_results(),
        tuple(table.moves),
        tuple(table.seconds),
        ending,
        forfeit,
    )
    names = tuple(player.name for player in playing)
    return Contest(result, game.name, options, names, text, tuple(table.played))


def _chance(seed: int, fixture: Fixture, seat: Seat) -> int:
    """Return the seed of a guest's chance, another one for each game and seat."""
    text = f"{seed} {fixture.table} {fixture.deal} {fixture.rotation} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class _Table:
    """A game in play with what is counted along the way."""

    def __init__(self, game: type[Game], options: Any, deal: Dealing, playing: Sequence[Contestant]) -> None:
        self._game, self._playing = game, playing
        self.state, _ = game.start(options, len(playing), deal)
        self.moves = [0] * len(playing)
        self.seconds = [0.0] * len(playing)
        self.played: list[tuple[Seat, str]] = []
        self._asking = Asking()

    def play(self, limit: int) -> tuple[tuple[int, ...], str, Forfeit | None]:
        """Play until somebody has won, forfeited, or the round takes too long; return places and reason."""
        seats, in_round, rounds = len(self._playing), 0, 0
        while (outcome := self.state.outcome()) is None:
            if in_round >= limit:
                return (1,) * seats, "endless", None
            seat = self._asking.next(self.state, range(seats))
            assert seat is not None, "a game that goes on waits for somebody"
            try:
                self._ask(seat)
            except Misbehaviour as fault:
                return placed_last(seat, seats), "forfeit", fault.forfeit(seat)
            ended = len(self.state.round_results())
            in_round = in_round + 1 if ended == rounds else 0
            rounds = ended
        return placed(outcome), outcome.reason, None

    def _ask(self, seat: Seat) -> None:
        """Ask a seat, and play what it answers; only a seat that is not awaited may answer nothing."""
        awaited = seat in self.state.awaited()
        answer, seconds = self._playing[seat].choose(self.state.player_view(seat))
        self.seconds[seat] += seconds
        if answer is None and not awaited:
            self._asking.declined(seat)
            return
        self.moves[seat] += 1
        try:
            move = self._game.parse(answer) if isinstance(answer, str) else answer
            if move is None:
                raise TypeError("the game waits for a move, and None is none")
            self.state, _ = self.state.play(seat, move)
        except (NotationError, IllegalMove, TypeError) as fault:
            raise Misbehaviour("illegal", f"answered {str(answer)!r}: {fault}") from fault
        self.played.append((seat, str(move)))
        self._asking.moved(seat, awaited=awaited)
