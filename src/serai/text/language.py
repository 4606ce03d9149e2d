"""The messages of one language, read from its Fluent files; what is missing is an error."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from serai.games import registry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNumber

LANGUAGES: Final = ("en", "fr", "it")
WORDS: Final = "serai.words"
RULES: Final = "rules.ftl"
"""The file that holds the rules of a game; it is read only when asked for."""

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
    return Language(language, _sources(language))


@functools.cache
def rulebook(language: str, game: str) -> Language:
    """Return the rules of a game in one language."""
    return Language(language, {RULES: spoken(words_of(game), language).joinpath(RULES).read_text("utf-8")})


def words_of(game: str) -> Traversable:
    """Return the folder of a game's words, or raise `UnknownWordsError`."""
    try:
        return files(registry.place(WORDS, game))
    except registry.UnknownGame as unknown:
        raise UnknownWordsError(f"there are no words for it: {unknown}") from unknown


def spoken(folder: Traversable, language: str) -> Traversable:
    """Return the files of a language, or those in English where a game does not speak it."""
    own = folder.joinpath(language)
    return own if own.is_dir() else folder.joinpath(LANGUAGES[0])


def _sources(language: str) -> dict[str, str]:
    """Return all messages of the house and of its games but for the rules, by file."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not spoken here; choose one of {', '.join(LANGUAGES)}.")
    folders = [("", files("serai.text")), *((f"{game}/", words_of(game)) for game in registry.names(WORDS))]
    found = [
        (place + file.name, file)
        for place, folder in folders
        for file in spoken(folder, language).iterdir()
        if file.name.endswith(".ftl") and file.name != RULES
    ]
    return {name: file.read_text("utf-8") for name, file in sorted(found, key=lambda named: named[0])}
