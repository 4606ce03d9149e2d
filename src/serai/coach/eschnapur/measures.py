"""What is measured of an imagined turn beside the chance to win: concrete things, of which reasons are made."""

from __future__ import annotations

from typing import Final

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.cards import highest, size, symbols_in
from serai.players.eschnapur.features import reserve_value

# What the turn changed for the seat that is judged.
POINTS: Final = 0
COINS: Final = 1
STEPS: Final = 2
SYMBOLS: Final = 3
NUMBERS: Final = 4
RESERVE: Final = 5  # the value of its reserve tokens
TOKENS: Final = 6  # their number
FINDS: Final = 7  # discovery tokens
RIVAL_POINTS: Final = 8  # of all others together
RIVAL_FINDS: Final = 9
HIGHEST: Final = 10  # the highest number card that it holds at the end of the turn
# What happened: 1 or 0.
OPENED: Final = 11  # the seat opened a niche
DUELLED: Final = 12  # it played a number in a duel
LARGE: Final = 13  # it advanced by the large number
FOUND: Final = 14  # it got the discovery token
BEATEN: Final = 15  # it played a number and got neither
BUDDHA: Final = 16  # it holds the Buddha at the end of the turn
DOUBLED: Final = 17  # points that only the Buddha brought
MEASURES: Final = 18


@compiled
def take_stock(row: Array, box: Array, seat: int, sign: float, counted: Array) -> None:
    """Add what a seat has, or take it away, so that what a turn changed remains."""
    counted[POINTS] += sign * row[at.POINTS + seat]
    counted[COINS] += sign * row[at.COINS + seat]
    counted[STEPS] += sign * row[at.STEPS + seat]
    counted[SYMBOLS] += sign * symbols_in(row[at.SYMBOLS + seat])
    counted[NUMBERS] += sign * size(row[at.NUMBERS + seat])
    counted[RESERVE] += sign * reserve_value(row, box, seat)
    counted[TOKENS] += sign * size(row[at.HELD + seat])
    counted[FINDS] += sign * size(row[at.FOUND + seat])
    for other in range(row[at.SEATS]):
        if other != seat:
            counted[RIVAL_POINTS] += sign * row[at.POINTS + other]
            counted[RIVAL_FINDS] += sign * size(row[at.FOUND + other])
    if sign > 0.0:
        counted[HIGHEST] = highest(row[at.NUMBERS + seat])
        counted[BUDDHA] = row[at.BUDDHA] == seat
