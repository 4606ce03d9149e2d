"""Every refusal of both games once over the socket, in three languages: with words, and the line stays open.

Each case is a position that a table is put into, and a move that is refused there. A reason of the rules without a
case fails the first test.
"""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.games.eschnapur.positions import changed, expedition, play
from tests.games.jaipur.positions import position
from tests.server.guest import Guest, company, serving
from tests.text.test_text_files import calls, said_as

from serai.games import jaipur
from serai.games.dealing import Dealing
from serai.server.app import Server
from serai.text import LANGUAGES, Words

NAMES = ("Asha", "Bruno", "Chiara")


class Case(NamedTuple):
    """A position, and a move of a seat that is refused there."""

    state: Any
    seat: int
    move: str


def match(round_: jaipur.Round, seals: tuple[int, int] = (0, 0)) -> jaipur.Match:
    return jaipur.Match(jaipur.Options(), Dealing.seeded("refusals"), seals, (), round_)


def jaipur_cases() -> dict[str, Case]:
    hand = match(position("DGGLLL", market="GSMMM"))
    full = match(position("DGGLLLL", market="GSMMM", herds=(2, 0)))
    over = match(position("LLL", market="DGSC", cards_left=0, tokens={"D": 0, "G": 0, "L": 1}).play(jaipur.Sell("LLL")))
    return {
        "camel-alone": Case(hand, 0, "take M"),
        "not-in-market": Case(hand, 0, "take P"),
        "hand-limit": Case(full, 0, "take G"),
        "no-camels": Case(match(position("LLL")), 0, "camels"),
        "camels-not-sold": Case(hand, 0, "sell MM"),
        "one-kind-a-sale": Case(hand, 0, "sell GL"),
        "not-in-hand": Case(hand, 0, "sell PPP"),
        "two-at-least": Case(hand, 0, "sell D"),
        "camels-and-goods": Case(hand, 0, "swap GM/LL"),
        "not-yours": Case(hand, 0, "swap GS/CC"),
        "both-sides": Case(hand, 0, "swap GS/GL"),
        "unequal": Case(hand, 0, "swap GS/LLL"),
        "two-for-two": Case(hand, 0, "swap S/L"),
        "round-over": Case(over, over.current.turn, "camels"),
        "match-over": Case(match(position("LLL"), (2, 0)), 0, "camels"),
        "not-your-turn": Case(hand, 1, "camels"),
    }


def eschnapur_cases() -> dict[str, Case]:
    start = expedition(numbers=[[4], [17], [20]], symbols=["red", "blue", ""], held=["1c:6", "", ""])
    up = play(start, "0 flip 1 2", "1 offer A 9c")
    walk = play(up, "0 refuse")
    duel = play(expedition(symbols=["red"], numbers=[[4], [17], [20]]), "0 flip 1 2", "0 refuse", "0 open")
    locked = play(duel, "1 duel 17")
    poor = changed(walk, COINS=[0, 0, 0], STEPS=[0, 0, 0])
    return {
        "game-over": Case(changed(start, ENDED=1, PHASE=4), 0, "buy move"),
        "not-your-turn": Case(up, 1, "refuse"),
        "duel-first": Case(duel, 0, "end"),
        "reserve-first": Case(start, 0, "end"),
        "already-flipped": Case(up, 0, "flip 1 2"),
        "pile-empty": Case(expedition(piles=("1c:6", "")), 0, "flip 2 2"),
        "nothing-up": Case(start, 1, "offer A 3c"),
        "own-tokens": Case(up, 0, "offer A 3c"),
        "empty-offer": Case(up, 1, "offer A"),
        "not-yours-to-offer": Case(up, 1, "offer A 2c 30"),
        "offer-unchanged": Case(up, 1, "offer A 9c"),
        "same-offer": Case(up, 2, "offer A 9c"),
        "no-offer-of-yours": Case(up, 2, "withdraw A"),
        "no-such-offer": Case(up, 0, "accept B green"),
        "offer-changed": Case(play(up, "1 offer A 1c"), 0, "accept A yellow 9c"),
        "card-locked": Case(locked, 1, "buy move"),
        "too-few-coins": Case(poor, 1, "buy symbol"),
        "deck-empty": Case(changed(walk, SYMBOL_COUNT=0), 0, "buy symbol"),
        "bank-empty": Case(expedition(options={"bank": "limited"}, BANK_STEPS=0), 0, "buy move"),
        "not-your-tokens": Case(start, 0, "redeem 1c:6 1c:6 for symbol number"),
        "too-little-value": Case(start, 0, "redeem 1c:6 for symbol number"),
        "not-neighbours": Case(walk, 0, "move Q3"),
        "too-few-steps": Case(poor, 0, "move P0"),
        "niche-empty": Case(changed(walk, EMPTY=(1 << 15) - 1), 0, "open"),
        "cards-missing": Case(changed(walk, SYMBOLS=[0, 0, 0]), 0, "open"),
        "no-duel": Case(walk, 1, "duel 17"),
        "already-locked": Case(locked, 1, "duel pass"),
        "card-not-held": Case(duel, 0, "duel 30"),
    }


CASES = {"jaipur": jaipur_cases, "eschnapur": eschnapur_cases}
UNTURNED = {"jaipur": {"not-your-turn"}, "eschnapur": set[str]()}
"""Reasons that a table tells by a code of their own."""


@pytest.mark.parametrize("game", CASES)
def test_every_reason_has_a_case(game: str) -> None:
    assert {said_as(call, 1) for call in calls(game, "IllegalMove")} == set(CASES[game]())


async def seated(server: Server, guests: list[Guest], game: str) -> str:
    people = [{"kind": "human"}] * len(guests)
    table = await guests[0].create(people, game=game, options={})
    for guest, name in zip(guests, NAMES, strict=False):
        await guest.sit(table, name)
    return table


async def told(server: Server, guests: list[Guest], table: str, case: Case) -> Mapping[str, Any]:
    """Put the table into a position and have a move refused there."""
    there = (await server.hall.table(table)).play
    assert there is not None
    there.now = there.now._replace(state=case.state)
    return await guests[case.seat].refused("move", table=table, version=there.now.version, move=case.move)


@pytest.mark.parametrize("game", CASES)
def test_every_refusal_is_told_in_three_languages_and_ends_no_line(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2 if game == "jaipur" else 3) as guests:
            table = await seated(server, guests, game)
            sentences: dict[str, set[str]] = {}
            for language in LANGUAGES:
                for guest in guests:
                    await guest.attach(table, language=language)
                for reason, case in CASES[game]().items():
                    answer = await told(server, guests, table, case)
                    sentences.setdefault(reason, set()).add(answer["text"])
                    assert not re.search(r"[{}$]|\s{2}|\bNone\b", answer["text"]), answer
                    if reason in UNTURNED[game]:
                        assert answer["code"] == reason
                        continue
                    assert (answer["code"], answer["reason"]) == ("illegal", reason), (case.move, answer)
                    assert answer["text"].endswith(f"({answer['clause']})")
                    if reason in ("same-offer", "offer-changed"):
                        assert answer["text"].startswith("Bruno"), "who it is about is named"
            assert all(len(told) == len(LANGUAGES) for told in sentences.values()), sentences
            for guest in guests:
                assert (await guest.answer("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_a_refusal_that_cannot_be_told_gets_a_plain_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails in the words, the message is answered and the line goes on."""

    def speechless(*_: object, **__: object) -> str:
        raise LookupError("no words")

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            table = await seated(server, guests, "eschnapur")
            for guest in guests:
                await guest.attach(table)
            monkeypatch.setattr(Words, "refusal", speechless)
            answer = await told(server, guests, table, eschnapur_cases()["same-offer"])
            assert (answer["code"], answer["clause"]) == ("illegal", "E-A3")
            assert answer["text"] == "The rules do not allow this move."
            assert (await guests[2].answer("ping"))["type"] == "pong"

    asyncio.run(scene())
