"""Joint dealing: what everybody is bound to, byte by byte, and what nobody can choose."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.games.dealing import Dealing
from serai.games.joint_dealing import (
    ClosedList,
    Mismatch,
    Terms,
    check_openings,
    dealer_commitment,
    packed,
    seat_commitment,
)

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "joint-dealing-vectors.json").read_text(encoding="utf-8")
)
"""Written by hand from docs/dealing.md, not by the code under test; the browser checks the same file."""
TERMS = Terms("dtWrmrHlqNlywFt4", "jaipur", 1, {"seals": 2, "open_herds": False}, 2)
SECRET = bytes(range(32))
BOX = "DDDDDDGGGGGGSSSSSSCCCCCCCCPPPPPPPPLLLLLLLLLLMMMMMMMM"
DEALS = 20_000
CHI_SQUARE = 22.46
"""Six degrees of freedom: exceeded once in a thousand by chance, and the chance here is always the same."""


def some(name: object) -> bytes:
    return random.Random(str(name)).randbytes(32)


def closed(*entropy: bytes | None, terms: Terms = TERMS, secret: bytes = SECRET) -> ClosedList:
    bound = tuple(None if part is None else seat_commitment(part, terms.table) for part in entropy)
    return ClosedList(terms, dealer_commitment(secret, terms), bound)


def first_card(dealing: Dealing) -> str:
    return dealing.shuffle("round 1/deck", BOX)[0]


def surprise(drawn: Counter[str], count: int) -> float:
    """Return the chi-square of first cards against what the box holds."""
    expected = {card: BOX.count(card) * count / len(BOX) for card in set(BOX)}
    return sum((drawn[card] - usual) ** 2 / usual for card, usual in expected.items())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["label"] or "no label")
def test_shared_vectors(vector: dict[str, Any]) -> None:
    terms = Terms(**vector["terms"])
    secret = bytes.fromhex(vector["secret"])
    seats, entropy = (
        tuple(part and bytes.fromhex(part) for part in vector[name]) for name in ("commitments", "entropy")
    )
    fixed = ClosedList(terms, dealer_commitment(secret, terms), seats)
    assert terms.encoded().decode() == vector["terms_text"]
    assert fixed.commitment.hex() == vector["commitment"]
    assert fixed.digest.hex() == vector["digest"]
    check_openings(fixed, secret, entropy)
    dealing = fixed.dealing(secret, entropy)
    assert dealing.secret.hex() == vector["key"]
    assert "".join(dealing.shuffle(vector["label"], vector["items"])) == vector["shuffled"]
    assert dealing.pick(vector["label"], 5) == vector["pick"]


def test_no_two_rows_of_parts_give_the_same_bytes() -> None:
    rows = [(), (b"",), (b"", b""), (b"a",), (b"", b"a"), (b"a", b""), (b"ab",), (b"a", b"b"), (b"\0\0\0\1a",)]
    assert len({packed(*row) for row in rows}) == len(rows)


def test_everything_that_is_bound_changes_commitment_digest_and_cards() -> None:
    entropy = (some("a"), some("b"))
    lists = [
        closed(*entropy),
        *(
            closed(*entropy, terms=msgspec.structs.replace(TERMS, **change))
            for change in ({"table": "x"}, {"game": "y"}, {"rules": 2}, {"options": {"seals": 1}}, {"seats": 3})
        ),
        closed(*entropy, secret=some("other")),
        closed(entropy[1], entropy[0]),
        closed(entropy[0], None),
    ]
    assert len({each.digest for each in lists}) == len(lists)
    decks = {tuple(each.dealing(SECRET, entropy).shuffle("deck", range(40))) for each in lists}
    given = [entropy, (entropy[0], None), (None, entropy[1]), (None, None), entropy[::-1]]
    decks |= {tuple(lists[0].dealing(SECRET, each).shuffle("deck", range(40))) for each in given[1:]}
    assert len(decks) == len(lists) + len(given) - 1


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"secret": some("other")}, "commitment"),
        ({"terms": msgspec.structs.replace(TERMS, options={"seals": 1, "open_herds": False})}, "commitment"),
        ({"terms": msgspec.structs.replace(TERMS, table="another")}, "commitment"),
        ({"entropy": (some("x"), some("b"))}, "entropy[0]"),
        ({"entropy": (some("b"), some("a"))}, "entropy[0]"),
        ({"entropy": (some("a"), some("b")[:31])}, "entropy[1]"),
        ({"entropy": (some("a"),)}, "seats"),
        ({"seats": (seat_commitment(some("a"), TERMS.table), None)}, "entropy[1]"),
    ],
)
def test_what_was_not_bound_is_found(change: dict[str, Any], where: str) -> None:
    fair = closed(some("a"), some("b"))
    fixed = ClosedList(change.get("terms", TERMS), fair.commitment, change.get("seats", fair.seats))
    entropy = change.get("entropy", (some("a"), some("b")))
    with pytest.raises(Mismatch) as fault:
        check_openings(fixed, change.get("secret", SECRET), entropy)
    assert str(fault.value) == where


def test_host_and_last_seat_together_are_at_chance_whatever_they_try_before() -> None:
    """They know secret and last seat's entropy, and choose both among many; the honest seat is open afterwards."""
    guess, honest = bytes(32), random.Random("honest")
    tried = [(some(f"secret {n}"), some(f"shill {n}")) for n in range(200)]

    def hoped(pair: tuple[bytes, bytes]) -> bool:
        return first_card(closed(guess, pair[1], secret=pair[0]).dealing(pair[0], (guess, pair[1]))) == "D"

    secret, shill = next(pair for pair in tried if hoped(pair))
    drawn: Counter[str] = Counter()
    for _ in range(DEALS):
        entropy = (honest.randbytes(32), shill)
        drawn[first_card(closed(*entropy, secret=secret).dealing(secret, entropy))] += 1
    assert surprise(drawn, DEALS) < CHI_SQUARE


def test_a_last_seat_that_waits_is_at_chance() -> None:
    """It sees the other's commitment before it sends its own, and makes its own from it."""
    honest, drawn = random.Random("waits"), Counter[str]()
    for _ in range(DEALS):
        first = honest.randbytes(32)
        last = seat_commitment(first, TERMS.table)
        drawn[first_card(closed(first, last).dealing(SECRET, (first, last)))] += 1
    assert surprise(drawn, DEALS) < CHI_SQUARE


def test_the_same_test_finds_a_host_that_may_choose() -> None:
    """By protocol 1 the computer player's entropy was free, and the host took the best of ten."""
    honest, drawn = random.Random("protocol 1"), Counter[str]()
    for deal in range(500):
        first = honest.randbytes(32)
        decks = (first_card(Dealing(SECRET, (first, some(f"{deal} {n}")))) for n in range(10))
        drawn[next((card for card in decks if card == "D"), "M")] += 1
    assert surprise(drawn, 500) > 20 * CHI_SQUARE


def test_a_seat_that_may_refuse_to_open_has_one_choice_and_no_more() -> None:
    """Host and last seat together: two deals to choose from, and the second one is written into the record."""
    honest, wanted, count = random.Random("one bit"), 0, 4000
    for _ in range(count):
        first, last = honest.randbytes(32), honest.randbytes(32)
        fixed = closed(first, last)
        wanted += any(first_card(fixed.dealing(SECRET, (first, each))) == "D" for each in (last, None))
    chance = BOX.count("D") / len(BOX)
    expected = 1 - (1 - chance) ** 2
    assert abs(wanted / count - expected) < 4 * (expected * (1 - expected) / count) ** 0.5
