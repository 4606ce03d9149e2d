"""A person's waiting games as a calendar (RFC 5545) and as a feed of news (Atom, RFC 4287)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree as Xml

from msgspec import Struct

from serai.server.protocol.vocabulary import Language
from serai.text import Words

CALENDAR: Final = "text/calendar; charset=utf-8"
ATOM: Final = "application/atom+xml; charset=utf-8"
OCTETS: Final = 75
"""The longest line of a calendar (RFC 5545, 3.1)."""
SPACE: Final = "http://www.w3.org/2005/Atom"


class Item(Struct, frozen=True):
    """A game that waits: what to say of it, where it is, since when it waits, and until when."""

    id: str
    told: str
    place: str
    since: int
    due: int | None


def calendar(items: Sequence[Item], language: Language, now: int) -> str:
    """Return the games as a calendar: at the end of the time for the move, or today where there is none."""
    words = Words(language)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Serai//Waiting games//EN", "METHOD:PUBLISH"]
    lines += [f"X-WR-CALNAME:{_text(words.say('feed-title'))}", "REFRESH-INTERVAL;VALUE=DURATION:PT30M"]
    for item in items:
        lines += ["BEGIN:VEVENT", f"UID:{item.id}@serai", f"DTSTAMP:{_moment(item.since)}"]
        if item.due is None:
            lines += [f"DTSTART;VALUE=DATE:{_moment(now)[:8]}"]
        else:
            lines += [f"DTSTART:{_moment(item.due)}", f"DTEND:{_moment(item.due)}"]
        lines += [f"SUMMARY:{_text(item.told)}", f"URL:{item.place}", f"DESCRIPTION:{_text(item.place)}", "END:VEVENT"]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    """Return a text as a value of a calendar."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """Break a line that is too long, never inside a letter."""
    parts, length = [""], 0
    for letter in line:
        size = len(letter.encode())
        if length + size > OCTETS:
            parts.append("")
            length = 1  # the space that goes on with a line
        parts[-1] += letter
        length += size
    return "\r\n ".join(parts)


def atom(items: Sequence[Item], language: Language, base: str, own: str, now: int) -> bytes:
    """Return the games as a feed of news, the newest first; `own` names the feed without giving its token away."""
    Xml.register_namespace("", SPACE)
    feed = Xml.Element(f"{{{SPACE}}}feed", {"{http://www.w3.org/XML/1998/namespace}lang": language})
    newest = sorted(items, key=lambda item: item.since, reverse=True)
    _add(feed, "title", Words(language).say("feed-title"))
    _add(feed, "id", f"urn:serai:feed:{own}")
    _add(feed, "updated", _date(newest[0].since if newest else now))
    _add(_add(feed, "author"), "name", "Serai")
    _add(feed, "link", href=f"{base}/games")
    for item in newest:
        entry = _add(feed, "entry")
        _add(entry, "title", item.told)
        _add(entry, "id", f"urn:serai:turn:{item.id}")
        _add(entry, "updated", _date(item.since))
        _add(entry, "link", href=item.place)
    written: bytes = Xml.tostring(feed, encoding="utf-8", xml_declaration=True)
    return written


def _add(parent: Xml.Element, name: str, text: str | None = None, **attributes: str) -> Xml.Element:
    child = Xml.SubElement(parent, f"{{{SPACE}}}{name}", attributes)
    child.text = text
    return child


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat()
