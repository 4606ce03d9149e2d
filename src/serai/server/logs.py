"""The server's log: one JSON object a line, made of named fields, never of what somebody sent.

Nothing here is given tokens, entropies, secrets, cards, moves or chat, so that no line can tell them.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

LOGGER: Final = logging.getLogger("serai.server")


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, event and fields; of an exception its kind and place, not its text."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
        }
        line["event"] = record.getMessage()
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["place"] = f"{trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
        return json.dumps(line)


def log(event: str, **fields: str | int | float | None) -> None:
    """Tell what happened."""
    LOGGER.info(event, extra={"fields": fields})


def fault(event: str, **fields: str | int | float | None) -> None:
    """Tell what went wrong, from inside an ``except``."""
    LOGGER.error(event, exc_info=True, extra={"fields": fields})


def set_up(*, quiet: bool = False) -> None:
    """Send the log of the server, and of the server under it, to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("serai.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING if quiet or name != "serai.server" else logging.INFO)
