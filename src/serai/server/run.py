"""Starting and keeping a server: serve, back up, restore."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from serai.server import datafile, logs
from serai.server.app import Server
from serai.server.datafile import StoreError
from serai.server.settings import Settings

HARD_LIMIT = 4
"""How many times the largest message a frame may have before the connection itself is ended."""
GRACE = 5
"""Seconds that connections get to finish when the server stops."""


def configured(server: Server, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs a server."""
    return uvicorn.Config(
        server.app,
        host=settings.host,
        port=settings.port,
        http="httptools" if sys.platform != "win32" else "auto",
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes * HARD_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,
        server_header=False,
        date_header=True,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
        backlog=1024,
    )


def serve(settings: Settings, *, open_browser: bool = True, quiet: bool = False) -> int:
    """Serve until told to stop; return the exit code."""
    logs.set_up(quiet=quiet)
    try:
        listener = listen(settings.host, settings.port)
    except OSError as fault:
        place = f"{settings.host}:{settings.port}"
        sys.stderr.write(f"Serai cannot listen on {place} ({fault.strerror}). Choose another --port.\n")
        return 1
    port = listener.getsockname()[1]
    name = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host  # noqa: S104
    address = f"http://{name}:{port}/"
    try:
        with datafile.Claim(settings.data):
            datafile.opened(settings.database).close()  # made or brought up to date, or refused with words
            sys.stderr.write(f"Serai is at {address} (data in {settings.data}). Stop it with Ctrl+C.\n")
            sys.stderr.flush()
            if open_browser:
                threading.Timer(0.6, webbrowser.open, (address,)).start()
            server = Server(settings)
            uvicorn.Server(configured(server, settings)).run(sockets=[listener])
    except StoreError as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; it names its protocol, without which asyncio lets small frames wait."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(1024)
    return listener


def backup(data: Path, target: Path) -> None:
    """Copy the data of a server, running or not, into one file."""
    source = Settings(data=data).database
    if not source.is_file():
        raise StoreError(f"there is no Serai data in {data}; give the folder with --data.")
    datafile.copy(source, target)


def restore(data: Path, source: Path, *, force: bool = False) -> None:
    """Put a backup in place; a server must not be running on the data."""
    if not source.is_file():
        raise StoreError(f"there is no backup {source}.")
    target = Settings(data=data).database
    if target.exists() and not force:
        raise StoreError(f"{target} exists; use --force to replace it, or another folder with --data.")
    with datafile.Claim(data):
        fresh = target.with_name(target.name + ".restored")
        datafile.copy(source, fresh)
        for suffix in ("-wal", "-shm"):
            Path(f"{target}{suffix}").unlink(missing_ok=True)
        fresh.replace(target)


def default_data() -> Path:
    """Return the folder where a person's tables are kept when nothing else is said."""
    base = os.environ.get("SERAI_DATA") or os.environ.get("XDG_DATA_HOME")
    return Path(base) / "serai" if base else Path.home() / ".local" / "share" / "serai"


def main(words: list[str] | None = None) -> int:
    """Serve with what the command line says: ``python -m serai.server.run --port 8123 --no-browser``."""
    parser = argparse.ArgumentParser(prog="serai play", description="Play in the browser.")
    add_options(parser)
    said = parser.parse_args(words)
    return serve(settings_of(said), open_browser=not said.no_browser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of serving to a command."""
    usual = Settings()
    parser.add_argument("--host", default=usual.host, help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=usual.port, help="port, 0 for any (default: %(default)s)")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the data")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--proxy", action="store_true", help="believe the forwarding headers of one's own proxy")
    parser.add_argument("--pace", type=float, default=usual.pace, help="seconds of a computer player's move")
    parser.add_argument("--hearing", type=float, default=usual.hearing, help="seconds people get to bid")
    parser.add_argument("--workers", type=int, default=usual.workers, help="computer players at a time")
    parser.add_argument("--no-warm-up", action="store_true", help="compile rules and players only when they are needed")
    parser.add_argument("--per-address", type=int, default=usual.per_address, help="connections of one address")
    parser.add_argument("--keep-days", type=days, metavar="N", help="days to keep ended games (default: for ever)")
    abandoned = "days to keep begun games that nobody comes to (default: %(default)s)"
    parser.add_argument("--abandoned-days", type=days, metavar="N", default=usual.abandoned_days, help=abandoned)


def days(text: str) -> int:
    """Read a number of days, at least one."""
    if not text.isdecimal() or not 1 <= int(text[:9]) <= 100_000:
        raise argparse.ArgumentTypeError(f"expected a number of days from 1 to 100000, not {text!r}")
    return int(text)


def settings_of(said: argparse.Namespace) -> Settings:
    """Return the settings that a command line asks for."""
    return Settings(
        host=said.host,
        port=said.port,
        data=said.data,
        proxy=said.proxy,
        pace=said.pace,
        hearing=said.hearing,
        workers=max(1, said.workers),
        warm_up=not said.no_warm_up,
        per_address=said.per_address,
        keep_days=said.keep_days,
        abandoned_days=said.abandoned_days,
    )


if __name__ == "__main__":
    raise SystemExit(main())
