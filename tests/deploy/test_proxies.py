"""The examples of proxies by the proxies themselves: page, records and socket, under a name and under a path."""

from __future__ import annotations

import asyncio
import socket
import ssl
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.deploy.proxies import caddy, free_port, nginx
from tests.server.guest import ADDRESSES, PATIENCE, Guest, serving
from tests.server.raw import run
from websockets.asyncio.client import connect

from serai.server.app import Server
from serai.server.door import PROXY

WAYS = [
    "nginx, own name",
    "nginx, path passed on",
    "nginx, path taken away",
    "caddy, own name",
    "caddy, path passed on",
    "caddy, path taken away",
]


def fronted(way: str, folder: Path, port: int, upstream: str) -> AbstractContextManager[None]:
    match way:
        case "nginx, own name":
            return nginx(folder, port, upstream=upstream)
        case "nginx, path passed on":
            return nginx(folder, port, upstream=upstream, location="/serai/")
        case "nginx, path taken away":
            return nginx(folder, port, upstream=upstream, location="/serai/", strips=True)
        case "caddy, own name":
            return caddy(folder, port, upstream=upstream)
        case "caddy, path passed on":
            return caddy(folder, port, upstream=upstream, under="/serai")
    return caddy(folder, port, upstream=upstream, under="/serai", strips=True)


@pytest.mark.parametrize("way", WAYS)
def test_a_house_behind_a_proxy(tmp_path: Path, way: str) -> None:
    """Whoever comes is known by the address that the proxy names, never by one that they name themselves."""
    port = free_port()
    base = "" if "own name" in way else "/serai"
    site = f"{'http' if 'caddy' in way else 'https'}://localhost:{port}"

    async def scene() -> None:
        settled: dict[str, Any] = {"proxy": ("127.0.0.1",), "public_url": (site,), "base_path": base}
        async with serving(tmp_path / "data", **settled) as server:
            with ExitStack() as proxies:
                proxy = fronted(way, tmp_path, port, ADDRESSES[server])
                await asyncio.to_thread(proxies.enter_context, proxy)  # it may ask the server how it is
                await visit(server)

    async def visit(server: Server) -> None:
        async with httpx.AsyncClient(verify=False, base_url=site, timeout=PATIENCE) as browser:
            page = await browser.get(f"{base}/")
            assert page.status_code == 200
            assert f'"{base}/assets/' in page.text
            assert (await browser.get(f"{base}/table/abc")).status_code == 200
            assert (await browser.get(f"{base}/readyz")).json() == {"status": "ready"}
            assert (await browser.get(f"{base}/api/address")).json() == {"base": site + base, "who": "everybody"}
            assert (await browser.get(f"{base}/metrics")).status_code == 403
            forged = {"X-Forwarded-For": "203.0.113.9", "Origin": site}
            unchecked = ssl._create_unverified_context() if site.startswith("https") else None
            place = f"{site.replace('http', 'ws', 1)}{base}/socket"
            guest = Guest(await connect(place, additional_headers=forged, ssl=unchecked, compression=None))
            table = await guest.create()
            await guest.sit(table)
            assert [wire.address for wire in server.door.wires.values() if wire.address != PROXY] == ["127.0.0.1"]
            code = await browser.get(f"{base}/api/tables/{table}/qr.svg")
            assert (code.status_code, code.headers["content-type"]) == (200, "image/svg+xml")
            await guest.leave()

    run(scene)


def test_caddy_asks_how_a_process_is_by_a_name_that_every_house_knows(tmp_path: Path) -> None:
    """Else processes that are called by other names, as containers are, would seem ill: foreign names are refused."""
    with socket.create_server(("127.0.0.1", 0)) as process:
        process.settimeout(PATIENCE)
        with caddy(tmp_path, free_port(), upstream=f"127.0.0.1:{process.getsockname()[1]}"):
            asked, _ = process.accept()
            with asked:
                head = asked.recv(4096)
    assert head.startswith(b"GET /readyz HTTP/1.1\r\n")
    assert b"\r\nHost: localhost\r\n" in head
