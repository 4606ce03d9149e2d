"""A dealing cannot be guessed: an attacker who tries every plausible seed scores at chance, and wins where it could."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from tests.server.guest import closed_list, company, serving

from serai.games.dealing import Dealing
from serai.games.jaipur.match import deal_round
from serai.games.joint_dealing import ClosedList, dealer_commitment

TABLES = 16
AROUND = 12
"""Milliseconds before and after the creation of a table that are tried as seeds."""
CARDS = 5

Chance = Callable[[int], bytes]


class Public(NamedTuple):
    """What anybody at a table can find out, and what the attacker sees of its own."""

    table: str
    created: int
    closed: ClosedList
    entropy: tuple[bytes, ...]
    own: str
    """The attacker's first cards, seat 0's."""


def seeds(public: Public) -> Iterator[object]:
    """Yield what a careless dealer might have started from: the time, the names, the promise, and small numbers."""
    for shift in range(-AROUND, AROUND + 1):
        yield public.created + shift
        yield (public.created + shift) // 1000
        yield f"{public.table}{public.created + shift}"
    promise = public.closed.commitment
    yield from (public.table, promise.hex(), promise, public.closed.digest, public.entropy[0])
    yield from range(100)


def secrets_from(seed: object) -> Iterator[bytes]:
    """Yield the secrets that a careless dealer might have made of a seed."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    yield hashlib.sha256(raw).digest()
    yield raw[:32].ljust(32, b"\0")
    yield Dealing.seeded(raw.decode("latin-1")).secret
    if isinstance(seed, int):
        yield random.Random(seed).randbytes(32)
        yield seed.to_bytes(32, "big")


def best_guess(public: Public, candidates: Iterator[bytes]) -> str:
    """Return the opponent's first cards as the candidate says them that explains best what the attacker sees."""

    def deck(secret: bytes) -> str:
        return deal_round(public.closed.dealing(secret, public.entropy), 1, 0).deck

    tried = [*candidates]
    promise, terms = public.closed.commitment, public.closed.terms
    kept = [secret for secret in tried if dealer_commitment(secret, terms) == promise]
    chosen = max(map(deck, kept or tried), key=lambda cards: alike(cards[:CARDS], public.own))
    return chosen[CARDS : 2 * CARDS]


def alike(one: str, other: str) -> int:
    """Return how many cards two hands have in common."""
    return (Counter(one) & Counter(other)).total()


def attacked(data: Path, chance: Callable[[Callable[[], int]], Chance] | None) -> tuple[list[int], list[int]]:
    """Open tables, attack each; return the cards guessed from plausible seeds, and from seeds drawn at random."""

    guessed: list[int] = []
    blind: list[int] = []

    async def scene() -> None:
        async with serving(data) as server, company(server, 2) as (ana, bo):
            services = server.hall.services
            if chance is not None:  # a clock that stands still while a table is opened, however busy the machine
                now = services.wall()
                services.wall = lambda: now + 1_234 * len(guessed)
                services.chance = chance(services.wall)
            for number in range(TABLES):
                table = await ana.create()
                for guest in (ana, bo):
                    await guest.sit(table, entropy=f"{number:02x}" * 32)
                    told = await guest.attach()
                entropy = (bytes([number]) * 32,) * 2
                row, closed = (await server.hall.table(table)).row, closed_list(told)
                deck = deal_round(closed.dealing(row.secret, entropy), 1, 0).deck
                facts = (table, told["info"]["created"], closed, entropy, deck[:CARDS])
                public, hidden = Public(*facts), deck[CARDS : 2 * CARDS]
                plausible = [secret for seed in seeds(public) for secret in secrets_from(seed)]
                drawn = (random.Random(f"{number} {at}").randbytes(32) for at in range(len(plausible)))
                guessed.append(alike(best_guess(public, iter(plausible)), hidden))
                blind.append(alike(best_guess(public, drawn), hidden))

    asyncio.run(scene())
    return guessed, blind


def test_an_attacker_who_tries_plausible_seeds_scores_at_chance(tmp_path: Path) -> None:
    guessed, blind = attacked(tmp_path, None)
    assert abs(mean(guessed) - mean(blind)) < 1.5, "more than four standard errors of chance alone"
    assert guessed.count(CARDS) < TABLES / 2


def test_the_same_attacker_reads_every_hand_of_a_dealer_who_starts_from_the_time(tmp_path: Path) -> None:
    def careless(wall: Callable[[], int]) -> Chance:
        return lambda count: random.Random(wall()).randbytes(count)

    guessed, _ = attacked(tmp_path, careless)
    assert guessed == [CARDS] * TABLES
