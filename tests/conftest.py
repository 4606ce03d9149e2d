"""What every test may ask for: a PostgreSQL with an empty database of its own, and a Valkey."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.servers import Postgres, Valkey


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run one PostgreSQL for all tests of this process."""
    with Postgres() as server:
        yield server


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """Return the address of an empty database."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """Run one Valkey for all tests of this process; what is kept in it is removed by nobody."""
    with Valkey() as server:
        yield server
