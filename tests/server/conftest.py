"""Both stores for one and the same test."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.server import guest
from tests.servers import Postgres

from serai.server import logs
from serai.server.postgres import PostgresStore
from serai.server.sqlite import SqliteStore
from serai.server.store import Store

OpenStore = Callable[[], Awaitable[Store]]
"""Opens a store, always on the same data."""


@pytest.fixture
def unhushed() -> Iterator[None]:
    """Tell everything, whatever an earlier test has caused."""
    before = logs.SELDOM_LOGGER.filters[:]
    logs.SELDOM_LOGGER.filters[:] = []
    yield
    logs.SELDOM_LOGGER.filters[:] = before


@pytest.fixture(params=["sqlite", "postgresql"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Return what opens an empty store."""
    if request.param == "postgresql":
        address: str = request.getfixturevalue("shared_database")

        async def connected() -> Store:
            return await PostgresStore.opened(address)

        return connected

    async def opened() -> Store:
        return SqliteStore(tmp_path / "serai.sqlite")

    return opened


@pytest.fixture(params=["sqlite", "postgresql"])
def either_store(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every server of a test keep its data in a file, and again in a database a folder."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        monkeypatch.setattr(guest, "database_of", functools.cache(lambda _: postgres.new_database()))
