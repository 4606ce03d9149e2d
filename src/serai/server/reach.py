"""Which address of this house a friend can open: the public one, the machine's own in its network, or none."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final, Literal

from msgspec import Struct

from serai.server.origin import Visit
from serai.server.settings import Settings

EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104  # compared, not listened on
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's, to learn by which of ours the machine would send; nothing is sent."""


class Reach(Struct, frozen=True):
    """An address to hand on, and who can open it: everybody, this network, or this machine alone."""

    base: str
    who: Literal["everybody", "network", "machine"]


def reach(settings: Settings, visit: Visit, port: int) -> Reach:
    """Return the address that a visitor can hand on.

    Who comes from elsewhere is told the address they came by and nothing else; only the machine itself, asking at
    its own loopback name, learns its address in the network.
    """
    if public := getattr(settings, "public_url", None):
        return Reach(str(public).rstrip("/"), "everybody")
    if not visit.at_home():
        return Reach(visit.base, "network")
    if settings.host in EVERYWHERE and not settings.proxy and _loopback(visit.address) and (own := _own_address()):
        return Reach(f"http://{own}:{port}", "network")
    return Reach(visit.base, "machine")


def _loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


def _own_address() -> str | None:
    """Return the machine's address in its network, or None when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return None
        own: str = probe.getsockname()[0]
    return None if _loopback(own) or own in EVERYWHERE else own
