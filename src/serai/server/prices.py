"""What messages cost: units of work, of which every address has a budget.

A unit is about what an ordinary message makes the server do, a quarter of a millisecond. What is not known before the
work is done (how long a game is that is rebuilt, how much is sent) is paid afterwards, at worst with future permits.
"""

from __future__ import annotations

from typing import Final

from serai.server.protocol import FromClient, messages

SOCKET: Final = 4.0
"""Opening a socket."""
RECORD: Final = 8.0
"""Asking for the record of a game."""
CHALLENGE: Final = 16.0
"""Asking how the games of a challenge ended."""
STUDY: Final = 40.0
"""Having a game analysed, a move judged or the best one looked for: other bounds count too (see `studies`)."""
FEED: Final = 8.0
"""Asking for a feed, or doing what a mail's link offers."""
CODE: Final = 24.0
"""Drawing a table's address as a code."""
READ: Final = 4096
"""Bytes of a message that cost another unit."""
SENT: Final = 16_384
"""Bytes sent in answer that cost a unit."""
MOVES: Final = 8
"""Moves of a game that cost a unit when it is rebuilt from the store."""
ALL_OF_A_SOCKET: Final = 4
"""A single message costs its own socket a part of its burst at most."""


def price(message: FromClient, size: int) -> float:
    """Return what a message costs before it is carried out, its reading included."""
    return _work(message) + size // READ


def _work(message: FromClient) -> float:
    match message:
        case (
            messages.Create()
            | messages.Rematch()
            | messages.WhatIf()
            | messages.Fill()
            | messages.Decline()
            | messages.Sit()
        ):
            return 6.0
        case messages.Challenge() | messages.TakeChallenge():
            return 10.0
        case messages.Hint():
            return STUDY
        case messages.Recall(moves=True):
            return 8.0
        case (
            messages.Attach()
            | messages.Say()
            | messages.Lobby()
            | messages.Move()
            | messages.TakeBack()
            | messages.Recall()
        ):
            return 2.0
        case messages.Mine(tokens=tokens):
            return 2.0 + len(tokens) / 4
        case messages.Seats() | messages.Profile() | messages.Leaderboard() | messages.Reminders() | messages.Feed():
            return 4.0
        case messages.GiveUp() | messages.Mail():
            return 10.0
        case messages.Adopt(tokens=tokens):
            return 10.0 + len(tokens) * 2
        case messages.Export(tokens=tokens):
            return 10.0 + len(tokens) * 4
        case messages.Erase(tokens=tokens):
            return 10.0 + len(tokens) * 2
        case _:
            return 1.0


def erasing(seats: int) -> float:
    """Return what it costs to erase a person at so many seats."""
    return seats * 2.0


def rebuilding(moves: int) -> float:
    """Return what it costs to bring a table into memory."""
    return 10.0 + moves / MOVES


def sending(size: int) -> float:
    """Return what it costs to send something long."""
    return size / SENT
