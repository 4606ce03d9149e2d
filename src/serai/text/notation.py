"""What a move's notation names, as facts; the browser's renderer has the same functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def named_by(parts: Sequence[str], facts: Sequence[str] | None) -> dict[str, Any]:
    """Return the facts of a notation whose parts stand between slashes, as Jaipur's do."""
    return dict(zip(facts or (), parts, strict=False))


def spelled_out(kind: str, words: Sequence[str]) -> dict[str, Any]:
    """Return the facts of a notation of words, as Eschnapur's is (see `serai.games.eschnapur.moves`)."""
    match kind, list(words):
        case "buy", [thing]:
            return {"thing": thing}
        case "redeem", [*tokens, "for", one, other]:
            cards = [one, other]
            return {"tokens": tokens, "symbols": cards.count("symbol"), "numbers": cards.count("number")}
        case "flip", [first, second]:
            return {"first_pile": int(first), "second_pile": int(second)}
        case "offer", [token, *price]:
            return {"token": token, "price": price}
        case "withdraw", [token]:
            return {"token": token}
        case "accept", [token, colour, *price]:
            return {"token": token, "colour": colour, "price": price}
        case "move", [*path]:
            return {"square": path[-1], "steps": len(path)}
        case "duel", [card]:
            return {"card": 0 if card == "pass" else int(card)}
    return {}
