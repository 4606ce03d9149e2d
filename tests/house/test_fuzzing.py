"""A sample of `benchmarks/fuzz.py`: strange inputs to everything that reads what strangers write."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.fuzz import SHARES, Target, share, tried
from benchmarks.fuzzing.games import Moves, Positions
from benchmarks.fuzzing.records import Records
from benchmarks.fuzzing.sockets import AT_ONCE, Sockets

from serai.games import registry


@pytest.mark.parametrize("name", registry.names())
def test_moves_and_positions_of_strangers(name: str) -> None:
    for target in (Moves(name), Positions(name)):
        assert tried(target, 20, 8) >= 200


def test_records_of_strangers() -> None:
    assert tried(Records(), 20, 8) >= 80


def test_messages_of_strangers(tmp_path: Path) -> None:
    with Sockets(tmp_path) as sockets:
        assert tried(sockets, 20, 6) >= 6 * AT_ONCE


def test_a_crash_is_found_and_told_in_its_smallest_form() -> None:
    """The fuzzer itself: a reader that stumbles over a sign is caught."""

    class Stumbling(Moves):
        def take(self, texts: list[str]) -> None:
            for text in texts:
                if "M" in text:
                    raise KeyError(text)

    with pytest.raises(KeyError):
        tried(Stumbling("jaipur"), 1, 40)


def test_every_target_has_its_share() -> None:
    everything: list[Target] = [Moves("jaipur"), Positions("jaipur"), Records()]
    assert sum(SHARES.values()) == pytest.approx(1)
    assert all(share(target, everything) > 0 for target in everything)
