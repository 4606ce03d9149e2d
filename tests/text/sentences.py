"""Sentences that Python and the browser must say alike: ``vectors.json``, and how each of them is said.

``python -m tests.text.sentences`` says all of them anew into the file, to be proofread in the difference.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from serai.games.contract import Event, IllegalMove
from serai.text import LANGUAGES, Words

FILE = Path(__file__).with_name("vectors.json")


def vectors() -> list[dict[str, Any]]:
    """Return the vectors: what is to be said, and the sentence expected in each language."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
    return found


def said(words: Words, vector: dict[str, Any]) -> str:
    """Return what Python says."""
    game = vector["game"]
    match vector["kind"]:
        case "say":
            return words.say(vector["message"], **vector["facts"])
        case "cards":
            return words.cards(game, vector["cards"])
        case "event":
            event = msgspec.convert(vector["event"], Event)
            return words.event(game, event, vector["names"], vector["you"])
        case "refusal":
            told = vector["refusal"]
            return words.refusal(game, IllegalMove(told["clause"], told["reason"], **told["facts"]))
        case "move":
            return words.move(game, vector["move"], vector["brings"])
        case "rule":
            return dict(words.rules(game))[vector["clause"]]
    raise AssertionError(f"nobody knows how to say a {vector['kind']!r}")


def main() -> None:
    """Say everything anew, one vector a line."""
    told = vectors()
    for vector in told:
        vector["expected"] = {language: said(Words(language), vector) for language in LANGUAGES}
    lines = (json.dumps(vector, ensure_ascii=False) for vector in told)
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    sys.stdout.write(f"{len(told)} vectors in {len(LANGUAGES)} languages\n")


if __name__ == "__main__":
    main()
