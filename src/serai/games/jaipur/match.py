"""A match of Jaipur: rounds until a seat has two seals (J-E6), dealt from one committed secret."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from serai.games.contract import Event, IllegalMove, Outcome, Seat
from serai.games.dealing import Dealing
from serai.games.jaipur import position
from serai.games.jaipur.events import counted, dealt, happened
from serai.games.jaipur.goods import BONUSES, CARDS, LETTERS
from serai.games.jaipur.imagining import imagine_round
from serai.games.jaipur.moves import Move
from serai.games.jaipur.options import Options
from serai.games.jaipur.round import PILES, Round
from serai.games.jaipur.view import MatchView, RoundResult, View

BOX = "".join(letter * (count - (3 if letter == "M" else 0)) for letter, count in zip(LETTERS, CARDS, strict=True))
"""The 52 cards that are shuffled (J-S1)."""


NOBODY: frozenset[Seat] = frozenset()
ALONE: tuple[frozenset[Seat], ...] = (frozenset((0,)), frozenset((1,)))
"""Each seat by itself, as whoever may act is told at every move."""


class Deal(msgspec.Struct, frozen=True):
    """The order of the cards and bonus tokens of one round."""

    deck: str
    bonus: dict[int, tuple[int, ...]]
    starter: Seat


def deal_round(dealing: Dealing, number: int, starter: Seat) -> Deal:
    """Shuffle for the round of that number, counted from 1 (J-S1, J-S3)."""
    deck = "".join(dealing.shuffle(f"round {number}/deck", BOX))
    bonus = {pile: tuple(dealing.shuffle(f"round {number}/bonus {pile}", BONUSES[pile])) for pile in PILES}
    return Deal(deck, bonus, starter)


class Match(msgspec.Struct, frozen=True, gc=False):
    """A match in play: the rounds that ended, the seals won, and the round on the table."""

    options: Options
    dealing: Dealing
    seals: tuple[int, int]
    results: tuple[RoundResult, ...]
    current: Round

    name: ClassVar[str] = "jaipur"
    rules: ClassVar[int] = 1
    limit: ClassVar[int] = 600  # random play needs 78 moves a round; only endless exchanges come that far
    seat_counts: ClassVar[range] = range(2, 3)
    options_type: ClassVar[type[Options]] = Options
    view_type: ClassVar[type[MatchView]] = MatchView
    player_view_type: ClassVar[type[View]] = View
    seats: ClassVar[int] = 2

    @classmethod
    def start(cls, options: Options, seats: int, dealing: Dealing) -> tuple[Match, tuple[Event, ...]]:
        """Deal the first round; its starter is drawn (J-S4)."""
        if seats != cls.seats:
            raise ValueError(f"Jaipur is played by 2, not by {seats}.")
        deal = deal_round(dealing, 1, dealing.pick("starter", 2))
        match = cls(options, dealing, (0, 0), (), _laid_out(deal, options))
        return match, (dealt(match.current, 1),)

    @classmethod
    def check_options(cls, options: Options, seats: int) -> None:
        """Every table may choose whatever the options hold."""

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move from its notation."""
        return Move.parse(text)

    @classmethod
    def from_text(cls, text: str, dealing: Dealing | None = None) -> Match:
        """Read a whole match from its text; later rounds are dealt from the dealing, or else as the text determines.

        >>> match, _ = Match.start(Options(), 2, Dealing.seeded("a first look"))
        >>> match.view(0).text()
        'LLMMM .GSCPL+0 .?5+0 0:0:-/-/- 0:0:-/-/- 555779 ?7/?6/?5 ?40 - 1 1 0 2 0-0 -'
        >>> Match.from_text(match.text(), match.dealing).legal_moves(1) == match.legal_moves(1)
        True
        """
        laid, target, open_herds, seals, rounds = position.split_match(text)
        current = Round.from_text(laid, open_herds=open_herds)
        results = tuple(RoundResult(*one) for one in rounds)
        options = Options(target, open_herds)
        return cls(options, dealing or Dealing.seeded(text), seals, results, current)

    @classmethod
    def imagine(cls, view: MatchView, dealing: Dealing) -> Match:
        """Return a match with this view of its seat; what the seat cannot know comes from the dealing.

        >>> match, _ = Match.start(Options(), 2, Dealing.seeded("a first look"))
        >>> other = Match.imagine(match.view(0), Dealing.seeded("another world"))
        >>> other.view(0) == match.view(0), match.current.hands[1], other.current.hands[1]
        (True, 'DDGCL', 'DDPLL')
        """
        open_herds = None not in view.current.herds
        current = imagine_round(view.current, dealing, open_herds=open_herds)
        return cls(Options(view.target, open_herds), dealing, view.seals, view.rounds, current)

    @property
    def winner(self) -> Seat | None:
        """The seat with seals enough to win the match, or ``None``."""
        first, second = self.seals
        return 0 if first >= self.options.seals else 1 if second >= self.options.seals else None

    @property
    def number(self) -> int:
        """The number of the round on the table, counted from 1."""
        return len(self.results) + (0 if self.current.over else 1)

    def may_act(self) -> frozenset[Seat]:
        """Who may act: the seat whose turn it is; nobody once the match is over."""
        return NOBODY if self.winner is not None else ALONE[self.current.turn]

    def awaited(self) -> frozenset[Seat]:
        """Whom the match waits for: whoever may act."""
        return self.may_act()

    def invited(self) -> frozenset[Seat]:
        """Nobody: a turn at the market is one's own."""
        return NOBODY

    def concerned(self, before: Match) -> frozenset[Seat]:  # noqa: ARG002  # nothing that happens invites anybody
        """Nobody, since nobody is invited."""
        return NOBODY

    def scene(self) -> Hashable:
        """One's turn of a round."""
        return self.number, self.current.turn

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat; none when it is not its turn."""
        return self.current.legal_moves() if seat in self.may_act() else ()

    def listed_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat: in Jaipur all of them can be listed."""
        return self.legal_moves(seat)

    def play(self, seat: Seat, move: Move) -> tuple[Match, tuple[Event, ...]]:
        """Return the match after a move and what happened, the next deal included."""
        if self.winner is not None:
            raise IllegalMove("J-E6", "match-over").about(move, self._seen(seat))
        if seat != self.current.turn:
            raise IllegalMove("J-S4", "not-your-turn").about(move, self._seen(seat))
        after = self.current.play(move)
        told = (happened(self.current, move, after),)
        if not after.over:
            return Match(self.options, self.dealing, self.seals, self.results, after), told
        return self._sealed(after, told)

    def _seen(self, seat: Seat) -> View:
        """Return what whoever tried a move may know: a seat that does not exist is a spectator."""
        return self.current.view(seat if seat in range(self.seats) else None)

    def _sealed(self, end: Round, told: tuple[Event, ...]) -> tuple[Match, tuple[Event, ...]]:
        """Award the seal of an ended round (J-E4), then end the match or deal again."""
        winner = end.winner
        seals = (self.seals[0] + (winner == 0), self.seals[1] + (winner == 1))
        results = (*self.results, RoundResult(end.starter, end.scores, winner))
        told = (*told, counted(end, len(results)))
        match = replace(self, seals=seals, results=results, current=end)
        if match.winner is not None:
            return match, (*told, Event("match-end", match.winner, {"seals": list(seals)}))
        # J-S4: the loser starts; J-E5: after a full tie, the one who did not start it
        starter = 1 - (end.starter if winner is None else winner)
        number = len(results) + 1
        match = replace(match, current=_laid_out(deal_round(self.dealing, number, starter), self.options))
        return match, (*told, dealt(match.current, number))

    def view(self, seat: Seat | None) -> MatchView:
        """Return what a seat may know; ``None`` is a spectator."""
        return MatchView(
            seat=seat,
            seals=self.seals,
            target=self.options.seals,
            rounds=self.results,
            current=self.current.view(seat),
            winner=self.winner,
        )

    def player_view(self, seat: Seat) -> View:
        """Return what a player of a seat is asked with: the round in play as the seat may know it."""
        return self.current.view(seat)

    def text(self) -> str:
        """Return the whole match in one line (see `position`); `from_text` reads it again."""
        return position.match_text(self)

    def round_results(self) -> tuple[tuple[int, ...], ...]:
        """Return the rupees of both seats in each round that has ended."""
        return tuple(result.scores for result in self.results)

    def outcome(self) -> Outcome | None:
        """Return who won and with how many seals, or ``None`` while the match goes on."""
        return None if self.winner is None else Outcome((self.winner,), self.seals, "seals")


def _laid_out(deal: Deal, options: Options) -> Round:
    return Round.from_deal(deal.deck, deal.bonus, deal.starter, open_herds=options.open_herds)
