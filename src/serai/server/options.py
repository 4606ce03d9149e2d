"""The options of serving, and the settings that come of them."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from serai.server import configuration, mail, option_values
from serai.server.mail import Smtp
from serai.server.settings import Settings

WRONG_CALL: Final = 2
"""The exit code of a call that cannot be carried out as it stands: an option, a port, a folder or a file is wrong."""


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


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of serving to a command."""
    usual = Settings()
    configuration.add_config(parser)
    parser.add_argument("--host", default=usual.host, help="address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port", type=option_values.port, default=usual.port, help="port, 0 for any (default: %(default)s)"
    )
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the data")
    add_database(parser)
    told = "seconds without a sign of life after which a process that shares a database is followed by others"
    parser.add_argument(
        "--lease", type=option_values.lease, default=usual.lease, metavar="SECONDS", help=f"{told} (%(default)s)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--public-url",
        type=option_values.public_url,
        action="append",
        default=[],
        metavar="URL",
        help="address under which people find it, like https://play.example; may be given again. Other names than"
        " those, this machine's and plain addresses are refused",
    )
    parser.add_argument(
        "--base-path",
        type=option_values.base_path_of,
        default=usual.base_path,
        metavar="PATH",
        help="path of a larger site under which people find it, like /serai; the proxy may take it away or not",
    )
    parser.add_argument(
        "--proxy",
        type=option_values.proxies,
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
        type=option_values.listening_address,
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
    parser.add_argument(
        "--pace", type=option_values.seconds, default=usual.pace, help="seconds of a computer player's move"
    )
    parser.add_argument(
        "--hearing", type=option_values.seconds, default=usual.hearing, help="seconds people get to bid"
    )
    parser.add_argument("--workers", type=option_values.count, default=usual.workers, help="computer players at a time")
    parser.add_argument("--no-warm-up", action="store_true", help="compile rules and players only when they are needed")
    parser.add_argument(
        "--per-address", type=option_values.count, default=usual.per_address, help="sockets of one address"
    )
    parser.add_argument(
        "--keep-days", type=option_values.days, metavar="N", help="days to keep ended games (default: for ever)"
    )
    abandoned = "days to keep begun games that nobody comes to (default: %(default)s)"
    parser.add_argument(
        "--abandoned-days", type=option_values.days, metavar="N", default=usual.abandoned_days, help=abandoned
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the options that name what several processes share."""
    told = (
        "PostgreSQL that keeps the data instead, like postgresql://user@host/name, for one process or several; others"
    )
    told += " can see a password here, so better name a file by SERAI_DATABASE_FILE"
    parser.add_argument("--database", type=option_values.database_address, metavar="URL", help=told)
    told = "Valkey or Redis over which processes that share a database write to each other, like redis://host"
    parser.add_argument(
        "--bus", type=option_values.bus_address, metavar="URL", help=f"{told}; without it, they use the database"
    )


def add_place(parser: argparse.ArgumentParser) -> None:
    """Add the options that name where a server keeps its data."""
    configuration.add_config(parser)
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the data (default: %(default)s)")
    told = "PostgreSQL that keeps the data instead (or SERAI_DATABASE, or the file that SERAI_DATABASE_FILE names)"
    parser.add_argument("--database", type=option_values.database_address, metavar="URL", help=told)


def settings_of(said: argparse.Namespace) -> Settings:
    """Return the settings that a command line asks for; `ValueError` tells what cannot be."""
    if said.bus and not said.database:
        raise ValueError("--bus needs --database: only processes that share a database write to each other")
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
