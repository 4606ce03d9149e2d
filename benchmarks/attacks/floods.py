"""Too much of what is allowed: messages, connections, tables, seats, moves."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from benchmarks.attacks.catching_up import pester, told
from benchmarks.attacks.honest import HUMANS
from benchmarks.attacks.scene import SOCKETS, Scene, Tried, attack, settled
from benchmarks.attacks.wire import PING, RefusedError, Wire, frame, message, sit

MOST = 8000
"""Messages that one address may have carried out at once: a club of thirty comes nowhere near it."""


@attack("messages as fast as they can be written, by 64 sockets that come back when they are thrown out")
async def messages(scene: Scene) -> Tried:
    count = await pester(scene, lambda _: ("ping", {}), ahead=400)
    return _carried_out("pings", scene, count)


@attack("the budget of a socket spent, then a new socket, over and over")
async def reconnecting(scene: Scene) -> Tried:
    carried_out = connections = 0

    async def one() -> None:
        nonlocal carried_out, connections
        wire = await scene.arrive()
        connections += 1
        wire.write(b"".join(message("ping", f"p{number}") for number in range(200)))
        for _ in range(40):
            await asyncio.sleep(0.01)
            if wire.count >= 200 or wire.closed.is_set():
                break
        carried_out += wire.count - wire.refused
        wire.abort()

    await settled(*(scene.again(one) for _ in range(16)))
    count = (200 * connections, carried_out, 0)
    return _carried_out(f"pings over {connections} connections", scene, count)


def _carried_out(what: str, scene: Scene, count: tuple[int, int, int]) -> Tried:
    done = count[1] - count[2]
    limit = MOST + 200 * scene.seconds
    holes = (f"{done} messages of one address were carried out in {scene.seconds:.0f} s",) if done > limit else ()
    return Tried(f"{count[0]} {what}, {done} carried out", holes)


@attack("junk: no JSON, unknown types, wrong values, each of which is to be answered in words")
async def junk(scene: Scene) -> Tried:
    kinds: list[tuple[str, dict[str, Any]]] = [
        ("nonsense", {}), ("move", {}), ("attach", {"table": 7}), ("create", {"game": "x" * 10_000}),
        ("sit", {"table": "t", "name": "\u202e" * 200, "entropy": "0"}), ("ping", {"extra": "y" * 12_000}),
    ]  # fmt: skip
    return told("messages of junk", await pester(scene, lambda number: kinds[number % len(kinds)], ahead=200))


@attack("pings of the protocol itself, by sockets that do not read the answers")
async def control_frames(scene: Scene) -> Tried:
    bundle = frame(b"x" * 125, PING) * 500
    sent = 0

    async def one(wire: Wire) -> None:
        nonlocal sent
        end = asyncio.get_running_loop().time() + scene.seconds
        while asyncio.get_running_loop().time() < end and not wire.closed.is_set():
            if wire.transport.get_write_buffer_size() < 1_000_000:
                wire.write(bundle)
                sent += 500
            await asyncio.sleep(0.01)

    async with scene.sockets(reading=False) as wires:
        await settled(*(one(wire) for wire in wires))
        return Tried(f"{sent} ping frames from {len(wires)} sockets that never read")


@attack("connections opened and closed as fast as possible")
async def connections(scene: Scene) -> Tried:
    async def one() -> None:
        wire = await scene.arrive()
        wire.abort()

    done = sum(await settled(*(scene.again(one) for _ in range(16))))
    return Tried(f"{done} sockets opened and closed")


@attack("tables opened as fast as possible")
async def tables(scene: Scene) -> Tried:
    count = await pester(scene, lambda _: ("create", {"game": "jaipur", "seats": HUMANS, "listed": True}), ahead=20)
    made = count[1] - count[2]
    holes = (f"{made} tables were opened by one address",) if made > 100 + 5 * scene.seconds else ()
    return Tried(f"{count[0]} tables asked for, {made} opened", holes)


async def own_table(wires: list[Wire]) -> tuple[str, list[str], list[str]]:
    """Open a table of one's own and sit at all of its seats; return it with tokens and the ids that sat down."""
    table = str((await wires[0].ask("create", game="jaipur", seats=HUMANS))["table"])
    ids = [secrets.token_hex(8) for _ in range(2)]
    tokens = []
    for wire, name in zip(wires, ids, strict=False):
        token = str((await sit(wire, table, "Eve", id=name))["token"])
        await wire.ask("attach", table=table, token=token)
        tokens.append(token)
    return table, tokens, ids


@attack("moves and words of a seat that is one's own: illegal, stale, and far too many")
async def moves(scene: Scene) -> Tried:
    async with scene.sockets(2) as wires:
        table, tokens, _ = await own_table(wires)
    sent = 0

    async def one(number: int) -> None:
        nonlocal sent
        wire = await scene.arrive()
        try:
            await wire.ask("attach", table=table, token=tokens[number % 2])
            for at in range(400):
                kind = at % 3
                if kind == 0:
                    wire.write(message("move", secrets.token_hex(6), table=table, version=1, move="sell DDD"))
                elif kind == 1:
                    wire.write(message("say", secrets.token_hex(6), table=table, text="w" * 300))
                else:
                    wire.write(message("move", secrets.token_hex(6), table=table, version=at, move="camels"))
                sent += 1
                if at % 40 == 39:
                    await asyncio.sleep(0.1)
        finally:
            wire.abort()

    await settled(*(scene.again(lambda number=number: one(number)) for number in range(32)))  # type: ignore[misc]
    return Tried(f"{sent} moves and lines at one's own table")


@attack("sitting down, leaving, and sitting down again, each of which is stored")
async def musical_chairs(scene: Scene) -> Tried:
    async def one() -> None:
        wire = await scene.arrive()
        try:
            table = (await wire.ask("create", game="jaipur", seats=HUMANS, listed=True))["table"]
            for _ in range(100):
                seated = await sit(wire, table, "Eve")
                await wire.ask("attach", table=table, token=seated["token"])
                await wire.ask("leave", table=table)
        finally:
            wire.abort()

    rounds = sum(await settled(*(scene.again(one) for _ in range(32))))
    return Tried(f"32 people who sit down and leave again ({rounds} tables)")


@attack("own names erased over and over, each of which empties the log of changes")
async def erase_own(scene: Scene) -> Tried:
    done = 0

    async def one() -> None:
        nonlocal done
        wire = await scene.arrive()
        try:
            table = (await wire.ask("create", game="jaipur", seats=HUMANS))["table"]
            for _ in range(100):
                seated = await sit(wire, table, "Eve")
                await wire.ask("erase", tokens=[seated["token"]])
                done += 1
        finally:
            wire.abort()

    await settled(*(scene.again(one) for _ in range(16)))
    return Tried(f"{done} seats taken and erased by 16 sockets")


@attack("more computer players than anybody needs, all of the strongest level", players=True)
async def computer_players(scene: Scene) -> Tried:
    strongest = {"kind": "computer", "level": "maharaja"}
    opened = refused = 0

    async def one(number: int) -> None:
        nonlocal opened, refused
        async with scene.sockets(1) as wires:
            for _ in range(8):
                five = number % 2
                seats = [{"kind": "human"}] + [strongest] * (4 if five else 1)
                try:
                    made = await wires[0].ask("create", game="eschnapur" if five else "jaipur", seats=seats)
                    seated = await sit(wires[0], made["table"], "Eve")
                    state = await wires[0].ask("attach", table=made["table"], token=seated["token"])
                    opened += 1
                    for _ in range(5):
                        if state["listed_moves"]:
                            move = state["listed_moves"][0]
                            await wires[0].ask("move", table=made["table"], version=state["version"], move=move)
                            break
                        await asyncio.sleep(0.1)
                        state = await wires[0].ask("attach", table=made["table"], token=seated["token"])
                except RefusedError:
                    refused += 1
            await scene.last()

    await settled(*(one(number) for number in range(SOCKETS)))
    return Tried(f"{opened} tables with maharajas opened, {refused} refused")


@attack("the lobby filled with one's own tables")
async def lobby_filled(scene: Scene) -> Tried:
    opened = 0

    async def one() -> None:
        nonlocal opened
        async with scene.sockets(1) as wires:
            for _ in range(16):
                try:
                    made = await wires[0].ask("create", game="jaipur", seats=HUMANS, listed=True)
                    seated = await sit(wires[0], made["table"], "Eve")
                    await wires[0].ask("attach", table=made["table"], token=seated["token"])
                    opened += 1
                except RefusedError:
                    await asyncio.sleep(0.5)
            await scene.last()

    await settled(*(one() for _ in range(8)))
    return Tried(f"{opened} listed tables with somebody at them")
