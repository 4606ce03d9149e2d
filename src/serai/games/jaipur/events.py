"""What happened in a round, as data: what everybody saw, and what only one seat did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.contract import Event
from serai.games.jaipur.moves import Camels, Move, Sell, Swap, Take
from serai.games.jaipur.round import PILES, Round


def dealt(deal: Round, number: int) -> Event:
    """Tell that a round has been dealt; each seat sees its own cards."""
    hands, herds = deal.hands, deal.herds
    return Event(
        "round-start",
        facts={
            "number": number,
            "starter": deal.starter,
            "market": deal.market,
            "hand_sizes": [len(hand) for hand in hands],
        },
        secret={seat: {"hand": hands[seat], "herd": herds[seat]} for seat in (0, 1)},
    )


def happened(before: Round, move: Move, after: Round) -> Event:
    """Tell what a move did; only the seller sees the value of a bonus token (J-K1)."""
    seat = before.turn
    drawn = after.play_so_far[-1].drawn
    match move:
        case Take(card):
            return Event("take", seat, {"card": card, "drawn": drawn})
        case Camels():
            return Event("camels", seat, {"count": before.market.count("M"), "drawn": drawn})
        case Swap(taken, given):
            return Event("swap", seat, {"taken": taken, "given": given})
        case Sell(cards):
            return _sold(before, cards, after)
    raise AssertionError(f"{move!r} has been played, so it is a move")


def _sold(before: Round, cards: str, after: Round) -> Event:
    seat, card = before.turn, cards[0]
    paid = before.tokens[card][: len(before.tokens[card]) - len(after.tokens[card])]
    had, left = before.bonuses_left, after.bonuses_left
    pile = next((pile for pile in PILES if left[pile] < had[pile]), 0)
    secret: Mapping[int, Mapping[str, Any]] = {seat: {"value": before.bonuses[pile][0]}} if pile else {}
    return Event("sell", seat, {"cards": cards, "tokens": list(paid), "bonus": pile}, secret)


def counted(end: Round, number: int) -> Event:
    """Tell how a round ended, with everything that the count shows to both (J-E3, J-E4)."""
    scores, herds, values = end.scores, end.herds, end.bonus_values
    camel = None if herds[0] == herds[1] else int(herds[1] > herds[0])
    if scores[0] != scores[1]:
        decided = "rupees"
    elif len(values[0]) != len(values[1]):
        decided = "bonuses"
    elif end.goods_tokens[0] != end.goods_tokens[1]:
        decided = "goods"
    else:
        decided = "nothing"
    return Event(
        "round-end",
        end.winner,
        {
            "number": number,
            "reason": end.ended,
            "scores": list(scores),
            "rupees": list(end.rupees),
            "bonus_values": [list(value) for value in values],
            "goods_tokens": list(end.goods_tokens),
            "herds": list(herds),
            "camel": camel,
            "decided": decided,
        },
    )
