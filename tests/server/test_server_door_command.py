"""`serai play` called wrongly, or with what cannot be used: a sentence and an exit code, never a trace."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from tests.server.guest import PATIENCE

from serai.server.options import add_options, settings_of


def plays(*calls: list[str]) -> list[tuple[int, str]]:
    """Call the command several times in one process of its own, and return code and words of each."""
    script = (
        "import io, json, sys; from serai import cli\n"
        "for call in json.loads(sys.argv[1]):\n"
        "    told = sys.stderr = io.StringIO()\n"
        "    try: code = cli.main(['play', '--no-browser', *call])\n"
        "    except SystemExit as end: code = end.code\n"
        "    print(json.dumps([code, told.getvalue()]))\n"
    )
    call = [sys.executable, "-c", script, json.dumps(calls)]
    done = subprocess.run(call, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return [(code, told) for code, told in map(json.loads, done.stdout.splitlines())]


WRONG = [
    (["--port", "99999"], "65535"),
    (["--port", "-1"], "65535"),
    (["--port", "http"], "65535"),
    (["--port", "9" * 5000], "port"),
    (["--public-url", "play.example"], "https://play.example"),
    (["--public-url", "https://play.example/serai"], "https://play.example"),
    (["--public-url", "https://user@play.example"], "https://play.example"),
    (["--public-url", "https://play.example:99999"], "--public-url"),
    (["--public-url", "ftp://play.example"], "https://play.example"),
    (["--proxy", "*"], "10.0.0.0/8"),
    (["--proxy", "proxy.example"], "10.0.0.0/8"),
    (["--proxy", "10.0.0.1/8"], "10.0.0.0/8"),
    (["--metrics", "perhaps"], "--metrics"),
    (["--per-address", "0"], "--per-address"),
    (["--workers", "0"], "--workers"),
    (["--pace", "nan"], "3600"),
    (["--pace", "-1"], "3600"),
    (["--hearing", "inf"], "3600"),
    (["--port", "00000000070000"], "65535"),
    (["--keep-days", "00000000000001"], "100000"),
    (["--database", "postgresql://db/serai", "--bus", "redis://bus:soon"], "65535"),
    (["--bus", "redis://bus"], "--bus needs --database"),
    (["--hearing", "soon"], "3600"),
]


def test_a_wrong_option_gets_a_sentence() -> None:
    for (words, told), (code, said) in zip(WRONG, plays(*(words for words, _ in WRONG)), strict=True):
        assert code == 2, words
        assert told in said
        assert "Traceback" not in said


def test_data_that_cannot_be_kept_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    folders = (file, file / "below", Path("/proc/serai"), tmp_path / ("n" * 300), Path("/dev/null/serai"))
    for code, said in plays(*(["--port", "0", "--data", str(folder)] for folder in folders)):
        assert code == 2, said
        assert "--data" in said
        assert len(said.splitlines()) == 1


def test_an_address_that_is_not_here_gets_a_sentence(tmp_path: Path) -> None:
    hosts = ("203.0.113.1", "no.such.host.invalid")
    for code, said in plays(*(["--host", host, "--port", "0", "--data", str(tmp_path)] for host in hosts)):
        assert code == 2
        assert "cannot listen" in said
        assert "--host" in said
        assert len(said.splitlines()) == 1


def test_options_become_settings() -> None:
    parser = argparse.ArgumentParser()
    add_options(parser)
    said = settings_of(parser.parse_args([]))
    assert (said.proxy, said.public_url, said.metrics) == ((), (), "local")
    words = ["--public-url", "https://Play.Example/", "--public-url", "http://10.0.0.7:8080", "--metrics", "off"]
    said = settings_of(parser.parse_args([*words, "--proxy", "10.0.0.0/8, ::1"]))
    assert said.public_url == ("https://play.example", "http://10.0.0.7:8080")
    assert (said.proxy, said.metrics) == (("10.0.0.0/8", "::1"), "off")
    assert settings_of(parser.parse_args(["--proxy"])).proxy == ("127.0.0.1", "::1")
