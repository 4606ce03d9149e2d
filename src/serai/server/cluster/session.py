"""A session of two processes: letters in both directions, every one of them exactly once and in order, or the end.

The bus may lose letters, repeat them, and change their order. What comes twice is ignored, what comes too early waits
a moment for what is missing; a letter that does not come, or a peer that is silent, ends the session. Then every client
that hangs on it is sent away to come back, and nothing has to be guessed about what the other side has heard.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from serai.server.cluster.letters import ENCODER, Beat, Envelope, Frame, InSession

BEAT: Final = 1.0
"""Seconds between two signs of life."""
SILENCE: Final = 5.0
"""Seconds without one after which the peer is taken for gone."""
SLEEP: Final = 2.5
"""Seconds without one after which the peer is taken to have slept, or not to have had the processor."""
GAP: Final = 1.5
"""Seconds that a missing letter may take."""
MOST_EARLY: Final = 1024
"""Letters that may come too early."""

Write = Callable[[str, bytes], None]


class Session:
    """One end of a session."""

    def __init__(
        self,
        name: str,
        own: str,
        peer: str,
        write: Write,
        heard: Callable[[InSession], None],
        ended: Callable[[Session], None],
        slept: Callable[[float], None] = lambda _: None,
    ) -> None:
        """Begin; `heard` gets every letter, `ended` is called once, `slept` when the peer was silent for a while."""
        self.name, self.peer = name, peer
        self._own, self._write, self._heard, self._ended, self._slept = own, write, heard, ended, slept
        self._outbox: list[InSession] = []
        self._sent = self._received = 0
        self._early: dict[int, Sequence[InSession]] = {}
        self._early_since = self._spoke = 0.0
        self.heard_at = self._in_order_at = time.monotonic()
        self._ended_at = 0.0
        self.over = False

    # Sending

    def put(self, letter: InSession) -> None:
        """Send a letter with all others of this turn of the loop."""
        if self.over:
            return
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outbox.append(letter)

    def frame(self, link: int, text: str) -> None:
        """Tell a client something; what several are told in a row is sent once."""
        last = self._outbox[-1] if self._outbox else None
        if isinstance(last, Frame) and last.text is text:
            last.links.append(link)
        else:
            self.put(Frame([link], text))

    @property
    def told_all(self) -> bool:
        """Whether nothing waits to be sent: who ends a session before that leaves the peer to guess who has gone."""
        return not self._outbox

    def _flush(self) -> None:
        if self._outbox and not self.over:
            letters, self._outbox = self._outbox, []
            self._sent += 1
            self._spoke = time.monotonic()
            self._write(self.peer, ENCODER.encode(Envelope(self._own, self.name, self._sent, [*letters])))

    # Hearing

    def receive(self, number: int, letters: Sequence[InSession]) -> None:
        """Take letters in: at once if it is their turn, never twice."""
        before, self.heard_at = self.heard_at, time.monotonic()
        if self.heard_at - before > SLEEP and not self.over:
            self._slept(before + BEAT)
        if self.over or number <= self._received or number in self._early:
            return
        if not self._early:
            self._early_since = self.heard_at
        self._early[number] = letters
        while not self.over and (due := self._early.pop(self._received + 1, None)) is not None:
            self._received += 1
            self._early_since = self._in_order_at = self.heard_at
            for letter in due:
                if not isinstance(letter, Beat):
                    self._heard(letter)
                elif letter.slept > 0 and not self.over:
                    self._slept(self.heard_at - letter.slept)

    @property
    def sound_until(self) -> float:
        """Up to when everything had come that the peer said: since then it is silent, or a letter is missing."""
        if self.over:
            return self._ended_at
        return self._in_order_at if self._early else self.heard_at

    def beat(self) -> None:
        """Give a sign of life, and end the session when the peer gives none or a letter does not come."""
        now = time.monotonic()
        missing = self._early and (now - self._early_since > GAP or len(self._early) > MOST_EARLY)
        if missing or now - self.heard_at > SILENCE:
            self.end()
        elif not self._outbox and now - self._spoke >= BEAT / 2:
            self.put(Beat())

    def end(self, sound_until: float | None = None) -> None:
        """Hear and say nothing more; the peer may know up to when all was well."""
        if not self.over:
            self._ended_at = self.sound_until if sound_until is None else min(self.sound_until, sound_until)
            self.over = True
            self._outbox.clear()
            self._early.clear()
            self._ended(self)
