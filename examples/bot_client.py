"""A bot that sits down at a table of Serai over the socket and plays legal moves.

    python examples/bot_client.py ws://localhost:8000/socket              opens a table and waits for somebody
    python examples/bot_client.py ws://localhost:8000/socket TABLE        sits down at a table

Any language that has WebSockets and JSON can do the same: see docs/protocol.md. Needs: pip install websockets
"""
# ruff: noqa: ARG001, S311, T201

import asyncio
import itertools
import json
import random
import secrets
import sys

from websockets.asyncio.client import connect


def choose(view: dict, legal: list[str]) -> str:
    """Choose a move: put your own idea here. `view` is what your seat may know."""
    return random.choice(legal)


async def play(address: str, table: str | None) -> dict:
    """Sit down, play to the end, and return how it ended."""
    numbers = itertools.count(1)
    async with connect(address) as socket:

        async def ask(kind: str, answer: str, **fields: object) -> dict:
            message = {"type": kind, "id": str(next(numbers)), **fields}
            await socket.send(json.dumps(message))
            while True:
                heard = json.loads(await socket.recv())
                if heard.get("reply") == message["id"]:
                    if heard["type"] != answer:
                        raise SystemExit(f"{heard['code']}: {heard['text']}")
                    return heard

        if table is None:
            table = (await ask("create", "created", game="jaipur", seats=[{"kind": "human"}] * 2))["table"]
            print(f"waiting at table {table}", flush=True)
        seat = await ask("sit", "seated", table=table, name="Bot", entropy=secrets.token_hex(32))
        heard = await ask("attach", "state", table=table, token=seat["token"])
        while True:
            if heard.get("legal"):
                move = choose(heard["view"], heard["legal"])
                asked = {"type": "move", "id": str(next(numbers)), "table": table, "version": heard["version"]}
                await socket.send(json.dumps({**asked, "move": move}))
            heard = json.loads(await socket.recv())
            if heard["type"] == "error":  # too fast: wait, and take the same message up again
                await asyncio.sleep(1)
                heard = await ask("attach", "state", table=table, token=seat["token"])
            if heard["type"] == "info" and heard["info"]["status"] == "ended":
                return heard["info"]["outcome"]


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)))
