"""A process beside this one that answers lines of JSON with lines, and is ended when it stays silent.

It can crash, hang or print without harm to whoever asks. It is no prison: what runs in it has the rights of the user
who started it.
"""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Final

import msgspec

from serai.arena.bot_protocol import Told
from serai.arena.results import Forfeit

DECODER: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)

LONGEST_LINE: Final = 65_536
"""Bytes of an answer that are read unless whoever asks wants more; what is longer is none."""


class Misbehaviour(Exception):  # noqa: N818  # what a player did, not a fault of whoever asked it
    """A player crashed, answered with what is no legal move, or did not answer."""

    def __init__(self, kind: str, reason: str) -> None:
        """Keep what kind of misbehaviour it was, and what happened."""
        super().__init__(f"{kind}: {reason}")
        self.kind, self.reason = kind, reason

    def forfeit(self, seat: int) -> Forfeit:
        """Return the misbehaviour as a lost game."""
        return msgspec.convert({"seat": seat, "kind": self.kind, "reason": self.reason}, Forfeit)


class BotProcess:
    """The asking end of a process; the answering end is `serai.arena.bot_runner` or `serai.server.worker`."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, longest: int = LONGEST_LINE
    ) -> None:
        """Start the process."""
        self._told: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._process = subprocess.Popen(  # noqa: S603  # a bot's file is run because the user asked for it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **(environment or {})},
            start_new_session=True,  # a Ctrl-C meant for the run must not look like a bot's crash
        )
        assert self._process.stdout is not None
        threading.Thread(target=_listen, args=(self._process.stdout, self._told.put, longest), daemon=True).start()

    def send(self, message: msgspec.Struct) -> None:
        """Write a line to the process."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # its process has ended; the missing answer will tell
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()

    def hear(self, limit: float) -> Told:
        """Wait for the next word; without one that can be understood the process is ended."""
        try:
            line = self._told.get(timeout=limit)
        except queue.Empty:
            self.close()
            raise Misbehaviour("silent", f"no answer within {limit:g} s") from None
        if not line:
            code = self._process.wait()
            self.close()
            raise Misbehaviour("crash", f"its process ended by itself with code {code}")
        try:
            return DECODER.decode(line)
        except msgspec.MsgspecError as fault:
            self.close()
            raise Misbehaviour("crash", "its process answered with what is no answer") from fault

    def close(self) -> None:
        """End the process; whoever waits for its answer hears that it has ended."""
        self._process.kill()
        self._process.wait()
        if self._process.stdin is not None:
            with contextlib.suppress(OSError, ValueError):  # what an ended process did not read is of no use any more
                self._process.stdin.close()


def _listen(pipe: IO[bytes], tell: Callable[[bytes], object], longest: int) -> None:
    """Pass on every line of a process, and an empty one at its end."""
    with contextlib.suppress(OSError, ValueError), pipe:
        for line in iter(lambda: pipe.readline(longest), b""):
            tell(line)
    tell(b"")
