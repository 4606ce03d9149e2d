"""Bounds that keep one guest from harming others: rates, numbers of connections, sizes and depths."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000
"""Addresses remembered at a time; the one unseen for longest is forgotten first."""


class Bucket:
    """A bucket of permits that fills at a steady rate."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        """Start full."""
        self.rate, self.burst, self.left, self.seen = rate, burst, float(burst), now

    def take(self, now: float) -> bool:
        """Take a permit if there is one."""
        self.left = min(self.burst, self.left + max(0.0, now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def pay(self, cost: float) -> None:
        """Give up some more permits, at worst future ones."""
        self.left -= cost


class Addresses:
    """A bucket for every address, of a bounded number of them."""

    def __init__(self, rate: float, burst: int) -> None:
        """Remember nobody yet."""
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a permit of an address if it has one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)

    def __len__(self) -> int:
        return len(self._buckets)


class Visitors:
    """How many connections each address has open; an address without any is forgotten."""

    def __init__(self, each: int, together: int) -> None:
        """Open with nobody."""
        self._each, self._together = each, together
        self._open: dict[str, int] = {}
        self.count = 0

    def enter(self, address: str) -> bool:
        """Let one more connection of an address in, or not."""
        here = self._open.get(address, 0)
        if here >= self._each or self.count >= self._together:
            return False
        self._open[address] = here + 1
        self.count += 1
        return True

    def go(self, address: str) -> None:
        """See a connection out."""
        self.count -= 1
        if self._open[address] == 1:
            del self._open[address]
        else:
            self._open[address] -= 1


def neighbourhood(address: str) -> str:
    """Return whom a limit counts as one: an IPv4 address, or the /64 network that one IPv6 guest commands."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def depth(text: str, limit: int) -> int:
    """Return how deep a JSON text nests, or something above the limit as soon as it is passed."""
    if text.count("[") + text.count("{") <= limit:
        return 0
    deep = deepest = 0
    quoted = escaped = False
    for sign in text:
        if quoted:
            quoted = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
        elif sign == '"':
            quoted = True
        elif sign in "[{":
            deep += 1
            deepest = max(deepest, deep)
            if deepest > limit:
                break
        elif sign in "]}":
            deep -= 1
    return deepest
