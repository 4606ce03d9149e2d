"""One connection: what it sends is bounded, read, carried out and always answered."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, assert_never

import msgspec

from serai.games.contract import IllegalMove
from serai.games.dealing import commitment
from serai.server import logs, messages, seating, showing
from serai.server.audience import framed
from serai.server.hall import Hall
from serai.server.limits import Addresses, Bucket, depth
from serai.server.messages import FromClient, FromServer, Language
from serai.server.refusals import Refused
from serai.server.table import Table
from serai.text import Words

MOST_UNSENT: Final = 4_000_000
"""Characters that may wait for a slow reader before it is sent away to come back."""
MOST_TABLES: Final = 32
"""Tables that one connection may follow."""
PATIENCE: Final = 200
"""Refusals for speed after which a connection is ended."""
SLOW, RUDE = 1013, 1008
COSTS: Final = {messages.Attach: 4, messages.Mine: 4, messages.Export: 20, messages.Erase: 20}
"""What some messages cost beyond the one permit of any message: they make the server work."""
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class _JustId(msgspec.Struct):
    id: messages.Id


ID_DECODER: Final = msgspec.json.Decoder(_JustId)
Sender = Callable[[str], Awaitable[None]]
Closer = Callable[[int], Awaitable[None]]


class Connection:
    """A client, whatever it is: a page, a program, somebody with bad intent."""

    def __init__(
        self,
        hall: Hall,
        *,
        tables: Addresses,
        address: str,
        language: Language,
        sender: Sender,
        closer: Closer,
    ) -> None:
        """Begin to listen."""
        self.hall, self.language = hall, language
        self._tables, self._address = tables, address
        self._sender, self._closer = sender, closer
        settings = hall.house.settings
        self._bucket = Bucket(settings.message_rate, settings.message_burst, hall.house.steady())
        self._rude = 0
        self._unsent: deque[str] = deque()
        self._unsent_size = 0
        self._sending: asyncio.Task[None] | None = None
        self._closing: int | None = None
        self.attached: dict[str, Table] = {}

    # Sending

    def send(self, frame: str) -> None:
        """Send a frame some time soon, in order; who does not read is sent away."""
        if self._closing is not None:
            return
        self._unsent.append(frame)
        self._unsent_size += len(frame)
        if self._unsent_size > MOST_UNSENT:
            self.close(SLOW)
        elif self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._drain())

    def close(self, code: int) -> None:
        """End the connection after what has been said so far."""
        if self._closing is None:
            self._closing = code
            if code == SLOW:
                self._unsent.clear()
            if self._sending is None:
                self._sending = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._unsent:
                frame = self._unsent.popleft()
                self._unsent_size -= len(frame)
                await self._sender(frame)
            if self._closing is not None:
                await self._closer(self._closing)
        except Exception:  # the other end is gone; whoever reads from it will notice
            self._unsent.clear()
        finally:
            self._sending = None

    def tell(self, message: FromServer) -> None:
        """Send a message."""
        self.send(framed(message))

    def gone(self) -> None:
        """Leave every table when the connection has ended."""
        self._closing = self._closing or RUDE
        self.hall.follow(self, follow=False)
        for table in [*self.attached.values()]:
            table.detach(self)
        self.attached.clear()

    # Receiving

    async def receive(self, text: str | None) -> None:
        """Carry out a message, or say why not; None is a frame that was no text."""
        house, came = self.hall.house, self.hall.house.steady()
        house.metrics.messages += 1
        reply: str | None = None
        table: Table | None = None
        try:
            message = self._read(text, came)
            reply = message.id
            if isinstance(message, messages.TableMessage):
                table = self.attached.get(message.table)
            await self._carry_out(message, came)
        except Refused as refused:
            self._refuse(refused, reply or _id_of(text), table)
        except Exception:
            logs.fault("message-failed")
            self._refuse(Refused("internal"), reply, table)

    def _read(self, text: str | None, came: float) -> FromClient:
        settings = self.hall.house.settings
        if not self._bucket.take(came):
            self._rude += 1
            if self._rude > PATIENCE:
                self.close(RUDE)
            raise Refused("flood")
        if text is None:
            raise Refused("malformed", detail="expected a text frame")
        if len(text) > settings.message_bytes:
            raise Refused("too-large", limit=settings.message_bytes)
        if depth(text, settings.message_depth) > settings.message_depth:
            raise Refused("too-deep", limit=settings.message_depth)
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise Refused("malformed", detail=str(fault)[:300]) from fault
        self._bucket.pay(COSTS.get(type(message), 0))
        return message

    def _refuse(self, refused: Refused, reply: str | None, table: Table | None) -> None:
        self.hall.house.metrics.refuse(refused.code)
        facts, text = dict(refused.facts), self._sentence(refused, table)
        self.tell(messages.Error(reply, refused.code, refused.clause, refused.reason, facts, text))

    def _sentence(self, refused: Refused, table: Table | None) -> str:
        """Tell why a message is refused; where that fails a plain sentence serves, for no answer may end a line."""
        words = Words(self.language)
        if refused.code == "illegal" and table is not None:
            illegal = IllegalMove(refused.clause or "", refused.reason or "", **refused.facts)
            place = table.audience.places.get(self)
            seat = None if place is None else place.seat
            try:
                return words.refusal(table.row.game, illegal, showing.names(table, words), seat)
            except Exception:
                logs.fault("refusal-not-told", game=table.row.game, reason=refused.reason)
        return words.say(f"error-{refused.code}")

    async def _carry_out(self, message: FromClient, came: float) -> None:
        match message:
            case messages.Ping():
                self.tell(messages.Pong(message.id))
            case messages.Create():
                self._may_open(came)
                self.tell(await self.hall.create(message))
            case messages.Sit():
                await self._sit(message)
            case messages.Attach():
                await self._attach(message)
            case messages.Lobby():
                self.hall.follow(self, follow=message.follow)
                self.tell(messages.Tables(message.id, self.hall.lobby()))
            case messages.Mine():
                self.tell(messages.MyTables(message.id, await self.hall.mine(message.tokens)))
            case messages.Export():
                self.tell(messages.Exported(message.id, await self.hall.export(message.tokens)))
            case messages.Erase():
                await self.hall.erase(message.tokens)
                self.tell(messages.Ack(message.id, 0))
            case messages.Detach():
                if (table := self.attached.pop(message.table, None)) is not None:
                    table.detach(self)
                self.tell(messages.Ack(message.id, table.version if table else 0))
            case messages.Mute():
                table = self._following(message.table)
                table.audience.places[self].muted = message.muted
                self.tell(messages.Ack(message.id, table.version))
            case _:
                await self._at_seat(message, came)

    async def _at_seat(
        self,
        message: messages.Move
        | messages.Resign
        | messages.Leave
        | messages.Rematch
        | messages.Fill
        | messages.Reclaim
        | messages.Ready
        | messages.Say,
        came: float,
    ) -> None:
        """Do what only the person of a seat may do."""
        table = self._following(message.table)
        seat = table.audience.places[self].seat
        if seat is None:
            raise Refused("not-seated")

        def done(version: int) -> None:
            self.tell(messages.Ack(message.id, version))

        match message:
            case messages.Move():
                return await table.move(seat, message, came, done)
            case messages.Resign():
                return await table.resign(seat, message.id, done)
            case messages.Rematch():
                self._may_open(came)
                return self.tell(await self.hall.rematch(table, message.id))
            case messages.Leave():
                await seating.leave(table, seat)
                self.attached.pop(table.id, None)
                table.detach(self)
            case messages.Fill():
                await seating.fill(table, message.seat, message.level)
            case messages.Reclaim():
                await seating.reclaim(table, seat)
            case messages.Ready():
                table.computers.hear(seat)
            case messages.Say():
                await self.hall.say(table, seat, message)
            case _:
                assert_never(message)
        return done(table.version)

    def _following(self, name: str) -> Table:
        table = self.attached.get(name)
        if table is None or self not in table.audience.places:
            raise Refused("not-seated", reason="not-attached")
        return table

    def _may_open(self, came: float) -> None:
        if not self._tables.take(self._address, came):
            raise Refused("flood", reason="tables")

    async def _sit(self, message: messages.Sit) -> None:
        table = await self.hall.table(message.table)
        seat, token = await seating.sit(table, message)
        row = table.row
        logs.log("seat-taken", table=row.id, seat=seat)
        self.tell(messages.Seated(message.id, row.id, seat, token, commitment(row.secret)))

    async def _attach(self, message: messages.Attach) -> None:
        if message.language is not None:
            self.language = message.language
        if message.table not in self.attached and len(self.attached) >= MOST_TABLES:
            raise Refused("flood", reason="tables", limit=MOST_TABLES)
        table = await self.hall.table(message.table)
        await seating.attach(table, self, message)
        self.attached[message.table] = table


def _id_of(text: str | None) -> str | None:
    """Return the id of a message that could not be read, where it has one."""
    try:
        return ID_DECODER.decode(text or "").id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
