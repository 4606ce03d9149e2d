"""The record of a match of Jaipur: round by round, from each deal to its seal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from serai.games import jaipur
from serai.games.contract import Seat
from serai.games.dealing import Dealing
from serai.record.proof import Proof, RecordError
from serai.record.steps import Step
from serai.record.structure import End, Record, sealed

GAME = jaipur.Match


class JaipurRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One round: the order of its cards and bonus tokens, its moves from the starter on, and the result.

    The first round of a match that was taken up from a position was not dealt: it has no order of cards and tokens,
    and its starter is whoever was to move.
    """

    starter: int
    deck: str
    bonus: dict[int, tuple[int, ...]]
    moves: tuple[str, ...]
    scores: tuple[int, int]
    winner: int | None


class JaipurRecord(Record, frozen=True, kw_only=True, tag="jaipur"):
    """A match of Jaipur."""

    options: jaipur.Options
    players: tuple[str, str]
    rounds: tuple[JaipurRound, ...]
    winner: int | None


RECORD = JaipurRecord


def written(
    options: jaipur.Options,
    players: Sequence[str],
    proof: Proof,
    dealing: Dealing,
    steps: Sequence[Step[jaipur.Match]],
    end: End,
) -> JaipurRecord:
    """Return the record of a match from its moments."""
    first, second = players
    last = steps[-1].state
    record = JaipurRecord(
        rules=last.rules,
        options=options,
        players=(first, second),
        dealing=proof,
        rounds=tuple(_rounds(dealing, steps)),
        winner=_winner(last, end),
        end=end,
    )
    return sealed(record)


def _winner(last: jaipur.Match, end: End) -> Seat | None:
    """Return who won: by the rules, or because the other seat gave up, ran out of time or broke the rules."""
    if end.reason == "played" or end.seat is None:
        return last.winner
    return 1 - end.seat


def _rounds(dealing: Dealing, steps: Sequence[Step[jaipur.Match]]) -> Iterator[JaipurRound]:
    """Write out each round with its deal; a game that was broken off ends with a round without a winner."""
    moves: list[str] = []
    before = steps[0].state
    number = len(before.results) + 1
    dealt = any(event.kind == "round-start" for event in steps[0].events)
    taken_up = None if dealt else before.current
    for step in steps[1:]:
        moves.append(str(step.move))
        if len(step.state.results) == number:
            result = step.state.results[-1]
            yield _round(taken_up or _deal(dealing, number, before.current), moves, result.scores, result.winner)
            number, moves, taken_up = number + 1, [], None
        before = step.state
    if before.winner is None:
        yield _round(taken_up or _deal(dealing, number, before.current), moves, before.current.scores, None)


def _deal(dealing: Dealing, number: int, played: jaipur.Round) -> jaipur.Deal:
    return jaipur.deal_round(dealing, number, played.starter)


def _round(
    begun: jaipur.Deal | jaipur.Round, moves: Sequence[str], scores: tuple[int, int], winner: Seat | None
) -> JaipurRound:
    if isinstance(begun, jaipur.Round):
        return JaipurRound(begun.turn, "", {}, tuple(moves), scores, winner)
    return JaipurRound(begun.starter, begun.deck, begun.bonus, tuple(moves), scores, winner)


def moves_of(record: JaipurRecord) -> list[tuple[Seat, str]]:
    """Return every move with the seat that made it: in each round the starter's first, then in turn."""
    return [((played.starter + at) % 2, text) for played in record.rounds for at, text in enumerate(played.moves)]


def check_end(record: JaipurRecord, last: jaipur.Match) -> None:
    """Refuse a record that ends otherwise than it says, or was taken up from a match with other options."""
    if last.options != record.options:
        raise RecordError(f"position: it is of a match with {last.options}, not with {record.options}.")
    if record.end.reason == "played" and last.winner is None:
        raise RecordError("end.reason: nobody has the seals to win, so the game was not played to its end.")
