"""Every refusal of both games once over the socket, in three languages: with words, and the line stays open.

Each case is a position that a table is put into, and a move that is refused there. A refusal of the rules without a
case fails the first test.
"""

import ast
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
from serai.server import acting
from serai.server.app import Server
from serai.server.play import Moment
from serai.server.refusals import Refused
from serai.text import LANGUAGES, Words

NAMES = ("Asha", "Bruno", "Chiara")


class Case(NamedTuple):
    """What refuses a move (the clause and the reason), a position, and the move of a seat that is refused there."""

    clause: str
    reason: str
    state: Any
    seat: int
    move: str


def match(round_: jaipur.Round, seals: tuple[int, int] = (0, 0)) -> jaipur.Match:
    return jaipur.Match(jaipur.Options(), Dealing.seeded("refusals"), seals, (), round_)


def jaipur_cases() -> list[Case]:
    hand = match(position("DGGLLL", market="GSMMM"))
    full = match(position("DGGLLLL", market="GSMMM", herds=(2, 0)))
    sold = match(position("LLL", market="DGSC", cards_left=0, tokens={"D": 0, "G": 0, "L": 1}).play(jaipur.Sell("LLL")))
    dry = match(position("LLL", market="DGSCP", cards_left=0).play(jaipur.Take("D")))
    return [
        Case("J-T1", "camel-alone", hand, 0, "take M"),
        Case("J-T1", "not-in-market", hand, 0, "take P"),
        Case("J-T2", "not-in-market", hand, 0, "swap GGP/LLD"),
        Case("J-T7", "hand-limit", full, 0, "take G"),
        Case("J-T7", "hand-limit", full, 0, "swap GS/MM"),
        Case("J-T5", "no-camels", match(position("LLL")), 0, "camels"),
        Case("J-X1", "camels-not-sold", hand, 0, "sell MM"),
        Case("J-X1", "one-kind-a-sale", hand, 0, "sell GL"),
        Case("J-X1", "not-in-hand", hand, 0, "sell PPP"),
        Case("J-X1", "not-in-hand", hand, 0, "sell LLLLL"),
        Case("J-X2", "two-at-least", hand, 0, "sell D"),
        Case("J-T6", "camels-and-goods", hand, 0, "swap GM/LL"),
        Case("J-T2", "not-yours", hand, 0, "swap GS/CC"),
        Case("J-T2", "not-yours", hand, 0, "swap GS/MM"),
        Case("J-T4", "both-sides", hand, 0, "swap GS/GL"),
        Case("J-T2", "unequal", hand, 0, "swap GS/LLL"),
        Case("J-T3", "two-for-two", hand, 0, "swap S/L"),
        Case("J-E1", "round-over", sold, sold.current.turn, "camels"),
        Case("J-E2", "round-over", dry, dry.current.turn, "camels"),
        Case("J-E6", "match-over", match(position("LLL"), (2, 0)), 0, "camels"),
        Case("J-S4", "not-your-turn", hand, 1, "camels"),
    ]


def eschnapur_cases() -> list[Case]:
    start = expedition(numbers=[[4], [17], [20]], symbols=["red", "blue", ""], held=["1c:6", "", ""])
    up = play(start, "0 flip 1 2", "1 offer A 9c")
    walk = play(up, "0 refuse")
    duel = play(expedition(symbols=["red"], numbers=[[4], [17], [20]]), "0 flip 1 2", "0 refuse", "0 open")
    locked = play(duel, "1 duel 17")
    poor = changed(walk, COINS=[0, 0, 0], STEPS=[0, 0, 0])
    single = changed(walk, COINS=[1, 1, 1], STEPS=[1, 1, 1])
    return [
        Case("E-Z1", "game-over", changed(start, ENDED=1, PHASE=4), 0, "buy move"),
        Case("E-Z4", "game-over", changed(start, ENDED=2, PHASE=4), 1, "duel pass"),
        Case("E-S5", "not-your-turn", up, 1, "refuse"),
        Case("E-S5", "not-your-turn", walk, 2, "end"),
        Case("E-D1", "duel-first", duel, 0, "end"),
        Case("E-A1", "reserve-first", start, 0, "end"),
        Case("E-A1", "already-flipped", up, 0, "flip 1 2"),
        Case("E-A1", "pile-empty", expedition(piles=("1c:6", "")), 0, "flip 2 2"),
        Case("E-A2", "nothing-up", start, 1, "offer A 3c"),
        Case("E-A4", "nothing-up", walk, 0, "accept A yellow 9c"),
        Case("E-A5", "nothing-up", start, 0, "refuse"),
        Case("E-A2", "own-tokens", up, 0, "offer A 3c"),
        Case("E-A7", "empty-offer", up, 1, "offer A"),
        Case("E-A7", "not-yours-to-offer", up, 1, "offer A 2c 30"),
        Case("E-A7", "not-yours-to-offer", up, 2, "offer B 99c 9m red blue 1 2 3"),
        Case("E-A2", "offer-unchanged", up, 1, "offer A 9c"),
        Case("E-A3", "same-offer", up, 2, "offer A 9c"),
        Case("E-A2", "no-offer-of-yours", up, 2, "withdraw A"),
        Case("E-A4", "no-such-offer", up, 0, "accept B green"),
        Case("E-A4", "no-such-offer", play(up, "1 withdraw A"), 0, "accept A yellow 9c"),
        Case("E-A4", "no-such-offer", up, 0, "accept A brown 9c"),
        Case("E-A4", "offer-changed", play(up, "1 offer A 1c"), 0, "accept A yellow 9c"),
        Case("E-B2", "card-locked", locked, 1, "buy move"),
        Case("E-B2", "card-locked", locked, 1, "redeem 1c:6 for symbol number"),
        Case("E-B1", "too-few-coins", poor, 1, "buy symbol"),
        Case("E-B1", "too-few-coins", single, 1, "buy number"),
        Case("E-B1", "too-few-coins", single, 2, "buy move"),
        Case("E-B1", "deck-empty", changed(walk, SYMBOL_COUNT=0), 0, "buy symbol"),
        Case("E-B1", "deck-empty", changed(walk, NUMBER_COUNT=0), 0, "buy number"),
        Case("E-C5", "bank-empty", expedition(options={"bank": "limited"}, BANK_STEPS=0), 0, "buy move"),
        Case("E-B3", "not-your-tokens", start, 0, "redeem 1c:6 1c:6 for symbol number"),
        Case("E-B3", "too-little-value", start, 0, "redeem 1c:6 for symbol number"),
        Case("E-M1", "not-neighbours", walk, 0, "move Q3"),
        Case("E-M1", "too-few-steps", poor, 0, "move P0"),
        Case("E-M1", "too-few-steps", single, 0, "move P0 S1"),
        Case("E-N1", "niche-empty", changed(walk, EMPTY=(1 << 15) - 1), 0, "open"),
        Case("E-N1", "cards-missing", changed(walk, SYMBOLS=[0, 0, 0]), 0, "open"),
        Case("E-D1", "no-duel", walk, 1, "duel 17"),
        Case("E-D1", "already-locked", locked, 1, "duel pass"),
        Case("E-D1", "card-not-held", duel, 0, "duel 30"),
    ]


CASES = {"jaipur": jaipur_cases, "eschnapur": eschnapur_cases}
UNTURNED = {"jaipur": {"not-your-turn"}, "eschnapur": set[str]()}
"""Reasons that a table tells by a code of their own."""


def clauses(call: ast.Call) -> set[str]:
    """Return the clauses that a refusal of the rules may name; one that looks it up ends a round."""
    named = {part.value for part in ast.walk(call.args[0]) if isinstance(part, ast.Constant)}
    return {str(clause) for clause in named if re.fullmatch(r"[JE]-[A-Z]\d", str(clause))} or {"J-E1", "J-E2"}


@pytest.mark.parametrize("game", CASES)
def test_every_refusal_of_the_rules_has_a_case(game: str) -> None:
    """Not every reason alone: the same reason may be told by another clause, and with other facts."""
    told = {(clause, said_as(call, 1)) for call in calls(game, "IllegalMove") for clause in clauses(call)}
    assert told == {(case.clause, case.reason) for case in CASES[game]()}


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
    there.now = Moment(there.now.version, case.state, there.now.events, None)
    return await guests[case.seat].refused("move", table=table, version=there.now.version, move=case.move)


@pytest.mark.parametrize("game", CASES)
def test_every_refusal_is_told_in_three_languages_and_ends_no_line(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2 if game == "jaipur" else 3) as guests:
            table = await seated(server, guests, game)
            sentences: dict[int, set[str]] = {}
            for language in LANGUAGES:
                for guest in guests:
                    await guest.attach(table, language=language)
                for number, case in enumerate(CASES[game]()):
                    answer = await told(server, guests, table, case)
                    sentences.setdefault(number, set()).add(answer["text"])
                    assert not re.search(r"[{}$]|\s{2}|\bNone\b", answer["text"]), answer
                    if case.reason in UNTURNED[game]:
                        assert answer["code"] == case.reason
                        continue
                    told_why = answer["code"], answer["clause"], answer["reason"]
                    assert told_why == ("illegal", case.clause, case.reason), (case.move, answer)
                    assert answer["text"].endswith(f"({case.clause})")
                    if case.reason in ("same-offer", "offer-changed"):
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
            (same,) = (case for case in eschnapur_cases() if case.reason == "same-offer")
            answer = await told(server, guests, table, same)
            assert (answer["code"], answer["clause"]) == ("illegal", "E-A3")
            assert answer["text"] == "The rules do not allow this move."
            assert (await guests[2].answer("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_an_answer_that_cannot_be_written_is_told_without_its_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fact that is no JSON is a fault of ours: the line does not end by it, and the next message is heard."""

    async def unwritable(*_: object) -> None:
        raise Refused("illegal", "E-A3", "same-offer", token="A", other=object())  # type: ignore[arg-type]

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            table = await seated(server, guests, "eschnapur")
            for guest in guests:
                await guest.attach(table)
            monkeypatch.setattr(acting, "move", unwritable)
            answer = await guests[2].refused("move", table=table, version=1, move="offer A 9c")
            assert (answer["code"], answer["clause"], answer["facts"]) == ("illegal", "E-A3", {})
            assert answer["text"] == "The rules do not allow this move."
            assert (await guests[2].answer("ping"))["type"] == "pong"

    asyncio.run(scene())
