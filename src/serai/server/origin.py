"""Where a request comes from and what it asks for: names of this house, pages of this very origin, own proxies."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from serai.server.limits import neighbourhood
from serai.server.settings import Settings

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104  # what a host may listen on
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
SECURE: Final = frozenset({"https", "wss"})
FORWARDED: Final = frozenset({"forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"})
"""Headers by which a proxy shows itself."""


class Networks:
    """Addresses and networks, as a host writes them."""

    def __init__(self, written: Iterable[str]) -> None:
        """Read them; raise `ValueError` on anything else."""
        self._networks = [ipaddress.ip_network(part) for part in written]

    def __contains__(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


class Names:
    """The names of this house: under any other name it is not at home, whoever points one here."""

    def __init__(self, settings: Settings) -> None:
        """Gather the names: loopback, where it listens, what the host says; raise `ValueError` on a bad public URL."""
        self.public: dict[str, str] = {}
        for url in settings.public_url:
            self.public.setdefault(place(url)[1], url)
        self._anywhere = settings.host in EVERYWHERE
        machine = socket.gethostname().lower()
        here = {machine, f"{machine}.local"} if self._anywhere else {settings.host.lower()}
        self._own = {*LOOPBACK, *here, *self.public}

    def is_at(self, name: str) -> bool:
        """Tell whether a name is one of this house; an address is what it is, no name server can bend it."""
        if name in self._own:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self._anywhere or address.is_loopback


class Visit:
    """A request as it came: its headers, and where from."""

    def __init__(self, headers: Iterable[tuple[bytes, bytes]], peer: str, scheme: str, names: Names) -> None:
        """Read the headers; what a trusted proxy says of address and scheme has been put in place before."""
        pairs = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in headers]
        self.headers = dict(pairs)
        self.address = peer
        self._names = names
        hosts = [value for name, value in pairs if name == "host"]
        try:
            asked = (
                place(f"{'https' if scheme in SECURE else 'http'}://{hosts[0].lower()}") if len(hosts) == 1 else None
            )
        except ValueError:
            asked = None
        self.name = asked[1] if asked else ""
        """The name that the visitor asked for; empty when there is none or more than one."""
        self.base = self._names.public.get(self.name) or (f"{asked[0]}://{hosts[0]}" if asked else "")
        """The address of this house, as the visitor knows it."""

    def at_home(self) -> bool:
        """Tell whether a name of this house was asked for: a foreign name that points here is a trick."""
        return bool(self.name) and self._names.is_at(self.name)

    def own_origin(self) -> bool:
        """Tell whether the request comes from a page of this origin, or from no page at all."""
        origin = self.headers.get("origin")
        if origin is None:
            return True
        try:
            return place(origin) == place(self.base)
        except ValueError:
            return False

    def from_here(self) -> bool:
        """Tell whether the visitor is a program on this machine, and came by no proxy."""
        local = neighbourhood(self.address)
        here = local.startswith("127.") or local == neighbourhood("::1")
        return here and self.name in LOOPBACK and not FORWARDED & self.headers.keys()


def place(url: str) -> tuple[str, str, int]:
    """Return scheme, host and port of an origin, and raise `ValueError` when it is anything else.

    >>> place("https://play.example")
    ('https', 'play.example', 443)
    """
    parts = urlsplit(url)
    scheme, name, port = parts.scheme, parts.hostname, parts.port
    # Of `[::1].evil.example` the library's host name is `::1`: what it took apart must be all there was.
    plain = f"[{name}]" if ":" in (name or "") else name
    written = plain if port is None else f"{plain}:{port}"
    if scheme not in DEFAULT_PORTS or not name or f"{scheme}://{written}" != url.lower():
        raise ValueError(f"expected an address like https://play.example, not {url!r}")
    return scheme, name, port or DEFAULT_PORTS[scheme]


def host_and_port(text: str) -> tuple[str, int]:
    """Return the two parts of an address to listen on, and raise `ValueError` when it is none.

    >>> host_and_port("127.0.0.1:9464"), host_and_port("[::1]:9464")
    (('127.0.0.1', 9464), ('::1', 9464))
    """
    try:
        _, host, port = place(f"http://{text}")
    except ValueError:
        host = ""
    if not host or not text.endswith(f":{port}"):
        raise ValueError(f"expected an address and a port, like 127.0.0.1:9464, not {text!r}")
    return host, port
