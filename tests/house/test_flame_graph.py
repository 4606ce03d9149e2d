"""The flame graph that lies beside the figures: modules and functions, nothing of the machine it was made on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from benchmarks.flame_graph import tidied

KEPT = Path(__file__).parents[2] / "docs" / "move-cost.svg"


@pytest.mark.parametrize(
    ("drawn", "kept"),
    [
        (
            "Door._look (serai/server/door.py:181) (10 samples, 0.52%)",
            "serai.server.door:Door._look (10 samples, 0.52%)",
        ),
        ("main (serai/text/__init__.py) (1 samples, 9%)", "serai.text:main (1 samples, 9%)"),
        ("run (/home/ana/lib/site-packages/uvicorn/server.py) (1 samples, 9%)", "uvicorn.server:run (1 samples, 9%)"),
        ("wait (/home/ana/odd/place.py) (1 samples, 9%)", "place:wait (1 samples, 9%)"),
        ("f.&lt;locals&gt;.g (queue.py) (2 samples, 9%)", "queue:f.&lt;locals&gt;.g (2 samples, 9%)"),
    ],
)
def test_a_frame_names_its_module(drawn: str, kept: str) -> None:
    """Whatever place py-spy found a function in, the picture tells its module."""
    assert tidied(f"<title>{drawn}</title>", "Work") == f"<title>{kept}</title>\n"


def test_the_heading_and_short_labels_are_our_own() -> None:
    """py-spy writes its own call, folders included, above the picture, and cuts labels in the middle of a file."""
    heading = '<text id="title" x="5">/home/ana/py-spy record --pid 7</text>'
    label = '<text x="1" y="2">main (/home/an..</text>'
    assert tidied(heading + label, "Work & rest") == (
        '<text id="title" x="5">Work &amp; rest</text><text x="1" y="2">main</text>\n'
    )


def test_the_kept_picture_is_small_and_names_no_folder() -> None:
    """The picture in the documentation can be loaded at once, and tells nothing of a machine."""
    picture = KEPT.read_text()
    assert len(picture) < 300_000
    assert not re.search(r"site-packages|/(home|tmp|usr)/", picture)
    assert "serai.server" in picture
    assert "script" not in picture, "a picture, and no program of somebody else's"
