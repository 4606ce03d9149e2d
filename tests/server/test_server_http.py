"""The HTTP side against its description (docs/openapi.yaml), by Schemathesis: nothing fails, all is described."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import yaml
from tests.server.guest import ADDRESSES, Guest, serving
from tests.server.raw import run

from serai.server.app import Server
from serai.server.settings import Settings

DESCRIPTION = Path(__file__).resolve().parents[2] / "docs" / "openapi.yaml"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_answers_are_as_described_whatever_is_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, request_rate=1e9, address_rate=1e9) as server:
            guest = await Guest.arrive(server)
            await guest.sit(await guest.create())
            command = [str(Path(sys.executable).parent / "schemathesis"), "run", str(DESCRIPTION), "--seed", "5"]
            command += ["--url", f"http://{ADDRESSES[server]}", "--checks", CHECKS, "--max-examples", "6"]
            command += ["--phases", "coverage,fuzzing", "--generation-database", "none", "--no-color"]
            tried = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=tmp_path
            )
            told, _ = await tried.communicate()
            assert tried.returncode == 0, told.decode()
            assert (await guest.ask("ping"))["type"] == "pong"
            await guest.leave()

    run(scene)


def test_every_address_of_the_interface_is_described(tmp_path: Path) -> None:
    described = {path.replace("{id}", "*") for path in yaml.safe_load(DESCRIPTION.read_text())["paths"]}
    served = {route.path for route in Server(Settings(data=tmp_path)).routes}
    named = {path.replace("{id}", "*").replace("{key}", "*").replace("{name}", "*") for path in served}
    pages = {
        path for path in named if not path.startswith(("/api/", "/feed/", "/healthz", "/readyz", "/metrics", "/socket"))
    }
    assert named - pages == described - {"/", "/lobby", "/table/*"}
