"""Telling people that a game waits for them: by a private address that lists the games, and by mail.

No mail goes to an address before its owner has confirmed it. A stranger who gives somebody else's address can make
the house ask that owner so many times in a week, and each of person, network address and house has a bound of its own;
an owner who wants nothing ever again is never asked again. A turn is written about once, whatever happens.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from serai.games import registry
from serai.server import feeds, logs, mail
from serai.server.limits import Addresses
from serai.server.people import erased_meanwhile
from serai.server.protocol import messages
from serai.server.protocol.answers import MyReminders
from serai.server.protocol.vocabulary import Language
from serai.server.refusals import Refused
from serai.server.reminder_store import MailRow, WaitingGame
from serai.text import Words

if TYPE_CHECKING:
    from email.message import EmailMessage

    from serai.server.hall import Hall

LISTED: Final = 100
"""Games of a person that are looked at."""
PEOPLE_AT_ONCE: Final = 50
DAY: Final = 86_400
WEEK: Final = 7 * DAY * 1000
MOST_ASKED: Final = 3
"""Times in a week that the owner of an address is asked whether mails are wanted, whoever wants it so."""
OF_A_PERSON: Final = (3 / DAY, 3)
OF_AN_ADDRESS: Final = (10 / DAY, 10)
OF_THE_HOUSE: Final = (100 / 3600, 100)
"""Questions a second, and at once: of a person, of a network address, of all together."""
PAUSE: Final = 60.0
"""Seconds between two looks for people to write to."""


class Reminders:
    """The feeds and mails of a house."""

    def __init__(self, hall: Hall) -> None:
        """Write to nobody yet."""
        self._hall, self._services = hall, hall.services
        self._kept = hall.services.store.reminders
        self._server = hall.services.settings.smtp
        self._bounds = [Addresses(*bound) for bound in (OF_A_PERSON, OF_AN_ADDRESS, OF_THE_HOUSE)]
        self._asking = asyncio.Lock()

    # What a person has asked for

    async def told(self, message: messages.Reminders | messages.Feed | messages.Mail) -> MyReminders:
        """Return how a person is told that it is their turn."""
        person = await self._hall.people.known(message.person)
        salt, row = await self._kept.feed(person.id), await self._kept.mail(person.id)
        feed = None if salt is None else feed_token(message.person, salt)
        address, confirmed = (row.address, row.confirmed) if row else (None, False)
        return MyReminders(message.id, feed, self._server is not None, address, confirmed)

    async def feed(self, message: messages.Feed) -> MyReminders:
        """Give a person a new private address, or take it away; an older one tells nothing any more."""
        person = await self._hall.people.known(message.person)
        salt = secrets.token_bytes(16) if message.wanted else None
        token = None if salt is None else hashed_feed(feed_token(message.person, salt))
        with erased_meanwhile():
            await self._kept.set_feed(person.id, salt, token)
        return await self.told(message)

    async def mail(self, message: messages.Mail, network: str) -> MyReminders:
        """Ask the owner of an address whether mails are wanted there, or stop them."""
        person = await self._hall.people.known(message.person)
        if not message.address:
            await self._kept.stop(person.id, None, self._services.wall())
            return await self.told(message)
        if self._server is None:
            raise Refused("no-mails")
        if not mail.is_address(message.address):
            raise Refused("bad-address")
        before = await self._kept.mail(person.id)
        if before is not None and before.confirmed and before.address == message.address:
            return await self.told(message)
        row = MailRow(person.id, message.address, message.language, secrets.token_urlsafe(24), confirmed=False)
        async with self._asking:  # many who name one address at once are counted one after the other
            refused = await self._note(row, network)
        if not refused:  # who wants nothing is not asked, and nobody is told so
            place = f"{self._base}/mail/{row.key}"
            try:
                await self._send(mail.question(self._server.sender, row.address, row.language, place))
            except Refused:  # what could not be asked is not kept; where mails went before they still go
                await self._kept.stop(person.id, None, self._services.wall())
                if before is not None:
                    await self._kept.set_mail(before, hashed_address(before.address), self._services.wall())
                raise
        return await self.told(message)

    async def _note(self, row: MailRow, network: str) -> bool:
        """Note that the owner of an address is to be asked, unless that was often enough; tell if none are wanted."""
        owner, now = hashed_address(row.address), self._services.wall()
        await self._kept.forget_asked(now - WEEK)
        asked = await self._kept.asked(owner)
        if asked is not None and not asked.refused and asked.count >= MOST_ASKED:
            raise Refused("too-many-mails")
        steady = self._services.steady()
        for bound, name in zip(self._bounds, (str(row.person), network, "house"), strict=True):
            if not bound.take(name, steady):
                raise Refused("too-many-mails")
        with erased_meanwhile():
            noted = await self._kept.set_mail(row, owner, now, MOST_ASKED)
        if not noted:  # another process was asked, too
            raise Refused("too-many-mails")
        asked = await self._kept.asked(owner)
        return asked is not None and asked.refused

    @property
    def _base(self) -> str:
        """The address that links of mails begin with."""
        return self._services.settings.public_url[0] + self._services.settings.base_path

    async def _send(self, letter: EmailMessage) -> None:
        """Send a mail, or refuse with words."""
        assert self._server is not None
        try:
            await asyncio.to_thread(mail.send, self._server, letter)
        except mail.Unsent as unsent:
            logs.log("mail-not-sent", for_good=int(unsent.for_good))
            raise Refused("bad-address" if unsent.for_good else "no-mails", reason="unsent") from unsent

    # What the owner of an address says

    async def row_of(self, key: str) -> MailRow:
        """Return what the key of a mail stands for, or refuse."""
        row = await self._kept.mail_of_key(key)
        if row is None:
            raise Refused("unknown-mail")
        return row

    async def answer(self, key: str, deed: str) -> None:
        """Do what the owner of an address says: `confirm`, `stop`, or `never`."""
        row = await self.row_of(key)
        if deed == "confirm":
            await self._kept.confirm(row.key)
        else:
            refused = hashed_address(row.address) if deed == "never" else None
            await self._kept.stop(row.person, refused, self._services.wall())

    # Feeds

    async def items(self, token: str, language: Language, base: str) -> list[feeds.Item]:
        """Return the games that wait for whoever has a token, or refuse."""
        person = await self._kept.feed_owner(hashed_feed(token))
        if person is None:
            raise Refused("unknown-feed")
        words = Words(language)
        return [
            feeds.Item(
                id=f"{game.row.id}-{game.turn}",
                told=phrase(game, words),
                place=f"{base}/table/{game.row.id}",
                since=game.since,
                due=game.row.summary.due,
            )
            for game in await self._waiting(person)
        ]

    async def _waiting(self, person: int) -> list[WaitingGame]:
        games = await self._kept.waiting(person, LISTED)
        return [game for game in games if game.row.game in registry.names()]

    # Mails

    async def write(self) -> None:
        """Write to everybody for whom a game has waited for a while, once a turn."""
        after = 0
        while self._server is not None and (rows := await self._kept.confirmed(after, PEOPLE_AT_ONCE)):
            after = rows[-1].person
            for row in rows:
                if not await self._write_to(row):
                    return  # the mail server does not answer: the next time will do

    async def _write_to(self, row: MailRow) -> bool:
        """Write to one person about all games that have begun to wait; tell whether the mail server took it."""
        assert self._server is not None
        patience = round(self._services.settings.mail_after * 1000)
        games = {
            game.row.id: game
            for game in await self._waiting(row.person)
            if self._services.wall() - game.since >= patience and not await self._is_there(game)
        }
        marked = await self._kept.mark(row.person, [(game.row.id, game.turn) for game in games.values()])
        if not marked:
            return True
        words = Words(row.language)
        named = [(phrase(games[name], words), f"{self._base}/table/{name}") for name in marked]
        links = (f"{self._base}/mail/{row.key}", f"{self._base}/api/mail/{row.key}/stop")
        letter = mail.reminder(self._server.sender, row.address, row.language, named, links)
        try:
            await asyncio.to_thread(mail.send, self._server, letter)
        except mail.Unsent as unsent:
            logs.log("mail-not-sent", for_good=int(unsent.for_good))
            if unsent.for_good:  # nobody is there
                await self._kept.stop(row.person, None, self._services.wall())
                return True
            await self._kept.unmark(row.person, marked)
            return False
        return True

    async def _is_there(self, game: WaitingGame) -> bool:
        """Tell whether the person looks at the table right now."""
        table, cluster = self._hall.tables.get(game.row.id), self._hall.cluster
        if table is None and cluster is not None:
            return await cluster.is_present(game.row.id, game.own)
        return table is not None and table.audience.present(game.own)


def phrase(game: WaitingGame, words: Words) -> str:
    """Return what is said of a game that waits."""
    others = [
        words.called(seat.name if seat.kind == "human" else seat.level or "", seat.seat)
        for seat in game.seats
        if seat.seat != game.own
    ]
    return words.say("mail-turn", game=words.say(f"game-{game.row.game}"), players=words.all(others))


def feed_token(person: str, salt: bytes) -> str:
    """Return the token of a person's feed: it can be made again for whoever has the secret, and tells nothing of it."""
    made = hmac.digest(bytes.fromhex(person), b"serai feed " + salt, "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


def hashed_feed(token: str) -> bytes:
    """Return what is stored of a feed's token."""
    return hashlib.sha256(b"serai feed" + token.encode()).digest()


def hashed_address(address: str) -> bytes:
    """Return by what an address is known that was asked: neither capitals nor a word after a plus make another one."""
    local, _, host = address.lower().rpartition("@")
    return hashlib.sha256(f"serai mail{local.partition('+')[0] or local}@{host}".encode()).digest()
