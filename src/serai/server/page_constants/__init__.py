"""The numbers of the page's copy of the rules, written from the rules themselves so that neither can drift.

The page judges a selection before it is sent and checks records without a server, so it has a copy of each game's
rules. Every constant of that copy is written by ``python -m serai.server.page_constants`` into
``web/src/games/<game>/rules/``, from what the module of the game's name beside this one gives.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

Files: TypeAlias = Mapping[str, Mapping[str, Any]]
"""What a game's module gives: by file, then by name, each value as JSON has it."""

GAMES: Final = Path(__file__).resolve().parents[4] / "web" / "src" / "games"
HEAD: Final = "// Written by `python -m serai.server.page_constants` from the rules in Python; change it there.\n"
WIDTH: Final = 120


def written() -> Iterator[tuple[Path, str]]:
    """Yield every file of constants and what it should say."""
    for entry in sorted(GAMES.glob("*/index.ts")):
        game = entry.parent
        files: Files = importlib.import_module(f"{__name__}.{game.name}").files()
        for name, constants in files.items():
            lines = (f"export const {constant} = {_value(value)} as const;\n" for constant, value in constants.items())
            yield game / "rules" / f"{name}.ts", HEAD + "\n" + "".join(lines)


def _value(value: Any, indent: str = "") -> str:
    """Return a value on one line if that is short enough, else an entry a line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) < WIDTH or not isinstance(value, dict | list):
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        entries = [f"{json.dumps(str(key))}: {_value(each, inner)}" for key, each in value.items()]
        return "{\n" + "".join(f"{inner}{entry},\n" for entry in entries) + indent + "}"
    return "[\n" + "".join(f"{inner}{_value(each, inner)},\n" for each in value) + indent + "]"
