"""What `docs/arena.md` shows works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

from serai.arena import Settings, run, standings

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
BOT, PROGRAM = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_bot_of_the_documentation_plays_and_beats_chance(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(BOT)
    settings = Settings("jaipur", (str(tmp_path / "mybot.py"), "random"), games=20, options={"seals": 1})
    mine = standings(settings.labels, run(settings)).of("mybot")
    assert mine.forfeits == {}
    assert mine.wins > 15


def test_the_program_of_the_documentation_runs() -> None:
    found: list[object] = []
    exec(PROGRAM.replace("games=200", "games=4"), {"print": found.append})
    assert [type(item).__name__ for item in found] == ["Estimate"]
