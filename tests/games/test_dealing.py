"""Fair dealing: commitments, entropy, and shuffles that anybody can repeat."""

import itertools
import json
from collections import Counter
from pathlib import Path

import pytest

from serai.games.dealing import Dealing, commitment

VECTORS = json.loads((Path(__file__).parent / "dealing-vectors.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["label"])
def test_shared_vectors(vector: dict[str, object]) -> None:
    """The browser checks the same file, so both read a dealing alike."""
    dealing = Dealing(
        bytes.fromhex(str(vector["secret"])),
        tuple(bytes.fromhex(part) for part in vector["entropy"]),  # type: ignore[attr-defined]
    )
    assert dealing.commitment == commitment(dealing.secret) == vector["commitment"]
    assert "".join(dealing.shuffle(str(vector["label"]), str(vector["items"]))) == vector["shuffled"]
    assert dealing.pick(str(vector["label"]), 5) == vector["pick"]


def test_a_fresh_dealing_cannot_be_guessed_from_another() -> None:
    assert Dealing.fresh() != Dealing.fresh()
    assert len(Dealing.fresh().secret) == 32


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="has 32 bytes; this one has 4"):
        Dealing(b"weak")


def test_label_secret_and_every_entropy_change_the_shuffle() -> None:
    cards = range(40)
    dealing = Dealing.seeded("one")
    base = dealing.with_entropy(b"a", b"b").shuffle("deck", cards)
    others = [
        Dealing.seeded("two").with_entropy(b"a", b"b").shuffle("deck", cards),
        dealing.with_entropy(b"x", b"b").shuffle("deck", cards),
        dealing.with_entropy(b"a", b"x").shuffle("deck", cards),
        dealing.with_entropy(b"ab", b"").shuffle("deck", cards),
        dealing.with_entropy(b"a", b"b").shuffle("deck 2", cards),
    ]
    assert base == dealing.with_entropy(b"a", b"b").shuffle("deck", cards)
    assert all(other != base for other in others)


def test_every_order_is_equally_likely() -> None:
    orders = Counter(tuple(Dealing.seeded("fair").shuffle(f"deal {n}", "abc")) for n in range(6000))
    assert set(orders) == set(itertools.permutations("abc"))
    assert sum((seen - 1000) ** 2 / 1000 for seen in orders.values()) < 20.5, "chi-square, 5 degrees, 0.1 %"


def test_the_commitment_tells_nothing_that_deals() -> None:
    """Whoever knows the commitment alone and takes it for the secret deals something else."""
    dealing = Dealing.seeded("promise")
    guess = Dealing(bytes.fromhex(dealing.commitment))
    assert guess.shuffle("round 1/deck", range(52)) != dealing.shuffle("round 1/deck", range(52))


def test_numbers_out_of_the_fair_range_are_passed_over() -> None:
    from serai.games.dealing import _below

    assert _below(iter([0xFFFFFFFF, 7]), 3) == 1
