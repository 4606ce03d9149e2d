"""Seats of others, and moves that do not belong to the moment."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from benchmarks.attacks.floods import own_table
from benchmarks.attacks.scene import Scene, Tried, attack, settled
from benchmarks.attacks.wire import Message, RefusedError, Wire, message, sit


async def _try(wire: Wire, kind: str, **fields: Any) -> Message:
    """Send a message; who comes too fast waits and tries again."""
    for pause in (0.2, 1.0, 3.0):
        told = await wire.answer(kind, **fields)
        if told.get("code") != "flood":
            return told
        await asyncio.sleep(pause)
    return told


@attack("seats of others: guessed tokens, ids and entropies, replayed messages, moves without a seat")
async def take_over(scene: Scene) -> Tried:
    holes: list[str] = []
    tried = 0
    async with scene.sockets(1) as wires:
        wire = wires[0]
        for table in scene.listed:
            shown = await _try(wire, "attach", table=table)
            version = shown.get("version", 1)
            guesses: list[tuple[str, dict[str, Any]]] = [
                ("attach", {"token": secrets.token_urlsafe(32)}),
                ("attach", {"token": "0" * 43}),
                ("attach", {"token": scene.long_tokens[0]}),
                ("attach", {"token": shown["info"]["dealing"]["commitment"] if "info" in shown else "x" * 16}),
                ("move", {"version": version, "move": "camels"}),
                ("resign", {}), ("leave", {}), ("reclaim", {}), ("ready", {}), ("rematch", {}),
                ("open", {"digest": "0" * 64, "entropy": "0" * 64}),
                ("say", {"text": "it is me"}), ("fill", {"seat": 0, "level": "merchant"}),
            ]  # fmt: skip
            for kind, fields in guesses:
                tried += 1
                told = await _try(wire, kind, table=table, **fields)
                if told["type"] != "error":
                    holes.append(f"{kind} with {sorted(fields)} was answered with {told['type']}")
            for number in range(30):
                tried += 1
                try:
                    await sit(wire, table, "Honest", id=f"{number}", seat=number % 2)
                    holes.append("sat down on a seat that is taken")
                except RefusedError:
                    await asyncio.sleep(0.02)
    return Tried(f"{tried} attempts at {len(scene.listed)} tables of others", tuple(holes))


@attack("one move sent a hundred times at once, stale, future and broken versions")
async def versions(scene: Scene) -> Tried:
    holes: list[str] = []
    async with scene.sockets(2) as pair:
        table, tokens, _ = await own_table(pair)
        states: list[Message] = []
        while not any(state.get("listed_moves") for state in states):  # the game begins when both have opened
            await asyncio.sleep(0.2)
            states = [
                await _try(wire, "attach", table=table, token=token) for wire, token in zip(pair, tokens, strict=True)
            ]
        mover = next(seat for seat, state in enumerate(states) if state["listed_moves"])
        move = states[mover]["listed_moves"][0]
        wire = pair[mover]
        for _ in range(50):
            wire.write(message("move", "same", table=table, version=1, move=move))
        answers = await settled(*(wire.answer("move", table=table, version=1, move=move) for _ in range(50)))
        done = {told.get("version") for told in answers if told["type"] == "ack"}
        if done - {2}:
            holes.append(f"one move had several effects: {done}")
        for version in (0, 1, 3, 10**6, 2**31, 2**63 - 1):
            told = await _try(wire, "move", table=table, version=version, move=move)
            if told["type"] != "error":
                holes.append(f"version {version} was accepted")
        for wrong in (-1, 1.5, "1", None, 2**64, True, [1], 10**30):
            told = await _try(wire, "move", table=table, version=wrong, move=move)
            if told["type"] != "error":
                holes.append(f"version {wrong!r} was answered with {told.get('code') or told['type']}")
        told = await _try(
            wire, "move", id="same", table=table, version=1, move="camels" if move != "camels" else "take D"
        )
        if told.get("code") != "duplicate":
            holes.append(f"another move under a used id was answered with {told.get('code') or told['type']}")
        after = await _try(wire, "attach", table=table, token=tokens[mover])
        if after.get("version") != 2:
            holes.append(f"the table is at version {after.get('version')} after one move")
    return Tried("100 equal moves and 15 wrong versions", tuple(holes))
