"""What a table of Jaipur can choose before a match."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may settle before a match."""

    seals: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    """Seals that win: two by the rules (J-E6), one for a single round."""
    open_herds: bool = False
    """Whether the size of the opponent's herd is shown (J-K2)."""
