"""The other processes of the hall as this one knows them: sessions with them, and questions to them."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from serai.server import logs
from serai.server.bus import Bus
from serai.server.cluster.edge import Client, Edge, Link
from serai.server.cluster.host import Host
from serai.server.cluster.letters import DECODER, ENCODER, Answer, Ask, Beat, Deed, Ended, Envelope
from serai.server.cluster.session import BEAT, Session

if TYPE_CHECKING:
    from serai.server.hall import Hall

ASKED_AGAIN: Final = 0.5
"""Seconds after which a question without an answer is asked again."""
PATIENCE: Final = 5.0
"""Seconds after which it is given up."""
REMEMBERED: Final = 4096
"""Sessions that are over, and questions that were answered, of which it is known."""

Answering = Callable[[str, Deed], Awaitable[Answer]]


class Remembered(OrderedDict[str, Answer | None]):
    """What is over and must not begin again when an old letter comes late; a bounded number of it."""

    def note(self, name: str, answer: Answer | None = None) -> None:
        """Remember one more."""
        self[name] = answer
        if len(self) > REMEMBERED:
            self.popitem(last=False)


class Peers:
    """Sessions with other processes, and questions to and from them."""

    def __init__(self, hall: Hall, process: str, bus: Bus, answering: Answering) -> None:
        """Know nobody yet."""
        self._hall, self._process, self._bus, self._answering = hall, process, bus, answering
        self._edges: dict[str, Edge] = {}
        self._hosts: dict[str, Host] = {}
        self._over, self._answered = Remembered(), Remembered()
        self._asked: dict[int, asyncio.Future[Answer]] = {}
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None

    @property
    def links(self) -> int:
        """How many clients of this process speak to tables of others."""
        return sum(len(edge.links) for edge in self._edges.values())

    @property
    def hosted(self) -> int:
        """How many clients of other processes are at tables here."""
        return sum(len(host.clients) for host in self._hosts.values())

    async def open(self) -> None:
        """Begin to hear."""
        await self._bus.open(self._process, self._heard)
        self._beating = asyncio.ensure_future(self._beat())

    async def close(self) -> None:
        """End every session, and tell the others."""
        for session in [*(edge.session for edge in self._edges.values()), *(h.session for h in self._hosts.values())]:
            session.end()
        for task in (*self._tasks, *([self._beating] if self._beating else [])):
            task.cancel()
        await self._bus.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for peer, edge in [*self._edges.items()]:
                if edge.session.told_all and not edge.links:  # nobody needs it
                    self._edges.pop(peer)
                    edge.session.end()
                edge.session.beat()
            for host in [*self._hosts.values()]:
                host.session.beat()

    def slept(self, seconds: float) -> None:
        """Tell those whose tables clients of this process are at that it was held up, and its clients with it."""
        for edge in self._edges.values():
            edge.session.put(Beat(seconds))

    # Links

    def link(self, peer: str, client: Client) -> Link:
        """Make a way for a client to the tables of another process."""
        edge = self._edges.get(peer)
        if edge is None or edge.session.over:
            edge = self._edges[peer] = Edge()
            name = secrets.token_urlsafe(12)
            edge.session = Session(name, self._process, peer, self._bus.send, edge.heard, self._edge_ended)
        return edge.link(client)

    def _edge_ended(self, session: Session) -> None:
        edge = self._edges.get(session.peer)
        if edge is not None and edge.session is session:
            del self._edges[session.peer]
            if edge.links:
                logs.log("session-ended", peer=session.peer, clients=len(edge.links))
            edge.ended()
        self._over.note(session.name)
        self._tell_end(session)

    def _host_ended(self, session: Session) -> None:
        if (host := self._hosts.pop(session.name, None)) is not None:
            host.ended()
        self._over.note(session.name)
        self._tell_end(session)

    def _tell_end(self, session: Session) -> None:
        self._post(session.peer, session.name, Ended(time.monotonic() - session.sound_until))

    # Letters

    def _post(self, peer: str, session: str, letter: Ask | Answer | Ended) -> None:
        self._bus.send(peer, ENCODER.encode(Envelope(self._process, session, 0, [letter])))

    def _heard(self, data: bytes) -> None:
        try:
            envelope = DECODER.decode(data)
        except msgspec.DecodeError:
            return logs.rarely("letter-unread")
        if not envelope.number:
            for letter in envelope.letters:
                self._outside(envelope, letter)
            return None
        session = self._session(envelope)
        if session is None:
            return self._post(envelope.sender, envelope.session, Ended())
        try:
            session.receive(envelope.number, envelope.letters)  # type: ignore[arg-type]  # numbered ones are inside
        except Exception:  # who reads the bus must go on reading, and what was not taken in is missing in this session
            logs.fault("letter-failed", peer=envelope.sender)
            session.end()
        return None

    def _session(self, envelope: Envelope) -> Session | None:
        """Return the session that letters belong to; another process may begin one at any time, but only once."""
        edge = self._edges.get(envelope.sender)
        if edge is not None and edge.session.name == envelope.session:
            return edge.session
        if envelope.session in self._over:
            return None
        host = self._hosts.get(envelope.session)
        if host is None:
            host = self._hosts[envelope.session] = Host(self._hall)
            host.session = Session(
                envelope.session,
                self._process,
                envelope.sender,
                self._bus.send,
                host.heard,
                self._host_ended,
                host.slept,
            )
        return host.session

    def _outside(self, envelope: Envelope, letter: object) -> None:
        match letter:
            case Ended():
                edge = self._edges.get(envelope.sender)
                if edge is not None and edge.session.name == envelope.session:
                    edge.session.end()
                elif (host := self._hosts.get(envelope.session)) is not None:
                    host.session.end(time.monotonic() - letter.ago)
                else:
                    self._over.note(envelope.session)
            case Answer():
                asked = self._asked.get(letter.number)
                if asked is not None and not asked.done():
                    asked.set_result(letter)
            case Ask():
                task = asyncio.ensure_future(self._answer(envelope.sender, letter))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            case _:
                pass

    # Questions

    async def ask(self, peer: str, deed: Deed) -> Answer | None:
        """Have another process do something, or tell something; None when it does not answer."""
        number = next(self._numbers)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            for _ in range(round(PATIENCE / ASKED_AGAIN)):
                self._post(peer, "", Ask(number, deed))
                await asyncio.wait([answer], timeout=ASKED_AGAIN)
                if answer.done():
                    return answer.result()
        finally:
            del self._asked[number]
        return None

    def tell(self, peer: str, deed: Deed) -> None:
        """Have another process do something that does no harm if it is not done."""
        self._post(peer, "", Ask(next(self._numbers), deed))

    async def _answer(self, peer: str, question: Ask) -> None:
        """Do what another process asks for, once however often the question comes."""
        name = f"{peer} {question.number}"
        if name not in self._answered:
            self._answered.note(name)
            try:
                found = await self._answering(peer, question.deed)
            except Exception:
                logs.fault("question-failed")
                found = Answer(0, yes=False, code="internal")
            self._answered[name] = msgspec.structs.replace(found, number=question.number)
        if (answer := self._answered[name]) is not None:
            self._post(peer, "", answer)
