"""The committed bundle is what its source gives, byte for byte, with nothing to complain about and small enough."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tests.browser.workshop import HOME, Workshop

STATIC = HOME / "src" / "serai" / "server" / "static"
NAMES = ("http://www.w3.org/", "https://svelte.dev/e/")
"""Addresses that only name something: XML's vocabularies, and Svelte's errors."""
FIRST_LOAD = 80_000
"""Bytes that home page and table may weigh when packed."""


def test_bundle_is_what_the_source_gives(workshop: Workshop) -> None:
    workshop.node("node_modules/vite/bin/vite.js", "build")
    built = {path.relative_to(workshop.static): path.read_bytes() for path in files(workshop.static)}
    committed = {path.relative_to(STATIC): path.read_bytes() for path in files(STATIC)}
    hint = "Run `python3 dev.py web` and commit src/serai/server/static."
    assert sorted(built) == sorted(committed), hint
    assert [name for name in built if built[name] != committed[name]] == [], hint


def test_source_passes_svelte_check(workshop: Workshop) -> None:
    told = workshop.node(
        "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"
    )
    assert "0 errors and 0 warnings" in told


def test_first_load_is_small() -> None:
    """Everything that home page and table need: page, scripts, styles, paintings, and the words of a language."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', page)
    assert len(named) >= 2
    table = [path for name in ("game-jaipur", "paintings", "Painting") for path in chunks(name)]
    table += [path for path in chunks("Table") if "game-jaipur" in path.read_text(encoding="utf-8")]
    assert {path.suffix for path in chunks("game-jaipur")} == {".js", ".css"}
    for language in ("en", "fr", "it"):
        (speech,) = chunks(f"speech-{language}")
        words = HOME / "src" / "serai" / "text" / "jaipur"
        gold = re.findall(r"^jaipur-good-G = .*\n", (words / language / "speech.ftl").read_text("utf-8"), re.MULTILINE)
        (own,) = [path for path in chunks("speech") if gold[0] in path.read_text(encoding="utf-8")]
        told = own.read_bytes() + (words / "facts.json").read_bytes()
        first = [STATIC / "index.html", *(STATIC / name for name in named), speech, *table]
        packed = [path.read_bytes() for path in first]
        size = sum(len(gzip.compress(content, 9)) for content in (*packed, told))
        assert size <= FIRST_LOAD, f"{language}: {size} bytes"


def chunks(name: str) -> list[Path]:
    """Return the scripts and styles that the bundle has under a name."""
    return [path for path in STATIC.glob(f"assets/{name}-????????.*") if path.suffix in {".js", ".css"}]


def test_page_holds_nothing_inline() -> None:
    """The content security policy admits files of our own only."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:|https?://", page)


def test_lock_file_names_no_address() -> None:
    lock = (HOME / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock, "leave out `resolved` (web/.npmrc does) and the `funding` entries"
    assert not re.search(r'"[\^~]|"latest"', (HOME / "web" / "package.json").read_text(encoding="utf-8"))


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_bundle_names_no_other_place() -> None:
    """Nothing is asked of a third party: no address in scripts and styles but the names of XML."""
    for path in files(STATIC):
        if path.suffix in {".js", ".css", ".html"}:
            found = re.findall(r"https?://[\w./-]+", path.read_text(encoding="utf-8"))
            assert [link for link in found if not link.startswith(NAMES)] == []
