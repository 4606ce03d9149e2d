"""The page judges and lays out Eschnapur as the engine does: both get the same cases."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.browser.workshop import Workshop

from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Options
from serai.games.eschnapur.components import COLOURS, HOUSE_FILE
from serai.games.eschnapur.moves import Move
from serai.games.eschnapur.refusal import refusal
from serai.record import RecordError, dumps, loads, verify, write
from serai.record.structure import digest

ENTRY = """
export * from './src/games/eschnapur/rules/refusal';
export { after, agrees, fromView, NOTHING } from './src/games/eschnapur/rules/position';
export { readPrice } from './src/games/eschnapur/rules/box';
export { HOUSE } from './src/games/eschnapur/rules/box';
export { ownBox } from './src/games/eschnapur/rules/own-box';
export { deal, play } from './src/games/eschnapur/rules/play';
export * as replay from './src/games/eschnapur/rules/replay';
export * as rules from './src/games/eschnapur/rules/verify';
export { Unreadable } from './src/record/shape';
export { verify } from './src/record/verify';
"""
DRIVER = """
import { readFileSync } from 'node:fs';
import * as web from './eschnapur.mjs';
const cases = JSON.parse(readFileSync(0, 'utf-8'));
const judge = ({ move, seat, view }) => {
  const at = web.fromView(view);
  const [verb, ...words] = move.split(' ');
  switch (verb) {
    case 'buy': return web.noPurchase(at, seat, words[0], view.bank);
    case 'redeem': return web.noRedemption(at, seat, words.slice(0, words.indexOf('for')));
    case 'flip': return web.noFlip(at, seat, words.map(Number));
    case 'offer': return web.noOffer(at, seat, words[0], web.readPrice(words.slice(1)));
    case 'refuse': return web.noAnswer(at, seat, 'E-A5');
    case 'move': return web.noWalk(at, seat, words);
    case 'open': return web.noOpening(at, seat);
    case 'duel': return web.noLock(at, seat, words[0] === 'pass' ? 0 : Number(words[0]));
  }
};
const answers = {
  refusals: () => cases.map(judge),
  positions: () => cases.map(({ seat, steps }) => {
    let at = web.NOTHING;
    return steps.map(({ events, view }) => {
      for (const told of events) at = web.after(at, told, seat, {});
      return web.agrees(at, view);
    });
  }),
};
answers.games = () => cases.map(({ options, players, orders, moves }) => {
  const shuffle = (label) => orders[label];
  const box = options.components ? web.ownBox(options.components) : web.HOUSE;
  let [game, told] = web.deal(options, players.length, shuffle, orders['first player'][0], box);
  const all = [told];
  for (const [seat, move] of moves) {
    [game, told] = web.play(game, seat, move, shuffle);
    all.push(told);
  }
  return { told: all, hands: game.hands, symbols: game.symbols, numbers: game.numbers, bank: game.bank };
});
answers.records = () => Promise.all(cases.map(async (record) => {
  try {
    return web.verify(web.rules.shaped(record), web.rules);
  } catch (why) {
    if (!(why instanceof web.Unreadable)) throw why;
    return [{ good: false, message: why.message, facts: why.facts }];
  }
}));
answers.replays = () => cases.map(({ record, seat }) => {
  const story = web.replay.story(web.rules.shaped(record));
  const laid = web.replay.positions(story, seat).map(({ box, moved, ...at }) => at);
  const heard = story.told.map((event) => web.replay.seen(event, seat));
  return { heard, moves: story.moves, chapters: story.chapters.map(({ moment }) => moment), laid };
});
answers.unreadable = () => cases.map((record) => {
  try {
    web.replay.story(web.rules.shaped(record));
    return null;
  } catch (why) {
    return why instanceof web.Unreadable ? why.message : String(why);
  }
});
console.log(JSON.stringify(await answers[process.argv[2]]()));
"""


class Page:
    """The page's rules, run by node."""

    def __init__(self, workshop: Workshop) -> None:
        (workshop.web / "eschnapur.ts").write_text(ENTRY)
        (workshop.web / "eschnapur-driver.mjs").write_text(DRIVER)
        workshop.node("node_modules/rolldown/bin/cli.mjs", "eschnapur.ts", "-o", "eschnapur.mjs", "--format", "esm")
        self._workshop = workshop

    def ask(self, what: str, cases: Any) -> Any:
        return json.loads(self._workshop.node("eschnapur-driver.mjs", what, given=json.dumps(cases)))


@pytest.fixture(scope="module")
def page_rules(workshop: Workshop) -> Page:
    return Page(workshop)


def some_game(
    seats: int, seed: int, options: Options | None = None, moves: list[tuple[int, str]] | None = None
) -> Iterator[tuple[Expedition, tuple[Any, ...]]]:
    """Play a game at random, with fewer purchases than chance would make, and note its moves."""
    chance = random.Random(seed)
    game, events = Expedition.start(options or Options(), seats, dealing_of(seats, seed))
    yield game, events
    while not game.ended:
        seat = chance.choice(sorted(game.awaited()))
        if game.phase == "offers" and chance.random() < 0.7:
            seat = chance.choice([other for other in range(seats) if other != game.active])
        legal = game.legal_moves(seat)
        brisk = [move for move in legal if move.kind not in ("buy", "withdraw")]
        if not brisk:
            continue
        eager = [move for move in brisk if move.kind in ("open", "redeem")]
        often = eager if eager and chance.random() < 0.6 else brisk
        move = chance.choice(list(legal) if chance.random() < 0.12 else often)
        game, events = game.play(seat, move)
        if moves is not None:
            moves.append((seat, str(move)))
        yield game, events


def dealing_of(seats: int, seed: int) -> Dealing:
    return Dealing.seeded(f"same rules {seats} {seed}").with_entropy(*(bytes([seat]) * 32 for seat in range(seats)))


OWN_BOX = functools.reduce(
    lambda text, change: text.replace(*change),
    [
        ("P0", "Pool"),
        ('Q1 = ["red", "green"]', 'Q1 = ["green", "blue"]'),
        ('"S4-Q4",', '"S4-Q4", "P3-Q1",'),
        ("red = 4", "red = 6"),
        ("brown = 4", "brown = 2"),
        ("amount = 3\nvalue = 2\ncount = 2", "amount = 3\nvalue = 2"),
        ("amount = 4\nvalue = 1\ncount = 1", "amount = 4\nvalue = 1\ncount = 2"),
        ("[2, 7], [2, 8]", "[1, 5], [6, 8]"),
        ("symbol = 3\nnumber = 3\nmovement = 2", "symbol = 2\nnumber = 4\nmovement = 1"),
        (
            "4 = 20, 5 = 17 }\nmovement = 2\nsymbols = 1\nnumbers = 2",
            "4 = 9, 5 = 8 }\nmovement = 3\nsymbols = 2\nnumbers = 1",
        ),
        ("refusal = 2\npassing = 4\nredemption = 12", "refusal = 3\npassing = 1\nredemption = 8"),
        (
            "discoveries = 13\nmost = 12\nfewest = 6\nquiet_rounds = 5",
            "discoveries = 9\nmost = 10\nfewest = 3\nquiet_rounds = 4",
        ),
    ],
    HOUSE_FILE.read_text(encoding="utf-8"),
)
"""Somebody's corrected box, different wherever a box can differ."""
TABLES = [
    (3, Options()),
    (4, Options(bank="limited", number_coins="0-5", piles=3)),
    (5, Options(all_pass="leaves", bank="limited")),
    (3, Options(colours=("blue", "red", "green"), all_pass="leaves")),
    (4, Options(components=OWN_BOX, bank="limited")),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_page_plays_every_move_as_the_engine_does(page_rules: Page, seats: int, options: Options) -> None:
    cases, games = [], []
    for seed in range(8):
        moves: list[tuple[int, str]] = []
        told = list(some_game(seats, seed, options, moves))
        record = write("eschnapur", options, ["Asha"] * seats, dealing_of(seats, seed), moves)
        cases.append(json.loads(dumps(record)))
        games.append(told)
    for told, found in zip(games, page_rules.ask("games", cases), strict=True):
        for (_, events), mine in zip(told, found["told"], strict=True):
            expected = [json.loads(msgspec.json.encode(whole(event))) for event in events]
            assert mine == expected
        last = told[-1][0]
        assert [hand["symbols"] for hand in map(in_colours, found["hands"])] == [list(hand) for hand in last.symbols]
        assert [hand["numbers"] for hand in found["hands"]] == [list(hand) for hand in last.numbers]
        assert (found["symbols"], found["numbers"]) == (list(last.symbol_deck), list(last.number_deck))
        assert last.bank is None or tuple(found["bank"]) == last.bank


def whole(event: Any) -> dict[str, Any]:
    """Return an event with everybody's secrets."""
    if event.kind == "dealt":
        return {
            "kind": "dealt",
            "seat": None,
            "facts": {**event.facts, "hands": [s["cards"] for s in event.secret.values()]},
        }
    secrets = {key: value for secret in event.secret.values() for key, value in secret.items()}
    return {"kind": event.kind, "seat": event.seat, "facts": {**event.facts, **secrets}}


def in_colours(hand: dict[str, Any]) -> dict[str, Any]:
    return {**hand, "symbols": sorted(hand["symbols"], key=COLOURS.index)}


def good_record(seats: int, seed: int, options: Options | None = None) -> dict[str, Any]:
    moves: list[tuple[int, str]] = []
    list(some_game(seats, seed, options, moves))
    found: dict[str, Any] = json.loads(
        dumps(write("eschnapur", options or Options(), ["Asha"] * seats, dealing_of(seats, seed), moves))
    )
    return found


def test_good_records_hold(page_rules: Page) -> None:
    cases = [good_record(seats, seed, options) for seats, options in TABLES for seed in (20, 21)]
    for found in page_rules.ask("records", cases):
        assert [finding for finding in found if finding["good"] is False] == []
        assert {finding["message"] for finding in found} >= {
            "web-verify-commitment", "eschnapur-verify-first", "eschnapur-verify-moves", "eschnapur-verify-shuffles",
            "eschnapur-verify-points", "eschnapur-verify-winners", "web-verify-digest",
        }  # fmt: skip


def mutants(record: dict[str, Any], chance: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield records with one thing changed, the seal made anew so that it tells nothing."""

    def changed(**fields: Any) -> dict[str, Any]:
        return {**record, **fields}

    moves, orders, points = record["moves"], record["orders"], record["points"]
    place = chance.choice([at for at, (_, move) in enumerate(moves) if move.startswith("flip")])
    yield "a move left out", changed(moves=[*moves[:place], *moves[place + 1 :]])
    yield "the last move left out", changed(moves=moves[:-1])
    yield "a move too many", changed(moves=[*moves, [0, "buy move"]])
    yield "no move", changed(moves=[*moves[:place], [moves[place][0], "dance"], *moves[place:]])
    yield "another seat", changed(moves=[[(moves[0][0] + 1) % len(points), moves[0][1]], *moves[1:]])
    yield "no seat", changed(moves=[[9, moves[0][1]], *moves[1:]])
    for label in ("symbols", "numbers", "discovery", "reserve", chance.choice([k for k in orders if "duel" in k])):
        order = list(orders[label])
        at = chance.randrange(len(order) - 1) if len(order) > 1 else 0
        order[at], order[-1] = order[-1], order[at]
        if order != orders[label]:
            yield f"another order of {label}", changed(orders={**orders, label: order})
    yield "a card twice", changed(orders={**orders, "numbers": [orders["numbers"][1], *orders["numbers"][1:]]})
    yield "another first player", changed(orders={**orders, "first player": [(orders["first player"][0] + 1) % 3]})
    yield "a shuffle too many", changed(orders={**orders, "duel 99/numbers": [3]})
    yield "a shuffle too few", changed(orders={k: v for k, v in orders.items() if k != "duel 1/numbers"})
    yield "wrong points", changed(points=[points[0] + 1, *points[1:]])
    yield "wrong winners", changed(winners=[seat for seat in range(len(points)) if seat not in record["winners"]])
    yield "not played to its end", changed(end={"reason": "abandoned", "seat": None})
    yield "a seat for the end", changed(end={"reason": "played", "seat": 1})
    proof = record["dealing"]
    yield "another secret", changed(dealing={**proof, "secret": "00" + proof["secret"][2:]})
    yield "another promise", changed(dealing={**proof, "commitment": "00" + proof["commitment"][2:]})
    yield "another entropy", changed(dealing={**proof, "entropy": ["ff" * 32, *proof["entropy"][1:]]})
    yield "no secret", changed(dealing={**proof, "secret": "secret"})
    yield "other coins", changed(options={**record["options"], "number_coins": "0-5"})
    yield "other piles", changed(options={**record["options"], "piles": 17})
    yield "piles too high", changed(options={**record["options"], "piles": 35})
    yield "brown among three", changed(options={**record["options"], "colours": ["red", "brown", "blue"]})
    yield "a player less", changed(players=record["players"][:-1])
    yield "another version", changed(rules=2)
    yield "something strange", changed(stranger=1)


def holds(record: dict[str, Any]) -> bool:
    """Tell whether the engine believes a record."""
    try:
        verify(loads(json.dumps(record)))
    except RecordError:
        return False
    return True


def sealed_anew(record: dict[str, Any]) -> dict[str, Any]:
    try:
        return {**record, "digest": digest(loads(json.dumps(record)))}
    except RecordError:
        return record


def test_a_record_with_anything_changed_does_not_hold(page_rules: Page) -> None:
    record = good_record(3, 30)
    names, cases = zip(*mutants(record, random.Random(4)), strict=True)
    cases = [sealed_anew(case) for case in cases]
    for name, case, found in zip(names, cases, page_rules.ask("records", cases), strict=True):
        wrong = {finding["message"] for finding in found if finding["good"] is False}
        assert (wrong == set()) == holds(case), name
        # The moves of a game can be possible with other options too: then the record tells of another game, and holds.
        assert wrong - {"web-verify-digest-bad"} or name.startswith("other "), name
    (broken,) = page_rules.ask("records", [{**record, "players": ["Ravi", *record["players"][1:]]}])
    assert [finding["message"] for finding in broken if finding["good"] is False] == ["web-verify-digest-bad"]
    for text in ("x", OWN_BOX.replace("red = 6", "red = 5"), OWN_BOX.replace("Pool", "7")):
        (own_box,) = page_rules.ask("records", [{**record, "options": {**record["options"], "components": text}}])
        assert own_box[0]["message"] == "eschnapur-verify-own-box", "what the page cannot check it does not praise"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_positions_follow_from_what_a_seat_is_told(page_rules: Page, seats: int) -> None:
    told = list(some_game(seats, 3))
    cases = []
    for seat in (0, seats - 1, None):
        steps = []
        for game, events in told:
            seen = [msgspec.to_builtins(event.seen_by(seat)) for event in events]
            steps.append(
                {"events": [{"facts": {}, **one} for one in seen], "view": msgspec.to_builtins(game.view(seat))}
            )
        cases.append({"seat": seat, "steps": steps})
    assert {event.kind for _, events in told for event in events} >= {"sale", "walk", "open", "find", "redeem"}
    for case, found in zip(cases, page_rules.ask("positions", cases), strict=True):
        wrong = [place for place, agrees in enumerate(found) if not agrees]
        assert not wrong, (case["seat"], told[wrong[0]][1])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_replay_shows_at_every_moment_what_the_seat_saw(page_rules: Page, seats: int, options: Options) -> None:
    """The page derives from the record alone what the server showed to a seat in play, own boxes included."""
    moves: list[tuple[int, str]] = []
    told = list(some_game(seats, 40, options, moves))
    record = json.loads(dumps(write("eschnapur", options, ["Asha"] * seats, dealing_of(seats, 40), moves)))
    events = [event for _, all_told in told for event in all_told]
    everybody = [*range(seats), None]
    for seat, found in zip(
        everybody, page_rules.ask("replays", [{"record": record, "seat": seat} for seat in everybody]), strict=True
    ):
        expected = [{"facts": {}, "seat": None, **msgspec.to_builtins(event.seen_by(seat))} for event in events]
        for mine, event in zip(found["heard"], json.loads(json.dumps(expected)), strict=True):
            if mine["kind"] == "lock":
                assert (mine["facts"] == {}) == (mine["seat"] != seat), "who locks a card is told which, nobody else"
            else:
                assert mine == event
        assert [events[at].seat for at in found["moves"]] == [mover for mover, _ in moves]
        turns = [at for at, event in enumerate(events) if event.kind == "turn"]
        assert found["chapters"] == [0, *turns[1:]]
        moment = -1
        for game, all_told in told:
            moment += len(all_told)
            at, view = found["laid"][moment], json.loads(json.dumps(msgspec.to_builtins(game.view(seat))))
            assert shown(at) == stated(view), (seat, moment, events[moment])


def shown(at: dict[str, Any]) -> dict[str, Any]:
    """Return what the page shows of a position, in the words of a view."""
    duel = at["duel"] if at["phase"] == "duel" else None
    return {
        **{name: at[name] for name in SAME},
        "symbol_counts": at["symbolCounts"],
        "number_counts": at["numberCounts"],
        "symbol_deck": at["symbolDeck"],
        "number_deck": at["numberDeck"],
        "symbols": at["symbols"] and sorted(at["symbols"]),
        "numbers": at["numbers"],
        "niches": dict(sorted(at["niches"].items())),
        "reserve": [sorted(tokens) for tokens in at["reserve"]],
        "discoveries": [sorted(tokens) for tokens in at["discoveries"]],
        "discard": sorted(at["discard"]),
        "tokens": at["up"],
        "offers": sorted(
            ([offer[name] for name in ("token", "seat", "coins", "steps")] for offer in at["offers"]), key=str
        ),
        "duel": duel and {"niche": duel["niche"], "locked": duel["locked"], "own": duel["own"]},
    }


SAME = ("active", "phase", "turns", "awarded", "coins", "steps", "points", "squares", "buddha", "piles", "winners")


def stated(view: dict[str, Any]) -> dict[str, Any]:
    """Return the same of a view of the server."""
    names = ("symbol_counts", "number_counts", "symbol_deck", "number_deck", "tokens", "duel")
    return {
        **{name: view[name] for name in (*SAME, *names)},
        "symbols": view["symbols"] and sorted(view["symbols"]),
        "numbers": view["numbers"] and sorted(view["numbers"]),
        "niches": dict(sorted(view["niches"].items())),
        "reserve": [sorted(tokens) for tokens in view["reserve"]],
        "discoveries": [sorted(tokens) for tokens in view["discoveries"]],
        "discard": sorted(view["discard"]),
        "offers": sorted(
            ([offer[name] for name in ("token", "seat", "coins", "steps")] for offer in view["offers"]), key=str
        ),
    }


def test_records_that_lead_nowhere_are_told_in_a_sentence(page_rules: Page) -> None:
    record = good_record(3, 30)
    moves, orders = record["moves"], record["orders"]
    cases = [
        ({}, None),
        ({"moves": moves[:-1]}, "web-replay-unfinished"),
        ({"moves": moves[:-1], "end": {"reason": "resigned", "seat": 1}}, None),
        ({"moves": [[0, "dance"], *moves]}, "web-replay-move"),
        ({"moves": [*moves, [0, "buy move"]]}, "web-replay-move"),
        ({"moves": [[9, "buy move"]]}, "web-replay-move"),
        ({"moves": [[0, "buy move"]] * 20_001}, "web-record-too-long"),
        ({"orders": {**orders, "numbers": orders["numbers"][1:]}}, "web-replay-deal"),
        ({"orders": {**orders, "first player": [7]}}, "web-replay-deal"),
        ({"orders": {}}, "web-replay-deal"),
        ({"options": {**record["options"], "components": "x"}}, "eschnapur-verify-own-box"),
        ({"rules": 99}, "web-verify-shape"),
    ]
    found = page_rules.ask("unreadable", [{**record, **change} for change, _ in cases])
    assert found == [wanted for _, wanted in cases]


def tries(chance: random.Random, game: Expedition, seat: int) -> Iterator[str]:
    """Think of moves that may or may not be possible."""
    yield f"buy {chance.choice(['symbol', 'number', 'move'])}"
    yield f"flip {chance.randint(1, 2)} {chance.randint(1, 2)}"
    yield "refuse"
    yield "open"
    yield f"duel {chance.choice(['pass', *map(str, range(1, 31))])}"
    yield f"move {' '.join(chance.choices(game.components.squares, k=chance.randint(1, 3)))}"
    goal = chance.choice(game.components.squares)
    yield f"move {' '.join(game.components.routes[game.squares[seat], goal] or [goal])}"
    coins = [f"{chance.randint(1, 25)}c"] if chance.random() < 0.8 else []
    cards = [
        *chance.sample(COLOURS, chance.randint(0, 1)),
        *map(str, chance.sample(range(1, 31), chance.randint(0, 1))),
    ]
    yield " ".join(["offer", chance.choice("AB"), *coins, *cards])
    for token in "AB":
        for price in filter(None, (game.offer(other, token) for other in range(game.seats))):
            yield f"offer {token} {price}"
    if held := game.reserve[seat]:
        yield f"redeem {' '.join(chance.sample(held, chance.randint(1, len(held))))} for symbol number"


def test_refusals_name_the_same_clause(page_rules: Page) -> None:
    chance = random.Random(5)
    cases: list[dict[str, Any]] = []
    expected: list[dict[str, Any] | None] = []
    for seats in (3, 4, 5):
        for game, _ in some_game(seats, 8):
            seat = chance.randrange(seats)
            for text in () if game.ended else tries(chance, game, seat):
                move = Move.parse(text)
                why = refusal(game, seat, move)
                cases.append({"move": str(move), "seat": seat, "view": msgspec.to_builtins(game.view(seat))})
                facts = json.loads(json.dumps(dict(why.facts))) if why else None
                expected.append({"clause": why.clause, "reason": why.reason, "facts": facts} if why else None)
    for case, wanted, found in zip(cases, expected, page_rules.ask("refusals", cases), strict=True):
        assert found == wanted, (case["move"], case["seat"], case["view"]["phase"])
    assert {why["reason"] for why in expected if why} >= {
        "not-your-turn", "duel-first", "reserve-first", "already-flipped", "nothing-up", "own-tokens", "same-offer",
        "not-yours-to-offer", "offer-unchanged", "too-little-value", "not-neighbours", "too-few-steps", "niche-empty",
        "cards-missing", "no-duel", "card-not-held", "already-locked", "card-locked", "empty-offer",
    }  # fmt: skip
