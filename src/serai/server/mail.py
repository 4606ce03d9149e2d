"""Mails: the host's SMTP server, and letters that programs and people can stop with one click (RFC 8058)."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from serai.server.protocol.vocabulary import Language
from serai.text import Words

ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)
"""Addresses as nearly everybody has them (RFC 5321 without quoted parts and literal hosts)."""
MOST_LOCAL: Final = 64
TIMEOUT: Final = 20.0
"""Seconds that the mail server gets for each of its answers."""
PORTS: Final = {"smtp": 587, "smtps": 465}
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
ACCEPTED: Final = 250
TAKEN: Final = (250, 251)
FOR_GOOD: Final = 500
"""Answers of a mail server (RFC 5321, 4.2): done, will be forwarded, and refusals that no other try changes."""
UNFOLDED: Final = SMTP.clone(max_line_length=998)
"""Lines as long as RFC 5322 allows: a link in a header must stay whole, for programs post to it."""
LISTED: Final = 10
"""Games that one mail names."""


class Smtp(Struct, frozen=True):
    """A mail server, and who writes."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    sender: str
    user: str = ""
    password: str = ""


class Unsent(Exception):  # noqa: N818  # an outcome, not a fault of the program
    """A mail that has certainly not gone; `for_good` when it never will to this address."""

    def __init__(self, *, for_good: bool) -> None:
        """Say whether it is worth another try."""
        self.for_good = for_good
        super().__init__(for_good)


def is_address(text: str) -> bool:
    """Tell whether a text can be a mail address.

    >>> is_address("asha@example.org"), is_address("asha@example"), is_address("a@b.example, c@d.example")
    (True, False, False)
    """
    return ADDRESS.fullmatch(text) is not None and text.index("@") <= MOST_LOCAL


def server_at(url: str, sender: str, password: str) -> Smtp:
    """Return the mail server of an address like ``smtp://user@mail.example:587``, or raise `ValueError`.

    ``smtp`` begins encrypted talk by STARTTLS, but for this machine's own server; ``smtps`` is encrypted from the
    first byte.
    """
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(f"expected an address like smtp://user@mail.example:587, not {url!r}")
    if parts.password is not None:
        raise ValueError("a password in the address could be seen by others: give it by SERAI_SMTP_PASSWORD_FILE")
    if not is_address(sender):
        raise ValueError(f"expected the mail address that writes, not {sender!r}")
    near = parts.hostname in LOCAL
    security: Literal["tls", "starttls", "none"] = "tls" if parts.scheme == "smtps" else "none" if near else "starttls"
    user = unquote(parts.username or "")
    return Smtp(parts.hostname, parts.port or PORTS[parts.scheme], security, sender, user, password)


def send(server: Smtp, letter: EmailMessage) -> None:
    """Hand a mail to the mail server, or raise `Unsent`; it takes its time, so not on the event loop.

    When the line breaks while the mail server has all of it, nobody knows whether it goes; then it counts as sent.
    """
    try:
        line = _line(server)
    except (smtplib.SMTPException, OSError) as fault:
        raise Unsent(for_good=False) from fault
    try:
        _offer(line, server.sender, letter["To"])
        try:
            code = line.data(letter.as_bytes())[0]
        except smtplib.SMTPDataError as refused:
            raise Unsent(for_good=False) from refused
        except (smtplib.SMTPException, OSError):
            return
        if code != ACCEPTED:
            raise Unsent(for_good=False)
    finally:
        line.close()


def _offer(line: smtplib.SMTP, sender: str, address: str) -> None:
    """Name writer and reader; a reader whom the mail server refuses for good is none."""
    try:
        line.ehlo_or_helo_if_needed()
        if line.mail(sender)[0] != ACCEPTED:
            raise Unsent(for_good=False)
        code = line.rcpt(address)[0]
    except (smtplib.SMTPException, OSError) as fault:
        raise Unsent(for_good=False) from fault
    if code not in TAKEN:
        raise Unsent(for_good=code >= FOR_GOOD)


def _line(server: Smtp) -> smtplib.SMTP:
    if server.security == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=TIMEOUT, context=ssl.create_default_context()
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
    try:
        if server.security == "starttls":
            line.starttls(context=ssl.create_default_context())
        if server.user:
            line.login(server.user, server.password)
    except BaseException:
        line.close()
        raise
    return line


def question(sender: str, address: str, language: Language, place: str) -> EmailMessage:
    """Return the first mail: whether its owner wants any."""
    words = Words(language)
    return _letter(
        sender,
        address,
        words.say("mail-confirm-subject"),
        [words.say("mail-confirm-asked"), words.say("mail-confirm-link"), place, words.say("mail-confirm-else")],
    )


def reminder(
    sender: str, address: str, language: Language, games: Sequence[tuple[str, str]], links: tuple[str, str]
) -> EmailMessage:
    """Return the mail that some games wait, each in a phrase with its address.

    `links` are those that stop the mails: a page for people, and what programs post to (RFC 8058).
    """
    words = Words(language)
    subject = games[0][0] if len(games) == 1 else words.say("mail-turn-several", count=len(games))
    named = [f"{told}\n{place}" for told, place in games[:LISTED]]
    page, at_once = links
    letter = _letter(sender, address, subject, [*named, words.say("mail-turn-once"), words.say("mail-turn-stop"), page])
    letter["List-Unsubscribe"] = f"<{at_once}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def _letter(sender: str, address: str, subject: str, parts: Sequence[str]) -> EmailMessage:
    letter = EmailMessage(UNFOLDED)
    letter["From"], letter["To"], letter["Subject"] = f"Serai <{sender}>", address, subject
    letter["Date"] = format_datetime(localtime())
    letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
    return letter
