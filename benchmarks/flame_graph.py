"""A flame graph of a running process: what holds Python's lock, by py-spy, with names of modules instead of files.

Only one thread of a process runs Python at a time, so this is what bounds how much a server can do. What SQLite and the
system do while the lock is free is not in it.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
import tempfile
from html import escape
from pathlib import Path

RATE = 250
"""Looks a second."""
FRAME = re.compile(r"(?P<function>[^<>()]*(?:&lt;[\w ]+&gt;[^<>()]*)*) \((?P<file>[^()]*?)(?::\d+)?\)")
"""A function with its file, as py-spy writes it: `Door._look (serai/server/door.py)`."""
TITLE = re.compile(r'(<text id="title"[^>]*>)[^<]*(</text>)')
"""The heading, where py-spy writes how it was called."""
NOT_DRAWN = re.compile(
    r"<script.*?</script>|<!--.*?-->| onload=\"[^\"]*\"|<text id=\"(?:search|matched|unzoom)\"[^>]*>[^<]*</text>",
    re.DOTALL,
)
"""What a picture in a document does without: the script by which py-spy's can be zoomed and searched, and its notes."""
CUT_TEXT = re.compile(r"(<text [^>]*>[^<(]*[^<( ]) ?\([^<]*\.\.(</text>)")
"""A label that had no room for the file."""


async def record(process: int, seconds: float, picture: Path, title: str) -> None:
    """Look at a process for a while and draw where it was."""
    spy = shutil.which("py-spy", path=str(Path(sys.executable).parent)) or shutil.which("py-spy")
    if spy is None:
        raise SystemExit("py-spy is missing; `python3 dev.py test` installs it with what the tests need")
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "flame.svg"
        words = ["record", "--gil", "--function", "--rate", str(RATE), "--duration", str(max(1, round(seconds)))]
        words += ["--pid", str(process), "--output", str(drawn)]
        running = await asyncio.create_subprocess_exec(
            spy, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said, _ = await running.communicate()
        if running.returncode or not drawn.exists():
            raise SystemExit(f"py-spy could not look at the process:\n{said.decode()}")
        picture.write_text(tidied(drawn.read_text(), title))


def tidied(svg: str, title: str) -> str:
    """Name modules instead of files and calls, so that the picture says nothing of the machine it was made on."""
    svg = TITLE.sub(lambda found: f"{found[1]}{escape(title)}{found[2]}", NOT_DRAWN.sub("", svg))
    return CUT_TEXT.sub(r"\1\2", FRAME.sub(_named, svg)).rstrip() + "\n"


def _named(found: re.Match[str]) -> str:
    function, file = found["function"], found["file"]
    if not file.endswith((".py", ".pyx", "&gt;")):  # a share of the samples
        return found[0]
    parts = Path(file).with_suffix("").parts
    if "site-packages" in parts:
        parts = parts[parts.index("site-packages") + 1 :]
    elif Path(file).is_absolute():
        parts = parts[-1:]
    return f"{'.'.join(parts).removesuffix('.__init__')}:{function}"
