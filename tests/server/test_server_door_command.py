"""`serai play` called wrongly, or with what cannot be used: a sentence and an exit code, never a trace."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from serai.server.run import add_options, settings_of


def play(*words: str) -> tuple[int, str]:
    call = [sys.executable, "-m", "serai", "play", "--no-browser", *words]
    done = subprocess.run(call, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
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
    ],
)
def test_a_wrong_option_gets_a_sentence(words: list[str], told: str) -> None:
    code, said = play(*words)
    assert code == 2
    assert told in said
    assert "Traceback" not in said


def test_data_that_cannot_be_kept_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    for folder in (file, file / "below", Path("/proc/serai"), tmp_path / ("n" * 300), Path("/dev/null/serai")):
        code, said = play("--port", "0", "--data", str(folder))
        assert code == 1, said
        assert "--data" in said
        assert "Traceback" not in said
        assert len(said.splitlines()) == 1


def test_an_address_that_is_not_here_gets_a_sentence(tmp_path: Path) -> None:
    for host in ("203.0.113.1", "no.such.host.invalid"):
        code, said = play("--host", host, "--port", "0", "--data", str(tmp_path))
        assert code == 1
        assert "cannot listen" in said
        assert "Traceback" not in said


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
