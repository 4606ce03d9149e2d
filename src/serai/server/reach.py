"""Which address of this house a friend can open: the public one, the machine's own in its network, or none."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final, Literal

from msgspec import Struct

from serai.server.origin import EVERYWHERE, LOOPBACK, Visit
from serai.server.settings import Settings

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
    if settings.public_url:
        return Reach(settings.public_url[0] + settings.base_path, "everybody")
    if visit.name not in LOOPBACK:
        return Reach(visit.base + settings.base_path, "network")
    if settings.host in EVERYWHERE and visit.from_here() and (own := own_address()):
        return Reach(f"http://{own}:{port}{settings.base_path}", "network")
    return Reach(visit.base + settings.base_path, "machine")


def own_address() -> str | None:
    """Return the machine's address in its network, or None when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return None
        own: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(own).is_loopback or own in EVERYWHERE else own
