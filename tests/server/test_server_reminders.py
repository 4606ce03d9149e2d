"""Being told of one's turn: private feeds that can be taken away, and mails by a real mail server on this machine."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import httpx
import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from tests.server.guest import ADDRESSES, Guest, brisk, company, serving
from tests.server.test_server_door_command import plays
from tests.server.test_server_identity import ANA, BO, EVE, playing

from serai.server import feeds, mail, reminders
from serai.server.app import Server
from serai.server.mail import Smtp
from serai.server.protocol import messages
from serai.server.stored_rows import PersonRow

BASE = "https://play.example"
DAYS = {"bank": 3 * 86_400, "each_move": True}
NO_ADDRESSES = (
    "nobody",
    "a@b",
    "a b@example.org",
    "a@example.org\nBcc: c@example.org",
    "<a@example.org>",
    "a@-x.org",
    "@example.org",
)
LINK = re.compile(rf"{BASE}/mail/([\w-]+)")


class Postbox:
    """A mail server's handler that keeps what it is given, or refuses it."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusal = ""

    async def handle_RCPT(  # the library's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        letter = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 OK"

    def keys(self) -> list[str]:
        """Return the keys that the links of the letters carry."""
        return [LINK.findall(letter.get_content())[-1] for letter in self.letters]


@asynccontextmanager
async def post() -> AsyncIterator[tuple[Postbox, dict[str, Any]]]:
    """Run a mail server; gives what it keeps, and the settings of a house that writes by it."""
    box = Postbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        smtp = Smtp("127.0.0.1", port, "none", "serai@play.example")
        yield box, {"smtp": smtp, "public_url": (BASE,), "mail_after": 0.0}


@asynccontextmanager
async def house_that_writes(data: Path, **settings: Any) -> AsyncIterator[tuple[Postbox, Server, Guest, Guest]]:
    """Serve a house that writes mails, with two people in it; gives its postbox, too."""
    async with (
        post() as (box, house),
        serving(data, **house, **settings) as server,
        company(server, 2) as (ana, bo),
    ):
        yield box, server, ana, bo


async def got(server: Server, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        return await client.request(method, f"http://{ADDRESSES[server]}{path}", headers=headers)


async def away(*guests: Guest) -> None:
    for guest in guests:
        await guest.ask("detach", table=guest.table)


def acting(ana: Guest, bo: Guest) -> tuple[Guest, str, str]:
    """Return who is on the move, that person's secret, and the other's name."""
    return (ana, ANA, "Bo") if ana.latest()["listed_moves"] else (bo, BO, "Ana")


def unfolded(calendar: str) -> list[str]:
    return calendar.replace("\r\n ", "").split("\r\n")


@pytest.mark.usefixtures("either_store")
def test_a_private_address_lists_the_games_that_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await playing(ana, bo, clock=DAYS)
            mover, person, other = acting(ana, bo)
            before = await mover.ask("reminders", person=person)
            assert (before["feed"], before["mails"], before["address"]) == (None, False, None)
            feed = (await mover.ask("feed", person=person))["feed"]
            assert feed == (await mover.ask("reminders", person=person))["feed"], "another browser is told the same"
            news = await got(server, f"/feed/{feed}.atom?language=fr")
            assert news.headers["content-type"] == feeds.ATOM
            assert news.headers["cache-control"] == "private, no-store"
            (entry,) = Xml.fromstring(news.text).findall(f"{{{feeds.SPACE}}}entry")
            assert entry.findtext(f"{{{feeds.SPACE}}}title") == f"Jaipur\u00a0: à vous de jouer contre {other}"
            assert feed not in news.text
            dates = await got(server, f"/feed/{feed}.ics")
            assert dates.headers["content-type"] == feeds.CALENDAR
            lines = unfolded(dates.text)
            assert f"SUMMARY:Jaipur: your turn against {other}" in lines
            assert f"URL:http://{ADDRESSES[server]}/table/{table}" in lines
            due = next(line for line in lines if line.startswith("DTSTART:"))
            assert re.fullmatch(r"DTSTART:\d{8}T\d{6}Z", due)
            assert all(len(line.encode()) <= 75 for line in dates.text.split("\r\n"))
            # Whoever has moved is waited for no more; the address stays, and tells nothing else.
            await mover.move(brisk(mover.latest()["listed_moves"]))
            assert "VEVENT" not in (await got(server, f"/feed/{feed}.ics")).text
            assert mover.token not in dates.text + news.text

    asyncio.run(scene())


def test_an_address_that_was_replaced_or_given_up_tells_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await playing(ana, bo)
            first = (await ana.ask("feed", person=ANA))["feed"]
            second = (await ana.ask("feed", person=ANA))["feed"]
            assert first != second
            assert (await got(server, f"/feed/{first}.ics")).status_code == 404
            assert (await got(server, f"/feed/{second}.ics")).status_code == 200
            assert (await ana.ask("feed", person=ANA, wanted=False))["feed"] is None
            gone = await got(server, f"/feed/{second}.ics?language=it")
            assert (gone.status_code, gone.json()["code"]) == (404, "unknown-feed")
            assert "non esiste più" in gone.json()["text"]
            third = (await ana.ask("feed", person=ANA))["feed"]
            await ana.ask("give-up", person=ANA)
            for name in (f"{third}.ics", f"{third}.exe", ".ics", "x", "%2e%2e.ics"):
                assert (await got(server, f"/feed/{name}")).status_code == 404, name
            for kind in ("reminders", "feed"):
                assert (await ana.refused(kind, person=EVE))["code"] == "unknown-person"

    asyncio.run(scene())


@pytest.mark.usefixtures("either_store")
@pytest.mark.parametrize("asked", [{"kind": "feed"}, {"kind": "mail", "address": "asha@example.org"}])
def test_who_is_erased_while_asking_for_reminders_is_unknown(tmp_path: Path, asked: dict[str, str]) -> None:
    """Found by the fuzzer: two browsers of one person, one of which gives up while the other asks."""

    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, server, ana, bo):
            await playing(ana, bo)
            people = server.hall.people
            known = people.known

            async def then_erased(person: str) -> PersonRow:
                found = await known(person)
                people.known = known  # type: ignore[method-assign]
                await people.give_up(messages.GiveUp("elsewhere", person))
                return found

            people.known = then_erased  # type: ignore[method-assign]
            assert (await ana.refused(**asked, person=ANA))["code"] == "unknown-person"
            assert box.letters == []

    asyncio.run(scene())


@pytest.mark.parametrize("base", ["", "/serai"])
def test_links_of_mails_and_feeds_lead_below_the_base_path(tmp_path: Path, base: str) -> None:
    async def scene() -> None:
        async with house_that_writes(tmp_path, base_path=base) as (box, server, ana, bo):
            table = await playing(ana, bo, clock=DAYS)
            mover, person, _ = acting(ana, bo)
            await mover.ask("mail", person=person, address="asha@example.org")
            (letter,) = box.letters
            assert re.search(rf"^{BASE}{base}/mail/[\w-]+\r?$", letter.get_content(), re.MULTILINE)
            feed = (await mover.ask("feed", person=person))["feed"]
            assert f"URL:{BASE}{base}/table/{table}" in unfolded((await got(server, f"{base}/feed/{feed}.ics")).text)
            assert f'href="{BASE}{base}/games"' in (await got(server, f"{base}/feed/{feed}.atom")).text

    asyncio.run(scene())


def test_no_mail_before_the_owner_of_the_address_has_confirmed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, server, ana, bo):
            await playing(ana, bo, clock=DAYS)
            mover, person, other = acting(ana, bo)
            told = await mover.ask("mail", person=person, address="asha@example.org", language="fr")
            assert (told["address"], told["confirmed"], told["mails"]) == ("asha@example.org", False, True)
            (letter,) = box.letters
            assert letter["Subject"] == "Serai\u00a0: voulez-vous un courriel quand c’est à vous de jouer\u202f?"
            (key,) = box.keys()
            await away(ana, bo)
            await server.hall.reminders.write()
            assert len(box.letters) == 1, "who has not confirmed gets nothing"
            # Programs that look at links confirm nothing.
            assert (await got(server, f"/mail/{key}")).status_code in (200, 503)
            assert (await got(server, f"/api/mail/{key}/confirm")).headers["location"] == f"/mail/{key}"
            assert (await got(server, f"/api/mail/{key}")).json() == {
                "address": "asha@example.org",
                "confirmed": False,
            }
            assert (await got(server, f"/api/mail/{key}/confirm", "POST")).json() == {"done": "confirm"}
            assert (await mover.ask("reminders", person=person))["confirmed"] is True
            for _ in range(3):
                await server.hall.reminders.write()
            assert len(box.letters) == 2, "one mail a turn, however long the game waits"
            turn = box.letters[1]
            assert turn["Subject"] == f"Jaipur\u00a0: à vous de jouer contre {other}"
            assert f"{BASE}/table/{mover.table}" in turn.get_content()
            assert turn["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert turn["List-Unsubscribe"] == f"<{BASE}/api/mail/{key}/stop>"
            assert turn["Auto-Submitted"] == "auto-generated"

    asyncio.run(scene())


@pytest.mark.usefixtures("either_store")
def test_one_mail_for_every_turn_and_none_for_who_is_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, server, ana, bo):
            await playing(ana, bo, clock=DAYS)
            mover, person, _ = acting(ana, bo)
            other = bo if mover is ana else ana
            await mover.ask("mail", person=person, address="asha@example.org")
            await got(server, f"/api/mail/{box.keys()[0]}/confirm", "POST")
            await server.hall.reminders.write()
            assert len(box.letters) == 1, "who looks at the table sees it"
            await away(mover)
            await server.hall.reminders.write()
            assert len(box.letters) == 2
            await mover.attach()
            await mover.move(brisk(mover.latest()["listed_moves"]))
            await other.version(2)
            await other.move(brisk(other.latest()["listed_moves"]))
            await away(mover)
            for _ in range(2):
                await server.hall.reminders.write()
            assert len(box.letters) == 3
        # A turn that was written about is not written about again by the next process.
        async with post() as (box, house), serving(tmp_path, **house) as server:
            await server.hall.reminders.write()
            assert box.letters == []

    asyncio.run(scene())


def test_one_click_stops_the_mails(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, server, ana, bo):
            await playing(ana, bo, clock=DAYS)
            mover, person, _ = acting(ana, bo)
            await mover.ask("mail", person=person, address="asha@example.org")
            (key,) = box.keys()
            await got(server, f"/api/mail/{key}/confirm", "POST")
            await away(ana, bo)
            async with httpx.AsyncClient() as client:
                body = {"List-Unsubscribe": "One-Click"}
                done = await client.post(f"http://{ADDRESSES[server]}/api/mail/{key}/stop", data=body)
            assert done.status_code == 200
            await server.hall.reminders.write()
            assert len(box.letters) == 1
            assert (await mover.ask("reminders", person=person))["address"] is None
            for deed in ("confirm", "stop", "never", "else"):
                gone = await got(server, f"/api/mail/{key}/{deed}", "POST", **{"accept-language": "fr"})
                assert (gone.status_code, gone.json()["code"]) == (404, "unknown-mail")
        with closing(sqlite3.connect(tmp_path / "serai.sqlite")) as database:
            assert b"asha@example.org" not in b"".join(
                row[0] for row in database.execute("SELECT owner FROM asked_addresses")
            )
            assert database.execute("SELECT count(*) FROM mails").fetchone() == (0,)

    asyncio.run(scene())


def test_a_stranger_cannot_bomb_somebody_with_mails(tmp_path: Path) -> None:
    """An address is asked so often in a week whoever wants it; one whose owner wants nothing, never again."""

    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, server, ana, bo):
            await playing(ana, bo)
            for person, times in ((ANA, 2), (BO, 1)):
                for _ in range(times):
                    await ana.ask("mail", person=person, address="victim@example.org")
            refused = await bo.refused("mail", person=BO, address="Victim@Example.org")
            assert (refused["code"], len(box.letters)) == ("too-many-mails", reminders.MOST_ASKED)
            # A person asks few addresses a day, and so does a network address.
            await ana.ask("mail", person=ANA, address="another@example.org")
            assert (await ana.refused("mail", person=ANA, address="third@example.org"))["code"] == "too-many-mails"
            (key,) = {box.keys()[-1]}
            await got(server, f"/api/mail/{key}/never", "POST")
            sent = len(box.letters)
            told = await bo.ask("mail", person=BO, address="another@example.org")
            assert (told["confirmed"], len(box.letters)) == (False, sent), "nobody learns who wants nothing"
            # An older key confirms nothing for the address that came after it.
            assert (await got(server, f"/api/mail/{box.keys()[0]}/confirm", "POST")).status_code == 404
        async with post() as (box, house), serving(tmp_path, **house) as server, company(server, 1) as (guest,):
            refused = await guest.refused("mail", person=ANA, address="victim@example.org")
            assert (refused["code"], box.letters) == ("too-many-mails", []), "a restart forgets nothing"

    asyncio.run(scene())


def test_what_is_no_address_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, _, ana, bo):
            await playing(ana, bo)
            for address in NO_ADDRESSES:
                refused = await ana.refused("mail", person=ANA, address=address)
                assert (refused["code"], box.letters) == ("bad-address", []), address
                assert "asha@example.org" in refused["text"], address

    asyncio.run(scene())


def test_a_mail_server_that_refuses_or_is_gone_loses_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, server, ana, bo):
            await playing(ana, bo, clock=DAYS)
            mover, person, _ = acting(ana, bo)
            box.refusal = "550 no such person"
            assert (await mover.refused("mail", person=person, address="no@example.org"))["code"] == "bad-address"
            assert (await mover.ask("reminders", person=person))["address"] is None, (
                "what could not be sent is not kept"
            )
            box.refusal = ""
            await mover.ask("mail", person=person, address="asha@example.org")
            await got(server, f"/api/mail/{box.keys()[0]}/confirm", "POST")
            box.refusal = "550 no such person"
            assert (await mover.refused("mail", person=person, address="no@example.org"))["code"] == "bad-address"
            kept = await mover.ask("reminders", person=person)
            assert (kept["address"], kept["confirmed"]) == ("asha@example.org", True), "the one before stays"
            await away(ana, bo)
            box.refusal = "451 try again later"
            await server.hall.reminders.write()
            assert len(box.letters) == 1
            box.refusal = ""
            await server.hall.reminders.write()
            assert len(box.letters) == 2, "what did not go goes the next time"
        async with serving(tmp_path) as server, company(server, 1) as (guest,):
            assert (await guest.refused("mail", person=ANA, address="asha@example.org"))["code"] == "no-mails"
            assert (await guest.ask("mail", person=ANA, address=""))["address"] is None, "stopping always works"

    asyncio.run(scene())


def test_the_mail_server_is_named_in_full_or_refused_with_words(tmp_path: Path) -> None:
    assert mail.server_at("smtp://post%40x@mail.example", "a@b.example", "p") == Smtp(
        "mail.example", 587, "starttls", "a@b.example", "post@x", "p"
    )
    assert mail.server_at("smtps://mail.example", "a@b.example", "").security == "tls"
    assert mail.server_at("smtp://localhost:25", "a@b.example", "").security == "none"
    wrong = (
        (["--smtp", "smtp://mail.example", "--smtp-from", "a@b.example"], "--public-url"),
        (["--smtp", "http://mail.example", "--smtp-from", "a@b.example", "--public-url", BASE], "smtp://user@"),
        (["--smtp", "smtp://mail.example", "--public-url", BASE], "mail address that writes"),
        (["--smtp", "smtp://u:p@mail.example", "--smtp-from", "a@b.example", "--public-url", BASE], "PASSWORD_FILE"),
    )
    answers = plays(*(["--data", str(tmp_path), *words] for words, _ in wrong))
    for (words, told), (code, said) in zip(wrong, answers, strict=True):
        assert code == 2, words
        assert told in said
