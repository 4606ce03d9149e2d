"""The browser app's files: a list made at the start, packed once, and cached as long as they cannot change.

Nothing that a request says is ever joined to a folder: its path is either on the list or is nothing.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from serai.server.game_files import game_files

STATIC: Final = Path(__file__).resolve().parent / "static"
PAGE: Final = "/index.html"
RELATIVE: Final = b'"./assets/'
"""How the built page names its files; it is shown at many addresses, so the base path takes the place of the dot."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 1024
"""Bytes below which packing is not worth it."""
UNPACKABLE: Final = frozenset({".png", ".jpg", ".webp", ".woff2", ".gz"})
TYPES: Final = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SCRIPT: Final = re.compile(r"/assets/(.+)-.{8}\.js")
"""A script of the bundle: its name, and a stamp of its content."""
UNBUILT: Final = (
    "<!doctype html><title>Serai</title><p>The browser app has not been built."
    " Run <code>python3 dev.py web</code>, then start Serai again."
)


class Packed(NamedTuple):
    """A file in both forms it can be sent in; `packed` is None where packing is not worth it."""

    media: str
    etag: str
    plain: bytes
    packed: bytes | None


class Pages:
    """The files of a folder as they were at the start, and those of games from other packages."""

    def __init__(self, folder: Path = STATIC, base: str = "") -> None:
        """Read the folder and the games; `base` is the base path of the house."""
        self._base = base
        self._files = {**folder_files(folder), **{path: _packed(path, content) for path, content in game_files()}}
        if page := self._files.get(PAGE):
            self._files[PAGE] = _packed(PAGE, page.plain.replace(RELATIVE, f'"{base}/assets/'.encode()))
        self._scripts: dict[str, list[str]] = {}
        for path in self._files:
            if found := SCRIPT.fullmatch(path):
                self._scripts.setdefault(found[1], []).append(path)

    def page(self, request: Request, language: str = "en", game: str | None = None) -> Response:
        """Answer with the one page of the app, and name what it will ask for next, so that it comes at once.

        At a table it will ask for what the table's game needs, where that is known.
        """
        page = self.file(request, PAGE)
        if page is None:
            return Response(UNBUILT, 503, media_type="text/html")
        if hints := self._hints(language, game):
            page.headers["link"] = ", ".join(hints)
            page.headers["vary"] = "accept-encoding, accept-language"
        return page

    def _hints(self, language: str, game: str | None) -> list[str]:
        """Return the scripts that a page of the app starts with besides those that it names itself."""
        wanted = [f"speech-{language}", *([] if game is None else [f"game-{game}"])]
        scripts = (script for name in wanted for script in self._scripts.get(name, ()))
        return [f'<{self._base}{script}>; rel="modulepreload"' for script in scripts]

    def file(self, request: Request, path: str) -> Response | None:
        """Answer with the file of exactly this path, or with nothing when there is none."""
        file = self._files.get(path)
        if file is None:
            return None
        headers = {
            "cache-control": FOREVER if path.startswith("/assets/") else ASK_AGAIN,
            "etag": file.etag,
            "vary": "accept-encoding",
        }
        if file.etag in (tag.strip() for tag in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        accepted = (part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(","))
        if file.packed is not None and "gzip" in accepted:
            return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.media)
        return Response(file.plain, headers=headers, media_type=file.media)


@functools.cache
def folder_files(folder: Path) -> Mapping[str, Packed]:
    """Return the files of a folder by the path that a browser asks for; hidden ones and links are not among them."""
    found: dict[str, Packed] = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder)
        hidden = any(part.startswith(".") for part in name.parts)
        if file.is_file() and not hidden and file.resolve() == folder.resolve() / name:
            found[quote(f"/{name.as_posix()}")] = _packed(file.name, file.read_bytes())
    return MappingProxyType(found)


def _packed(name: str, content: bytes) -> Packed:
    suffix = PurePosixPath(name).suffix
    worth = suffix not in UNPACKABLE and len(content) > SMALL
    return Packed(
        media=TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream",
        etag=f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        plain=content,
        packed=gzip.compress(content, 9, mtime=0) if worth else None,
    )
