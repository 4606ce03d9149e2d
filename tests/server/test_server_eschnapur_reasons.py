"""Computer players of Eschnapur say why: to everybody the same, after the move, and nothing that is hidden."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.guest import company, serving
from tests.server.test_server_eschnapur import ONE_PERSON, play_on, seated

from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Options, layout
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import code_of
from serai.games.eschnapur.moves import Duel
from serai.players.eschnapur import REASONS, knowledge
from serai.players.eschnapur.builtin import load
from serai.players.eschnapur.reasons import reason
from serai.text import Words


def test_reasons_follow_their_moves_and_are_the_same_for_all(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=0.02) as server, company(server, 2) as (ana, watcher):
            table = await seated([ana], ONE_PERSON)
            await watcher.attach(table)
            await play_on(ana, random.Random(2), 60)
            said = {guest: [told for told in guest.told if told["type"] == "reason"] for guest in (ana, watcher)}
            assert len(said[ana]) > 20
            assert said[watcher] == [told for told in said[ana] if told in said[watcher]], "in the same order"
            assert len(said[watcher]) > len(said[ana]) - 10, "but for what was said before the watcher came"
            for place, told in enumerate(ana.told):
                if told["type"] != "reason":
                    continue
                shown = next(one for one in reversed(ana.told[:place]) if one["type"] in ("state", "update"))
                assert shown["version"] == told["version"], "right after its move"
                assert told["seat"] in (1, 2)
                assert told["reason"] in REASONS
                locked = any(one["kind"] == "lock" and one["seat"] == told["seat"] for one in shown["events"])
                assert locked == (told["reason"] == "reason-lock"), "of a locked card nothing more is said"

    asyncio.run(scene())


@pytest.mark.parametrize("level", ["random", "apprentice", "merchant"])
def test_a_reason_tells_nothing_that_the_others_do_not_know(level: str) -> None:
    """Given the move, what the player alone knows makes no difference: its hand is swapped for what all know of it."""
    game, _ = Expedition.start(Options(), 4, Dealing.seeded(f"reasons {level}"))
    box, heard = box_of(Options()), set()
    players = [load(level, {}, seed) for seed in range(4)]
    for _ in range(400):
        if game.ended:
            break
        acted = False
        for seat in sorted(game.may_act(), key=lambda seat: seat in game.awaited()):
            view = game.view(seat)
            move = players[seat].choose(view)
            if move is None:
                continue
            why = players[seat].why()
            assert view.memory is not None
            known = msgspec.structs.replace(view, symbols=view.memory.symbols[seat], numbers=view.memory.numbers[seat])
            facts = knowledge.from_view(known, game.components, box)
            moves = [move]
            if isinstance(move, Duel):  # which card is locked is the player's own secret too
                moves = [Duel(None), *(Duel(card) for card in range(1, 31))]
            for one in moves:
                code = code_of(one, game.at(layout.HELD + seat), game.colours, game.components)
                assert reason(facts, box, code) == why, (str(move), str(one))
            heard.add(why)
            game, _ = game.play(seat, move)
            acted = True
            break
        assert acted, "somebody is awaited"
    assert heard >= {"reason-turn-up", "reason-lock"} or len(heard) > 5


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_reason_has_words(language: str) -> None:
    words = Words(language)
    for key in REASONS:
        assert words.say(f"eschnapur-{key}")
