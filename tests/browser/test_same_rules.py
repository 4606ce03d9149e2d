"""The browser judges, deals, counts and lays out as the engine does: both get the same cases."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from tests.browser.workshop import HOME, Workshop

from serai.games import jaipur
from serai.games.contract import Event
from serai.games.dealing import Dealing
from serai.games.jaipur.refusal import refusal
from serai.record import dumps, write

LETTERS = "DGSCPLM"
ENTRY = """
export { refusal } from './src/jaipur/refusal';
export { proposal } from './src/jaipur/selection';
export { after, agrees, NOTHING } from './src/jaipur/position';
export { Dealing, bytes, commitment } from './src/record/dealing';
export { happenings, readRecords } from './src/record/record';
export { verify } from './src/record/verify';
"""
DRIVER = """
import { readFileSync } from 'node:fs';
import * as web from './same.mjs';
const cases = JSON.parse(readFileSync(0, 'utf-8'));
const answers = {
  refusals: () => cases.map(({ move, hand, herd, market }) => web.refusal(move, hand, herd, market)),
  dealing: () => Promise.all(cases.map(async ({ secret, entropy, label, items }) => {
    const dealing = await web.Dealing.open(web.bytes(secret), entropy.map(web.bytes));
    return {
      commitment: await web.commitment(web.bytes(secret)),
      shuffled: (await dealing.shuffle(label, items)).join(''),
      pick: await dealing.pick(label, 2),
    };
  })),
  records: () => Promise.all(cases.map(async (line) => {
    const [record] = web.readRecords(line);
    return { told: web.happenings(record), findings: await web.verify(record) };
  })),
  positions: () => cases.map(({ seat, steps }) => {
    let at = web.NOTHING;
    return steps.map(({ events, view }) => {
      for (const told of events) at = web.after(at, told, seat);
      const { deck, rupees, goodsTokens, bonuses, seals, turn, tokens } = at;
      const herds = at.herds.map((herd) => herd.length);
      const agrees = web.agrees(at, view, seat);
      const ids = [...at.market, ...at.hands.flat(), ...at.herds.flat()].filter(Boolean).map(({ id }) => id);
      const own = new Set(ids).size === ids.length;
      return { agrees, own, herds, deck, rupees, goodsTokens, bonuses, seals, turn, tokens };
    });
  }),
};
console.log(JSON.stringify(await answers[process.argv[2]]()));
"""


class Browser:
    """The browser's rules, run by node."""

    def __init__(self, workshop: Workshop) -> None:
        (workshop.web / "same.ts").write_text(ENTRY)
        (workshop.web / "driver.mjs").write_text(DRIVER)
        workshop.node("node_modules/rolldown/bin/cli.mjs", "same.ts", "-o", "same.mjs", "--format", "esm")
        self._workshop = workshop

    def ask(self, what: str, cases: Any) -> Any:
        return json.loads(self._workshop.node("driver.mjs", what, given=json.dumps(cases)))


@pytest.fixture(scope="module")
def browser_rules(workshop: Workshop) -> Browser:
    return Browser(workshop)


def some(chance: random.Random, most: int, letters: str = LETTERS) -> str:
    return "".join(sorted(chance.choices(letters, k=chance.randint(0, most)), key=LETTERS.index))


def test_refusals_name_the_same_clause(browser_rules: Browser) -> None:
    chance = random.Random(7)
    cases: list[Any] = []
    for _ in range(4_000):
        hand, herd, market = some(chance, 7, LETTERS[:6]), chance.randint(0, 6), some(chance, 5) or "M"
        own = hand + "M" * herd
        taken = "".join(chance.sample(market, chance.randint(0, len(market)))) or "D"
        given = "".join(chance.sample(own, min(len(own), max(0, len(taken) + chance.randint(-1, 1))))) or "L"
        moves = [f"take {chance.choice(LETTERS)}", "camels", f"swap {taken}/{given}"]
        moves.append(f"sell {chance.choice(hand or 'D') * chance.randint(1, 4)}{chance.choice(['', '', 'M', 'C'])}")
        move = str(jaipur.Move.parse(chance.choice(moves)))
        cases.append({"move": move, "hand": hand, "herd": herd, "market": market})
    expected = []
    for case in cases:
        why = refusal(jaipur.Move.parse(case["move"]), case["hand"], case["herd"], case["market"])
        expected.append(why and {"clause": why.clause, "reason": why.reason, "facts": dict(why.facts)})
    assert browser_rules.ask("refusals", cases) == expected
    assert {why["reason"] for why in expected if why} >= {
        "camel-alone", "not-in-market", "hand-limit", "no-camels", "camels-not-sold", "one-kind-a-sale", "not-in-hand",
        "two-at-least", "camels-and-goods", "both-sides", "unequal", "two-for-two",
    }  # fmt: skip


def test_shuffles_are_the_same(browser_rules: Browser) -> None:
    vectors = json.loads((HOME / "tests" / "games" / "dealing-vectors.json").read_text(encoding="utf-8"))
    cases = [{key: vector[key] for key in ("secret", "entropy", "label", "items")} for vector in vectors]
    for vector, found in zip(vectors, browser_rules.ask("dealing", cases), strict=True):
        assert found["commitment"] == vector["commitment"]
        assert found["shuffled"] == "".join(map(str, vector["shuffled"]))
        if "pick" in vector:
            secret, entropy = bytes.fromhex(vector["secret"]), tuple(map(bytes.fromhex, vector["entropy"]))
            assert found["pick"] == Dealing(secret, entropy).pick(vector["label"], 2)


def some_match(seed: int, seals: int) -> tuple[list[tuple[int, str]], list[tuple[Any, tuple[Event, ...]]], Dealing]:
    """Play a match at random, sales first and exchanges seldom, and return its moves and states with their events."""
    chance = random.Random(seed)
    dealing = Dealing.seeded(f"same rules {seed}").with_entropy(b"a" * 32, b"b" * 32)
    state, events = jaipur.Match.start(jaipur.Options(seals=seals), 2, dealing)
    moves: list[tuple[int, str]] = []
    told: list[tuple[Any, tuple[Event, ...]]] = [(state, events)]
    while state.winner is None:
        (seat,) = state.actors()
        legal = state.legal(seat)
        quick = [move for move in legal if not str(move).startswith("swap")]
        move = chance.choice(quick if quick and chance.random() < 0.8 else list(legal))
        state, events = state.play(seat, move)
        moves.append((seat, str(move)))
        told.append((state, events))
    return moves, told, dealing


@pytest.mark.parametrize("seed", range(3))
def test_records_replay_and_verify_the_same(browser_rules: Browser, seed: int) -> None:
    moves, told, dealing = some_match(seed, 2)
    line = dumps(write("jaipur", jaipur.Options(), ("Asha", "Ravi"), dealing, moves))
    (found,) = browser_rules.ask("records", [line])
    assert [finding for finding in found["findings"] if not finding["good"]] == []
    expected = [event for _, events in told for event in events]
    assert [event["kind"] for event in found["told"]] == [event.kind for event in expected]
    for mine, event in zip(found["told"], expected, strict=True):
        assert mine["seat"] == event.seat
        if event.kind == "round-start":
            assert mine["facts"].pop("hands") == [event.secret[seat]["hand"] for seat in (0, 1)]
            assert mine["facts"] == event.facts
        else:
            secrets = {key: value for secret in event.secret.values() for key, value in secret.items()}
            assert mine["facts"] == {**event.facts, **secrets}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_positions_follow_from_what_a_seat_is_told(browser_rules: Browser, seat: int | None) -> None:
    _, told, _ = some_match(11, 2)
    steps = [
        {
            "events": [msgspec.to_builtins(event.seen_by(seat)) for event in events],
            "view": msgspec.to_builtins(state.view(seat).current),
        }
        for state, events in told
    ]
    for step in steps:
        for event in step["events"]:
            event.setdefault("facts", {})
    (found,) = browser_rules.ask("positions", [{"seat": seat, "steps": steps}])
    for (state, _), at in zip(told, found, strict=True):
        now = state.current
        assert at["agrees"], now
        assert at["own"], "no card is in two places"
        assert at["herds"] == list(now.herds)
        assert (at["deck"], at["turn"]) == (len(now.deck), now.turn)
        assert (at["rupees"], at["goodsTokens"]) == (list(now.rupees), list(now.goods_tokens))
        assert at["bonuses"] == {str(pile): len(left) for pile, left in now.bonuses.items()}
        assert at["tokens"] == {good: list(left) for good, left in now.tokens.items()}
        assert at["seals"] == list(state.seals)
