"""A house under a path of a larger site, like https://club.example/serai.

The proxy in front may pass the path on or take it away: what comes under the base path is served as if it came without.
So the base path must not be the beginning of any path of this house, or the two could not be told apart.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.types import Scope

WRITTEN: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*){1,8}")
LONGEST: Final = 100
OWN: Final = frozenset(
    {"api", "assets", "challenge", "feed", "games", "healthz", "index.html", "learn", "lobby", "mail", "metrics"}
    | {"puzzles", "readyz", "replay", "rules", "socket", "statistics", "table", "verify"}
)
"""What the paths of this house begin with."""


def base_path(text: str) -> str:
    """Return a base path as it is used, with no slash at its end; `ValueError` says what was expected.

    >>> base_path("/serai/"), base_path("/")
    ('/serai', '')
    """
    path = text.rstrip("/")
    if not path:
        return ""
    if len(path) > LONGEST or not WRITTEN.fullmatch(path):
        raise ValueError(f"expected a path like /serai, of letters, digits and . _ ~ -, not {text!r}")
    first = path.split("/")[1]
    if first in OWN:
        raise ValueError(f"expected a path that does not begin like those of Serai itself; /{first} is one of them")
    return path


def without_base(scope: Scope, base: str) -> Scope:
    """Return a request as it would have come without the base path; one that came without it is left as it is."""
    written = base.encode()
    raw: bytes = scope.get("raw_path") or b""
    # What is compared is what was sent: a base path needs no percent signs, and spelt with some it is another path.
    if not base or not raw.startswith(written + b"/"):
        return scope
    return {**scope, "path": scope["path"][len(base) :], "raw_path": raw[len(written) :]}
