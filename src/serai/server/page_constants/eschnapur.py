"""The box of Eschnapur, for the page: what every box has, and what lies in the house's own."""

from __future__ import annotations

import tomllib

from serai.games.eschnapur import Expedition, Options, components
from serai.server.page_constants import Files


def files() -> Files:
    """Return what the page's copy of the rules counts with."""
    return {
        "seats": {"SEATS": list(Expedition.seat_counts), "COLOURS": list(components.COLOURS)},
        "constants": {
            "RULES": Expedition.rules,
            "PAYS": list(components.PAYS),
            "PAYS_LETTERS": components.PAYS_LETTERS,
            "FIRST_PILE": Options().piles,
            "SQUARES": components.SQUARES,
            "SYMBOL_CARDS": components.SYMBOL_CARDS,
            "NUMBER_CARDS": components.NUMBER_CARDS,
            "RESERVE_TOKENS": components.RESERVE_TOKENS,
            "DISCOVERY_TOKENS": components.DISCOVERY_TOKENS,
        },
        "components": {"COMPONENTS": tomllib.loads(components.HOUSE_FILE.read_text(encoding="utf-8"))},
    }
