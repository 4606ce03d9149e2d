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
export * as replay from './src/games/jaipur/rules/replay';
export { graphOf, isReportOf } from './src/coach/report';
export { asked, written } from './src/replay/address';
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
answers.replays = () => cases.map(({ line, seat }) => {
  const { told, moves, chapters } = web.replay.story(web.rules.shaped(web.readFile(line)[0]));
  const spelled = (cards) => cards.map((card) => card?.kind ?? '?').sort().join('');
  const laid = web.replay.positions(told, seat).map((at) => ({
    market: spelled(at.market),
    hands: at.hands.map(spelled),
    herds: at.herds.map((herd) => herd.length),
    deck: at.deck,
    discard: spelled(at.discard),
    tokens: at.tokens,
    bonuses: at.bonuses,
    rupees: at.rupees,
    goods_tokens: at.goodsTokens,
    won: at.won,
    seals: at.seals,
    turn: at.turn,
    scores: at.count?.scores ?? null,
  }));
  const heard = seat === 'open' ? told : told.map((event) => web.replay.seen(event, seat));
  return { heard, moves, chapters: chapters.map(({ moment }) => moment), laid };
});
answers.unreadable = () => cases.map((line) => {
  try {
    web.replay.story(web.rules.shaped(web.readFile(line)[0]));
    return null;
  } catch (why) {
    return [why.message, why.facts ?? String(why)];
  }
});
answers.graphs = () => cases.map(({ report, seat, story, until }) => web.graphOf(report, seat, story, until));
answers.addresses = () => cases.map(({ question, seats }) => {
  const { moment, knowledge } = web.asked(new URLSearchParams(question), seats);
  return [moment, knowledge, web.written(question, moment ?? 0, knowledge ?? 'open')];
});
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


def moments_of(told: list[tuple[Any, tuple[Event, ...]]]) -> list[tuple[int, Any]]:
    """Return for each move the moment that follows from it, and the state then; a round that is dealt anew aside."""
    found, count = [], 0
    for state, events in told:
        count += len(events)
        found.append((count - 1, state))
    return found


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_replay_shows_at_every_moment_what_the_seat_saw(browser_rules: Browser, seat: int | None) -> None:
    """The page derives from the record alone what the server showed to a seat while it was played."""
    moves, told, dealing = some_match(17, 2)
    line = dumps(write("jaipur", jaipur.Options(), ("Asha", "Ravi"), dealing, moves))
    (found,) = browser_rules.ask("replays", [{"line": line, "seat": seat}])
    events = [event for _, all_told in told for event in all_told]
    expected = [msgspec.to_builtins(event.seen_by(seat)) for event in events]
    assert found["heard"] == [{"facts": {}, "seat": None, **event} for event in expected]
    assert found["chapters"] == [at for at, event in enumerate(events) if event.kind == "round-start"]
    assert [events[at].kind for at in found["moves"]] == [move.split()[0] for _, move in moves]
    compared = 0
    for moment, state in moments_of(told):
        at, view = found["laid"][moment], state.view(seat).current
        if events[moment].kind == "match-end" or at["scores"]:
            continue
        compared += 1
        assert sorted(view.market) == sorted(at["market"])
        assert seat is None or sorted(view.hand or "") == sorted(at["hands"][seat])
        assert [len(hand) for hand in at["hands"]] == list(view.hand_sizes)
        assert all(own is None or own == at["herds"][owner] for owner, own in enumerate(view.herds))
        assert (at["deck"], at["discard"], at["turn"]) == (view.deck, "".join(sorted(view.discard)), view.turn)
        assert at["tokens"] == {good: list(left) for good, left in view.tokens.items()}
        assert at["bonuses"] == {str(pile): left for pile, left in view.bonuses.items()}
        assert (at["rupees"], at["goods_tokens"]) == (list(view.rupees), list(view.goods_tokens))
        assert at["seals"] == list(state.seals)
        for owner, values in enumerate(view.bonus_values):
            known = sorted(bonus["value"] for bonus in at["won"][owner] if bonus["value"] is not None)
            assert known == sorted(values or ()), (moment, owner)
    assert compared > 40


def test_nothing_that_a_seat_could_not_know_changes_what_its_replay_shows(browser_rules: Browser) -> None:
    """Cards of the other hand that never leave it, swapped with cards that are never drawn, change no byte."""
    line = dumps(write("jaipur", jaipur.Options(seals=1), ("Asha", "Ravi"), *short_match()))
    record = json.loads(line)
    record["end"] = {"reason": "resigned", "seat": 1}
    deck = record["rounds"][0]["deck"]
    # Nothing is played: the cards of seat 1 (from place 5 on) may be any that still lie in the deck.
    goods = [place for place in range(5, 10) if deck[place] != "M"]
    other = next(place for place in range(20, len(deck)) if deck[place] not in ("M", deck[goods[0]]))
    changed = list(deck)
    changed[goods[0]], changed[other] = changed[other], changed[goods[0]]
    swapped = json.loads(json.dumps(record))
    swapped["rounds"][0]["deck"] = "".join(changed)
    cases = [{"line": json.dumps(each), "seat": seat} for seat in (0, None, 1) for each in (record, swapped)]
    found = browser_rules.ask("replays", cases)
    assert found[0] == found[1]
    assert found[2] == found[3]
    assert found[4] != found[5], "the seat that holds the card sees it"


def short_match() -> tuple[Dealing, list[tuple[int, str]]]:
    return Dealing.seeded("swap").with_entropy(b"a" * 32, b"b" * 32), []


def test_records_that_lead_nowhere_are_told_in_a_sentence(browser_rules: Browser) -> None:
    moves, _, dealing = some_match(3, 1)
    record = json.loads(dumps(write("jaipur", jaipur.Options(seals=1), ("Asha", "Ravi"), dealing, moves)))

    def changed(**fields: Any) -> str:
        return json.dumps({**record, **fields})

    def with_moves(moves: list[str]) -> str:
        return changed(rounds=[{**record["rounds"][0], "moves": moves}, *record["rounds"][1:]])

    played = record["rounds"][0]["moves"]
    cases = {
        changed(): None,
        with_moves(played[:-1]): "web-replay-unfinished",
        with_moves([*played, "camels"]): "web-replay-move",
        with_moves(["dance", *played]): "web-replay-move",
        with_moves(["sell DDDDDDD", *played]): "web-replay-move",
        with_moves(["camels"] * 20_001): "web-record-too-long",
        changed(rules=99): "web-verify-shape",
        "[1, 2]": "web-verify-shape",
    }
    found = browser_rules.ask("unreadable", list(cases))
    assert [each and each[0] for each in found] == list(cases.values())


def test_the_graph_of_a_report_stands_on_the_moments_of_its_moves(browser_rules: Browser) -> None:
    def decided(step: int, before: float, after: float, grade: str | None = None) -> dict[str, Any]:
        chance = {"mean": after, "low": after - 0.1, "high": after + 0.1}
        return {"step": step, "grade": grade, "verdict": {"before": before, "played": {"chance": chance}}}

    seats = [
        {"seat": 0, "decisions": [decided(1, 0.5, 0.5), decided(3, 0.6, 0.4, "blunder")]},
        {"seat": 1, "decisions": [decided(2, 0.4, 0.375, "inaccuracy")]},
    ]
    story = {"told": [{}] * 9, "moves": [1, 2, 5], "chapters": [{"moment": 0}, {"moment": 4}]}
    asked = [{"seat": seat, "until": until} for seat, until in ((0, None), (None, None), (None, 2))]
    own, both, early = browser_rules.ask(
        "graphs", [{"report": {"seats": seats}, "story": story, **each} for each in asked]
    )
    assert [line["seat"] for line in own["lines"]] == [0]
    assert [(point["moment"], point["chance"]) for point in own["lines"][0]["points"]] == [
        (0, 0.5), (1, 0.5), (4, 0.6), (5, 0.4),
    ]  # fmt: skip
    assert own["marks"] == [{"moment": 5, "seat": 0, "grade": "blunder"}]
    assert (own["count"], own["chapters"]) == (9, [0, 4])
    assert {mark["moment"] for mark in both["marks"]} == {2, 5}
    assert (early["count"], early["chapters"]) == (3, [0])
    assert [mark["moment"] for mark in early["marks"]] == [2], "nothing is told of what comes later"
    assert max(point["moment"] for line in early["lines"] for point in line["points"]) == 2


def test_addresses_name_a_moment_and_whose_eyes(browser_rules: Browser) -> None:
    cases = ["moment=34&as=1", "as=watch", "moment=0&as=3", "moment=x&as=open", "moment=2&as=2&other=1"]
    assert browser_rules.ask("addresses", [{"question": case, "seats": 2} for case in cases]) == [
        [33, 0, "?moment=34&as=1"],
        [None, "watch", "?as=watch&moment=1"],
        [None, None, "?moment=1&as=open"],
        [None, "open", "?moment=1&as=open"],
        [1, 1, "?moment=2&as=2&other=1"],
    ]
