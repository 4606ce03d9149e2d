"""What the page asks for of a game that it does not bring along: the game's script, its words and its rules.

Such a game comes from another package, which names a folder with ``page.js`` in the group ``serai.pages`` (see
`serai.games.registry`). Its words are those that the server itself speaks.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from serai import players
from serai.games import registry
from serai.text.language import LANGUAGES, RULES, WORDS, spoken, words_of

PAGES: Final = "serai.pages"


def game_files() -> Iterator[tuple[str, bytes]]:
    """Yield every file with the path that a browser asks for."""
    for name in registry.names(PAGES):
        yield script_of(name), files(registry.place(PAGES, name)).joinpath("page.js").read_bytes()
        if name in registry.names(WORDS):
            yield f"/games/{name}/facts.json", words_of(name).joinpath("facts.json").read_bytes()
            for language in LANGUAGES:
                own = sorted(spoken(words_of(name), language).iterdir(), key=lambda file: file.name)
                told = {file.name: file.read_bytes() for file in own if file.name.endswith(".ftl")}
                yield f"/games/{name}/rules-{language}.ftl", told.pop(RULES, b"")
                yield f"/games/{name}/words-{language}.ftl", b"\n".join(told.values())


def script_of(name: str) -> str:
    """Return the path of a game's script."""
    return f"/games/{name}.js"


def offers() -> list[dict[str, Any]]:
    """Return the games as the page is told of them; whoever is first reads a lot of code."""
    return [
        {
            "name": name,
            "levels": players.names(name) if name in registry.names(players.PLAYERS) else [],
            "page": script_of(name) if name in registry.names(PAGES) else None,
        }
        for name in registry.names()
    ]
