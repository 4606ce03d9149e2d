"""What may be asked of ended games: their analyses, moves that are judged, and games that are taken up from them."""

from __future__ import annotations

import itertools
from typing import Any

from benchmarks.attacks.catching_up import pester, told
from benchmarks.attacks.honest import HUMANS
from benchmarks.attacks.scene import Scene, Tried, attack, settled
from benchmarks.attacks.wire import get, raw, sit

GAMES, MOVES = 6, 8
"""Games that the attacker plays against itself for it, and rounds of moves of each."""
MOST_JUDGED = 60
"""Moves that one address may have judged at once."""


async def ended(scene: Scene) -> str:
    """Play some moves of a game and give it up, so that it may be looked at; return its table."""
    async with scene.sockets(2) as wires:
        table = str((await wires[0].ask("create", game="jaipur", seats=HUMANS))["table"])
        tokens = [(await sit(wire, table, "Eve"))["token"] for wire in wires]
        for turn in range(2 * MOVES):
            at = turn % 2
            state = await wires[at].ask("attach", table=table, token=tokens[at])
            if state["listed_moves"]:
                move = state["listed_moves"][0]
                await wires[at].ask("move", table=table, version=state["version"], move=move)
        await wires[0].ask("resign", table=table)
        return table


@attack("analyses of ended games and moves to be judged, asked for again and again by 32 connections", players=True)
async def analyses(scene: Scene) -> Tried:
    tables = [await ended(scene) for _ in range(GAMES)]
    tried = [f"/api/tables/{table}/coach/{step}?move=camels" for table in tables[:2] for step in (1, 2, 10**30)]
    paths = itertools.cycle(tried + [f"/api/tables/{table}/coach" for table in tables])
    sent = served = 0

    async def one() -> None:
        nonlocal sent, served
        sent += 1
        answer = await raw(scene.port, scene.address, get(scene.port, next(paths)))
        served += b" 200 " in answer[:20]

    await settled(*(scene.again(one) for _ in range(32)))
    many = served > MOST_JUDGED + 20 * scene.seconds
    holes = (f"{served} moves of one address were judged in {scene.seconds:.0f} s",) if many else ()
    return Tried(f"{sent} requests over 32 connections, {served} answered with a verdict or a report", holes)


@attack("games taken up from an ended one, again and again by 64 sockets")
async def branches(scene: Scene) -> Tried:
    table = await ended(scene)

    def question(number: int) -> tuple[str, dict[str, Any]]:
        asked = {"table": table, "step": number % MOVES, "seat": number % 2}
        return "what-if", {**asked, "levels": ["random"], "as_it_was": bool(number % 3)}

    return told("games taken up", await pester(scene, question, ahead=10))
