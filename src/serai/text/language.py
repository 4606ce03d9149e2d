"""The messages of one language, read from its Fluent files; what is missing is an error."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeAlias, cast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNumber

LANGUAGES: Final = ("en", "fr", "it")
RULES: Final = "rules-"
"""How the names of the files begin that hold the rules of a game; they are read only when asked for."""

Variable: TypeAlias = str | int


class UnknownWordsError(LookupError):
    """A message or a variable that a language does not have, by its name."""


class Language:
    """Some Fluent files of one language as messages that can be said."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        """Read the sources, by file name."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # slow; not every command speaks
        from fluent.syntax.ast import Message  # noqa: PLC0415

        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.name = language
        self.ids: dict[str, list[str]] = {}
        """The messages of each file in their order."""
        for file, source in sources.items():
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self.ids[file] = [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def has(self, message: str) -> bool:
        """Tell whether there is a message of that name."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, variables: Mapping[str, Variable]) -> str:
        """Return a message as text, or raise `UnknownWordsError` with the name of what is missing."""
        if not self.has(message):
            raise UnknownWordsError(f"there is no message {message!r} in {self.name!r}.")
        given = {name: value if isinstance(value, str) else _number(value) for name, value in variables.items()}
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnknownWordsError(f"the message {message!r} in {self.name!r} has no text.")
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            told = "; ".join(str(error) for error in errors)
            raise UnknownWordsError(f"the message {message!r} in {self.name!r} cannot be said: {told}.")
        return str(text)


@functools.lru_cache(maxsize=1 << 10)
def _number(value: int) -> FluentNumber:
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    return cast("FluentNumber", fluent_number(value, useGrouping=False))


@functools.cache
def speech(language: str) -> Language:
    """Return everything a language says, the rules of the games left out."""
    return Language(language, _sources(language, rules=False))


@functools.cache
def rulebook(language: str) -> Language:
    """Return the rules of all games in one language."""
    return Language(language, _sources(language, rules=True))


def _sources(language: str, *, rules: bool) -> dict[str, str]:
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not spoken here; choose one of {', '.join(LANGUAGES)}.")
    found = (file for file in files("serai.text").joinpath(language).iterdir() if file.name.endswith(".ftl"))
    chosen = (file for file in found if file.name.startswith(RULES) == rules)
    return {file.name: file.read_text("utf-8") for file in sorted(chosen, key=lambda file: file.name)}
