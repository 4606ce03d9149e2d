"""What a client says: every message that it may send."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from serai.server.protocol.vocabulary import (
    Claim,
    ClockSetting,
    ComputerSeat,
    Entropy,
    Face,
    GameOptions,
    Hash,
    HumanSeat,
    Id,
    Language,
    Person,
    Phrase,
    SeatNumber,
    TableId,
    Token,
)


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What every message of a client has."""

    id: Id


class Create(ClientMessage, frozen=True):
    """Open a table; answered by `created`, with the dealer's commitment, before anybody sits."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[tuple[HumanSeat | ComputerSeat, ...], Meta(min_length=2, max_length=8)]
    options: GameOptions = msgspec.field(default_factory=dict)
    clock: ClockSetting | None = None
    chat: bool = True
    """Whether free text may be said; ready phrases always may."""
    practice: bool = False
    """Whether views show what a perfect memory of public play gives."""
    listed: bool = False
    """Whether the lobby shows the table."""


class Sit(ClientMessage, frozen=True):
    """Take a seat (the first free one when `seat` is null); answered by `seated`.

    `commitment` binds the client to 32 bytes of its own chance, which it opens when all seats are taken (see `Open`
    and docs/dealing.md). `token` is the token of the same seat at the table before, for a rematch, whose seats are
    kept for their holders. `claim` is anything that only the sender knows: the same message sent again with it gives
    the same seat with a fresh token. An empty `name` is nobody's: each reader's page calls that person the guest of
    the seat, in its own language. `person` is a secret that the sender has made once for all its seats: the seat then
    belongs to that person, whose name and face are from now on those of this message (see `Seats`).
    """

    table: TableId
    name: Annotated[str, Meta(max_length=200)]
    commitment: Hash
    seat: SeatNumber | None = None
    token: Token | None = None
    claim: Claim | None = None
    person: Person | None = None
    face: Face = ""


class Attach(ClientMessage, frozen=True):
    """Follow a table, as the seat of the token or, with a null token, as a spectator.

    Answered by `state`; or, when `version` is one of this table's, by the updates missed since, an `info` and
    an `ack`. Chat lines with a number above `heard` follow.
    """

    table: TableId
    token: Token | None = None
    version: Annotated[int, Meta(ge=0)] | None = None
    heard: Annotated[int, Meta(ge=0)] = 0
    language: Language | None = None


class TableMessage(ClientMessage, frozen=True):
    """A message about a table that the connection is attached to."""

    table: TableId


class Detach(TableMessage, frozen=True):
    """Stop following a table; the seat is kept."""


class Leave(TableMessage, frozen=True):
    """Walk away: before the start the seat is free again, later a computer player may take it over."""


class Move(TableMessage, frozen=True):
    """Play a move, in the game's notation, in answer to a version of the table."""

    version: Annotated[int, Meta(ge=0)]
    move: Annotated[str, Meta(max_length=400)]


class Resign(TableMessage, frozen=True):
    """Give the game up."""


class Hint(TableMessage, frozen=True):
    """Ask for the best move of one's own and why, where one plays against computer players alone.

    Answered by `hinted` when it has been found; as `stale` when the position has changed meanwhile.
    """


class Recall(TableMessage, frozen=True):
    """Ask for what a perfect memory of public play knows, where one plays against computer players alone."""

    moves: bool = False
    """Whether to tell what the opponent's moves suggest about its cards, too."""


class TakeBack(TableMessage, frozen=True, tag="take-back"):
    """Take one's own last move back, with all that followed; where other people play, ask them."""


class Pause(TableMessage, frozen=True):
    """Stop the clocks and the computer players; where other people play, ask them."""


class Resume(TableMessage, frozen=True):
    """Go on after a pause."""


class Reply(TableMessage, frozen=True):
    """Agree to what somebody asks for (see `info`), or decline it."""

    agree: bool


class Rematch(TableMessage, frozen=True):
    """Ask for another game of the same seats; answered by `created` with the new table.

    `info` of the old table names the new one. Every person then sits there, with the token of the old seat.
    """


class Decline(TableMessage, frozen=True):
    """Decline the rematch that somebody asks for, at the table of the game before."""


class WhatIf(ClientMessage, frozen=True, tag="what-if"):
    """Open a table at a moment of an ended game, with one seat for a person; answered by `created`."""

    table: TableId
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many moves of that game have been made: 0 is its deal."""
    seat: SeatNumber
    """The person's seat."""
    levels: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=7)]
    """The computer players of the other seats, in their order."""
    as_it_was: bool = False
    """Whether cards that the seat could not see lie as they did; else they are dealt anew from what it could know."""


class Challenge(TableMessage, frozen=True):
    """Pass on the deal of an ended game against computer players; answered by `challenged`, the same however often."""


class TakeChallenge(ClientMessage, frozen=True, tag="take-challenge"):
    """Open a table at which the deal of a challenge is repeated, with one seat for a person; answered by `created`."""

    challenge: TableId


class Open(TableMessage, frozen=True):
    """Open what one's own seat is bound to, for the closed list of this digest; a client does so by itself."""

    digest: Hash
    entropy: Entropy


class Fill(TableMessage, frozen=True):
    """Seat a computer player on an open seat, or let it take over the seat of a person who is away."""

    seat: SeatNumber
    level: Annotated[str, Meta(min_length=1, max_length=40)]


class Reclaim(TableMessage, frozen=True):
    """Take one's own seat back from the computer player that has taken it over."""


class Ready(TableMessage, frozen=True):
    """Tell that one has nothing to add to the sale at hand, so that a computer player need not wait for one's bid.

    It holds until the sale is over or the person is outbid; `info` tells when it has come to an end.
    """


class Say(TableMessage, frozen=True):
    """Say a ready phrase, or a line of text where the table allows it."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class Mute(TableMessage, frozen=True):
    """Stop hearing what is said at a table on this connection, or hear it again."""

    muted: bool


class Lobby(ClientMessage, frozen=True):
    """Ask for the listed tables; with `follow`, again whenever they change."""

    follow: bool = False


class Mine(ClientMessage, frozen=True):
    """Ask for the tables that these seat tokens belong to."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class Seats(ClientMessage, frozen=True):
    """Ask for the seats of a person with their tokens, the last taken first, after so many; answered by `seats`."""

    person: Person
    skip: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Adopt(ClientMessage, frozen=True):
    """Make seats that belong to nobody the person's; their tokens hold them no more, and `seats` tells the new ones."""

    person: Person
    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class Profile(ClientMessage, frozen=True):
    """Change what a person is called, and the face; games that have been sat down at keep what they show."""

    person: Person
    name: Annotated[str, Meta(max_length=200)]
    face: Face = ""


class GiveUp(ClientMessage, frozen=True, tag="give-up"):
    """Erase a person: the row, and name, chat and token at every seat; the games stay, without the name."""

    person: Person


class Reminders(ClientMessage, frozen=True):
    """Ask how a person is told that it is their turn; answered by `reminders`, as the next two are."""

    person: Person


class Feed(ClientMessage, frozen=True):
    """Have a private address that lists the games waiting for one; an older one tells nothing any more."""

    person: Person
    wanted: bool = True
    """Whether there is to be one from now on."""


class Mail(ClientMessage, frozen=True):
    """Have a mail when it is one's turn, once its owner has confirmed the address; an empty address ends it."""

    person: Person
    address: Annotated[str, Meta(max_length=254)]
    language: Language = "en"


class Leaderboard(ClientMessage, frozen=True):
    """Ask for the ratings between people of a game, the best first, and for one's own; answered by `leaderboard`."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    person: Person | None = None


class Export(ClientMessage, frozen=True):
    """Ask for everything that is stored about the holder of these tokens, and about the person when one is named."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]
    person: Person | None = None


class Erase(ClientMessage, frozen=True):
    """Erase names and chat of the holder of these tokens; the games stay, without the name."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class Ping(ClientMessage, frozen=True):
    """Ask whether the server hears."""
