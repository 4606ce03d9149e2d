"""What a table of Eschnapur can choose before a game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from serai.games.eschnapur.components import COLOURS, RESERVE_TOKENS, Colour, NumberCoins
from serai.games.eschnapur.layout import MOST_SEATS


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    number_coins: NumberCoins = "1-5"
    """The coins on the number cards (E-C3)."""
    bank: Literal["unlimited", "limited"] = "unlimited"
    """Whether the bank can run out of coins and movement tokens (E-C5)."""
    all_pass: Literal["stays", "leaves"] = "stays"  # noqa: S105  # no secret, a rule
    """What becomes of a discovery token when all pass (E-D6)."""
    piles: Annotated[int, msgspec.Meta(ge=1, le=RESERVE_TOKENS - 1)] = 18
    """Reserve tokens in the first of the two piles at set-up (E-S4)."""
    colours: tuple[Colour, ...] = ()
    """The colours that the seats have picked, in seat order (E-S2); by default in the order of `COLOURS`."""
    components: str = ""
    """The text of another components file; empty for the house's own."""

    def colours_of(self, seats: int) -> tuple[Colour, ...]:
        """Return the colour of every seat, or raise ``ValueError`` if they cannot be these (E-S2)."""
        colours = self.colours or COLOURS[:seats]
        if len(colours) != seats or len(set(colours)) != seats or (seats < MOST_SEATS and "brown" in colours):
            raise ValueError(
                f"the colours {' '.join(colours)} do not suit {seats} players: expected one"
                " different colour a seat, and no brown below five players (E-S2)."
            )
        return colours
