"""Questions that cost little to ask and much to answer: the past of a long game, chat, stored games, the lobby."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from benchmarks.attacks.scene import SOCKETS, Scene, Tried, attack, settled
from benchmarks.attacks.wire import RefusedError, Wire, message

Question = Callable[[int], tuple[str, dict[str, Any]]]


async def pester(scene: Scene, question: Question, sockets: int = SOCKETS, ahead: int = 40) -> tuple[int, int, int]:
    """Ask from many sockets, many questions ahead of the answers; who is thrown out comes again.

    Returns the questions sent, the frames that came back and the refusals among them.
    """
    sent = 0
    wires: list[Wire] = []

    async def one(number: int) -> None:
        nonlocal sent
        wire: Wire | None = None
        end = asyncio.get_running_loop().time() + scene.seconds
        try:
            while asyncio.get_running_loop().time() < end:
                if wire is None or wire.closed.is_set():
                    wire = await scene.arrive()
                    wires.append(wire)
                for at in range(ahead):
                    kind, fields = question(number * ahead + at)
                    wire.write(message(kind, secrets.token_hex(6), **fields))
                    sent += 1
                before = wire.count
                for _ in range(100):
                    await asyncio.sleep(0.05)
                    if wire.closed.is_set() or wire.count - before >= ahead:
                        break
        except (RefusedError, OSError, TimeoutError):
            await asyncio.sleep(0.2)
        finally:
            if wire is not None:
                wire.abort()

    async def insist(number: int) -> None:
        end = asyncio.get_running_loop().time() + scene.seconds
        while asyncio.get_running_loop().time() < end:
            await one(number)

    await settled(*(asyncio.wait_for(insist(number), scene.seconds + 5) for number in range(sockets)))
    return sent, sum(wire.count for wire in wires), sum(wire.refused for wire in wires)


def told(what: str, count: tuple[int, int, int]) -> Tried:
    """Return what was asked and answered, in words."""
    return Tried(f"{count[0]} {what} from {SOCKETS} sockets, {count[1]} frames back, {count[2]} refusals")


@attack("the whole past of a long game, asked for again and again by 64 sockets")
async def old_versions(scene: Scene) -> Tried:
    def question(_: int) -> tuple[str, dict[str, Any]]:
        return "attach", {"table": scene.long_table, "version": 1, "heard": 10**6}

    return told("times everything since version 1", await pester(scene, question))


@attack("a thousand lines of chat, asked for again and again by 64 sockets")
async def old_chat(scene: Scene) -> Tried:
    def question(_: int) -> tuple[str, dict[str, Any]]:
        return "attach", {"table": scene.long_table, "version": 10**6, "heard": 0}

    return told("times everything said", await pester(scene, question))


@attack("the whole state of a long game, asked for again and again by 64 sockets")
async def whole_states(scene: Scene) -> Tried:
    def question(_: int) -> tuple[str, dict[str, Any]]:
        return "attach", {"table": scene.long_table, "heard": 10**6}

    return told("whole states", await pester(scene, question))


@attack("long games that lie in the store, one after the other, so that each has to be rebuilt")
async def cold_tables(scene: Scene) -> Tried:
    def question(number: int) -> tuple[str, dict[str, Any]]:
        table = scene.stored_tables[number % len(scene.stored_tables)]
        kind = "detach" if number % 40 >= 20 else "attach"
        return kind, {"table": table} | ({"heard": 10**6} if kind == "attach" else {})

    return told("games rebuilt or left", await pester(scene, question))


@attack("tables that do not exist")
async def unknown_tables(scene: Scene) -> Tried:
    def question(_: int) -> tuple[str, dict[str, Any]]:
        return "attach", {"table": secrets.token_urlsafe(12)}

    return told("invented tables", await pester(scene, question))


@attack("the lobby, asked for again and again by 64 sockets")
async def lobby_reads(scene: Scene) -> Tried:
    return told("looks at the lobby", await pester(scene, lambda _: ("lobby", {"follow": True})))


def invented() -> list[str]:
    """Return as many tokens as a message may bring."""
    return [secrets.token_urlsafe(32) for _ in range(200)]


@attack("erasing the holder of 200 invented tokens")
async def erase_strangers(scene: Scene) -> Tried:
    return told("times 200 invented tokens", await pester(scene, lambda _: ("erase", {"tokens": invented()}), ahead=10))


@attack("the tables of 200 invented tokens")
async def mine_strangers(scene: Scene) -> Tried:
    return told("times 200 invented tokens", await pester(scene, lambda _: ("mine", {"tokens": invented()}), ahead=10))


@attack("everything stored about 200 invented tokens, and about one's own 200 times the same one")
async def export_strangers(scene: Scene) -> Tried:
    def question(number: int) -> tuple[str, dict[str, Any]]:
        return "export", {"tokens": invented() if number % 2 else [scene.stored_tokens[0]] * 200}

    return told("times 200 tokens", await pester(scene, question, ahead=10))


@attack("everything stored about one's own long games")
async def export_own(scene: Scene) -> Tried:
    def question(number: int) -> tuple[str, dict[str, Any]]:
        return "export" if number % 2 else "mine", {"tokens": list(scene.stored_tokens)}

    return told("times all of one's own", await pester(scene, question, ahead=10))
