"""Every message with every count from 0 to 7 and every person, as a reader would get it.

``python -m tests.text.counted fr`` prints them, to be read by somebody who speaks the language.
"""

from __future__ import annotations

import functools
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.text import LANGUAGES, Words

TEXT = Path(serai.__file__).parent / "text"
COUNTS = range(8)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PHRASES = {
    "player": "Asha", "buyer": "Elif", "first": "Asha", "last": "Elif", "next": "Omar", "other": "Elif",
    "starter": "Asha", "camel": "Elif", "players": "Asha, Elif", "winners": "Asha, Elif", "names": "Asha, Elif",
    "game": "Eschnapur", "level": "Merchant", "square": "S0", "here": "S0", "there": "P0", "token": "A",
    "discovery": "3/9", "time": "0:12", "notation": "camels", "why": "…", "told": "…", "what": "…", "label": "duel 1",
    "values": "4 + 3", "good": "…", "address": "…", "colour": "…", "card": "…", "cards": "…", "tokens": "…",
    "price": "…", "was": "…", "name": "…", "kept": "…", "a": "…", "b": "…", "item": "…", "symbols": "…", "asks": "…",
    "lacking": "…", "given": "…", "taken": "…", "market": "…", "hand": "…", "drawn": "…", "steps": "…",
}  # fmt: skip
"""What stands for what is no number; what a message takes as a number in one place is one everywhere."""


class Parts(Visitor):
    """Collect what a message names: variables, what it chooses by, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@functools.cache
def parsed(language: str) -> dict[str, ftl.Message]:
    """Return the messages of a language, the rules left out."""
    found: dict[str, ftl.Message] = {}
    for path in sorted([*TEXT.glob(f"{language}/*.ftl"), *TEXT.glob(f"*/{language}/*.ftl")]):
        if path.name != "rules.ftl":
            body = FluentParser().parse(path.read_text("utf-8")).body
            found |= {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return found


@functools.cache
def parts(language: str, message: str) -> Parts:
    """Return what a message names, itself or by the messages it refers to."""
    own = Parts()
    own.visit(parsed(language)[message])
    for other in sorted(own.references):
        inner = parts(language, other)
        own.variables |= inner.variables
        for variable, keys in inner.choices.items():
            own.choices.setdefault(variable, set()).update(keys)
    return own


def is_number(variable: str, keys: set[str]) -> bool:
    """Tell whether a variable is a number: it is chosen by as one, or it is not chosen by and is no phrase."""
    words = {key for key in keys if not key.isdigit()}
    return words <= PLURALS | {"unknown"} if keys else variable not in PHRASES


def sentences(language: str) -> Iterator[tuple[str, int | None, str]]:
    """Yield each message with each count (None for one that has none), in every choice of its words."""
    words = Words(language)
    for message in parsed(language):
        named = parts(language, message)
        choices = named.choices
        numbers = {name for name in named.variables if is_number(name, choices.get(name, set()))}
        texts = {name: PHRASES.get(name, "…") for name in named.variables - numbers}
        chosen = sorted(name for name in choices if name not in numbers)
        for picks in itertools.product(*(sorted(choices[name]) for name in chosen)):
            told = {**texts, **dict(zip(chosen, picks, strict=True))}
            for count in COUNTS if numbers else (None,):
                yield message, count, words.say(message, **told, **dict.fromkeys(numbers, count or 0))


def main(language: str) -> None:
    """Print every sentence once, with a few counts."""
    seen: set[str] = set()
    for message, count, sentence in sentences(language):
        if count in (None, 0, 1, 2, 5) and sentence not in seen:
            seen.add(sentence)
            sys.stdout.write(f"{message}\t{count}\t{sentence}\n")


if __name__ == "__main__":
    for spoken in sys.argv[1:] or LANGUAGES:
        main(spoken)
