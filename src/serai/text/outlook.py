"""What a move of Jaipur would bring, as far as the seat can see: the facts that its notation leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serai.games.jaipur.view import View


def outlook(notation: str, view: View) -> dict[str, Any]:
    """Return the camels that would come, or the tokens and the bonus that a sale would earn (J-X1, J-X3).

    `view` is the seat's view of the round: `Round.view`, or `current` of a match's view.
    """
    kind, _, cards = notation.partition(" ")
    if kind == "camels":
        return {"count": view.market.count("M")}
    if kind != "sell":
        return {}
    pile = min(len(cards), 5)
    return {
        "tokens": list(view.tokens.get(cards[:1], ())[: len(cards)]),
        "bonus": pile if view.bonuses.get(pile, 0) else 0,
    }
