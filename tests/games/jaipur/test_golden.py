"""The playthroughs in `golden/` are reviewed like code; a change of the rules shows there first.

To write them anew: ``python -m tests.games.jaipur.test_golden``.
"""

from pathlib import Path

import pytest
from tests.games.jaipur.golden import playthrough

FOLDER = Path(__file__).parent / "golden"
NAMES = ("three piles", "market short")


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    text = playthrough(name)
    assert text == (FOLDER / f"{name.replace(' ', '-')}.txt").read_text()
    assert f"'reason': '{name.replace(' ', '-')}'" in text, "each shows the ending that it is named after"


if __name__ == "__main__":
    for name in NAMES:
        (FOLDER / f"{name.replace(' ', '-')}.txt").write_text(playthrough(name))
