"""The connections to a PostgreSQL: some for changes, others for what strangers look up, so that no look delays a move.

A database that is lost is told once in the log, and once when it is back. Until then whatever needs it is refused; the
pool connects anew by itself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from serai.server import logs
from serai.server.configuration import hidden
from serai.server.datafile import StoreError
from serai.server.postgres.migrations import migrate
from serai.server.refusals import Refused
from serai.server.store import Conflict

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any] | asyncpg.pool.PoolConnectionProxy[Any]
    Pool = asyncpg.Pool[Any]

Told = TypeVar("Told")

WRITERS: Final = 4
READERS: Final = 4
MOST_WAITING: Final = 512
"""Readings that may wait before further ones are refused."""
PATIENCE: Final = 10.0
"""Seconds after which a statement is given up: the database, or the way to it, is lost."""
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InternalClientError,
)
"""What is raised when it is the database that fails, and not what was asked of it."""


class Connections:
    """The connections of one process."""

    def __init__(self, writers: Pool, readers: Pool) -> None:
        """Use two pools."""
        self._writers, self._readers = writers, readers
        self._waiting = 0
        self._lost = False

    @classmethod
    async def to(cls, address: str) -> Connections:
        """Connect, and bring the database up to date, or say what is wrong with the address or the database."""
        connection = await reached(address)
        try:
            await migrate(connection)
        except asyncpg.PostgresError as fault:
            raise StoreError(f"{hidden(address)} cannot be used ({fault}). Nothing was changed halfway.") from fault
        finally:
            await connection.close()
        with telling(address):
            writers = await _pool(address, WRITERS)
            try:
                return cls(writers, await _pool(address, READERS))
            except BaseException:
                writers.terminate()
                raise

    @asynccontextmanager
    async def _connected(self, pool: Pool) -> AsyncIterator[Connection]:
        try:
            async with pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except LOST as fault:
            if not self._lost:
                self._lost = True
                logs.warn("database-lost", fault=type(fault).__name__)
            raise
        if self._lost:
            self._lost = False
            logs.log("database-back")

    async def write(self, act: Callable[[Connection], Awaitable[Told]]) -> Told:
        """Do something in one transaction, or raise `Conflict` when it clashes with what is stored."""
        with _clashing():
            async with self._connected(self._writers) as connection, connection.transaction():
                return await act(connection)

    async def change(self, statement: str, *values: Any) -> list[asyncpg.Record]:
        """Make one change, which is a transaction of its own; return what it returns, or raise `Conflict`."""
        with _clashing():
            async with self._connected(self._writers) as connection:
                return await connection.fetch(statement, *values)

    async def read(self, act: Callable[[Connection], Awaitable[Told]]) -> Told:
        """Look something up, by as many statements as it takes."""
        if self._waiting >= MOST_WAITING:
            raise Refused("flood", reason="reading", limit=MOST_WAITING)
        self._waiting += 1
        try:
            async with self._connected(self._readers) as connection:
                return await act(connection)
        finally:
            self._waiting -= 1

    async def rows(self, statement: str, *values: Any) -> list[asyncpg.Record]:
        """Look something up by one statement; nothing has a name with a zero byte, which PostgreSQL cannot read."""
        try:
            return await self.read(lambda connection: connection.fetch(statement, *values))
        except asyncpg.CharacterNotInRepertoireError:
            return []

    async def row(self, statement: str, *values: Any) -> asyncpg.Record | None:
        """Look up the first row that a statement gives."""
        return next(iter(await self.rows(statement, *values)), None)

    async def close(self) -> None:
        """Let the database go; one that does not answer is not waited for."""
        for pool in (self._readers, self._writers):
            try:
                await pool.close()
            except LOST:
                pool.terminate()


async def reached(address: str) -> asyncpg.Connection[Any]:
    """Return a connection to an address, or say what is wrong with it."""
    with telling(address):
        return await asyncpg.connect(address, timeout=PATIENCE, server_settings={"application_name": "serai"})


@contextmanager
def telling(address: str) -> Iterator[None]:
    """Say in words why an address cannot be used; its password is never told."""
    try:
        yield
    except asyncpg.InvalidPasswordError as fault:
        raise StoreError(f"{hidden(address)} does not let this user in: the password is wrong or missing.") from fault
    except asyncpg.InvalidAuthorizationSpecificationError as fault:
        raise StoreError(f"{hidden(address)} does not let this user in ({type(fault).__name__}).") from fault
    except asyncpg.InvalidCatalogNameError as fault:
        raise StoreError(f"{hidden(address)}: there is no such database; make it first (`createdb`).") from fault
    except (ValueError, OverflowError, asyncpg.ClientConfigurationError) as fault:
        raise StoreError(f"{hidden(address)} is no address like postgresql://user@host:5432/name.") from fault
    except (*LOST, asyncpg.PostgresError) as fault:
        told = getattr(fault, "strerror", None) or type(fault).__name__
        raise StoreError(f"{hidden(address)} does not answer ({told}); is PostgreSQL running there?") from fault


@contextmanager
def _clashing() -> Iterator[None]:
    """Say `Conflict` of what names something that is taken, or somebody whom another process has erased meanwhile."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as fault:
        raise Conflict(str(fault)) from fault


async def _pool(address: str, size: int) -> Pool:
    return await asyncpg.create_pool(
        address,
        min_size=1,
        max_size=size,
        timeout=PATIENCE,
        command_timeout=PATIENCE,
        reset=_as_it_is,
        server_settings={"application_name": "serai"},
    )


async def _as_it_is(_: object) -> None:
    """Leave a connection as it is: nothing here changes a session, and resetting would be one more way to and fro."""
