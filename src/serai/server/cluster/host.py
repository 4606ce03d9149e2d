"""The far end of links: clients of other processes at tables of this one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Set
from typing import TYPE_CHECKING, Final

from serai.server import logs
from serai.server.audience import Listener
from serai.server.cluster.letters import Closed, Done, Enter, InSession, Left, Said
from serai.server.cluster.session import SLEEP, Session
from serai.server.connection import Connection
from serai.server.held_up import TOLD
from serai.server.protocol import FromClient
from serai.server.protocol.vocabulary import Language
from serai.server.table import REBUILD

if TYPE_CHECKING:
    from serai.server.hall import Hall
    from serai.server.table import Table

MOST_WAITING: Final = 64
"""Messages of a client that may wait here: its own process holds back all but a few."""


class LinkedConnection(Connection):
    """A client on a socket of another process.

    That process bounds how fast it speaks and has it pay what the work here costs; sizes are checked here too.
    """

    def __init__(self, host: Host, link: int, *, address: str, language: Language) -> None:
        """Begin to listen."""
        super().__init__(host.hall, address=address, language=language)
        self._session, self._clients, self._link = host.session, host.clients, link
        self._waiting: deque[tuple[str, float]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._owed, self._count = 0.0, 0
        self.ended = False

    def said(self, text: str, age: float) -> None:
        """Carry a message out after those before it."""
        if self.ended or len(self._waiting) > MOST_WAITING:
            return self.close(REBUILD)
        self._waiting.append((text, self.hall.services.heard() - max(0.0, age)))
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())
        return None

    async def _work(self) -> None:
        try:
            while self._waiting and not self.ended:
                await self.receive(*self._waiting.popleft())
                self._count += 1
                owed, self._owed = self._owed, 0.0
                self._session.put(Done(self._link, self._count, owed))
        finally:
            self._working = None

    def send(self, frame: str) -> None:
        """Send a frame by way of the client's own process, which cuts it off if it does not read."""
        if not self.ended:
            self._session.frame(self._link, frame)

    def close(self, code: int) -> None:
        """Have the client's own process end its socket."""
        if not self.ended:
            self.ended = True
            self._session.put(Closed(self._link, code))
            asyncio.get_running_loop().call_soon(self._see_out)

    def _see_out(self) -> None:
        """Leave everything; the client's own process says no more of it."""
        self._clients.pop(self._link, None)
        self.gone()

    def gone(self) -> None:
        """Leave every table."""
        self.ended = True
        self._waiting.clear()
        super().gone()

    def behind(self, moment: float) -> bool:
        """Tell whether something said before a moment may not be carried out yet; also while its process is silent."""
        return not self.ended and (self._session.heard_at < moment or super().behind(moment))

    def unheard_since(self) -> float | None:
        """Return since when this client cannot be heard: its own process is silent, or letters are missing."""
        since = self._session.sound_until
        return since if self.hall.services.steady() - since > SLEEP else None

    def oldest(self) -> float | None:
        """Return when the oldest message came that waits here."""
        return self._waiting[0][1] if self._waiting else None

    def _admitted(self) -> bool:
        return True

    def _read(self, text: str | None) -> FromClient:
        """Read a message, whose price was paid where it came in."""
        owed = self._owed
        try:
            return super()._read(text)
        finally:
            self._owed = owed

    def _pay(self, cost: float) -> None:
        self._owed += cost

    def _may_open(self, came: float) -> None:
        pass

    async def _elsewhere(self, message: FromClient, text: str, owner: str, came: float) -> None:  # noqa: ARG002
        """Send the client away: its process was mistaken, and will ask anew."""
        logs.rarely("link-astray", owner=owner)
        self.close(REBUILD)


class Host:
    """All links from another process to this one."""

    def __init__(self, hall: Hall) -> None:
        """Begin with none; the session is given right after."""
        self.hall = hall
        self.session: Session
        self.clients: dict[int, LinkedConnection] = {}

    def heard(self, letter: InSession) -> None:
        """Do what the clients' process writes."""
        match letter:
            case Enter():
                self.clients[letter.link] = LinkedConnection(
                    self, letter.link, address=letter.address, language=letter.language
                )
            case Said():
                if (client := self.clients.get(letter.link)) is not None:
                    client.said(letter.text, letter.age)
            case Left():
                if (client := self.clients.pop(letter.link, None)) is not None:
                    if letter.sent_away:
                        self._see_out(
                            client, self.hall.services.heard()
                        )  # it was sent away while this process slept, too
                    else:
                        client.gone()
            case _:
                pass

    def ended(self) -> None:
        """See everybody out."""
        clients, self.clients = self.clients, {}
        for client in clients.values():
            self._see_out(client, self.session.sound_until)

    def _see_out(self, client: LinkedConnection, since: float) -> None:
        """Let a client go whom the house keeps away since a moment: until it is back its time stands still."""
        places = [(table, table.audience.places.get(client)) for table in client.attached.values()]
        client.gone()
        for table, place in places:
            if place is not None and place.seat is not None and not table.audience.present(place.seat):
                table.excuses.excuse(place.seat, since)

    def slept(self, since: float) -> None:
        """Charge nobody for a while in which their own process neither heard nor said anything.

        Who also hangs on another process could go on, and did not have to wait.
        """
        own: set[Listener] = {*self.clients.values()}
        told = self.hall.services.steady() - since >= TOLD
        for client in self.clients.values():
            for table in client.attached.values():
                place = table.audience.places.get(client)
                if place is None or table.clock is None or place.seat not in table.clock.running:
                    continue
                if not _is_elsewhere(table, place.seat, own):
                    table.excuses.give_back(place.seat, since)
                    if told:
                        self.hall.held_up.tell(table)


def _is_elsewhere(table: Table, seat: int, own: Set[Listener]) -> bool:
    """Tell whether the person of a seat is at a table by another way than some, too."""
    return any(place.seat == seat and place.listener not in own for place in table.audience.places.values())
