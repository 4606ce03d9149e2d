"""Play one attack against a running server: what `benchmarks/attack.py` starts as the attacker's own process."""

from __future__ import annotations

import asyncio
import resource
import sys

import msgspec
from benchmarks.attacks import catalogue, wire
from benchmarks.attacks.scene import Scene

PATIENCE = 20.0
"""Seconds that an attacker waits for an answer."""


def main() -> None:
    """Read a scene from the standard input, play the attack of that name, and write what was tried."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    wire.PATIENCE = PATIENCE
    scene = msgspec.json.decode(sys.stdin.read(), type=Scene)
    tried = asyncio.run(catalogue.ATTACKS[sys.argv[1]].run(scene))
    sys.stdout.write(msgspec.json.encode(tried).decode())


main()
