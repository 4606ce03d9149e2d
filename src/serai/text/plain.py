"""Text of strangers, made safe to show: nothing in it can move a cursor, hide a letter or forge a line."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any, Final

MOST_MARKS: Final = 3
"""Combining marks on one letter; more of them climb over the neighbouring lines."""


def cleaned(text: str) -> str:
    r"""Normalise a text, and drop control, format and private characters and towers of combining marks.

    >>> cleaned("  Ana\u202e\x00   of  Serai ")
    'Ana of Serai'
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category[0] == "M" else 0
        if category in ("Zs", "Zl", "Zp") or sign in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= MOST_MARKS:
            kept.append(sign)
    return re.sub(" +", " ", "".join(kept)).strip(" ")


def escaped(text: str) -> str:
    r"""Return a text on one line in which every character that is not to be seen is written out.

    >>> escaped("a\x1b[31m\x7f b\u2028c")
    'a\\x1b[31m\\x7f b\\u2028c'
    """
    return "".join(sign if _seen(sign) else sign.encode("unicode_escape").decode() for sign in text)


def _seen(sign: str) -> bool:
    """Tell whether a character is a visible one or a space, also one that keeps words together."""
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def json_line(value: Any) -> str:
    r"""Return a value as JSON of plain ASCII letters; DEL, which JSON lets through, is written out too.

    >>> json_line({"name": "\x7f\x9b\u2028"})
    '{"name": "\\u007f\\u009b\\u2028"}'
    """
    return json.dumps(value).replace("\x7f", "\\u007f")
