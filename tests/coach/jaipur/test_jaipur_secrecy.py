"""Not one byte of a verdict changes with what its seat could not know."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from serai import players
from serai.coach.jaipur import judge
from serai.games.dealing import Dealing
from serai.games.jaipur import Match, Move, Options, Round, deal_round

pytestmark = pytest.mark.compiled

MOVES = 14


def dealt(deck: str, bonus: dict[int, tuple[int, ...]]) -> Match:
    """Return a match of which this is the first deal."""
    match, _ = Match.start(Options(), 2, Dealing.seeded("secrecy"))
    return replace(match, current=Round.from_deal(deck, bonus, 0))


def verdicts(match: Match, moves: list[Move], seat: int) -> list[bytes]:
    """Return what the coach says about a seat's moves."""
    told = []
    for move in moves:
        if match.current.turn == seat:
            told.append(msgspec.json.encode(judge(match.view(seat), move, 1200, 1)))
        match, _ = match.play(match.current.turn, move)
    return told


def hidden_places(match: Match, deck: str, seat: int) -> list[int]:
    """Return where in the deal the goods lie that a seat has held hidden from the deal on."""
    held, known = match.current.hands[seat], match.current.known[seat]
    places: list[int] = []
    for place in range(5 * seat, 5 * seat + 5):
        card = deck[place]
        same = sum(deck[other] == card for other in places)
        if card != "M" and same < held.count(card) - known.count(card):
            places.append(place)
    return places


@pytest.mark.parametrize("number", range(4))
def test_hidden_cards_and_bonus_tokens_may_be_swapped_and_nothing_is_told_otherwise(number: int) -> None:
    """The opponent's hidden cards change places with cards of the deck that nobody has seen."""
    deal = deal_round(Dealing.seeded(f"swap {number}"), 1, 0)
    first = match = dealt(deal.deck, deal.bonus)
    player = players.load("jaipur", "merchant", 1)
    moves = []
    for _ in range(MOVES):
        moves.append(Move.parse(str(player.choose(match.player_view(match.current.turn)))))
        match, _ = match.play(match.current.turn, moves[-1])
    unseen = [place for place in range(52 - len(match.current.deck), 52) if deal.deck[place] != "M"]
    deck = list(deal.deck)
    swapped = 0
    for place in hidden_places(match, deal.deck, 1):
        other = next((later for later in unseen if deck[later] != deck[place]), None)
        if other is not None:
            deck[place], deck[other] = deck[other], deck[place]
            unseen.remove(other)
            swapped += 1
    assert swapped, "this deal shows nothing: all cards of the opponent have been seen"
    gone = {pile: len(deal.bonus[pile]) - len(left) for pile, left in match.current.bonuses.items()}
    bonus = {pile: values[: gone[pile]] + values[gone[pile] :][::-1] for pile, values in deal.bonus.items()}
    second = dealt("".join(deck), bonus)
    assert second.current != first.current
    assert verdicts(first, moves, 0) == verdicts(second, moves, 0)
