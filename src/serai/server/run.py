"""Running a server: the socket it listens on, how uvicorn runs it, and how it is stopped."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import socket
import sys
import threading
import webbrowser

import uvicorn

from serai.server import configuration, logs, stores
from serai.server.app import Server
from serai.server.datafile import StoreError
from serai.server.options import WRONG_CALL, add_options, settings_of
from serai.server.origin import EVERYWHERE, LOOPBACK, host_and_port
from serai.server.settings import Settings
from serai.server.socket_transport import DoorSocket
from serai.server.transport import DoorConfig, DoorHttp
from serai.text.plain import escaped

HARD_LIMIT = 4
"""How many times the largest message a frame may have before the connection itself is ended."""
SEND_BUFFER = 131_072
"""Bytes that the system keeps for one connection; left alone, it takes megabytes for one that does not read."""
GRACE = 5
"""Seconds that connections get to finish when the server stops."""
GARBAGE = 1_000, 4, 1_000_000
"""When to look for garbage: often among what is new, which takes some milliseconds, and never by itself among what has
lasted, which is what tables consist of: everybody would wait for that, and tables and sockets are freed as they go.
Housekeeping looks through everything when few people are there."""


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


if __name__ == "__main__":
    raise SystemExit(main())
