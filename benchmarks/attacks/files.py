"""Files that nobody offered: every spelling that has ever got out of a folder of files."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from benchmarks.attacks.scene import Scene, Tried, attack, settled
from benchmarks.attacks.wire import Plain, get, raw

CLIMBS = (
    "/", "//", "///", "/./", "/.//", "/../", "/../../../../../../../../", "/..;/..;/..;/..;/", "/assets/../../",
    "/assets//", "/assets/..//", "/....//....//....//....//", "/..%2f..%2f..%2f..%2f..%2f/", "/%2e%2e/%2e%2e/%2e%2e/",
    "/..%252f..%252f..%252f/", "/..%5c..%5c..%5c/", "/..\\..\\..\\", "\\", "/\\", "/%5c", "/%2f", "/%2F%2F", "/%252f",
    "/%u2215", "/%ef%bc%8f", "/%e2%88%95", "/..%c0%af..%c0%af..%c0%af/", "/.%00./.%00./", "/file:///", "/file:%2f%2f/",
    "/C:/", "/c%3a/", "/c:\\", "//?/C:/", "/\\\\localhost\\c$\\", "/~/", "/~root/", "/table/..//", "/replay/%2f",
    "/rules/..%2f..%2f..%2f..%2f", "/api/tables/..%2f..%2f..%2f", "/static/../../../../../../../..//", "/%2e/",
    "/?file=/", "/#/", "/;/", "/%20/", "/\t/", "http://127.0.0.1//", "/index.html/../../../../../../../..//",
)  # fmt: skip
ENDINGS = ("", "/", "%00", "%00.js", "%20", ".", "?x=.js", "#.js", "%3f.js", ";.js", "::$DATA")
LONG = "/" + "./" * 30_000
SIGNS = (b"root:x:0:0", b"SQLite format 3", b"from __future__ import", b"[project]\n", b"PATH=/", b"PRIVATE KEY")
"""What shows that a file came out that is none of the page's."""


def targets(scene: Scene) -> list[str]:
    """Return files that a stranger would like to read."""
    package = Path(__file__).resolve().parents[2] / "src/serai/server"
    data = Path(scene.data)
    return [
        "/etc/passwd",
        "/proc/self/environ",
        f"{data}/serai.sqlite",
        f"{data}/serai.lock",
        f"{package}/app.py",
        "app.py",
    ]


def spellings(scene: Scene) -> Iterator[str]:
    """Yield paths as they are sent, several thousand of them."""
    for target in targets(scene):
        bare = target.removeprefix("/")
        for form in (bare, quote(bare, safe=""), quote(quote(bare, safe=""), safe=""), bare.replace("/", "\\")):
            for climb in CLIMBS:
                yield climb + form
        for ending in ENDINGS:
            yield f"//{bare}{ending}"
            yield f"/%2F{quote(bare, safe='')}{ending}"
        yield LONG + bare


@attack("files of the machine, the data file, the program's own, in every spelling, over a raw socket")
async def files(scene: Scene) -> Tried:
    paths = [*dict.fromkeys(spellings(scene))]
    if scene.quick:
        paths = paths[:: max(1, len(paths) // 250)]
    open_doors: list[str] = []
    unanswered = 0

    async def one(path: str) -> None:
        nonlocal unanswered
        answer = await raw(scene.port, scene.address, get(scene.port, path))
        if not answer:
            answer = await raw(scene.port, scene.address, get(scene.port, path))
        unanswered += not answer
        if any(sign in answer for sign in SIGNS):
            open_doors.append(path)

    for start in range(0, len(paths), 16):
        await settled(*(one(path) for path in paths[start : start + 16]))
    shown = ", ".join(path if len(path) < 60 else path[:25] + "…" + path[-25:] for path in open_doors[:3])
    holes = (f"{len(open_doors)} spellings answered with a file, such as {shown}",) if open_doors else ()
    return Tried(f"{len(paths)} spellings ({unanswered} without an answer)", holes)


@attack("one file of the page in thousands of spellings, each to be packed and kept anew")
async def file_cache(scene: Scene) -> Tried:
    page = await raw(scene.port, scene.address, get(scene.port, "/"))
    found = re.search(rb"/(assets/[\w.-]+\.js)", page)
    name = found[1].decode() if found else "index.html"
    folder, _, file = name.rpartition("/")
    end, sent, served = time.perf_counter() + scene.seconds, 0, 0
    while time.perf_counter() < end and sent < 20_000:
        batch = []
        for _ in range(8):
            sent += 1
            spelt = f"/{folder}/" + "./" * (sent % 1000) + "/" * (sent // 1000) + file
            batch.append(raw(scene.port, scene.address, get(scene.port, spelt)))
        served += sum(b" 200 " in answer[:20] for answer in await settled(*batch))
    return Tried(f"{sent} spellings of one file, {served} served")


async def _pipelined(scene: Scene, paths: list[str], count: int) -> tuple[int, int]:
    """Send bundles of requests at once over many connections; return requests sent and answers with content."""
    sent = served = 0

    async def one() -> None:
        nonlocal sent, served
        bundle = b"".join(get(scene.port, path, keep=True) for path in paths) * 50
        end = time.perf_counter() + scene.seconds
        with contextlib.suppress(OSError, TimeoutError):
            plain = await Plain.arrive(scene.port, scene.address)
            while time.perf_counter() < end and not plain.closed.is_set():
                plain.write(bundle)
                sent += 50 * len(paths)
                await asyncio.sleep(0.25)
                served += plain.received.count(b"HTTP/1.1 200")
                plain.received.clear()
            plain.abort()

    await settled(*(one() for _ in range(count)))
    return sent, served


@attack("records and codes asked for in bundles of pipelined requests")
async def pipelined_records(scene: Scene) -> Tried:
    table = scene.stored_tables[0]
    sent, served = await _pipelined(scene, [f"/api/tables/{table}/record", f"/api/tables/{table}/qr.svg"], 32)
    holes = (f"{served} of {sent} served",) if served > 500 + 100 * scene.seconds else ()
    return Tried(f"{sent} requests over 32 connections, {served} served", holes)


@attack("the page, health and metrics asked for in bundles of pipelined requests")
async def pipelined_pages(scene: Scene) -> Tried:
    sent, served = await _pipelined(scene, ["/", "/healthz", "/metrics", "/nowhere", "/api/games"], 32)
    return Tried(f"{sent} requests over 32 connections, {served} served")
