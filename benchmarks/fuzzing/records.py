"""Records by strangers: read, verified, replayed, or refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from benchmarks.fuzzing.text import JSON, nearly, written
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from tests.record.test_record import a_record, an_expedition

from serai import record
from serai.games.jaipur import Options
from serai.record import End, RecordError
from serai.record.structure import renamed

AT_ONCE: Final = 10
Change = tuple[str, tuple[int, ...], Any]


def changed(text: str, changes: Sequence[Change], *, seal: bool) -> str:
    """Exchange values inside a record, each found by a walk of numbers; one that is sealed anew is read to its end."""
    plain = json.loads(text)
    for deed, walk, value in changes:
        holder: Any = None
        key: Any = None
        here: Any = plain
        for number in walk:
            if not isinstance(here, dict | list) or not here:
                break
            holder, key = here, sorted(here)[number % len(here)] if isinstance(here, dict) else number % len(here)
            here = here[key]
        if holder is None:
            continue
        match deed:
            case "set":
                holder[key] = value
            case "remove":
                del holder[key]
            case "edit" if isinstance(here, str):
                holder[key] = here[::-1] + str(value)
            case "count" if isinstance(here, int):
                holder[key] = here + (len(walk) - 2)
            case "double" if isinstance(holder, list):
                holder.append(here)
            case _:
                holder[key] = value
    if seal and isinstance(plain.get("players"), list):
        return renamed(written(plain), plain["players"])
    return written(plain)


class Records:
    """Records of every game, nearly right."""

    name, forgets = "records", True

    def __init__(self) -> None:
        """Make some real ones, short and long."""
        short = a_record(Options(seals=1), most=12, end=End("limit"))
        real = [record.dumps(one) for one in (short, a_record(Options(seals=1)), an_expedition())]
        walk = st.lists(st.integers(0, 60), min_size=1, max_size=5).map(tuple)
        deeds = st.sampled_from(["set", "remove", "edit", "count", "double"])
        changes: SearchStrategy[list[Change]] = st.lists(st.tuples(deeds, walk, JSON), min_size=1, max_size=3)
        inside = st.builds(changed, st.sampled_from(real), changes, seal=st.booleans())
        one = inside | nearly(real) | JSON.map(written) | st.binary(max_size=40)
        self.inputs: SearchStrategy[list[str | bytes]] = st.lists(one, min_size=AT_ONCE, max_size=AT_ONCE)

    def take(self, texts: list[str | bytes]) -> None:
        """Read and verify each, as `serai verify`, `serai replay` and `serai coach` do before all else."""
        for text in texts:
            try:
                found = record.loads(text)
                record.verify(found)
                for _ in record.replay(found):
                    pass
            except RecordError as refused:
                assert str(refused)
