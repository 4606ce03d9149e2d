"""Bounds that keep one guest from harming others: rates, numbers of connections, sizes and depths."""

from __future__ import annotations

import ipaddress
import itertools
from collections import OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000
"""Addresses remembered at a time."""
LOOKED_AT: Final = 16
"""Of those unseen for longest, how many are looked at when one has to be forgotten."""


class Bucket:
    """A token bucket: permits that come back at a steady rate, up to a burst."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        """Start full."""
        self.rate, self.burst, self.left, self.seen = rate, burst, float(burst), now

    def level(self, now: float) -> float:
        """Return the permits there are by now; fewer than none are a debt."""
        self.left = min(self.burst, self.left + max(0.0, now - self.seen) * self.rate)
        self.seen = now
        return self.left

    def take(self, now: float) -> bool:
        """Take a permit if there is one."""
        if self.level(now) < 1:
            return False
        self.left -= 1
        return True

    def pay(self, cost: float) -> None:
        """Give up some more permits, at worst future ones."""
        self.left -= cost


class Addresses:
    """A bucket for every address, of a bounded number of them; who is in debt is not forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        """Remember nobody yet."""
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a permit of an address if it has one."""
        return self._bucket(address, now).take(now)

    def pay(self, address: str, cost: float, now: float) -> None:
        """Let an address pay for work, at worst with future permits."""
        self._bucket(address, now).pay(cost)

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
        self._buckets.move_to_end(address)
        return bucket

    def _forget(self, now: float) -> None:
        """Forget whoever owes least of those unseen for longest, so that no crowd of newcomers wipes out a debt."""
        oldest = [*itertools.islice(self._buckets, LOOKED_AT)]
        richest = max(oldest, key=lambda address: self._buckets[address].level(now))
        del self._buckets[richest]
        for address in oldest:
            if address != richest:
                self._buckets.move_to_end(address)

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
