"""A short run of `benchmarks/attack.py`: one hostile address, and nobody else notices."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from benchmarks.attack import BRIEF, run
from benchmarks.attacks.catalogue import ATTACKS

NAMES = ["files", "old-versions", "reconnecting", "silent", "versions"]
HELD_MB = 200
"""Far more than the server may hold, and far less than it held when it could be made to."""
SILENCE_MS = 3000
"""What half of all moves stay below on the noisiest machine, and did not when the loop could be stopped."""


@pytest.mark.skipif(sys.platform != "linux", reason="addresses 127.x.y.z and /proc are Linux's")
def test_nobody_else_notices_an_attacker(tmp_path: Path) -> None:
    found = asyncio.run(run(NAMES, BRIEF, tmp_path))
    assert [result["attack"] for result in found["attacks"]] == NAMES
    for result in found["attacks"]:
        felt, (before, most, _) = result["felt"], result["memory_mb"]
        assert not result["holes"], result
        for harm in ("lost_on_time", "lost_moves", "cut_off", "turned_away"):
            assert not felt[harm], result
        assert felt["moves"] > 5, result
        assert felt["p50_ms"] < SILENCE_MS, result
        assert most - before < HELD_MB, result
    # a newcomer may need longer than a brief attack takes, and is then counted with none
    assert sum(result["felt"]["newcomers"] for result in found["attacks"]) > 0, found


def test_every_attack_has_a_name_and_a_title_of_its_own() -> None:
    titles = [entry.title for entry in ATTACKS.values()]
    assert len(titles) == len({*titles}) >= 30
    assert {*NAMES} <= ATTACKS.keys()
