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
    """One round: the order of its cards and bonus tokens, its moves from the starter on, and the result."""

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


def moves_of(record: JaipurRecord) -> list[tuple[Seat, str]]:
    """Return every move with the seat that made it: in each round the starter's first, then in turn."""
    return [((played.starter + at) % 2, text) for played in record.rounds for at, text in enumerate(played.moves)]


def check_end(record: JaipurRecord, last: jaipur.Match) -> None:
    """Refuse a record that ends otherwise than it says."""
    if record.end.reason == "played" and last.winner is None:
        raise RecordError("end.reason: nobody has the seals to win, so the game was not played to its end.")
