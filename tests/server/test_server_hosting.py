"""What a host needs besides the game: probes, counters elsewhere, one log, words that say what to set, a base path."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.guest import ADDRESSES, PATIENCE, company, serving
from tests.server.raw import get, run, spoken, status, upgrade

from serai.server import logs
from serai.server.app import Server
from serai.server.base_path import base_path, without_base
from serai.server.pages import Pages

pytestmark = pytest.mark.usefixtures("unhushed")


def told(caplog: pytest.LogCaptureFixture, event: str) -> dict[str, Any]:
    fields: dict[str, Any] = next(record.__dict__["fields"] for record in caplog.records if record.msg == event)
    return fields


# Probes and counters


def test_a_process_that_drains_lives_but_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=f"http://{ADDRESSES[server]}") as browser:
            assert (await browser.get("/readyz")).json() == {"status": "ready"}
            monkeypatch.setattr(Server, "draining", True)
            leaving = await browser.get("/readyz")
            assert (leaving.status_code, leaving.json()) == (503, {"status": "draining"})
            assert (await browser.get("/healthz")).json()["status"] == "ok"
            assert leaving.headers["cache-control"] == "no-store"
            assert (await browser.get("/health")).status_code == 404

    run(scene)


def test_counters_at_an_address_of_their_own_are_told_there_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, metrics="public", metrics_address="127.0.0.1:1") as server:
            answer = await spoken(server, get(b"/metrics"))
            assert status(answer) == 403
            assert b"--metrics-address" in answer
            with server.metrics.told_at("127.0.0.1", 0) as port:
                async with httpx.AsyncClient(timeout=PATIENCE) as browser:
                    counters = (await browser.get(f"http://127.0.0.1:{port}/metrics")).text
            assert "serai_moves_total 0.0" in counters
            assert "serai_sockets 0.0" in counters

    run(scene)


# What to set


def test_a_refusal_at_the_door_says_in_answer_and_log_what_to_set(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            for request in (get(b"/", host=b"play.example"), upgrade(host=b"play.example")):
                answer = await spoken(server, request)
                assert status(answer) == 421
                assert b"--public-url" in answer
            assert told(caplog, "foreign-host") == {
                "host": "play.example",
                "set": "--public-url http(s)://play.example",
            }
            answer = await spoken(server, upgrade(b"Origin: https://play.example"))
            assert status(answer) == 403
            assert b"--public-url" in answer
            assert told(caplog, "foreign-origin") == {
                "origin": "https://play.example",
                "host": "localhost",
                "set": "--public-url https://play.example",
            }
            answer = await spoken(server, get(b"/socket"))
            assert status(answer) == 426
            assert b"must pass on Upgrade and Connection" in answer
            assert "Upgrade" in told(caplog, "no-handshake")["set"]
            await spoken(server, get(b"/", b"X-Forwarded-For: 203.0.113.1"))
            assert told(caplog, "untrusted-proxy") == {"address": "127.0.0.1", "set": "--proxy 127.0.0.1"}
            caplog.clear()
        async with serving(tmp_path, proxy=("10.9.9.9",)) as server:
            await spoken(server, get(b"/", b"X-Forwarded-For: 203.0.113.1"))
            assert told(caplog, "untrusted-proxy") == {"address": "127.0.0.1", "set": "--proxy 10.9.9.9,127.0.0.1"}
            caplog.clear()
        async with serving(tmp_path, proxy=("127.0.0.1",)) as server:
            await spoken(server, get(b"/", b"X-Forwarded-For: 203.0.113.1"))
            assert "untrusted-proxy" not in caplog.messages

    caplog.set_level("WARNING", "serai.server")
    run(scene)


# The log


def test_the_log_is_json_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    async def scene() -> str:
        given = ("--base-path", "/serai", "--log-level", "debug")
        command = (sys.executable, "-m", "serai.server.run", *given)
        log = tmp_path / "log"
        with log.open("w") as stream:
            running = await asyncio.create_subprocess_exec(
                *command, "--port", "0", "--no-browser", "--no-warm-up", "--data", str(tmp_path), stderr=stream
            )
            async with asyncio.timeout(PATIENCE):
                while "server-started" not in log.read_text():
                    await asyncio.sleep(0.05)
            running.terminate()
            await running.wait()
        return log.read_text()

    lines = [json.loads(line) for line in asyncio.run(scene()).splitlines()]
    assert [line["event"] for line in lines][:2] == ["server-listening", "server-started"]
    assert lines[0]["address"].endswith("/serai/")
    assert lines[-1]["event"] == "server-stopped"
    assert all({"at", "level", "event"} <= line.keys() for line in lines)


def test_a_level_hushes_what_is_below_it_and_libraries_speak_the_same() -> None:
    script = (
        "import logging, warnings; from serai.server import logs; logs.set_up('warning')\n"
        "logs.log('hushed'); logs.warn('told'); logging.getLogger('some.library').warning('theirs')\n"
        "warnings.warn('old')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in lines[:2]] == ["told", "theirs"]
    assert "UserWarning: old" in lines[2]["event"]


def test_a_person_at_a_terminal_reads_words() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.PlainLines())
    record = logging.LogRecord("serai.server", logging.WARNING, "", 0, "foreign-host", None, None)
    record.fields = {"host": "evil\x1b[31m.example"}
    handler.emit(record)
    assert stream.getvalue()[10:] == "warning: foreign-host  host=evil\\x1b[31m.example\n"


# The base path


@pytest.mark.parametrize(
    "wrong", ["serai", "/ser ai", "/../x", "/a//b", "/table", "/api/serai", "/%73", "/x?y", "/" + "x" * 200]
)
def test_a_base_path_that_cannot_be(wrong: str) -> None:
    with pytest.raises(ValueError, match="expected a path"):
        base_path(wrong)


@pytest.mark.parametrize(
    ("sent", "served"),
    [
        ("/serai/lobby", "/lobby"),
        ("/serai/", "/"),
        ("/lobby", "/lobby"),
        ("/serail/lobby", "/serail/lobby"),
        ("/serai", "/serai"),
        ("/%73erai/lobby", "/%73erai/lobby"),
        ("/serai//etc/passwd", "//etc/passwd"),
    ],
)
def test_what_comes_under_the_base_path_is_served_as_if_it_came_without(sent: str, served: str) -> None:
    assert without_base({"path": sent, "raw_path": sent.encode()}, "/serai")["raw_path"] == served.encode()


def test_a_house_under_a_path(tmp_path: Path) -> None:
    """Page, files, hints, redirects, links and socket, with the path passed on by a proxy, and taken away."""

    async def scene() -> None:
        names = {"base_path": "/serai", "public_url": ("https://club.example",)}
        async with serving(tmp_path, **names) as server:
            address = ADDRESSES[server]
            async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as browser:
                moved = await browser.get("/serai")
                assert (moved.status_code, moved.headers["location"]) == (307, "/serai/")
                for path in ("/serai/", "/serai/table/abc", "/"):
                    page = await browser.get(path)
                    assert page.status_code == 200, path
                    assert "/serai/assets/speech-en" in page.headers["link"]
                mail = await browser.get("/serai/api/mail/key/stop")
                assert mail.headers["location"] == "/serai/mail/key"
                nothing = await browser.get("/serai/api/nothing")
                assert (nothing.status_code, nothing.text) == (404, "There is nothing here. Start at /serai/.\n")
                reach = (await browser.get("/serai/api/address")).json()
                assert reach == {"base": "https://club.example/serai", "who": "everybody"}
                for path in ("/serai//etc/passwd", "/serai/../settings.py", "/serai/serai/lobby"):
                    assert status(await spoken(server, get(path.encode()))) in (400, 404), path
            async with company(f"{address}/serai", 1) as (ana,):
                assert await ana.create()

    run(scene)


def test_the_page_names_its_files_below_the_base_path(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./assets/a.js"></script><link href="./assets/a.css">')
    for base in ("", "/serai", "/club/serai"):
        page = Pages(tmp_path, base)._files["/index.html"].plain.decode()
        assert page == f'<script src="{base}/assets/a.js"></script><link href="{base}/assets/a.css">'
