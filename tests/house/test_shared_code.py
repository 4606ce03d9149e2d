"""Shared code knows no game by name: whatever is said of one stands in its own modules."""

from __future__ import annotations

import re
from pathlib import Path

import serai
from serai.games import registry

SOURCE = Path(serai.__file__).parent
OF_GAMES = {SOURCE / "bench" / "rules.py": "measures the kernels of both games beside C++"}
"""Shared by its place, but a study of certain games."""


def mentions(names: tuple[str, ...]) -> dict[str, list[str]]:
    """Return the lines of shared code that name a game, by file."""
    named, own = re.compile("|".join(names), re.IGNORECASE), re.compile(rf"({'|'.join(names)})(\.\w+)?")
    found = {}
    for path in sorted(SOURCE.rglob("*")):
        place = path.relative_to(SOURCE)
        shared = path.suffix in {".py", ".ftl", ".json", ".toml"} and "static" not in place.parts
        if shared and path not in OF_GAMES and not any(own.fullmatch(part) for part in place.parts):
            lines = [line for line in path.read_text("utf-8").splitlines() if named.search(line)]
            if lines:
                found[str(place)] = lines
    return found


def test_no_game_is_mentioned_in_shared_code() -> None:
    names = registry.names()
    assert {"jaipur", "eschnapur"} <= {*names}
    assert mentions(names) == {}


def test_a_mention_would_be_found() -> None:
    assert mentions(("starlette",)), "the search reads the shared code"
