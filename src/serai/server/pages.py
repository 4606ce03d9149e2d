"""The browser app's files, as small as the browser accepts them, and cached as long as they cannot change."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

STATIC: Final = Path(__file__).resolve().parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 1024
"""Bytes below which packing is not worth it."""
UNPACKABLE: Final = frozenset({".png", ".jpg", ".webp", ".woff2", ".gz", ".br"})
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}
UNBUILT: Final = (
    "<!doctype html><title>Serai</title><p>The browser app has not been built."
    " Run <code>python3 dev.py web</code>, then reload."
)


class Packed(NamedTuple):
    """A file in every form it can be sent in."""

    stamp: tuple[int, int]
    media: str
    etag: str
    forms: dict[str, bytes]


class Pages:
    """The files of a folder, read once and again when they change."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Serve a folder."""
        self._folder = folder
        self._packed: dict[str, Packed] = {}

    def page(self, request: Request, language: str = "en") -> Response:
        """Answer with the one page of the app, and name what it will ask for next, so that it comes at once."""
        page = self.file(request, "index.html")
        if page is None:
            return Response(UNBUILT, 503, media_type="text/html")
        if hints := self._hints(request.url.path, language):
            page.headers["link"] = ", ".join(hints)
            page.headers["vary"] = "accept-encoding, accept-language"
        return page

    def _hints(self, path: str, language: str) -> list[str]:
        """Return the scripts that a page of the app starts with besides those that it names itself."""
        wanted = [f"speech-{language}", *(["table", "TablePage"] if path.startswith("/table/") else [])]
        found = (file for name in wanted for file in sorted(self._folder.glob(f"assets/{name}-????????.js")))
        return [f'</assets/{file.name}>; rel="modulepreload"' for file in found]

    def file(self, request: Request, name: str) -> Response | None:
        """Answer with a file, or with nothing when there is none of that name."""
        packed = self._read(name)
        if packed is None:
            return None
        headers = {
            "cache-control": FOREVER if name.startswith("assets/") else ASK_AGAIN,
            "etag": packed.etag,
            "vary": "accept-encoding",
        }
        if packed.etag in (tag.strip() for tag in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        accepted = {
            part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").lower().split(",")
        }
        form = next((form for form in ("br", "gzip") if form in packed.forms and form in accepted), "")
        if form:
            headers["content-encoding"] = form
        return Response(packed.forms[form], headers=headers, media_type=packed.media)

    def _read(self, name: str) -> Packed | None:
        path = self._folder / name
        parts = Path(name).parts
        if ".." in parts or any(part.startswith(".") for part in parts) or not path.is_file():
            return None
        status = path.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        packed = self._packed.get(name)
        if packed is None or packed.stamp != stamp:
            packed = self._packed[name] = _pack(path, stamp)
        return packed


def _pack(path: Path, stamp: tuple[int, int]) -> Packed:
    content = path.read_bytes()
    forms = {"": content}
    if path.suffix not in UNPACKABLE and len(content) > SMALL:
        ready = path.with_name(path.name + ".br")
        if ready.is_file():
            forms["br"] = ready.read_bytes()
        forms["gzip"] = gzip.compress(content, 9, mtime=0)
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return Packed(stamp, media, etag, forms)
