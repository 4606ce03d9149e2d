"""One whole run that the tests share."""

from __future__ import annotations

import pytest
from tests.arena.runs import Files

from serai.arena import Result


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Files, list[Result]]:
    files = Files(tmp_path_factory.mktemp("whole"))
    return files, files.run()
