"""People without accounts: one secret of a browser's own stands for a person, and all seats it takes are theirs.

The server keeps a hash of the secret. A seat's token is made from the secret, so that every browser that has it can be
told the token again, and a token that somebody else gets hold of gives away one seat and not the person.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from serai.server import opening, seats
from serai.server.protocol import messages
from serai.server.protocol.answers import MySeats
from serai.server.protocol.parts import OwnSeat
from serai.server.refusals import Refused
from serai.server.store import Conflict
from serai.server.stored_rows import OwnPlace, PersonRow

if TYPE_CHECKING:
    from serai.server.hall import Hall

SEATS_AT_ONCE: Final = 100
"""Seats in one answer, and those that are erased in one step."""


class People:
    """Everybody who has said who they are."""

    def __init__(self, hall: Hall) -> None:
        """Know nobody by heart: the store does."""
        self._hall, self._store = hall, hall.services.store

    async def find(self, person: str) -> PersonRow | None:
        """Return the person of a secret, if there is one."""
        return await self._store.person(seats.hashed_person(person))

    async def known(self, person: str) -> PersonRow:
        """Return the person of a secret, or refuse."""
        found = await self.find(person)
        if found is None:
            raise Refused("unknown-person")
        return found

    async def seats(self, message: messages.Seats) -> MySeats:
        """Return some of a person's seats, each with its token."""
        person = await self.known(message.person)
        found = await self._store.places(person.id, message.skip, SEATS_AT_ONCE + 1)
        told = tuple(_own_seat(message.person, place) for place in found[:SEATS_AT_ONCE])
        return MySeats(message.id, person.name, person.face, told, len(found) > SEATS_AT_ONCE)

    async def adopt(self, message: messages.Adopt) -> None:
        """Make seats that belong to nobody the person's; who has none of either is nobody."""
        held = await self._store.holdings([seats.hashed(token) for token in message.tokens])
        found = [(at.row.id, own) for at in held if (own := at.seats[at.own]).person is None]
        if not found:
            await self.known(message.person)
            return
        secret = seats.hashed_person(message.person)
        person = await self.find(message.person)
        if person is None:
            name, face = found[0][1].name, found[0][1].face
            number = await self._store.admit(secret, name, face, self._hall.services.wall())
        else:
            number = person.id
        exchange = {
            own.token: seats.hashed(seats.own_token(message.person, table, own.seat))
            for table, own in found
            if own.token
        }
        with erased_meanwhile():
            adopted = await self._store.adopt(number, exchange)
        await self._hall.changed_seats(adopted)

    async def rename(self, message: messages.Profile) -> None:
        """Change what a person is called, and the face."""
        name = seats.clean_name(message.name)
        person = await self.known(message.person)
        if (person.name, person.face) != (name, message.face):
            await self._store.rename(person.id, name, message.face)

    async def give_up(self, message: messages.GiveUp) -> int:
        """Erase a person at every seat, then the person; return how many seats those were."""
        person = await self.known(message.person)
        erased = 0
        while found := await self._store.places(person.id, 0, SEATS_AT_ONCE):
            await self._hall.erase_held([place.seat.token for place in found if place.seat.token])
            erased += len(found)
        await self._store.remove_person(person.id)
        return erased

    async def exported(self, person: str) -> dict[str, Any]:
        """Return what is stored of a person beside the seats."""
        found = await self.known(person)
        mail = await self._store.reminders.mail(found.id)
        told = {"name": found.name, "face": found.face, "since": found.since}
        return told if mail is None else {**told, "mail": mail.address}


@contextmanager
def erased_meanwhile() -> Iterator[None]:
    """Refuse what is to be stored about a person who was there when it was asked, and has been erased since."""
    try:
        yield
    except Conflict as gone:
        raise Refused("unknown-person") from gone


def _own_seat(person: str, place: OwnPlace) -> OwnSeat:
    row, seat = place.row, place.seat
    token = seats.own_token(person, row.id, seat.seat)
    return OwnSeat(row.id, row.game, seat.seat, token, opening.promise(row, place.seats), seat.since)
