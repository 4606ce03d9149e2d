"""What docs/security.md promises is tried by tests that exist."""

import ast
import re
from pathlib import Path

import pytest
from benchmarks.attacks.catalogue import ATTACKS

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/security.md").read_text()
NAMED = sorted({*re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", TEXT)})


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_a_test_that_the_document_names_exists(file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text())
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_the_document_names_tests_and_every_attack() -> None:
    assert len(NAMED) >= 40
    told = {*re.findall(r"^\| `([\w-]+)` \|", TEXT, re.MULTILINE)}
    assert told == ATTACKS.keys()
