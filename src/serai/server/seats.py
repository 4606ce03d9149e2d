"""Who sits where: tokens that hold seats, and names and lines that are safe to show."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from serai.server.refusals import Refused
from serai.text.plain import cleaned

NAME_LENGTH: Final = 24
LINE_LENGTH: Final = 300


def new_token() -> str:
    """Return an unguessable token of 256 bits."""
    return secrets.token_urlsafe(32)


def own_token(person: str, table: str, seat: int) -> str:
    """Return the token of a person's seat: it can be made again for whoever has the secret, and tells nothing of it."""
    made = hmac.digest(bytes.fromhex(person), f"serai seat {table} {seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def new_table_id() -> str:
    """Return a table's name: 96 bits, so that only those who are told it find it."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> bytes:
    """Return what is stored of a token; the token itself never is."""
    return hashlib.sha256(b"serai seat" + token.encode()).digest()


def hashed_person(person: str) -> bytes:
    """Return what is stored of a person's secret; a look-up by it tells nothing of how near a guess is."""
    return hashlib.sha256(b"serai person" + bytes.fromhex(person)).digest()


def hashed_sit(message: str) -> bytes:
    """Return what is stored of the message that took a seat: whoever can send it again can take the seat over."""
    return hashlib.sha256(b"serai sit" + message.encode()).digest()


def holds(token: str, stored: bytes | None) -> bool:
    """Tell whether a token is the one that holds a seat, in a time that tells nothing else."""
    return stored is not None and hmac.compare_digest(hashed(token), stored)


def clean_name(text: str) -> str:
    """Return a name without anything invisible, or refuse it; who has none is named by each reader's language."""
    name = cleaned(text)
    if len(name) > NAME_LENGTH:
        raise Refused("bad-name", limit=NAME_LENGTH)
    return name


def clean_line(text: str) -> str:
    """Return a line of chat without anything invisible, or refuse it."""
    line = cleaned(text)
    if not line:
        raise Refused("malformed", reason="empty-text")
    if len(line) > LINE_LENGTH:
        raise Refused("too-long", limit=LINE_LENGTH)
    return line
