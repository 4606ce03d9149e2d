"""What if: a game that is taken up at a moment of an ended one, by one person, against computer players."""

from __future__ import annotations

from serai.games import registry
from serai.games.dealing import Dealing
from serai.server.play import standing
from serai.server.protocol.messages import WhatIf
from serai.server.protocol.vocabulary import Branch
from serai.server.refusals import Refused
from serai.server.stored_game import dealt
from serai.server.stored_rows import Beginning, SeatRow, StoredTable, TableRow


def check(message: WhatIf, kept: StoredTable) -> None:
    """Refuse what cannot be taken up: a game that goes on, a seat or a moment that it does not have."""
    if kept.row.summary.status != "ended":
        raise Refused("not-finished")
    if message.seat >= len(kept.seats):
        raise Refused("bad-options", reason="no-such-seat", seats=len(kept.seats))
    if len(message.levels) != len(kept.seats) - 1:
        raise Refused("bad-options", reason="seats", seats=len(kept.seats))
    if message.step > (steps := len(standing(kept.entries))):
        raise Refused("no-such-step", step=message.step, steps=steps)


def beginning(message: WhatIf, kept: StoredTable, chance: bytes) -> Beginning:
    """Return where the game begins, what the seat could not know dealt anew unless it is to be as it was.

    It replays the other game, which takes a moment.
    """
    moves = standing(kept.entries)
    state = dealt(kept.row, kept.seats, moves[: message.step]).now.state
    if state.outcome() is not None:
        raise Refused("no-such-step", reason="over", step=message.step, steps=len(moves))
    if not message.as_it_was:
        state = registry.load(kept.row.game).imagine(state.view(message.seat), Dealing(chance))
    return Beginning(state.text(), Branch(kept.row.id, message.step, message.seat, message.as_it_was))


def seat_rows(message: WhatIf, row: TableRow) -> list[SeatRow]:
    """Return the seats of the new table: one for a person, the others for computer players."""
    levels = list(message.levels)
    levels.insert(message.seat, "")
    return [
        SeatRow(row.id, seat, "computer", level, since=row.created)
        if seat != message.seat
        else SeatRow(row.id, seat, "human", since=row.created)
        for seat, level in enumerate(levels)
    ]
