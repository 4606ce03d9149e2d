"""`dev.py lint` asks for known faults of the locked packages: one that is found fails, silence does not."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import dev
import pytest

FAULTY = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-2026-1", "fix_versions": ["1.1"]}]}
SOUND = {"name": "new", "version": "2.0", "vulns": []}
UNKNOWN = {"name": "own", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("found", "code", "told"),
    [
        ([SOUND, UNKNOWN], 0, "1 of 2 packages audited, 0 known faults"),
        ([SOUND, FAULTY], 1, "old 1.0 has a known fault, PYSEC-2026-1 (mended in: 1.1)"),
        (None, 0, "could not be audited"),
    ],
)
def test_what_the_audit_makes_of_an_answer(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: Any,
    code: int,
    told: str,
) -> None:
    """By a program of our own in the place of pip-audit: it answers as that does, or not at all."""
    program = tmp_path / "pip-audit"
    answer = "no route to the service" if found is None else json.dumps({"dependencies": found, "fixes": []})
    program.write_text(f"#!/bin/sh\ncat <<'END'\n{answer}\nEND\nexit 1\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(dev, "BIN", tmp_path)
    assert dev.audit(tmp_path / "lock.txt") == code
    assert told in capsys.readouterr().err
