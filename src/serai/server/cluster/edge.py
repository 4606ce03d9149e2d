"""The near end of links: clients on sockets of this process who speak to tables that another process owns."""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import Final, Protocol

from serai.server.cluster.letters import Closed, Done, Enter, Frame, InSession, Left, Said
from serai.server.cluster.session import Session
from serai.server.protocol.vocabulary import Language
from serai.server.table import REBUILD

AHEAD: Final = 8
"""Messages of a client that may be on their way or wait at the owner; more are not read from its socket."""


class Client(Protocol):
    """A connection of this process."""

    address: str
    language: Language
    sent_away: bool
    """Whether a way between processes has ended its connection: a table that is rebuilt is nobody's excuse at others,
    for whoever wants to can bring that about."""

    def send(self, frame: str) -> None:
        """Send a frame some time soon, in order."""
        ...

    def close(self, code: int) -> None:
        """End the connection after what has been said so far."""
        ...

    def charge(self, cost: float) -> None:
        """Pay for what another process has done."""
        ...


class Link:
    """One client's way to one process."""

    def __init__(self, edge: Edge, number: int, client: Client) -> None:
        """Tell the owner who comes."""
        self._edge, self._number, self.client = edge, number, client
        self._sent = self._done = 0
        self._moved, self._over = asyncio.Event(), False
        edge.session.put(Enter(number, client.address, client.language))

    async def forward(self, text: str, came: float) -> None:
        """Pass a message on, once the owner has carried out most of those before it; on a link that is over, to nobody.

        Whoever waited on for an owner that has let the client go would hold its socket for ever.
        """
        while self._sent - self._done >= AHEAD and not self._over:
            self._moved.clear()
            await self._moved.wait()
        if self._over:
            return
        self._sent += 1
        self._edge.session.put(Said(self._number, text, time.monotonic() - came))

    def done(self, count: int, cost: float) -> None:
        """Note what has been carried out."""
        self._done = count
        self._moved.set()
        self.client.charge(cost)

    def end(self, code: int) -> None:
        """Send the client away."""
        self._over = True
        self._moved.set()
        self.client.close(code)

    def leave(self, *, sent_away: bool) -> None:
        """Tell the owner that the client has gone, by itself or because this process has sent it away."""
        self._over = True
        self._moved.set()
        if self._edge.links.pop(self._number, None) is not None:
            self._edge.session.put(Left(self._number, sent_away))


class Edge:
    """All links from this process to another one."""

    def __init__(self) -> None:
        """Begin with none; the session is given right after."""
        self.session: Session
        self.links: dict[int, Link] = {}
        self._numbers = itertools.count(1)

    def link(self, client: Client) -> Link:
        """Make a way for a client."""
        number = next(self._numbers)
        link = self.links[number] = Link(self, number, client)
        return link

    def heard(self, letter: InSession) -> None:
        """Do what the owner writes; what comes for a client that has gone is for nobody."""
        match letter:
            case Frame():
                for number in letter.links:
                    if (link := self.links.get(number)) is not None:
                        link.client.send(letter.text)
            case Done():
                if (link := self.links.get(letter.link)) is not None:
                    link.done(letter.count, letter.cost)
            case Closed():
                if (link := self.links.pop(letter.link, None)) is not None:
                    link.end(letter.code)
            case _:
                pass

    def ended(self) -> None:
        """Send everybody away: they come back to whoever owns their tables then."""
        links, self.links = self.links, {}
        for link in links.values():
            link.client.sent_away = True
            link.end(REBUILD)
