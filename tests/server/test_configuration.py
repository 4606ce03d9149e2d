"""Options from the command line, the environment and a file: the first that says something holds."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from serai.server import configuration, mail
from serai.server.configuration import Holding
from serai.server.options import add_options, settings_of
from serai.server.settings import Settings


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="serai play")
    add_options(made)
    return made


def settled(*words: str, **environment: str) -> tuple[Settings, dict[str, str]]:
    """Return the settings, and the source of each option."""
    said, holding = configuration.read(parser(), words, environment)
    return settings_of(said), {one.option: one.source for one in holding}


def refused(capsys: pytest.CaptureFixture[str], *words: str, **environment: str) -> str:
    """Return the sentence of what cannot be used; the program ends with 2."""
    with pytest.raises(SystemExit) as ended:
        settled(*words, **environment)
    assert ended.value.code == 2
    return capsys.readouterr().err.split("error: ", 1)[1].strip()


def test_the_nearest_word_holds(tmp_path: Path) -> None:
    file = tmp_path / "serai.toml"
    file.write_text('port = 1001\nhost = "0.0.0.0"\nkeep_days = 30\npublic-url = ["https://a.example"]\n')
    settings, sources = settled("--config", str(file), "--port", "1003", SERAI_PORT="1002", SERAI_HOST="::1")
    assert (settings.port, sources["port"]) == (1003, "command line")
    assert (settings.host, sources["host"]) == ("::1", "SERAI_HOST")
    assert (settings.keep_days, sources["keep-days"]) == (30, str(file))
    assert settings.public_url == ("https://a.example",)
    assert (settings.pace, sources["pace"]) == (Settings().pace, "default")


def test_every_option_has_a_variable() -> None:
    given = {
        "SERAI_HOST": "::1",
        "SERAI_PORT": "1",
        "SERAI_DATA": "elsewhere",
        "SERAI_DATABASE": "postgresql://serai:hush@db.example/serai",
        "SERAI_BUS": "redis://bus.example",
        "SERAI_LEASE": "20",
        "SERAI_PUBLIC_URL": "https://a.example https://b.example",
        "SERAI_PROXY": "10.0.0.0/8,::1",
        "SERAI_BASE_PATH": "/serai",
        "SERAI_METRICS": "off",
        "SERAI_METRICS_ADDRESS": "127.0.0.1:9464",
        "SERAI_LOG_LEVEL": "warning",
        "SERAI_SMTP": "smtp://asha@mail.example:587",
        "SERAI_SMTP_FROM": "serai@a.example",
        "SERAI_SMTP_PASSWORD": "hush",
        "SERAI_NO_LEADERBOARD": "on",
        "SERAI_PACE": "0.5",
        "SERAI_HEARING": "2",
        "SERAI_WORKERS": "3",
        "SERAI_NO_WARM_UP": "yes",
        "SERAI_NO_BROWSER": "1",
        "SERAI_PER_ADDRESS": "7",
        "SERAI_KEEP_DAYS": "8",
        "SERAI_ABANDONED_DAYS": "9",
    }
    settings, sources = settled(**given)
    assert settings == Settings(
        host="::1",
        port=1,
        data=Path("elsewhere"),
        database_url="postgresql://serai:hush@db.example/serai",
        bus="redis://bus.example",
        lease=20.0,
        public_url=("https://a.example", "https://b.example"),
        proxy=("10.0.0.0/8", "::1"),
        base_path="/serai",
        metrics="off",
        metrics_address="127.0.0.1:9464",
        log_level="warning",
        smtp=mail.server_at("smtp://asha@mail.example:587", "serai@a.example", "hush"),
        leaderboard=False,
        pace=0.5,
        hearing=2.0,
        workers=3,
        warm_up=False,
        per_address=7,
        keep_days=8,
        abandoned_days=9,
    )
    assert {name for name, source in sources.items() if source.startswith("SERAI_")} == set(sources) - {"config"}


def test_a_switch_and_an_empty_variable() -> None:
    assert settled(SERAI_PROXY="1")[0].proxy == ("127.0.0.1", "::1")
    assert settled(SERAI_PROXY="off", SERAI_NO_WARM_UP="0")[0].warm_up
    assert settled(SERAI_PORT="")[1]["port"] == "default"


def test_a_secret_from_a_file_is_not_told(tmp_path: Path) -> None:
    secret = tmp_path / "url"
    secret.write_text("https://a.example\n")
    settings, sources = settled(SERAI_PUBLIC_URL_FILE=str(secret))
    assert (settings.public_url, sources["public-url"]) == (("https://a.example",), "SERAI_PUBLIC_URL_FILE")
    assert Holding("database", "postgresql://serai:hush@db/serai", "x").told == "postgresql://serai:…@db/serai"
    for address in (
        "serai:hu/sh@db/serai",
        "serai:hu@sh@db/serai",
        "serai@db/serai?password=hush&x=1",
        "db/serai?sslpassword=hush",
    ):
        assert not set(re.findall(r"hu|sh", Holding("database", f"postgresql://{address}", "x").told))
    assert Holding("smtp-password", "hush", "x").told == "(set)"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "there is no option 'prot'; did you mean 'port'?"),
        ("port = 'x'", "port: expected a port from 0 to 65535, not 'x'."),
        ("port = [1, 2]", "port: expected one value, not [1, 2]."),
        ("no-browser = 3", "no-browser: expected yes or no, not 3."),
        ("metrics = 'all'", "metrics: expected one of local, public, off, not 'all'."),
        ("port", "is no TOML: "),
    ],
)
def test_a_wrong_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str) -> None:
    file = tmp_path / "serai.toml"
    file.write_text(text)
    told = refused(capsys, SERAI_CONFIG=str(file))
    assert str(file) in told
    assert sentence in told


def test_wrong_variables_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, SERAI_PORT="70000").startswith("SERAI_PORT: expected a port")
    assert "cannot be read" in refused(capsys, SERAI_PORT_FILE=str(tmp_path / "none"))
    assert "cannot be read" in refused(capsys, "--config", str(tmp_path / "none"))


def test_the_command_tells_what_holds_and_why(tmp_path: Path) -> None:
    def told(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "serai", "config", *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    answer = told("--json", "--host", "::1", SERAI_PORT="9000", SERAI_PROT="1")
    found = json.loads(answer.stdout)
    assert found["port"] == {"value": "9000", "source": "SERAI_PORT"}
    assert found["host"]["source"] == "command line"
    assert answer.stderr == "SERAI_PROT is not the variable of an option.\n"
    assert re.search(r"^port +9000 +SERAI_PORT$", told(SERAI_PORT="9000").stdout, re.MULTILINE)
    wrong = told(SERAI_PORT="x")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "Traceback" not in wrong.stderr
