"""The door and files: the package's own pages and nothing else, however a name is spelt."""

from __future__ import annotations

import gc
import gzip
import itertools
import re
import tracemalloc
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from tests.server.guest import ADDRESSES, company, serving
from tests.server.raw import get, opened, rest, run, shut, spoken, status

from serai.server import pages

CANARY = b"canary-6f1d2c"
PACKAGE = Path(pages.__file__).parent
SLASHES = ("/", "%2f", "%2F", "%252F", "\\", "%5c", "%5C", "%255c", "%c0%af", "%e0%80%af", "%ef%bc%8f", "%e2%81%84")
"""A slash, as such, encoded once and twice, as a backslash, overlong, and as its look-alikes of other alphabets."""
UPWARDS = ("..", "%2e%2e", "%252e%252e", ".%2e", "....//..", "..;", "%c0%ae%c0%ae", "..%00")
STARTS = ("", "/", "//", "///", "/./", "/assets/", "/assets//", "/table/", "/file://", "/C:", "/c%3a", "/~", "/\\\\?\\")
ENDS = ("", "/", "%00", "%00.js", "?.js", "%23.css", ".", "%20", ";.js", "::$DATA", "%0a", ".br", ".gz")


def spellings(target: Path) -> set[bytes]:
    """Return names by which somebody may ask for a file, many more than anybody has thought of so far."""
    plain = str(target)
    inner = target.relative_to("/").parts
    found: set[str] = {f"file://{plain}", f"http://localhost/{plain}", f"/{plain}/" + "a" * 5000}
    for start, slash in itertools.product(STARTS, SLASHES):
        found.add(start + slash + slash.join(inner))
        found.add(start + quote(slash, safe="%") + quote(plain[1:], safe=""))
    for slash, up, depth in itertools.product(SLASHES, UPWARDS, (1, 4, 12)):
        found.add("/" + slash.join([up] * depth + list(inner)))
        found.add("/assets/" + slash.join([up] * depth + list(inner)))
    found |= {f"/{plain}{end}" for end in ENDS} | {f"/%2F{plain[1:]}{end}" for end in ENDS}
    found |= {"/" + "".join(f"%{ord(sign):02x}" for sign in plain), "/" + quote(quote(plain, safe=""), safe="")}
    return {name.encode() for name in found} | {b"/" + plain.encode() + b"\x00", b"/\xff\xfe" + plain.encode()}


def relative(target: Path) -> set[bytes]:
    """Return names of a file of the package as seen from its pages."""
    ways = ("", "../", "../../", "./", "assets/../../", "%2e%2e/", "..%2f", "..%5c", "..\\", "/")
    return {
        f"/{way}{name}".encode() for way in ways for name in (target.name, quote(target.name[:1]) + target.name[1:])
    }


def test_no_spelling_of_a_file_gets_it(tmp_path: Path) -> None:
    """Files inside (data, lock, the package's code) and outside, over a raw socket."""
    outside = tmp_path / "outside.txt"
    outside.write_bytes(CANARY)

    async def scene() -> None:
        async with serving(tmp_path / "data") as server, company(server, 1) as (ana,):
            await ana.create()
            (tmp_path / "data" / "serai.lock").write_bytes(CANARY)
            secrets = {
                outside: CANARY,
                tmp_path / "data" / "serai.lock": CANARY,
                server.settings.database: b"SQLite format 3",
                Path("/etc/passwd"): b"root:",
                PACKAGE / "app.py": b"class Server",
                PACKAGE / "connection.py": b"class Connection",
            }
            tried = 0
            for target, content in secrets.items():
                names = sorted(spellings(target) | relative(target))
                assert len(names) >= 200
                for name in names:
                    answer = await spoken(server, get(name))
                    page = name.startswith(b"/table/") and answer.endswith(b"</html>\n")  # a table of that name
                    assert page or status(answer) in (400, 404, 431), (name, answer[:200])
                    assert content not in answer, name
                    tried += 1
            assert tried >= 1200
            assert (await ana.ask("ping"))["type"] == "pong"

    run(scene)


def test_spellings_in_one_connection_after_the_other(tmp_path: Path) -> None:
    """A pipeline of requests is answered one by one, and no better."""

    async def scene() -> None:
        async with serving(tmp_path) as server:
            names = [name for name in sorted(spellings(server.settings.database)) if re.fullmatch(rb"/[!-~]*", name)]
            reader, writer = await opened(server)
            for start in range(0, 200, 5):
                some = names[start : start + 5]
                writer.write(b"".join(get(name, last=False) for name in some))
                for _ in some:
                    head = await reader.readuntil(b"\r\n\r\n")
                    assert status(head) == 404
                    body = await reader.readexactly(int(re.findall(rb"content-length: (\d+)", head)[0]))
                    assert b"SQLite" not in body
            writer.write(get(b"/healthz"))
            assert status(await rest(reader)) == 200
            await shut(writer)

    run(scene)


def test_names_asked_for_leave_nothing_behind(tmp_path: Path) -> None:
    """Hundreds of spellings of one real file and of none cost no memory."""
    real = next(name for name in pages.folder_files(pages.STATIC) if name.startswith("/assets/"))

    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser:
            base = f"http://{ADDRESSES[server]}"

            async def ask(numbers: range) -> None:
                for number in numbers:
                    for name in (f"/{'/' * number}{real}", f"/nothing-{number}", real + f"?{number}"):
                        await browser.get(base + name)

            await ask(range(20))
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            await ask(range(20, 120))
            gc.collect()
            grown = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            assert grown < 8_000_000, grown  # a copy of the file for each spelling would be more than 20 MB

    run(scene)


def test_every_file_of_the_page_is_answered_with_its_kind_and_packed(tmp_path: Path) -> None:
    kinds = {
        ".woff2": "font/woff2",
        ".js": "text/javascript",
        ".css": "text/css",
        ".html": "text/html",
        ".svg": "image/svg+xml",
    }

    async def scene() -> None:
        async with serving(tmp_path) as server:
            files = [path for path in pages.STATIC.rglob("*") if path.is_file()]
            assert len(files) > 10
            for path in files:
                name = "/" + path.relative_to(pages.STATIC).as_posix()
                answer = await spoken(server, get(name.encode(), b"Accept-Encoding: gzip"))
                head, _, body = answer.partition(b"\r\n\r\n")
                assert status(answer) == 200, name
                fields = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
                packed = fields.get("content-encoding") == "gzip"
                written = path.read_bytes().replace(b'"./assets/', b'"/assets/')  # the page is shown at many addresses
                assert (gzip.decompress(body) if packed else body) == written
                assert packed or len(body) <= pages.SMALL or path.suffix in pages.UNPACKABLE
                assert fields["content-type"].startswith(kinds[path.suffix])
                assert ("immutable" in fields["cache-control"]) == name.startswith("/assets/")
                again = await spoken(server, get(name.encode(), f"If-None-Match: {fields['etag']}".encode()))
                assert status(again) == 304

    run(scene)


@pytest.mark.parametrize("hidden", [".env", "assets/.secret", "link.js"])
def test_hidden_files_and_links_in_the_folder_are_not_pages(tmp_path: Path, hidden: str) -> None:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<!doctype html>")
    (tmp_path / "outside.js").write_bytes(CANARY)
    (tmp_path / "site" / ".env").write_bytes(CANARY)
    (tmp_path / "site" / "assets" / ".secret").write_bytes(CANARY)
    (tmp_path / "site" / "link.js").symlink_to(tmp_path / "outside.js")
    assert list(pages.folder_files(tmp_path / "site")) == ["/index.html"]
    assert f"/{hidden}" not in pages.folder_files(tmp_path / "site")
