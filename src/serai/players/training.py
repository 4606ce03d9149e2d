"""The folder of a training: a checkpoint written in one step, and the curve of what was learned, a line a stage."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

CHECKPOINT: Final = "checkpoint.npz"
CURVE: Final = "curve.jsonl"
SETTINGS: Final = "settings"


class Staged(Protocol):
    """A point of a learning curve."""

    @property
    def rounds(self) -> int:
        """How many rounds had been played."""
        ...


Point = TypeVar("Point", bound=Staged)


class Folder(Generic[Point]):
    """Where a training keeps what it has reached."""

    def __init__(self, path: Path, point: type[Point]) -> None:
        """Use a folder for a training whose curve has points of a type."""
        self.path, self._point = path, point

    def resume(self, settings: msgspec.Struct) -> dict[str, NDArray[Any]] | None:
        """Return the checkpoint's arrays, if there is one, and drop points of the curve that were written after it.

        Raise `ValueError` when it was made with other settings.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        if not (self.path / CHECKPOINT).exists():
            return None
        with np.load(self.path / CHECKPOINT) as file:
            arrays = {name: file[name] for name in file.files}
        made_by = msgspec.json.decode(arrays.pop(SETTINGS).tobytes(), type=type(settings))
        if made_by != settings:
            raise ValueError(
                f"{self.path} holds a training with other settings: {made_by}."
                " Use the same settings to go on, or another folder to begin anew."
            )
        kept = [point for point in self.curve() if point.rounds <= int(arrays["rounds"])]
        (self.path / CURVE).write_text("".join(map(_line, kept)))
        return arrays

    def save(self, settings: msgspec.Struct, arrays: Mapping[str, Any], point: Point) -> None:
        """Write the checkpoint beside the old one and put it in its place, and add to the curve."""
        beside = self.path / f"new-{CHECKPOINT}"
        made_by = np.frombuffer(msgspec.json.encode(settings), dtype=np.uint8)
        np.savez(beside, allow_pickle=False, **{**arrays, SETTINGS: made_by})
        beside.replace(self.path / CHECKPOINT)
        with (self.path / CURVE).open("a") as file:
            file.write(_line(point))

    def curve(self) -> list[Point]:
        """Read the learning curve."""
        path = self.path / CURVE
        lines = path.read_text().splitlines() if path.exists() else []
        return [msgspec.json.decode(line, type=self._point) for line in lines if line]


def _line(point: Staged) -> str:
    return json.dumps(msgspec.to_builtins(point)) + "\n"
