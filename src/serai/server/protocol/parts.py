"""What the messages of the server are made of: seats, tables, clocks, events and ratings, as everybody sees them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from serai.server.protocol.vocabulary import Aids, Branch, ClockSetting, EndReason, Facts, GameOptions, Request, Status


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["human", "computer"]
    """Who plays: a seat that has been taken over says ``computer``."""
    name: str
    """The person's name; empty when nobody sits, for computer players, and for who gave none or erased it."""
    level: str | None
    seated: bool
    connected: bool
    queued: bool
    """A computer player that waits for others to finish thinking."""
    held: bool
    """Whether a person holds the seat, even while a computer player plays it."""
    left: bool
    """Whether the person has walked away; of a seat that is kept, whether its person has declined."""
    since: int
    """When the person came or went last, in milliseconds since 1970."""
    ready: bool = False
    """Whether the person has nothing to add to the sale at hand (see `Ready`)."""
    kept: bool = False
    """Whether an empty seat is kept for whoever sat there in the game before (see `Rematch`)."""
    face: str = ""
    """The face that the person has chosen."""


class EndInfo(Struct, frozen=True):
    """Why a game ended, and by whose doing when it was not played out."""

    reason: EndReason
    seat: int | None


class OutcomeInfo(Struct, frozen=True):
    """Who won, and the final points."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...] = ()
    """The points of every seat in each round; empty where a game ended before they were kept."""


class DealingInfo(Struct, frozen=True):
    """What everybody is shown of a dealing; a client keeps its own part and compares (docs/dealing.md)."""

    protocol: int
    """2; 1 at a table of an older version, which bound the dealer's secret only and has nothing to open."""
    rules: int
    """The number of the game's rules."""
    commitment: str
    """The dealer's, to a secret that the record reveals after the end, and to the table's terms."""
    commitments: tuple[str | None, ...]
    """The seats', in their order; null for a computer player or a free seat."""
    digest: str | None
    """Of the closed list, once every seat is taken."""
    missing: tuple[int, ...]
    """The people's seats that have not opened yet; once the game has begun, those that gave none."""
    entropy: tuple[str | None, ...] | None
    """What the seats have opened; null until the game begins."""


class TableInfo(Struct, frozen=True):
    """Everything about a table except its game."""

    game: str
    options: GameOptions
    seats: tuple[SeatInfo, ...]
    status: Status
    outcome: OutcomeInfo | None
    end: EndInfo | None
    dealing: DealingInfo
    clock: ClockSetting | None
    chat: bool
    practice: bool
    listed: bool
    rematch: str | None
    """The table of the next game, once somebody has asked for it."""
    watchers: int
    created: int
    hearing: int
    """Milliseconds that a computer player gives a person to speak: since it could be bid for, or since being outbid."""
    away: int
    """Milliseconds that a person must be away before a computer player may stand in."""
    hearing_left: int | None = None
    """Milliseconds, at the moment of sending, after which a computer player decides though people who are here have
    not said `ready`; null while none waits for anybody."""
    branch: Branch | None = None
    """Where the game was taken up, if it was not dealt (see `WhatIf`)."""
    aids: Aids = Aids()
    paused: bool = False
    request: Request | None = None
    """What somebody asks the others for."""
    challenge: str | None = None
    """The challenge for which an earlier deal is repeated here; null at a table whose cards are dealt afresh."""


class ClockState(Struct, frozen=True):
    """Milliseconds left for every seat at the moment of sending, and the seats whose clock runs."""

    remaining: tuple[int, ...]
    running: tuple[int, ...]


class TableEvent(Struct, frozen=True):
    """One thing that happened, as this seat may know it."""

    kind: str
    seat: int | None
    facts: Facts


class TableCard(Struct, frozen=True):
    """A table as lobby and "my games" show it."""

    table: str
    game: str
    options: GameOptions
    status: Status
    seats: tuple[SeatInfo, ...]
    awaited: tuple[int, ...]
    outcome: OutcomeInfo | None
    end: EndInfo | None
    clock: ClockSetting | None
    practice: bool
    watchers: int
    created: int
    seat: int | None
    """One's own seat, in "my games"."""
    due: int | None = None
    """When the time of a seat that the game waits for is up, where every move has its own; milliseconds since 1970."""
    branch: Branch | None = None
    """Where the game was taken up, if it was not dealt."""
    aids: Aids = Aids()
    challenge: str | None = None
    """The challenge for which an earlier deal is repeated here."""


class OwnSeat(Struct, frozen=True):
    """A seat of a person, and the token that holds it."""

    table: str
    game: str
    seat: int
    token: str
    commitment: str
    """The dealer's, as `seated` told it."""
    since: int


class Ranked(Struct, frozen=True):
    """Somebody's rating (Glicko-2) in a game."""

    place: int
    number: int
    """The person's, by which unnamed ones are told apart."""
    name: str
    face: str
    rating: int
    deviation: int
    games: int
