"""Writing a record from its moves, replaying it, and verifying that every field follows from the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from serai.games import jaipur
from serai.games.contract import Event, IllegalMove, Move, NotationError, Seat
from serai.games.dealing import Dealing
from serai.record.structure import (
    DealingProof,
    End,
    JaipurRecord,
    JaipurRound,
    Record,
    RecordError,
    differences,
    digest,
    sealed,
)

Moves = Sequence[tuple[Seat, str]]


class Step(NamedTuple):
    """One moment of a replay: the state after a move, and what happened."""

    seat: Seat | None
    move: Move | None
    state: jaipur.Match
    events: tuple[Event, ...]


def write(
    game: str,
    options: Any,
    players: Sequence[str],
    dealing: Dealing,
    moves: Moves,
    end: End | None = None,
) -> Record:
    """Return the record of a game from what determines it: options, dealing and moves."""
    if game != "jaipur":
        raise RecordError(f"game: {game!r} is not known; expected jaipur.")
    first, second = players
    steps = list(_steps(options, dealing, moves))
    last = steps[-1].state
    ending = end or End()
    rounds = tuple(_rounds(dealing, steps))
    record = JaipurRecord(
        rules=last.rules,
        options=options,
        players=(first, second),
        dealing=DealingProof.of(dealing),
        rounds=rounds,
        winner=_winner(last, ending),
        end=ending,
    )
    return sealed(record)


def _winner(last: jaipur.Match, end: End) -> Seat | None:
    """Return who won: by the rules, or because the other seat gave up, ran out of time or broke the rules."""
    if end.reason == "played" or end.seat is None:
        return last.winner
    return 1 - end.seat


def _steps(options: jaipur.Options, dealing: Dealing, moves: Iterable[tuple[Seat, str]]) -> Iterator[Step]:
    state, events = jaipur.Match.start(options, 2, dealing)
    yield Step(None, None, state, events)
    for seat, text in moves:
        move = state.parse(text)
        state, events = state.play(seat, move)
        yield Step(seat, move, state, events)


def _rounds(dealing: Dealing, steps: Sequence[Step]) -> Iterator[JaipurRound]:
    """Write out each round with its deal; a game that was broken off ends with a round without a winner."""
    moves: list[str] = []
    number = 1
    before = steps[0].state
    for step in steps[1:]:
        moves.append(str(step.move))
        if len(step.state.results) == number:
            result = step.state.results[-1]
            yield _round(dealing, number, before.current, moves, result.scores, result.winner)
            number, moves = number + 1, []
        before = step.state
    if before.winner is None:
        yield _round(dealing, number, before.current, moves, before.current.scores, None)


def _round(
    dealing: Dealing,
    number: int,
    played: jaipur.Round,
    moves: Sequence[str],
    scores: tuple[int, int],
    winner: Seat | None,
) -> JaipurRound:
    deal = jaipur.deal_round(dealing, number, played.starter)
    return JaipurRound(deal.starter, deal.deck, deal.bonus, tuple(moves), scores, winner)


def moves_of(record: Record) -> list[tuple[Seat, str]]:
    """Return every move of a record with the seat that made it: the starter's first, then in turn."""
    return [((played.starter + at) % 2, text) for played in record.rounds for at, text in enumerate(played.moves)]


def replay(record: Record) -> Iterator[Step]:
    """Yield every moment of a recorded game, from the deal on."""
    dealing = record.dealing.dealing()
    steps = _steps(record.options, dealing, moves_of(record))
    played = -1
    try:
        for played, step in enumerate(steps):  # noqa: B007  # told in the error
            yield step
    except (IllegalMove, NotationError) as fault:
        raise RecordError(f"move {played + 1}: {fault}") from fault


def verify(record: Record) -> None:
    """Check a record: its digest, its dealing, every move and every result. Raise on the first fault."""
    dealing = record.dealing.dealing()
    for _ in replay(record):
        pass
    if record.end.reason == "played" and record.end.seat is not None:
        raise RecordError("end.seat: a game played to its end names no seat.")
    if record.end.seat not in (None, 0, 1):
        raise RecordError(f"end.seat: expected 0, 1 or null, not {record.end.seat}.")
    expected = write("jaipur", record.options, record.players, dealing, moves_of(record), record.end)
    if record.end.reason == "played" and expected.winner is None:
        raise RecordError("end.reason: nobody has the seals to win, so the game was not played to its end.")
    if record.end.reason != "played" and record.rounds[-1].winner is not None and expected.winner is None:
        raise RecordError("end.reason: the last round is complete.")
    for path, found, wanted in differences(msgspec.to_builtins(record), msgspec.to_builtins(expected)):
        if path != "digest":
            raise RecordError(f"{path}: found {found!r}, but the moves and the dealing give {wanted!r}.")
    if record.digest != digest(record):
        raise RecordError(f"digest: the record's content gives {digest(record)}, not {record.digest}.")
