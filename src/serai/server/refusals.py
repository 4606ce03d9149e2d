"""Why the server refuses a message: a code that programs can rely on, and the facts for a sentence."""

from __future__ import annotations

from typing import Literal, TypeAlias

from serai.games.contract import Fact

Code: TypeAlias = Literal[
    "malformed",
    "too-large",
    "too-deep",
    "flood",
    "unknown-game",
    "unknown-table",
    "old-rules",
    "bad-options",
    "bad-name",
    "too-long",
    "wrong-token",
    "unknown-person",
    "bad-address",
    "no-mails",
    "too-many-mails",
    "unknown-mail",
    "unknown-feed",
    "no-leaderboard",
    "seat-taken",
    "not-seated",
    "not-finished",
    "unknown-challenge",
    "no-challenge",
    "not-studied",
    "no-such-step",
    "game-over",
    "with-people",
    "no-take-back",
    "no-request",
    "paused",
    "chat-off",
    "stale",
    "duplicate",
    "not-your-turn",
    "illegal",
    "queue-full",
    "wrong-opening",
    "late-opening",
    "unsupported-version",
    "internal",
]
"""What can be wrong with a message; `serai.text` has a sentence for each, ``error-<code>``."""


class Refused(Exception):  # noqa: N818  # an answer to a client, not a fault of the program
    """A message that the server does not carry out: nothing has changed."""

    def __init__(self, code: Code, clause: str | None = None, reason: str | None = None, **facts: Fact) -> None:
        """Keep the refusal as data; the connection's language turns it into a sentence."""
        self.code, self.clause, self.reason, self.facts = code, clause, reason, facts
        super().__init__(code, reason, facts)


class Elsewhere(Refused):
    """A table that another process owns: what is said to it has to be said there."""

    def __init__(self, owner: str) -> None:
        """Name the process."""
        super().__init__("internal", reason="elsewhere")
        self.owner = owner


class ComeBack(Refused):
    """Nobody can say for a moment who serves a table: the client is to come back, perhaps to another process."""

    def __init__(self, reason: str) -> None:
        """Name the reason."""
        super().__init__("internal", reason=reason)
