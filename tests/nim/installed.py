"""Nim as somebody installs it: built into a wheel, unpacked into a folder of its own."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent / "package"


def install(folder: Path) -> Path:
    """Build Nim, install it into a folder, and return what a Python has to have on its path."""
    told = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=PACKAGE,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"
