"""Options of a game from texts, as a command line gives them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from serai.games import registry


class UnknownOption(ValueError):  # noqa: N818  # said to a person who asked for an option that is not there
    """The game has no such option, or not with such a value."""


def split_options(said: Iterable[str]) -> dict[str, str]:
    """Return the values of ``NAME=VALUE`` texts by their names; what is said last holds."""
    texts: dict[str, str] = {}
    for text in said:
        name, _, value = text.partition("=")
        if not (name and value):
            raise UnknownOption(f"--option {text}: expected NAME=VALUE.")
        texts[name] = value
    return texts


def read_options(name: str, texts: Mapping[str, str]) -> dict[str, Any]:
    """Read options of a game from texts by their names, and return all of its options by name."""
    kind = registry.load(name).options_type
    fields = {field.name: field.default for field in msgspec.structs.fields(kind)}
    unknown = sorted(set(texts) - set(fields))
    told = ", ".join(f"{field}={default}" for field, default in fields.items())
    if unknown:
        raise UnknownOption(f"{name} has no option {unknown[0]!r}. Its options with what they are by default: {told}.")
    try:
        options = msgspec.convert(dict(texts), kind, strict=False)
    except msgspec.ValidationError as fault:
        raise UnknownOption(f"an option of {name} makes no sense: {fault}. Its options: {told}.") from fault
    return msgspec.structs.asdict(options)
