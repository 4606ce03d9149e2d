"""The bots of these tests, and a run between two of them."""

from __future__ import annotations

from pathlib import Path

from serai.arena import Result, Settings, run

BOTS = Path(__file__).parent / "bots"
CAREFUL, WHIMSICAL = (str(BOTS / f"{name}.py") for name in ("careful", "whimsical"))
SETTINGS = Settings("jaipur", ("greedy", WHIMSICAL), games=12, seed=7, options={"seals": 1, "open_herds": False})


class Files:
    """A run's results with its files."""

    def __init__(self, folder: Path) -> None:
        self.ledger, self.records = folder / "run.jsonl", folder / "games.jsonl"

    def run(self, settings: Settings = SETTINGS, workers: int = 1) -> list[Result]:
        return run(settings, workers=workers, resume=self.ledger, records=self.records)
