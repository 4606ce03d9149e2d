"""What a host can settle about a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from msgspec import Struct

from serai.server.mail import Smtp


class Settings(Struct, frozen=True):
    """Where to listen, where to keep the data, and the bounds that keep one guest from harming others."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("serai-data")
    database_url: str | None = None
    """The PostgreSQL that keeps the data instead of a file, password included; several processes may share it."""
    bus: str | None = None
    """Where processes that share a database write to each other, like `redis://host`; None: in the database."""
    lease: float = 15.0
    """Seconds after which a process that shares a database and gives no sign of life is taken for gone."""
    public_url: tuple[str, ...] = ()
    """Addresses under which people find this house, the first of them for invitations; other names are refused."""
    base_path: str = ""
    """The path of a larger site under which the house is, like `/serai`; empty: it has the site for itself."""
    proxy: tuple[str, ...] = ()
    """Addresses and networks of one's own proxies, whose forwarding headers are believed; nobody else's are."""
    metrics: Literal["local", "public", "off"] = "local"
    """Who is told the counters: this machine, everybody, nobody."""
    metrics_address: str = ""
    """Where else the counters are told, to whoever comes there; then not under the address of the house."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What the log tells at least."""
    smtp: Smtp | None = None
    """The mail server by which people who ask for it are told of their turn; its links need a public address."""
    mail_after: float = 300.0
    """Seconds that a game must have waited for a person before a mail says so."""
    leaderboard: bool = True
    """Whether finished games between people count for ratings, which everybody can see."""
    pace: float = 0.8
    """Seconds that a computer player takes at least; its answers come at whole multiples of it."""
    workers: int = os.cpu_count() or 1
    """Computer players that think at the same time."""
    warm_up: bool = False
    """Whether computer players are compiled ahead, in a process of their own."""
    queue: int = 256
    """Computer players that may wait for their turn to think before new ones are refused; an address has a share."""
    patience: float = 60.0
    """Seconds after which a computer player that has not answered is helped out."""
    hearing: float = 15.0
    """Seconds that a computer player gives a person to speak before it decides, where the game invites people to."""
    away: float = 20.0
    """Seconds that a person must be away before a computer player may take over the seat."""
    opening: float = 10.0
    """Seconds that clients have to open what they gave to the dealing before the game begins without it."""
    lobby_pause: float = 0.5
    """Seconds between two pictures of the lobby."""
    watch_pause: float = 1.0
    """Seconds between two tellings of how many watch a table."""
    message_bytes: int = 16_384
    message_depth: int = 12
    message_rate: float = 40.0
    message_burst: int = 200
    """Units of work that one connection may ask for: how many a second, and at once."""
    address_rate: float = 120.0
    address_burst: int = 3000
    """The same of one address, over all its connections and requests: a club of thirty comes nowhere near it."""
    per_address: int = 64
    """Sockets of one address; connections of any kind are twice as many."""
    connections: int = 20_000
    """Connections together, where the system lets a process open so many."""
    request_time: float = 10.0
    """Seconds in which a request or a handshake must have come whole."""
    ping: float = 20.0
    """Seconds between two pings of a socket, and those in which it must have answered."""
    request_rate: float = 50.0
    request_burst: int = 600
    """Requests that one address may make at once, and how many a second after that."""
    unsent: int = 8_000_000
    """Bytes that may wait for one connection that does not read them."""
    unsent_address: int = 32_000_000
    """Bytes that may wait for all connections of one address."""
    stall: float = 30.0
    """Seconds after which a connection that reads nothing of what waits for it is cut off."""
    tables_rate: float = 0.5
    tables_burst: int = 40
    """Tables that one address may open at once, and how many a second after that."""
    waiting_days: int = 7
    """Days without anybody there after which a table that never started is removed."""
    abandoned_days: int = 90
    """Days without anybody there after which a game that was begun is removed."""
    keep_days: int | None = None
    """Days after its end for which a game is kept; None: for ever."""

    @property
    def database(self) -> Path:
        """The one file of the data."""
        return self.data / "serai.sqlite"
