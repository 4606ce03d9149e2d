"""The servers that tests use are real, begin empty, come back after a power cut, and end with whoever started them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import redis
from tests.servers import Postgres, Valkey


def test_databases_are_real_empty_and_apart(postgres: Postgres, shared_database: str) -> None:
    async def scene(address: str) -> int:
        connection = await asyncpg.connect(address)
        await connection.execute("CREATE TABLE one (id int)")
        tables = await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
        await connection.close()
        return int(tables)

    assert asyncio.run(scene(shared_database)) == asyncio.run(scene(postgres.new_database())) == 1


def test_a_server_that_was_killed_comes_back(valkey: Valkey) -> None:
    for _ in range(2):
        with redis.Redis.from_url(valkey.address) as client:
            assert client.ping()
        valkey.kill()
        valkey.start()


def test_a_server_ends_with_whoever_started_it() -> None:
    source = "from tests.servers import Valkey; v = Valkey(); v.start(); print(v.pid, v.folder, flush=True); input()"
    owner = subprocess.Popen([sys.executable, "-c", source], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with owner:
        assert owner.stdout is not None
        pid, folder = owner.stdout.readline().split()
        assert Path(folder).exists()
        owner.kill()
    while Path(folder).exists():
        time.sleep(0.02)
    assert not alive(int(pid))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
