"""The store in PostgreSQL, which several processes may share."""

from serai.server.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
