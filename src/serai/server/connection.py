"""One connection: what it sends is bounded, read, carried out and always answered."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable
from typing import Final, assert_never

import msgspec

from serai.games.contract import IllegalMove
from serai.server import acting, asides, hints, logs, opening, prices, seating, snapshots
from serai.server.audience import framed
from serai.server.hall import Hall
from serai.server.limits import depth
from serai.server.protocol import FromClient, FromServer, answers, messages
from serai.server.protocol.vocabulary import Id, Language
from serai.server.refusals import ComeBack, Elsewhere, Refused
from serai.server.table import REBUILD, Table
from serai.text import Words

MOST_TABLES: Final = 32
"""Tables that one connection may follow."""
FLOOD_PAUSE: Final = 0.02
"""Seconds for which nothing more is read from a connection that has sent too much."""
OLD_SIT: Final = "sit takes `commitment` instead of `entropy`, and `open` opens it: see docs/dealing.md"
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class _JustId(msgspec.Struct):
    id: Id


class _OldSit(msgspec.Struct, tag_field="type", tag="sit"):
    """How clients of protocol 1 sat down: they told their entropy at once, and nothing bound it."""

    entropy: str


ID_DECODER: Final = msgspec.json.Decoder(_JustId)
OLD_SIT_DECODER: Final = msgspec.json.Decoder(_OldSit)


class Connection(ABC):
    """A client, whatever it is: a page, a program, somebody with bad intent."""

    def __init__(self, hall: Hall, *, address: str, language: Language) -> None:
        """Begin to listen."""
        self.hall, self.language, self.address = hall, language, address
        self._at_hand: float | None = None
        self.attached: dict[str, Table] = {}
        self._looking: set[asyncio.Task[None]] = set()
        """Answers that are being looked for."""

    # What depends on how a client is connected

    @abstractmethod
    def send(self, frame: str) -> None:
        """Send a frame some time soon, in order."""

    @abstractmethod
    def close(self, code: int) -> None:
        """End the connection after what has been said so far."""

    @abstractmethod
    def oldest(self) -> float | None:
        """Return when the oldest message came that has been read and is not at hand yet."""

    @abstractmethod
    def _admitted(self) -> bool:
        """Tell whether a message may be carried out."""

    @abstractmethod
    def _pay(self, cost: float) -> None:
        """Pay for work."""

    @abstractmethod
    def _may_open(self, came: float) -> None:
        """Refuse to open a table where too many were opened."""

    @abstractmethod
    async def _elsewhere(self, message: FromClient, text: str, owner: str, came: float) -> None:
        """Have a message carried out by the process that owns its table."""

    # Sending

    def tell(self, message: FromServer) -> None:
        """Send a message."""
        self.send(framed(message))

    def _tell_much(self, frame: str) -> None:
        """Send a frame that may be long, which is paid for."""
        self._pay(prices.sending(len(frame)))
        self.send(frame)

    def gone(self) -> None:
        """Leave every table when the connection has ended."""
        for task in self._looking:
            task.cancel()
        self.hall.follow(self, follow=False)
        for table in [*self.attached.values()]:
            table.detach(self)
        self.attached.clear()

    # Receiving

    def behind(self, moment: float) -> bool:
        """Tell whether a message that came before a moment has not been carried out yet."""
        oldest = self.oldest() if self._at_hand is None else self._at_hand
        return oldest is not None and oldest < moment

    def unheard_since(self) -> float | None:
        """Return since when the client cannot be heard for reasons of the house; on a socket of this process, never."""
        return None

    async def receive(self, text: str | None, came: float) -> None:
        """Carry out a message that came at a moment, or say why not; None is a frame that was no text."""
        self._at_hand = came
        self.hall.services.metrics.messages.inc()
        reply: str | None = None
        table: Table | None = None
        await self.hall.rounds.turn(self.address)
        try:
            if not self._admitted():
                self._refuse(Refused("flood"), _id_of(text), None)
                await asyncio.sleep(FLOOD_PAUSE)
                return
            message = self._read(text)
            reply = message.id
            if isinstance(message, messages.TableMessage):
                table = self.attached.get(message.table)
            assert text is not None
            try:
                await self._carry_out(message, came)
            except Elsewhere as elsewhere:
                await self._elsewhere(message, text, elsewhere.owner, came)
            except ComeBack:
                self.close(REBUILD)
        except Refused as refused:
            self._refuse(refused, reply or _id_of(text), table)
        except Exception:
            logs.fault("message-failed")
            self._refuse(Refused("internal"), reply, table)
        finally:
            self._at_hand = None

    def _read(self, text: str | None) -> FromClient:
        settings = self.hall.services.settings
        if text is None:
            raise Refused("malformed", detail="expected a text frame")
        if len(text) > settings.message_bytes:
            raise Refused("too-large", limit=settings.message_bytes)
        if depth(text, settings.message_depth) > settings.message_depth:
            raise Refused("too-deep", limit=settings.message_depth)
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            if _is_old_sit(text):
                raise Refused("unsupported-version", reason="commitment", detail=OLD_SIT) from fault
            raise Refused("malformed", detail=str(fault)[:300]) from fault
        self._pay(prices.price(message, len(text)) - 1)
        return message

    def _refuse(self, refused: Refused, reply: str | None, table: Table | None) -> None:
        self.hall.services.metrics.refuse(refused.code)
        code, clause, reason = refused.code, refused.clause, refused.reason
        try:
            error = answers.Error(reply, code, clause, reason, dict(refused.facts), self._sentence(refused, table))
            frame = framed(error)
        except Exception:  # a plain sentence serves: no fault in an answer may end a line
            logs.fault("refusal-not-told", code=code, reason=reason)
            frame = framed(answers.Error(reply, code, clause, reason, {}, Words(self.language).say(f"error-{code}")))
        self.send(frame)

    def _sentence(self, refused: Refused, table: Table | None) -> str:
        """Tell why a message is refused, by the rules and with the table's names where a move is."""
        words = Words(self.language)
        if refused.code == "illegal" and table is not None:
            illegal = IllegalMove(refused.clause or "", refused.reason or "", **refused.facts)
            place = table.audience.places.get(self)
            seat = None if place is None else place.seat
            return words.refusal(table.row.game, illegal, snapshots.names(table, words), seat)
        return words.say(f"error-{refused.code}")

    async def _carry_out(self, message: FromClient, came: float) -> None:
        match message:
            case messages.Ping():
                self.tell(answers.Pong(message.id))
            case messages.Create():
                self._may_open(came)
                self.tell(await self.hall.new.create(message, self.address))
            case messages.WhatIf():
                self._may_open(came)
                await self._what_if(message)
            case messages.TakeChallenge():
                self._may_open(came)
                self.tell(await self.hall.new.take_challenge(message, self.address))
            case messages.Sit():
                await self._sit(message)
            case messages.Attach():
                await self._attach(message)
            case messages.Lobby():
                self.hall.follow(self, follow=message.follow)
                self._tell_much(await self.hall.lobby(message.id))
            case messages.Mine():
                self._tell_much(framed(answers.MyTables(message.id, await self.hall.mine(message.tokens))))
            case messages.Reminders():
                self.tell(await self.hall.reminders.told(message))
            case messages.Feed():
                self.tell(await self.hall.reminders.feed(message))
            case messages.Mail():
                self.tell(await self.hall.reminders.mail(message, self.address))
            case messages.Export():
                data = await self.hall.export(message.tokens, message.person, self.address)
                self._tell_much(framed(answers.Exported(message.id, data)))
            case messages.Erase():
                await self.hall.erase(message.tokens)
                self.tell(answers.Ack(message.id, 0))
            case messages.Seats():
                self._tell_much(framed(await self.hall.people.seats(message)))
            case messages.Adopt():
                await self.hall.people.adopt(message)
                self.tell(answers.Ack(message.id, 0))
            case messages.Profile():
                await self.hall.people.rename(message)
                self.tell(answers.Ack(message.id, 0))
            case messages.GiveUp():
                self._pay(prices.erasing(await self.hall.people.give_up(message)))
                self.tell(answers.Ack(message.id, 0))
            case messages.Leaderboard():
                self._tell_much(framed(await self.hall.leaderboard.ranking(message, self.address)))
            case messages.Detach():
                if (table := self.attached.pop(message.table, None)) is not None:
                    table.detach(self)
                self.tell(answers.Ack(message.id, table.version if table else 0))
            case messages.Mute():
                table = self._following(message.table)
                table.audience.places[self].muted = message.muted
                self.tell(answers.Ack(message.id, table.version))
            case _:
                await self._at_seat(message, came)

    async def _at_seat(
        self,
        message: messages.Move
        | messages.Resign
        | messages.Hint
        | messages.Recall
        | messages.TakeBack
        | messages.Pause
        | messages.Resume
        | messages.Reply
        | messages.Leave
        | messages.Rematch
        | messages.Decline
        | messages.Challenge
        | messages.Open
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
            self.tell(answers.Ack(message.id, version))

        match message:
            case messages.Move():
                return await acting.move(table, seat, message, came, done)
            case messages.Resign():
                return await acting.resign(table, seat, message.id, done)
            case messages.Hint():
                return await self._hint(table, seat, message)
            case messages.Recall():
                memory = hints.recalled(table, seat, self.hall.studies, self.address, message)
                return self._answer_later(table, message, memory)
            case messages.TakeBack():
                return await asides.wish(table, seat, "take-back", message.id, done)
            case messages.Pause():
                return await asides.wish(table, seat, "pause", message.id, done)
            case messages.Resume():
                return await asides.resume(table, seat, message.id, done)
            case messages.Reply():
                return await asides.reply(table, seat, message.id, done, agree=message.agree)
            case messages.Rematch():
                self._may_open(came)
                return self.tell(await self.hall.new.rematch(table, message.id, self.address))
            case messages.Decline():
                await self.hall.new.decline(table, seat, self.address)
            case messages.Challenge():
                return self.tell(await self.hall.new.challenge(table, message.id))
            case messages.Leave():
                await seating.leave(table, seat)
                self.attached.pop(table.id, None)
                table.detach(self)
            case messages.Open():
                await opening.open_seat(table, seat, message)
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

    async def _hint(self, table: Table, seat: int, message: messages.Hint) -> None:
        """Have the best move looked for."""
        wanted = await hints.wanted(table, seat, self.hall.studies, self.address)
        self._answer_later(table, message, hints.found(table, wanted, self.hall.studies, self.address, message.id))

    def _answer_later(self, table: Table, message: messages.TableMessage, work: Awaitable[FromServer]) -> None:
        """Answer when something has been found that takes a moment; what this connection says meanwhile is heard."""

        async def answer() -> None:
            try:
                self.tell(await work)
            except Refused as refused:
                self._refuse(refused, message.id, table)
            except Exception:
                logs.fault("aid-failed", table=table.id)
                self._refuse(Refused("internal"), message.id, table)

        task = asyncio.get_running_loop().create_task(answer())
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    def _following(self, name: str) -> Table:
        table = self.attached.get(name)
        if table is None or self not in table.audience.places:
            raise Refused("not-seated", reason="not-attached")
        if self.hall.cluster is not None:
            self.hall.cluster.check_lease()  # whoever slept through it would charge people for that
        return table

    async def _table(self, name: str) -> Table:
        """Return a table; who has it brought into memory pays for that."""
        if (table := self.hall.in_memory(name)) is not None:
            return table
        moves = 0
        try:
            table = await self.hall.table(name, self.address)
            moves = table.version
        finally:
            self._pay(prices.rebuilding(moves))
        return table

    async def _what_if(self, message: messages.WhatIf) -> None:
        """Open a table at a moment of a game, which is read and replayed for that, and paid for."""
        moves = 0
        try:
            kept = await self.hall.stored(message.table)
            moves = len(kept.entries)
        finally:
            self._pay(prices.rebuilding(moves))
        self.tell(await self.hall.new.what_if(message, kept, self.address))

    async def _sit(self, message: messages.Sit) -> None:
        table = await self._table(message.table)
        seat, token = await seating.sit(table, message)
        row = table.row
        logs.log("seat-taken", table=row.id, seat=seat)
        self.tell(answers.Seated(message.id, row.id, seat, token, opening.promise(row, len(table.seats))))

    async def _attach(self, message: messages.Attach) -> None:
        if message.language is not None:
            self.language = message.language
        if message.table not in self.attached and len(self.attached) >= MOST_TABLES:
            raise Refused("flood", reason="tables", limit=MOST_TABLES)
        table = await self._table(message.table)
        self._pay(prices.sending(await seating.attach(table, self, message)))
        self.attached[message.table] = table


def _is_old_sit(text: str) -> bool:
    try:
        OLD_SIT_DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def _id_of(text: str | None) -> str | None:
    """Return the id of a message that could not be read, where it has one."""
    try:
        return ID_DECODER.decode(text or "").id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
