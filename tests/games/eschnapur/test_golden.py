"""The playthroughs in `golden/` are reviewed like code; a change of the rules shows there first.

To write them anew: ``python -m tests.games.eschnapur.test_golden``.
"""

from pathlib import Path

import pytest
from tests.games.eschnapur.golden import playthrough

from serai.games.eschnapur import Options

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "discoveries": (3, Options()),
    "quiet": (3, Options(number_coins="0-5", bank="limited", all_pass="leaves")),
}


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    text = playthrough(name, *GAMES[name])
    assert text == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert f"reason={name}" in text, "each shows the ending that it is named after"


if __name__ == "__main__":
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(name, *game), encoding="utf-8")
