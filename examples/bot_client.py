"""A bot that sits down at a table of Serai and plays legal moves, as docs/protocol.md and docs/dealing.md tell.

    python examples/bot_client.py ws://localhost:8000/socket [TABLE]      without a table it opens one and waits
Needs: pip install websockets
"""

# ruff: noqa: ARG001, S311, T201
import asyncio
import hashlib
import itertools
import json
import random
import secrets
import sys

from websockets.asyncio.client import connect


def choose(view: dict, legal: list[str]) -> str:
    """Choose a move: put your own idea here. `view` is what your seat may know."""
    return random.choice(legal)


async def play(address: str, table: str | None = None) -> dict:
    """Sit down, play to the end, and return how it ended."""
    numbers, entropy = itertools.count(1), secrets.token_bytes(32)
    async with connect(address) as socket:

        async def ask(kind: str, **fields: object) -> dict:
            await socket.send(json.dumps({"type": kind, "id": (name := str(next(numbers))), **fields}))
            while (heard := json.loads(await socket.recv())).get("reply") != name:
                pass
            return heard if heard["type"] != "error" else sys.exit(heard["text"])

        if table is None:
            table = (await ask("create", game="jaipur", seats=[{"kind": "human"}] * 2))["table"]
            print(f"waiting at table {table}", flush=True)
        parts = (b"serai dealing 2 seat", entropy, table.encode())  # what binds us to our part in the dealing
        bound = hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()
        own = await ask("sit", table=table, name="Bot", commitment=bound)
        heard = await ask("attach", table=table, token=own["token"])
        while (info := heard.get("info", {"status": "playing"}))["status"] != "ended":
            answer = None
            if info["status"] == "opening" and own["seat"] in (dealing := info["dealing"])["missing"]:
                if (own["commitment"], bound) != (dealing["commitment"], dealing["commitments"][own["seat"]]):
                    sys.exit("This is not the list of commitments we sat down for: docs/dealing.md")
                answer = {"type": "open", "digest": dealing["digest"], "entropy": entropy.hex()}
            elif moves := heard.get("listed_moves"):
                answer = {"type": "move", "version": heard["version"], "move": choose(heard["view"], moves)}
            if answer:
                await socket.send(json.dumps({**answer, "id": str(next(numbers)), "table": table}))
            if (heard := json.loads(await socket.recv()))["type"] == "error":
                await asyncio.sleep(1)  # too fast: wait, and take the same message up again
                heard = await ask("attach", table=table, token=own["token"])
        return info["outcome"]


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))
