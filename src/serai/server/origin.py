"""Who may open a socket: pages of this very origin, and programs that are no pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
SECURE: Final = frozenset({"https", "wss"})


class Visit:
    """A request as it came: its headers, where from, and whether a proxy of ours is to be believed."""

    def __init__(self, headers: Iterable[tuple[bytes, bytes]], peer: str, scheme: str, *, proxy: bool = False) -> None:
        """Read the headers; of repeated ones the last, which is the nearest proxy's."""
        self.headers: Mapping[str, str] = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers
        }
        self._peer, self._scheme, self._proxy = peer, scheme, proxy

    @property
    def address(self) -> str:
        """The visitor's address: the peer's, or what our own proxy, the last in the row, says of it."""
        if self._proxy and (forwarded := self.headers.get("x-forwarded-for")):
            return forwarded.rsplit(",", 1)[-1].strip()
        return self._peer

    @property
    def secure(self) -> bool:
        """Whether the visitor came by an encrypted connection."""
        if self._proxy and (forwarded := self.headers.get("x-forwarded-proto")):
            return forwarded.rsplit(",", 1)[-1].strip().lower() in SECURE
        return self._scheme in SECURE

    @property
    def host(self) -> str:
        """The host and port that the visitor asked for."""
        return self.headers.get("host", "")

    @property
    def base(self) -> str:
        """The address of this house, as the visitor knows it."""
        return f"{'https' if self.secure else 'http'}://{self.host}"

    def own_origin(self) -> bool:
        """Tell whether the request comes from a page of this origin, or from no page at all."""
        origin = self.headers.get("origin")
        if origin is None:
            return True
        place = _place(origin)
        return place is not None and place == _place(self.base)

    def at_home(self) -> bool:
        """Tell whether a loopback name was asked for: a foreign name that points here is a trick."""
        place = _place(self.base)
        return place is not None and place[1] in LOOPBACK


def _place(url: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of an origin, or None when it is anything else."""
    try:
        parts = urlsplit(url)
        scheme, name, port = parts.scheme, parts.hostname, parts.port
    except ValueError:
        return None
    if scheme not in ("http", "https") or not name or f"{scheme}://{parts.netloc}" != url or "@" in parts.netloc:
        return None
    return scheme, name, port or DEFAULT_PORTS[scheme]
