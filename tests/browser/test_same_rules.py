"""The browser judges, deals, counts and lays out as the engine does: both get the same cases."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from tests.browser.workshop import HOME, Workshop
from tests.record.test_record_dealing import ANA, CHEATS, FAIR, KEPT, SHILL, closed_list, played, proof_of

from serai.games import jaipur
from serai.games.contract import Event
from serai.games.dealing import Dealing
from serai.games.jaipur.refusal import refusal
from serai.record import JointProof, dumps, write
from serai.record.own import Unwilling, compared

LETTERS = "DGSCPLM"
ENTRY = """
export { refusal } from './src/games/jaipur/rules/refusal';
export { proposal } from './src/games/jaipur/selection';
export { after, agrees, NOTHING } from './src/games/jaipur/rules/position';
export { Dealing, bytes, commitment, hex } from './src/record/dealing';
export * as joint from './src/record/joint';
export * as own from './src/record/own';
export { happenings } from './src/games/jaipur/rules/record';
export * as rules from './src/games/jaipur/rules/verify';
export { readFile } from './src/record/record';
export { verify } from './src/record/verify';
"""
DRIVER = """
import { readFileSync } from 'node:fs';
import * as web from './same.mjs';
const cases = JSON.parse(readFileSync(0, 'utf-8'));
const answers = {
  refusals: () => cases.map(({ move, hand, herd, market }) => web.refusal(move, hand, herd, market)),
  dealing: () => cases.map(({ secret, entropy, label, items }) => {
    const dealing = new web.Dealing(web.bytes(secret), entropy.map(web.bytes));
    return {
      commitment: web.commitment(web.bytes(secret)),
      shuffled: dealing.shuffle(label, items).join(''),
      pick: dealing.pick(label, 2),
    };
  }),
  joint: () => cases.map(({ terms, secret, commitments, entropy, label, items }) => {
    const commitment = web.joint.dealerCommitment(secret, terms);
    const closed = { terms, commitment, commitments };
    const dealing = web.joint.dealingOf(closed, secret, entropy);
    return {
      commitment,
      bound: entropy.map((part) => part && web.joint.seatCommitment(part, terms.table)),
      digest: web.joint.digestOf(closed),
      shuffled: dealing.shuffle(label, items).join(''),
      pick: dealing.pick(label, 5),
    };
  }),
  own: () => cases.map(({ own, proof }) => web.own.compared(own, proof)),
  doubts: () => cases.map(({ own, info }) => web.own.doubt(own, info)),
  records: () => cases.map(({ line, own }) => {
    const record = web.rules.shaped(web.readFile(line)[0]);
    return { told: web.happenings(record), findings: web.verify(record, web.rules, own) };
  }),
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


def test_joint_dealings_are_the_same(browser_rules: Browser) -> None:
    vectors = json.loads((HOME / "tests" / "games" / "joint-dealing-vectors.json").read_text(encoding="utf-8"))
    for vector, found in zip(vectors, browser_rules.ask("joint", vectors), strict=True):
        opened = [seat for seat, part in enumerate(vector["entropy"]) if part]
        for seat in opened:
            assert found["bound"][seat] == vector["commitments"][seat]
        assert {key: found[key] for key in ("commitment", "digest", "shuffled", "pick")} == {
            key: vector[key] for key in ("commitment", "digest", "shuffled", "pick")
        }


def test_records_compare_the_same_with_what_was_kept(browser_rules: Browser) -> None:
    """Every way to cheat that Python's verifier finds, the page finds by the same sentences."""
    joint = [cheat for cheat, (make, _) in CHEATS.items() if isinstance(make().dealing, JointProof)]
    games = [played(proof_of(FAIR)), *(CHEATS[cheat][0]() for cheat in joint)]
    gone = {"digest": None, "given": None}
    kept = [KEPT, *(msgspec.structs.replace(KEPT, **gone, present=present) for present in (True, False))]
    pairs = [(own, game) for own in kept for game in games]
    cases = [{"own": msgspec.to_builtins(own), "proof": msgspec.to_builtins(game.dealing)} for own, game in pairs]
    for (own, game), found in zip(pairs, browser_rules.ask("own", cases), strict=True):
        assert [(each["good"], each["message"]) for each in found] == [tuple(each) for each in compared(own, game)]
    lines = [
        {"line": dumps(game), "own": msgspec.to_builtins(KEPT)}
        for game in (games[0], *(CHEATS[c][0]() for c in CHEATS))
    ]
    fair, *cheated = browser_rules.ask("records", lines)
    assert all(finding["good"] is not False for finding in fair["findings"])
    for cheat, found in zip(CHEATS, cheated, strict=True):
        bad = {each["message"].removeprefix("verify-own-") for each in found["findings"] if each["good"] is False}
        assert bad == CHEATS[cheat][1], cheat


def test_the_page_doubts_the_lists_that_python_doubts(browser_rules: Browser) -> None:
    fresh = msgspec.structs.replace(KEPT, digest=None, given=None)
    other = closed_list((ANA, bytes(32)))
    cases = [
        (fresh, FAIR, FAIR.digest),
        (KEPT, FAIR, FAIR.digest),
        (fresh, closed_list(secret=bytes(32)), None),
        (fresh, closed_list((SHILL, ANA)), None),
        (fresh, closed_list((None, SHILL)), None),
        (fresh, FAIR, other.digest),
        (KEPT, other, None),
    ]
    expected: list[str | None] = []
    asked = []
    for own, closed, digest in cases:
        named = (digest or closed.digest).hex()
        try:
            own.opening(closed, named)
            expected.append(None)
        except Unwilling as why:
            expected.append(why.doubt)
        dealing = {
            "rules": closed.terms.rules,
            "commitment": closed.commitment.hex(),
            "commitments": [part and part.hex() for part in closed.seats],
            "digest": named,
        }
        options = msgspec.to_builtins(closed.terms.options)
        info = {"game": closed.terms.game, "options": options, "seats": [0] * closed.terms.seats, "dealing": dealing}
        asked.append({"own": msgspec.to_builtins(own), "info": info})
    assert browser_rules.ask("doubts", asked) == expected
    assert expected == [None, None, "promise", "own", "own", "digest", "again"]


def some_match(seed: int, seals: int) -> tuple[list[tuple[int, str]], list[tuple[Any, tuple[Event, ...]]], Dealing]:
    """Play a match at random, sales first and exchanges seldom, and return its moves and states with their events."""
    chance = random.Random(seed)
    dealing = Dealing.seeded(f"same rules {seed}").with_entropy(b"a" * 32, b"b" * 32)
    state, events = jaipur.Match.start(jaipur.Options(seals=seals), 2, dealing)
    moves: list[tuple[int, str]] = []
    told: list[tuple[Any, tuple[Event, ...]]] = [(state, events)]
    while state.winner is None:
        (seat,) = state.may_act()
        legal = state.legal_moves(seat)
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
    (found,) = browser_rules.ask("records", [{"line": line}])
    assert [finding for finding in found["findings"] if finding["good"] is False] == []
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
