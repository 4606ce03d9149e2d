"""The browser's types, written from the server's structures so that neither can drift from the other.

``python -m serai.server.typescript`` writes ``web/src/protocol.ts``.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from serai.games import registry
from serai.games.contract import Game
from serai.server import refusals
from serai.server.protocol import FromClient, FromServer, answers, messages, parts, vocabulary

HEAD: Final = """\
// The protocol of the socket. Written by `python -m serai.server.typescript` from
// src/serai/server/protocol; change it there.
//
// To play: create -> created {table, commitment}; sit {table, name, commitment} -> seated {seat, token};
// attach {table, token} -> state; open {table, digest, entropy} once the status is "opening" (docs/dealing.md);
// then move -> ack, and an update to everybody attached. A client that comes back attaches again with the last
// version it saw (and the last chat number as `heard`).
"""
ALIASES: Final[dict[str, Any]] = {
    "Language": vocabulary.Language,
    "Status": vocabulary.Status,
    "EndReason": vocabulary.EndReason,
    "Phrase": vocabulary.Phrase,
    "ErrorCode": refusals.Code,
}
PLAIN: Final = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}


def written() -> str:
    """Return the whole file of types."""
    sections = [HEAD, *(f"export type {name} = {_literals(alias)};\n" for name, alias in ALIASES.items())]
    games = {name: registry.load(name) for name in registry.names()}
    game_types = {named: struct for name, game in games.items() for named, struct in _types_of(name, game)}
    own = dict(sorted(_own_structs()))
    names = {struct: name for name, struct in [*own.items(), *game_types.items()]}
    sections.append("export type GameName = string;\n")
    sections.append(f"export type GameOptions = {' & '.join(names[game.options_type] for game in games.values())};\n")
    sections.append(f"export type GameView = {' | '.join(names[game.view_type] for game in games.values())};\n")
    client, server = (typing.get_args(union) for union in (FromClient, FromServer))
    abstract = {messages.ClientMessage, messages.TableMessage, answers.ServerMessage}
    names.update({struct: f"{struct.__name__}Message" for struct in client})
    for struct in [*game_types.values(), *own.values()]:
        if struct not in abstract:
            sections.append("".join(_interface(struct, names, given=_is_given(struct, client))))
    for name, union in (("ClientMessage", client), ("ServerMessage", server)):
        sections.append(f"export type {name} =\n" + "".join(f"  | {names[struct]}\n" for struct in union)[:-1] + ";\n")
    return "\n".join(sections)


def _types_of(name: str, game: type[Game]) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Yield the structures of a game that the page is told, under names of their own, each after those it holds."""
    found: list[type[msgspec.Struct]] = []

    def look(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                for field in msgspec.structs.fields(kind):
                    look(field.type)
                found.append(kind)
        else:
            for argument in typing.get_args(kind):
                look(argument)

    for kind in (game.view_type, game.options_type):
        look(kind)
    for struct in found:
        yield f"{name.title()}{struct.__name__}", struct


def _own_structs() -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Yield the structures of the protocol by their names, each from the module that is its home."""
    for module in (vocabulary, messages, parts, answers):
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
                yield name, thing


def _is_given(struct: type[msgspec.Struct], client: tuple[type, ...]) -> bool:
    """Whether clients write it, so that a field with a default may be left out."""
    return struct in client or bool(struct.__struct_config__.forbid_unknown_fields)


def _interface(struct: type[msgspec.Struct], names: dict[type[msgspec.Struct], str], *, given: bool) -> Iterator[str]:
    """Yield the lines of a structure's interface."""
    told = inspect.cleandoc(struct.__doc__ or "").replace("``", "`").split("\n\n")[0].replace("\n", " ")
    yield f"/** {told} */\nexport interface {names[struct]} {{\n"
    config = struct.__struct_config__
    if config.tag is not None:
        yield f'  {config.tag_field}: "{config.tag}";\n'
    notes = _notes(struct)
    for field in msgspec.structs.fields(struct):
        if field.name in notes:
            yield f"  /** {notes[field.name]} */\n"
        mark = "?" if given and not field.required else ""
        yield f"  {field.encode_name}{mark}: {_type(field.type, names)};\n"
    yield "}\n"


def _notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return what the source says under each field."""
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    for field, note in itertools.pairwise(body.body):
        match field, note:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                notes[name] = " ".join(text.replace("``", "`").split())
    return notes


def _type(kind: Any, names: dict[type[msgspec.Struct], str]) -> str:
    """Return the TypeScript of a type."""
    for name, alias in ALIASES.items():
        if kind == alias:
            return name
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return _annotated(arguments, names)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(argument, names) for argument in arguments)
    if origin is typing.Literal:
        return _literals(kind)
    if origin is tuple:
        if arguments[-1] is Ellipsis:
            inner = _type(arguments[0], names)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        return f"[{', '.join(_type(argument, names) for argument in arguments)}]"
    if origin is dict:
        return f"Record<{_type(arguments[0], names)}, {_type(arguments[1], names)}>"
    if kind in PLAIN:
        return PLAIN[kind]
    return names[kind]


def _annotated(arguments: tuple[Any, ...], names: dict[type[msgspec.Struct], str]) -> str:
    for meta in arguments[1:]:
        if isinstance(meta, msgspec.Meta) and meta.extra and "typescript" in meta.extra:
            return str(meta.extra["typescript"])
    return _type(arguments[0], names)


def _literals(kind: Any) -> str:
    return " | ".join(f'"{value}"' for value in typing.get_args(kind))


def main() -> None:
    """Write the file of the browser app."""
    path = Path(__file__).resolve().parents[3] / "web" / "src" / "protocol.ts"
    path.write_text(written(), encoding="utf-8")
    sys.stderr.write(f"wrote {path.name}\n")


if __name__ == "__main__":
    main()
