"""What a host has settled, and where: on the command line, in the environment, in a file, or not at all.

Every option `--some-name` is also the variable `SERAI_SOME_NAME`, the contents of the file that `SERAI_SOME_NAME_FILE`
names (for secrets), and the key `some-name` of a TOML file (`--config`, `SERAI_CONFIG`). The first of these that says
something holds.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

PREFIX: Final = "SERAI_"
FILE: Final = "_FILE"
LONGEST: Final = 65_536
"""Bytes of a file that holds one value."""
PLACE: Final = frozenset({"SERAI_CONFIG", "SERAI_DATA", "SERAI_DATABASE"})
YES: Final = frozenset({"1", "true", "yes", "on"})
NO: Final = frozenset({"0", "false", "no", "off"})
PASSWORD: Final = re.compile(r"(?<=://)([^/@:\s]*):\S*@|(?<=password=)[^&\s]*")
"""What of an address is hidden: up to its last @, whatever a password is made of."""


class Holding(NamedTuple):
    """An option with what holds for it."""

    option: str
    value: Any
    source: str
    """`command line`, the name of a variable, a file, or `default`."""

    @property
    def told(self) -> str:
        """The value in words that may be shown to anybody: without passwords."""
        if "password" in self.option:
            return "(set)" if self.value else ""
        many = isinstance(self.value, list | tuple)
        text = " ".join(map(str, self.value)) if many else "" if self.value is None else str(self.value)
        return hidden(text)


def hidden(text: str) -> str:
    """Return addresses as they may be shown to anybody: without passwords."""
    return PASSWORD.sub(lambda found: f"{found[1]}:…@" if found[0].endswith("@") else "…", text)


class WrongValueError(ValueError):
    """A value that cannot be used, with its source and what was expected."""


def add_config(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a file of options."""
    told = "TOML file of options; each is also a variable: --some-name is SERAI_SOME_NAME (`serai config` tells all)"
    parser.add_argument("--config", type=Path, metavar="FILE", help=told)


def read(
    parser: argparse.ArgumentParser,
    words: Sequence[str] | None,
    environment: Mapping[str, str] = os.environ,
    *,
    others: bool = False,
) -> tuple[argparse.Namespace, list[Holding]]:
    """Return what holds, and why; what is wrong ends the program as argparse does, with a sentence and code 2.

    `others` lets a file have options that are not this command's: those of the server it has to do with.
    """
    options = [action for action in parser._actions if action.option_strings and action.dest != "help"]
    said = parser.parse_args(words, argparse.Namespace(**dict.fromkeys(action.dest for action in options)))
    holding: list[Holding] = []
    try:
        chosen = said.config or environment.get(f"{PREFIX}CONFIG")
        file = _table(Path(chosen), options, others=others) if chosen else {}
        for action in options:
            value, source = getattr(said, action.dest), "command line"
            if value is None:
                value, source = _elsewhere(action, environment, file, str(chosen))
            setattr(said, action.dest, value)
            holding.append(Holding(_name(action), value, source))
    except WrongValueError as fault:
        parser.error(str(fault))
    return said, holding


def read_place(
    parser: argparse.ArgumentParser, words: Sequence[str], environment: Mapping[str, str] = os.environ
) -> argparse.Namespace:
    """Read a command that cares for a server's data: where that is may be said as for the server, the rest is words."""
    known = {name: value for name, value in environment.items() if name.removesuffix(FILE) in PLACE}
    return read(parser, words, known, others=True)[0]


def strangers(parser: argparse.ArgumentParser, environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return variables that look like options and are none."""
    known = {f"{PREFIX}{action.dest.upper()}" for action in parser._actions} | {f"{PREFIX}CACHE"}
    found = (name for name in environment if name.startswith(PREFIX))
    return sorted(name for name in found if name.removesuffix(FILE) not in known)


def _name(action: argparse.Action) -> str:
    return max(action.option_strings, key=len).removeprefix("--")


def _table(path: Path, options: Sequence[argparse.Action], *, others: bool) -> dict[str, Any]:
    """Return what a file says, by option."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as fault:
        raise WrongValueError(f"the file of options {path} cannot be read ({fault.strerror}).") from fault
    except ValueError as fault:
        raise WrongValueError(f"the file of options {path} is no TOML: {fault}.") from fault
    names = [_name(action) for action in options if action.dest != "config"]
    for key in found:
        if key.replace("_", "-") not in names and not others:
            near = difflib.get_close_matches(key.replace("_", "-"), names, 1)
            raise WrongValueError(
                f"{path}: there is no option {key!r}" + (f"; did you mean {near[0]!r}?" if near else ".")
            )
    return {key.replace("_", "-"): value for key, value in found.items()}


def _elsewhere(
    action: argparse.Action, environment: Mapping[str, str], file: Mapping[str, Any], path: str
) -> tuple[Any, str]:
    """Return the value of an option that the command line does not name, and where it comes from."""
    variable = f"{PREFIX}{action.dest.upper()}"
    if given := environment.get(variable):  # one that is empty says nothing
        return _value(action, given, variable), variable
    if named := environment.get(variable + FILE):
        try:
            with Path(named).open("rb") as secret:
                text = secret.read(LONGEST).decode("utf-8").strip()
        except (OSError, UnicodeDecodeError) as fault:
            raise WrongValueError(f"{variable}{FILE}: {named} cannot be read ({fault}).") from fault
        return _value(action, text, variable + FILE), variable + FILE
    if _name(action) in file:
        return _value(action, file[_name(action)], f"{path}: {_name(action)}"), path
    return action.default, "default"


def _value(action: argparse.Action, given: Any, source: str) -> Any:
    """Return a value as the command line would have given it."""
    if action.nargs == 0 or (action.nargs == "?" and str(given).lower() in YES | NO):
        word = str(given).lower()
        if word not in YES | NO:
            raise WrongValueError(f"{source}: expected yes or no, not {given!r}.")
        return (action.const if action.const is not None else True) if word in YES else action.default
    several = isinstance(action.default, list)
    if isinstance(given, dict) or (isinstance(given, list) and not several):
        raise WrongValueError(f"{source}: expected one value, not {given!r}.")
    parts = given if isinstance(given, list) else str(given).split() if several else [given]
    found = [_converted(action, str(part), source) for part in parts]
    return found if several else found[0]


def _converted(action: argparse.Action, text: str, source: str) -> Any:
    """Return a word as the option's own type."""
    kind = action.type if callable(action.type) else str
    try:
        value = kind(text)
    except (argparse.ArgumentTypeError, ValueError, TypeError) as fault:
        raise WrongValueError(f"{source}: {fault}.") from fault
    if action.choices is not None and value not in action.choices:
        raise WrongValueError(f"{source}: expected one of {', '.join(map(str, action.choices))}, not {text!r}.")
    return value
