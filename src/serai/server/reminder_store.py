"""What is kept so that people hear of their turn: private feeds, mail addresses, and what was written about already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from serai.server.protocol.vocabulary import Language
from serai.server.stored_rows import SeatRow, TableRow

MANY: Final = 2**31 - 1
"""More than anybody is ever asked."""


class MailRow(Struct, frozen=True):
    """Where a person wants mails; none but the first goes there before it is confirmed."""

    person: int
    address: str
    language: Language
    key: str
    """What the links of the mails carry: whoever has it confirms, or stops it all."""
    confirmed: bool


class AskedRow(Struct, frozen=True):
    """What was asked of a mail address, by its hash: when last, how often, and whether its owner wants nothing."""

    asked: int
    count: int
    refused: bool


class WaitingGame(Struct, frozen=True):
    """A game that waits for a person."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    own: int
    turn: int
    """The version of the person's last own move, 0 before the first: a turn of theirs is waited for after it."""
    since: int
    """When the last move of the table was made."""


class ReminderStore(Protocol):
    """Where that is kept."""

    async def feed(self, person: int) -> bytes | None:
        """Return the salt of a person's feed."""
        ...

    async def set_feed(self, person: int, salt: bytes | None, token: bytes | None) -> None:
        """Give a person another feed, known by the hash of its token, or none."""
        ...

    async def feed_owner(self, token: bytes) -> int | None:
        """Return whose feed a token's hash is of."""
        ...

    async def waiting(self, person: int, most: int) -> list[WaitingGame]:
        """Return games that wait for a person."""
        ...

    async def mail(self, person: int) -> MailRow | None:
        """Return where a person wants mails."""
        ...

    async def mail_of_key(self, key: str) -> MailRow | None:
        """Return what a key of a mail stands for."""
        ...

    async def set_mail(self, row: MailRow, owner: bytes, at: int, most: int = MANY) -> bool:
        """Note that mails are wanted somewhere and that the owner of that address is asked; tell whether it was noted.

        It is not when the owner was asked so many times already.
        """
        ...

    async def confirm(self, key: str) -> None:
        """Note that the owner of an address wants the mails."""
        ...

    async def stop(self, person: int, refused: bytes | None, at: int) -> None:
        """Forget a person's address; its owner, by the hash, may want nothing ever again."""
        ...

    async def asked(self, owner: bytes) -> AskedRow | None:
        """Return what was asked of an address."""
        ...

    async def forget_asked(self, before: int) -> None:
        """Forget what was asked of addresses before a moment; what their owners refused stays."""
        ...

    async def confirmed(self, after: int, most: int) -> list[MailRow]:
        """Return some confirmed addresses, by the number of their people, after one."""
        ...

    async def mark(self, person: int, turns: Sequence[tuple[str, int]]) -> list[str]:
        """Note that a person is told of turns; return the tables of those that were not told before."""
        ...

    async def unmark(self, person: int, tables: Sequence[str]) -> None:
        """Take back that a person was told: the mail did not go."""
        ...
