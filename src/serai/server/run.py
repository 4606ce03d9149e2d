"""Starting and keeping a server: serve, back up, restore."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from serai.server import configuration, datafile, logs, mail, stores
from serai.server.app import Server
from serai.server.base_path import base_path
from serai.server.datafile import StoreError
from serai.server.mail import Smtp
from serai.server.origin import EVERYWHERE, LOOPBACK, Networks, host_and_port, place
from serai.server.settings import Settings
from serai.server.transport import DoorConfig, DoorHttp, DoorSocket
from serai.text.plain import escaped

HARD_LIMIT = 4
"""How many times the largest message a frame may have before the connection itself is ended."""
SEND_BUFFER = 131_072
"""Bytes that the system keeps for one connection; left alone, it takes megabytes for one that does not read."""
GRACE = 5
"""Seconds that connections get to finish when the server stops."""
LONGEST_WAIT = 3_600
"""Seconds that a host may have people wait for a computer player."""
GARBAGE = 10_000, 5, 80
"""When to look for garbage: a move makes next to none, and looking through many tables for it takes long."""
WRONG_CALL = 2
"""The exit code of a call that cannot be carried out as it stands: an option, a port, a folder or a file is wrong."""


def configured(server: Server, settings: Settings) -> DoorConfig:
    """Return how uvicorn runs a server."""
    config = DoorConfig(
        server.app,
        host=settings.host,
        port=settings.port,
        http=DoorHttp,
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws=DoorSocket,
        ws_max_size=settings.message_bytes * HARD_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
        server_header=False,
        date_header=True,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
        backlog=1024,
    )
    config.door = server.door
    return config


class HallServer(uvicorn.Server):
    """uvicorn, which hands the tables over before it sends people away."""

    def __init__(self, server: Server, settings: Settings) -> None:
        """Run a server."""
        super().__init__(configured(server, settings))
        self._hall_server = server
        server.stop = self._stop

    def _stop(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody new in, hand the tables over, then see out who is still here."""
        for listener in self.servers:
            listener.close()
        for listening in sockets or ():
            listening.close()
        await self._hall_server.drain()
        await super().shutdown(sockets)


def serve(settings: Settings, *, open_browser: bool = True) -> int:
    """Serve until told to stop; return the exit code."""
    logs.set_up(settings.log_level)
    gc.set_threshold(*GARBAGE)
    try:
        listener = listen(settings.host, settings.port)
    except OSError as fault:
        return _cannot_listen(settings.host, settings.port, fault, "--port or --host")
    port = listener.getsockname()[1]
    name = "localhost" if settings.host in LOOPBACK | EVERYWHERE else settings.host
    here = f"http://{name}:{port}{settings.base_path}/"
    address = f"{settings.public_url[0]}{settings.base_path}/" if settings.public_url else here
    try:
        with stores.ready(settings) as kept:
            server = Server(settings)
            server.name = f"{socket.gethostname()}:{port}"
            with contextlib.ExitStack() as beside:
                if settings.metrics_address:
                    told_at = host_and_port(settings.metrics_address)
                    try:
                        beside.enter_context(server.metrics.told_at(*told_at))
                    except OSError as fault:
                        return _cannot_listen(*told_at, fault, "--metrics-address")
                if sys.stderr.isatty():
                    sys.stderr.write(f"Serai is at {address} (data in {kept}). Stop it with Ctrl+C.\n")
                else:
                    logs.log("server-listening", address=address, here=here, data=kept)
                if open_browser:
                    threading.Timer(0.6, webbrowser.open, (here,)).start()
                HallServer(server, settings).run(sockets=[listener])
    except StoreError as fault:
        sys.stderr.write(f"{fault}\n")
        return WRONG_CALL
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    return 0


def _cannot_listen(host: str, port: int, fault: OSError, option: str) -> int:
    """Say what is in the way, and what to change."""
    why = {errno.EADDRINUSE: "another program uses it", errno.EACCES: "the system keeps ports below 1024 for root"}
    told = f"Serai cannot listen on {host}:{port} ({why.get(fault.errno or 0) or fault.strerror})."
    sys.stderr.write(f"{escaped(told)} Choose another {option}.\n")
    return WRONG_CALL


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; it names its protocol, without which asyncio lets small frames wait."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
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
    """Return the folder where a person's tables are kept when nothing else is said.

    Version 0.1 kept them in `~/.local/share/serai` on every system; data that lies only there is used there.
    """
    if named := os.environ.get("SERAI_DATA"):
        return Path(named)
    usual = user_data_path("serai", appauthor=False)
    older = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "serai"
    found = (folder for folder in (usual, older) if Settings(data=folder).database.exists())
    return next(found, usual)


def main(words: list[str] | None = None) -> int:
    """Serve with what the command line says: ``python -m serai.server.run --port 8123 --no-browser``."""
    parser = argparse.ArgumentParser(prog="serai play", description="Play in the browser.")
    add_options(parser)
    said, _ = configuration.read(parser, words)
    try:
        settings = settings_of(said)
    except ValueError as fault:
        parser.error(str(fault))
    return serve(settings, open_browser=not said.no_browser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of serving to a command."""
    usual = Settings()
    configuration.add_config(parser)
    parser.add_argument("--host", default=usual.host, help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=_port, default=usual.port, help="port, 0 for any (default: %(default)s)")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the data")
    add_database(parser)
    told = "seconds without a sign of life after which a process that shares a database is followed by others"
    parser.add_argument("--lease", type=_lease, default=usual.lease, metavar="SECONDS", help=f"{told} (%(default)s)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--public-url",
        type=_public_url,
        action="append",
        default=[],
        metavar="URL",
        help="address under which people find it, like https://play.example; may be given again. Other names than"
        " those, this machine's and plain addresses are refused",
    )
    parser.add_argument(
        "--base-path",
        type=_base_path,
        default=usual.base_path,
        metavar="PATH",
        help="path of a larger site under which people find it, like /serai; the proxy may take it away or not",
    )
    parser.add_argument(
        "--proxy",
        type=_proxies,
        nargs="?",
        const=("127.0.0.1", "::1"),
        default=(),
        metavar="ADDRESSES",
        help="believe the forwarding headers of one's own proxy at these addresses or networks, as 10.0.0.0/8,::1"
        " (alone: on this machine)",
    )
    parser.add_argument(
        "--metrics",
        choices=("local", "public", "off"),
        default=usual.metrics,
        help="who is told the counters at /metrics: this machine, everybody, nobody (default: %(default)s)",
    )
    parser.add_argument(
        "--metrics-address",
        type=_address,
        metavar="HOST:PORT",
        help="tell the counters there, to whoever comes, and not under the house's own address",
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default=usual.log_level,
        help="what the log tells at least (default: %(default)s)",
    )
    parser.add_argument(
        "--smtp",
        metavar="URL",
        help="mail server, like smtp://user@mail.example:587 or smtps://…, by which people who ask for it are told of"
        " their turn; needs --smtp-from and --public-url",
    )
    parser.add_argument("--smtp-from", metavar="ADDRESS", default="", help="mail address that writes")
    told = "password of the mail server; others can see it here, so better name a file by SERAI_SMTP_PASSWORD_FILE"
    parser.add_argument("--smtp-password", metavar="PASSWORD", default="", help=told)
    parser.add_argument("--no-leaderboard", action="store_true", help="keep no ratings between people, and show none")
    parser.add_argument("--pace", type=_seconds, default=usual.pace, help="seconds of a computer player's move")
    parser.add_argument("--hearing", type=_seconds, default=usual.hearing, help="seconds people get to bid")
    parser.add_argument("--workers", type=_count, default=usual.workers, help="computer players at a time")
    parser.add_argument("--no-warm-up", action="store_true", help="compile rules and players only when they are needed")
    parser.add_argument("--per-address", type=_count, default=usual.per_address, help="sockets of one address")
    parser.add_argument("--keep-days", type=days, metavar="N", help="days to keep ended games (default: for ever)")
    abandoned = "days to keep begun games that nobody comes to (default: %(default)s)"
    parser.add_argument("--abandoned-days", type=days, metavar="N", default=usual.abandoned_days, help=abandoned)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the options that name what several processes share."""
    told = (
        "PostgreSQL that keeps the data instead, like postgresql://user@host/name, for one process or several; others"
    )
    told += " can see a password here, so better name a file by SERAI_DATABASE_FILE"
    parser.add_argument("--database", type=database_address, metavar="URL", help=told)
    told = "Valkey or Redis over which processes that share a database write to each other, like redis://host"
    parser.add_argument("--bus", type=_bus, metavar="URL", help=f"{told}; without it, they use the database")


def add_place(parser: argparse.ArgumentParser) -> None:
    """Add the options that name where a server keeps its data."""
    configuration.add_config(parser)
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the data (default: %(default)s)")
    told = "PostgreSQL that keeps the data instead (or SERAI_DATABASE, or the file that SERAI_DATABASE_FILE names)"
    parser.add_argument("--database", type=database_address, metavar="URL", help=told)


def days(text: str) -> int:
    """Return the days that a word of the command line names."""
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text[:9]) <= 100_000:
        raise argparse.ArgumentTypeError(f"expected a number of days from 1 to 100000, not {text!r}")
    return int(text)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text[:9]) > 65_535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, not {text!r}")
    return int(text)


def database_address(text: str) -> str:
    """Return the address of a database that a word of the command line names; it is not told when it is wrong."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError("expected an address like postgresql://user@host:5432/name")
    return text


def _bus(text: str) -> str:
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise argparse.ArgumentTypeError("expected an address like redis://host:6379, rediss://… or unix:///path")
    return text


def _lease(text: str) -> float:
    if (seconds := _seconds(text)) < 1:
        raise argparse.ArgumentTypeError(f"expected at least a second, not {text!r}")
    return seconds


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_WAIT:
        raise argparse.ArgumentTypeError(f"expected seconds from 0 to {LONGEST_WAIT}, not {text!r}")
    return seconds


def _count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text[:9]) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, not {text!r}")
    return int(text)


def _public_url(text: str) -> str:
    url = text.rstrip("/").lower()
    try:
        place(url)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"{fault}; a path is given by --base-path") from fault
    return url


def _base_path(text: str) -> str:
    try:
        return base_path(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault


def _address(text: str) -> str:
    try:
        host_and_port(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault
    return text


def _proxies(text: str) -> tuple[str, ...]:
    written = tuple(part.strip() for part in text.split(","))
    try:
        Networks(written)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"expected addresses or networks like 10.0.0.0/8: {fault}") from fault
    return written


def _smtp(said: argparse.Namespace) -> Smtp | None:
    """Return the mail server that a command line names; `ValueError` tells what is wrong with it."""
    if not said.smtp:
        return None
    if not said.public_url:
        raise ValueError("--smtp needs --public-url: mails carry links to this house")
    try:
        return mail.server_at(said.smtp, said.smtp_from, said.smtp_password)
    except ValueError as fault:
        raise ValueError(f"--smtp: {fault}") from fault


def settings_of(said: argparse.Namespace) -> Settings:
    """Return the settings that a command line asks for; `ValueError` tells what cannot be."""
    return Settings(
        host=said.host,
        port=said.port,
        data=said.data,
        database_url=said.database,
        bus=said.bus or None,
        lease=said.lease,
        public_url=tuple(said.public_url),
        proxy=said.proxy,
        base_path=said.base_path,
        metrics=said.metrics,
        metrics_address=said.metrics_address or "",
        log_level=said.log_level,
        smtp=_smtp(said),
        leaderboard=not said.no_leaderboard,
        pace=said.pace,
        hearing=said.hearing,
        workers=said.workers,
        warm_up=not said.no_warm_up,
        per_address=said.per_address,
        keep_days=said.keep_days,
        abandoned_days=said.abandoned_days,
    )


if __name__ == "__main__":
    raise SystemExit(main())
