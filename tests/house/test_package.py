"""The package: one version, every import declared, and the same commands with and without a checkout."""

from __future__ import annotations

import ast
import importlib.metadata
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from serai import __version__, bench
from serai.cli import main

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_version_is_written_in_one_place() -> None:
    assert "version" not in PROJECT["project"], "hatchling reads it from serai.__version__"
    assert importlib.metadata.version("serai") == __version__
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))


def test_the_changelog_begins_with_this_version() -> None:
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\d+\.\d+\.\d+)", told, re.MULTILINE)
    assert versions[0] == __version__


def imported() -> set[str]:
    """Name every module outside the package that a module of it imports, by its first two words."""
    found: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(str(node.module))
    parts = {tuple(name.split(".")[:2]) for name in found}
    return {".".join(part) for part in parts if part[0] not in {*sys.stdlib_module_names, "serai"}}


def providers() -> dict[str, set[str]]:
    """Tell which distribution a module comes from, by the first word of its name and by the first two."""
    found: dict[str, set[str]] = {}
    for distribution in importlib.metadata.distributions():
        name = normal(distribution.name)
        # The list itself: `distribution.files` makes an object of each of some ten thousand lines, which takes long.
        for line in (distribution.read_text("RECORD") or "").splitlines():
            path, _, suffix = line.partition(",")[0].rpartition(".")
            parts = path.split("/") if suffix in ("py", "so", "pyd") else []
            for words in (parts[:1], parts[:2]):
                found.setdefault(".".join(words), set()).add(name)
    return found


def named(requirements: list[str]) -> set[str]:
    """Name the distributions that some requirements ask for."""
    return {normal(re.split(r"[^\w.-]", line)[0]) for line in requirements}


@pytest.mark.parametrize(("lock", "groups"), [("uv", ["uv"]), ("play", ["build"]), ("test", ["build", "test"])])
def test_the_locks_hold_everything_that_is_asked_for(lock: str, groups: list[str]) -> None:
    locked = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    found = named(re.findall(r"^[\w.-]+(?===)", locked, re.MULTILINE))
    asked = [line for group in groups for line in PROJECT["dependency-groups"][group] if isinstance(line, str)]
    project = PROJECT["project"]["dependencies"] if lock != "uv" else []
    assert named([*asked, *project]) <= found, "run `python3 dev.py lock`"
    assert set(PROJECT["build-system"]["requires"]) <= set(PROJECT["dependency-groups"]["build"])


def test_every_import_is_declared() -> None:
    extras = [name for extra in PROJECT["project"]["optional-dependencies"].values() for name in extra]
    declared = named([*PROJECT["project"]["dependencies"], *extras])
    known = providers()
    for name in sorted(imported()):
        asked = known.get(name) or known[name.split(".")[0]]
        assert asked & declared, f"{name} comes with {', '.join(sorted(asked))}, which pyproject.toml does not ask for"


def test_a_server_with_a_file_needs_none_of_what_a_database_needs(tmp_path: Path) -> None:
    """Without the extra a database is refused with the words that install it."""
    hidden = "import sys; sys.modules.update(asyncpg=None, redis=None)"
    called = "from serai.cli import main; raise SystemExit(main(sys.argv[1:]))"
    words = ["play", "--no-browser", "--port", "0", "--database", "postgresql://localhost/serai"]
    done = subprocess.run(
        [sys.executable, "-c", f"{hidden}; {called}", *words], capture_output=True, text=True, cwd=tmp_path
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "pip install asyncpg redis hiredis" in done.stderr


def test_the_rules_are_measured_from_the_package_alone(tmp_path: Path) -> None:
    words = ["-m", "serai", "bench", "--json", "rules", "--rounds", "2", "--repeats", "1"]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["listed: moves/s"] > 0


@pytest.mark.parametrize("study", [name for name in bench.STUDIES if name != "rules"])
def test_what_needs_a_checkout_says_so(
    study: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert main(["bench", study]) == 2
    assert f"`serai bench {study}` needs a checkout of Serai" in capsys.readouterr().err


def test_every_study_is_there() -> None:
    for script in bench.STUDIES.values():
        assert (bench.CHECKOUT / script).is_file()
