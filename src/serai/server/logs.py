"""The server's log: one JSON object a line from the first line on, made of named fields, never of what somebody sent.

A person who looks on gets the same in words: time, event, fields. Nothing here is given tokens, entropies, secrets,
cards, moves or chat, so that no line can tell them. What strangers can cause as often as they like is told every now
and then, with how often it was not.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

from serai.text.plain import escaped, json_line

LOGGER: Final = logging.getLogger("serai.server")
SELDOM: Final = 10.0
"""Seconds between two lines about the same."""
MOST_KINDS: Final = 1000
"""Kinds of lines that are remembered at a time."""
Field = str | int | float | None


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, event and fields; of an exception its kind and place, not its text."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["place"] = f"{trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
        for name, value in getattr(record, "fields", {}).items():
            line[f"{name}_" if name in line else name] = value
        return self.written(line)

    def written(self, line: dict[str, object]) -> str:
        """Write the fields of a line."""
        return json_line(line)


class PlainLines(Lines):
    """The same for a person at a terminal."""

    def written(self, line: dict[str, object]) -> str:
        """Write the time of day, the event, and each field with its name."""
        at, level, event = (str(line.pop(name)) for name in ("at", "level", "event"))
        told = "".join(f"  {name}={escaped(str(value))}" for name, value in line.items())
        return f"{at[11:19]}  {'' if level == 'info' else f'{level}: '}{escaped(event)}{told}"


class Seldom(logging.Filter):
    """Lets one record of a kind through, then counts those of the next seconds."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        super().__init__()
        self._told: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is shown, and add to it how many were not."""
        fields = getattr(record, "fields", {})
        kind, now = f"{record.name} {record.msg} {fields.get('reason')}", time.monotonic()
        told, hushed = self._told.get(kind, (now - SELDOM, 0))
        if now - told < SELDOM:
            self._told[kind] = (told, hushed + 1)
            return False
        if len(self._told) >= MOST_KINDS:
            self._told.clear()
        self._told[kind] = (now, 0)
        record.fields = {**fields, "hushed": hushed} if hushed else fields
        return True


SELDOM_LOGGER: Final = LOGGER.getChild("seldom")
SELDOM_LOGGER.addFilter(Seldom())


def log(event: str, **fields: Field) -> None:
    """Tell what happened."""
    LOGGER.info(event, extra={"fields": fields})


def warn(event: str, **fields: Field) -> None:
    """Tell what the host should know."""
    LOGGER.warning(event, extra={"fields": fields})


def rarely(event: str, **fields: Field) -> None:
    """Tell what a stranger has caused, at most once in a while."""
    SELDOM_LOGGER.warning(event, extra={"fields": fields})


def fault(event: str, **fields: Field) -> None:
    """Tell what went wrong, from inside an ``except``."""
    LOGGER.error(event, exc_info=True, extra={"fields": fields})


def set_up(level: str = "info") -> None:
    """Send the log of the server, and of every library under it, to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else Lines())
    least = logging.getLevelNamesMapping()[level.upper()]
    for name in ("", "serai.server", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        ours = name == "serai.server"
        logger.setLevel(least if ours else max(least, logging.WARNING))
        if not ours:
            logger.filters[:] = [Seldom()]
    logging.captureWarnings(True)
