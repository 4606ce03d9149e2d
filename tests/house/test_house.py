"""The house itself: quick imports, every clause tested, nothing that does not belong."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("call", ["import serai", "from serai.cli import main; main(['--help'])"])
def test_the_front_door_opens_without_the_heavy_rooms(call: str) -> None:
    check = (
        "import sys\ntry:\n    {}\nexcept SystemExit:\n    pass\n"
        "assert not {{'numba', 'numpy', 'starlette'}} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", check.format(call)], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr


def clauses(game: str) -> list[str]:
    text = (ROOT / f"src/serai/text/{game}/en/rules.ftl").read_text()
    return re.findall(r"^([JE]-[A-Z]\d+) =", text, re.MULTILINE)


@pytest.mark.parametrize("game", ["jaipur", "eschnapur"])
def test_every_clause_has_a_test_named_by_its_id(game: str) -> None:
    sources = "\n".join(path.read_text() for path in (ROOT / "tests/games" / game).glob("test_*.py"))
    tested = {"-".join(parts) for parts in re.findall(r"def test_([JE])_([A-Z]\d+)_", sources)}
    known = clauses(game)
    assert len(known) >= 30
    assert set(known) == tested


def test_no_machine_paths_and_no_addresses_in_locks() -> None:
    files = subprocess.run(["git", "ls-files"], capture_output=True, text=True, cwd=ROOT, check=True).stdout.split("\n")
    for name in filter(None, files):
        path = ROOT / name
        if not path.exists() or path.suffix in {".png", ".npz", ".woff2"}:
            continue
        text = path.read_text(errors="ignore")
        assert not re.search(r"(^|[\s\"'=(])/(work|root|farm)/", text), f"{name} names a folder of one machine"
        if name.startswith("requirements/"):
            assert "://" not in text, f"{name} names an address"
        if name.endswith("package-lock.json"):
            assert '"resolved": "' not in text, f"{name} names an address; see web/.npmrc"


def test_every_kept_picture_is_shown_by_a_page() -> None:
    pages = "\n".join(path.read_text() for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")))
    for picture in (ROOT / "docs").rglob("*.png"):
        assert picture.name in pages, f"{picture.name} is shown nowhere"


def test_the_map_of_the_house_names_what_exists_and_every_room() -> None:
    plan = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## The map of the house")[1].split("\n## ")[0]
    named = {name for row in re.findall(r"^\| (`.+?) \|", plan, re.MULTILINE) for name in re.findall(r"`(.+?)`", row)}
    rooms = {f"{path.name}/" for path in (ROOT / "src" / "serai").iterdir() if (path / "__init__.py").exists()}
    assert rooms <= named
    assert [name for name in named if not (ROOT / name).exists() and not (ROOT / "src" / "serai" / name).exists()] == []
