"""Where the tests' chromium comes from: the machine's own, or a package of the registry that needs no root."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.browser.workshop import NODE, NPM

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGE = Path(__file__).parent / "chromium"
PACKED = "node_modules/@sparticuz/chromium/bin"
UNPACK = """
const fs = require('node:fs'), zlib = require('node:zlib'), [from, to] = process.argv.slice(1);
fs.writeFileSync(to, zlib.brotliDecompressSync(fs.readFileSync(from)), { mode: 0o755 });
"""


FONTS = """<?xml version="1.0"?>
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""


class Chromium(NamedTuple):
    """A browser: its program, and what its environment needs besides ours."""

    program: str
    environment: dict[str, str]


def find_chromium() -> Chromium:
    """Return the browser named by SERAI_CHROMIUM, the machine's, or the one of the locked package."""
    wanted = os.environ.get("SERAI_CHROMIUM")
    found = wanted if wanted != "package" else None
    if wanted is None:
        found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is not None:
        return Chromium(found, {})
    if sys.platform == "linux" and platform.machine() == "x86_64":
        return _from_package(Path(sys.prefix) / "chromium")
    pytest.fail(
        "The browser tests need chromium, and there is none. Install it, or name one:"
        " `SERAI_CHROMIUM=/path/to/chrome python3 dev.py test`.",
        pytrace=False,
    )


def _from_package(folder: Path) -> Chromium:
    """Unpack the package's browser and its libraries into the environment, once, also where two runs begin together."""
    import fcntl

    program = folder / "chromium"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not program.exists():
            _lay_out(folder, program)
    libraries = f"{folder / 'lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    return Chromium(str(program), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(folder)})


def _lay_out(folder: Path, program: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder)
    subprocess.run([NODE, NPM, "ci", "--ignore-scripts"], cwd=folder, check=True, capture_output=True)
    for name in ("al2023.tar", "fonts.tar"):
        _unpack(folder / PACKED / f"{name}.br", folder / name)
        with tarfile.open(folder / name) as archive:
            archive.extractall(folder, filter="data")
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
    _unpack(folder / PACKED / "chromium.br", folder / "chromium.part")
    (folder / "chromium.part").rename(program)


def _unpack(packed: Path, target: Path) -> None:
    subprocess.run([NODE, "-e", UNPACK, packed, target], check=True, capture_output=True)
