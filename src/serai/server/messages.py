"""Every message of the socket, as structures: this module is the protocol.

A connection speaks JSON text frames tagged by ``type``. What a client sends carries an ``id`` of its own, and
the answer names it in ``reply``. `serai.server.typescript` turns this module into the browser's types;
docs/protocol.md tells it in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from serai.server.refusals import Code

NO_ZERO = r"^[^\x00]*$"
"""What a store keeps has no zero byte in it: not every database can read one."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_ZERO)]
"""A client's own name for a message; a message sent again under the same id has no second effect."""
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=NO_ZERO)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")]
"""32 bytes of a client's own chance, in hexadecimal."""
Language: TypeAlias = Literal["en", "fr", "it"]
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")]
"""A SHA-256, in hexadecimal."""
Claim: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Person: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""A person's secret of 128 bits, in hexadecimal: whoever has it holds all seats of that person."""
Face: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{0,20}$")]
"""The name of a drawn face; a page that does not know it draws none."""
Status: TypeAlias = Literal["waiting", "opening", "playing", "ended"]
"""``opening``: every seat is taken, and the clients open what they have given to the dealing."""
EndReason: TypeAlias = Literal["played", "resigned", "time", "limit"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "nice-move", "one-moment", "oops", "rematch", "goodbye"
]
"""Ready phrases; `serai.text` has each of them as ``phrase-<name>``."""
GameOptions: TypeAlias = Annotated[Any, Meta(extra={"typescript": "GameOptions"})]
GameView: TypeAlias = Annotated[Any, Meta(extra={"typescript": "GameView"})]
Facts: TypeAlias = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, any>"})]


# What both sides speak of


class HumanSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="human"):
    """A seat for a person, open until somebody sits."""


class ComputerSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="computer"):
    """A seat for a computer player of a level."""

    level: Annotated[str, Meta(min_length=1, max_length=40)]


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """A bank of seconds for the whole game, and what every move of one's own adds to it."""

    bank: Annotated[int, Meta(ge=1, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    each_move: bool = False
    """Whether every move has the whole bank for itself: in games over days, whose people come and go."""


class Aids(Struct, frozen=True):
    """What helped in a game besides its players' wits."""

    hints: int = 0
    """Positions in which somebody was told the best move (see `Hint`)."""
    taken_back: int = 0
    """Moves that were taken back (see `TakeBack`); what they had shown stayed known."""


Wish: TypeAlias = Literal["take-back", "pause"]
"""What people ask each other for at a table."""


class Request(Struct, frozen=True):
    """What somebody at a table asks the other people for."""

    wish: Wish
    seat: int
    agreed: tuple[int, ...]
    """The seats that have agreed so far."""
    waiting: tuple[int, ...]
    """The seats that have not answered."""


class Branch(Struct, frozen=True):
    """The moment of an ended game at which another game was taken up, and for which seat."""

    table: str
    step: int
    """How many moves had been made."""
    seat: int
    as_it_was: bool
    """Whether hidden cards lay as they did; else they were dealt anew from what the seat could know."""


# From a client


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


FromClient: TypeAlias = (
    Create
    | Sit
    | Attach
    | Detach
    | Leave
    | Move
    | Resign
    | Hint
    | Recall
    | TakeBack
    | Pause
    | Resume
    | Reply
    | Rematch
    | Decline
    | WhatIf
    | Challenge
    | TakeChallenge
    | Open
    | Fill
    | Reclaim
    | Ready
    | Say
    | Mute
    | Lobby
    | Mine
    | Seats
    | Adopt
    | Profile
    | GiveUp
    | Reminders
    | Feed
    | Mail
    | Leaderboard
    | Export
    | Erase
    | Ping
)


# From the server: what tables are made of


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


# From the server


class ServerMessage(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Created(ServerMessage, frozen=True):
    """A table is open; its dealing is promised."""

    reply: str
    table: str
    commitment: str


class Challenged(ServerMessage, frozen=True):
    """An ended game can be passed on: whoever knows the challenge's name plays the same deal."""

    reply: str
    challenge: str


class Seated(ServerMessage, frozen=True):
    """A seat is taken; whoever has the token holds it. The token is told this once."""

    reply: str
    table: str
    seat: int
    token: str
    commitment: str


class State(ServerMessage, frozen=True):
    """The whole table as a seat (or a spectator) may know it; `view` is null before the start."""

    reply: str
    table: str
    version: int
    seat: int | None
    info: TableInfo
    view: GameView | None
    events: tuple[TableEvent, ...]
    """The whole log up to this version."""
    awaited: tuple[int, ...]
    """The seats that may act now; a computer player among them is thinking."""
    listed_moves: tuple[str, ...]
    """Every legal move of this seat, in notation."""
    clock: ClockState | None


class Update(ServerMessage, frozen=True):
    """One step from the version before to this one."""

    table: str
    version: int
    events: tuple[TableEvent, ...]
    view: GameView
    awaited: tuple[int, ...]
    listed_moves: tuple[str, ...]
    clock: ClockState | None


class Info(ServerMessage, frozen=True):
    """The table's surroundings have changed: seats, presence, status, outcome."""

    table: str
    version: int
    info: TableInfo


class Chat(ServerMessage, frozen=True):
    """Somebody said something; either phrase or text is set."""

    table: str
    version: int
    """The table's version when it was said."""
    number: int
    seat: int
    name: str
    phrase: str | None
    text: str | None
    at: int


class Reason(ServerMessage, frozen=True):
    """A computer player says why it made its move; whoever was not there does without."""

    table: str
    version: int
    """The version that shows the move."""
    seat: int
    reason: str
    """The key of a phrase: `serai.text` has it as ``<game>-<reason>``."""


class HintReason(Struct, frozen=True):
    """Why a move is better than another: a pattern of the coach with its facts."""

    pattern: str
    """`serai.text` has its sentence as ``<game>-coach-<pattern>``."""
    facts: Facts


class Hinted(ServerMessage, frozen=True):
    """The best move that the coach has found, from what the seat knows."""

    reply: str
    table: str
    version: int
    """The version that was looked at; asides may have followed."""
    move: str
    """Its notation; empty where it is best to do nothing now."""
    chance: float
    """The chance to win after it, of 1."""
    verdict: Literal["only", "clear", "better", "close"]
    """``only``: there is no other; ``clear``: none comes near it; ``better``, or ``close``: as against `instead`."""
    instead: str | None
    """Another move that one might think of; null where there is none to tell of."""
    lost: float
    """The chance that would be lost by that one."""
    reasons: tuple[HintReason, ...]
    """Why `instead` is worse, the most telling reason first."""


class Recalled(ServerMessage, frozen=True):
    """Everything that public play has shown to a seat."""

    reply: str
    table: str
    version: int
    view: GameView
    """The view with its memory, as at a table for practice."""
    reading: dict[str, tuple[float, ...]] | None
    """For each kind of cards the chance that the opponent holds none, one, two … of it, as its moves suggest; null
    where that was not asked for, or is not read in this game."""


class Tables(ServerMessage, frozen=True, tag="lobby"):
    """The listed tables: open ones, and those in play that can be watched."""

    reply: str | None
    tables: tuple[TableCard, ...]


class MyTables(ServerMessage, frozen=True, tag="mine"):
    """The tables of one's tokens, in the order of the tokens; unknown tokens are left out."""

    reply: str
    tables: tuple[TableCard, ...]


class MySeats(ServerMessage, frozen=True, tag="seats"):
    """Who a person is, and some of the seats; `more` tells whether there are further ones."""

    reply: str
    name: str
    face: str
    seats: tuple[OwnSeat, ...]
    more: bool


class MyReminders(ServerMessage, frozen=True, tag="reminders"):
    """How a person is told that it is their turn."""

    reply: str
    feed: str | None
    """The token of the private address: `/feed/TOKEN.ics` and `/feed/TOKEN.atom`."""
    mails: bool
    """Whether this server writes mails."""
    address: str | None
    confirmed: bool


class Ranking(ServerMessage, frozen=True, tag="leaderboard"):
    """The people with the best ratings of a game, and one's own place, however far down."""

    reply: str
    game: str
    people: tuple[Ranked, ...]
    own: Ranked | None


class Exported(ServerMessage, frozen=True):
    """Everything stored about the holder of the tokens."""

    reply: str
    data: Facts


class Ack(ServerMessage, frozen=True):
    """Done; `version` is the table's version that shows it."""

    reply: str
    version: int


class Pong(ServerMessage, frozen=True):
    """The server hears."""

    reply: str


class Error(ServerMessage, frozen=True):
    """A message was refused; nothing has changed by it."""

    reply: str | None
    code: Code
    clause: str | None
    """The clause of the rules that refuses a move."""
    reason: str | None
    facts: Facts
    text: str
    """A sentence in the language of the connection."""


FromServer: TypeAlias = (
    Created
    | Challenged
    | Seated
    | State
    | Update
    | Info
    | Chat
    | Reason
    | Hinted
    | Recalled
    | Tables
    | MyTables
    | MySeats
    | MyReminders
    | Ranking
    | Exported
    | Ack
    | Pong
    | Error
)
