"""The store that a server's settings name: one file, or a PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from serai.server import configuration, datafile
from serai.server.datafile import StoreError
from serai.server.settings import Settings
from serai.server.sqlite import SqliteStore
from serai.server.store import Store

NEEDS: Final = "PostgreSQL needs packages that are not installed; install them with: pip install asyncpg redis hiredis"


def check_packages() -> None:
    """Make sure that a database can be asked at all, or say what is missing."""
    if find_spec("asyncpg") is None:
        raise StoreError(NEEDS)


async def opened(settings: Settings) -> Store:
    """Open the store, made or brought up to date where that is needed, or say why it cannot be used."""
    if settings.database_url is None:
        return SqliteStore(settings.database)
    check_packages()
    from serai.server.postgres import PostgresStore  # noqa: PLC0415  # a host with one file has no use for it

    return await PostgresStore.opened(settings.database_url, lease=settings.lease)


@contextmanager
def ready(settings: Settings) -> Iterator[str]:
    """Make sure, before anything is served, that the store can be used; tell where it is."""
    if settings.database_url is None:
        with datafile.Claim(settings.data):
            datafile.opened(settings.database).close()  # made or brought up to date, or refused with words
            yield str(settings.data)
    else:
        asyncio.run(_tried(settings))
        yield configuration.hidden(settings.database_url)


async def _tried(settings: Settings) -> None:
    await (await opened(settings)).close()
