"""The comparison with other servers is fair: their port plays our rules, and its arithmetic is right."""

from __future__ import annotations

import json
import math
import random
import subprocess
from typing import Any
from xml.etree import ElementTree

import pytest
from benchmarks.comparison.figures import Step, largest, percentile
from benchmarks.comparison.picture import picture
from benchmarks.comparison.servers import NODE, OTHERS

from serai.games.contract import IllegalMove, NotationError
from serai.games.jaipur import Move, Round
from serai.games.jaipur.goods import LETTERS

DRIVER = """
import { readFileSync } from 'node:fs';
import { MOVES, deal, legalMoves } from './jaipur.js';
const told = (round) => structuredClone({
  market: round.market, discard: round.discard, deck: round.secret.deck, turn: round.turn, ended: round.ended,
  hands: [0, 1].map((seat) => round.players[seat].hand), herds: [0, 1].map((seat) => round.players[seat].herd),
  rupees: round.rupees, goods: round.goodsTokens, tokens: round.tokens, left: round.bonuses, sizes: round.handSizes,
  bonuses: [0, 1].map((seat) => [...round.players[seat].bonuses].sort((one, other) => one - other)),
  scores: round.ended ? round.scores : null, count: round.deck,
});
const played = ({ cards, bonuses, starter, moves }) => {
  const round = deal(cards, bonuses, starter);
  return moves.map(([name, ...words]) => {
    const { hand, herd } = round.players[round.turn];
    const legal = legalMoves(round.market, hand, herd);
    return { legal, done: MOVES[name](round, ...words), then: told(round) };
  });
};
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf-8')).map(played)));
"""
BOX = "DDDDDDGGGGGGSSSSSSCCCCCCCCPPPPPPPPLLLLLLLLLLMMMMMMMM"
BONUSES = {3: [1, 1, 2, 2, 2, 3, 3], 4: [4, 4, 5, 5, 6, 6], 5: [8, 8, 9, 10, 10]}


def words(move: str) -> list[str]:
    name, _, cards = move.partition(" ")
    return [name, *(cards.split("/") if cards else [])]


def notation(move: list[str]) -> str:
    return " ".join([move[0], "/".join(move[1:])]).strip()


def told(here: Round) -> dict[str, Any]:
    return {
        "market": here.market,
        "discard": here.discard,
        "deck": here.deck,
        "turn": here.turn,
        "ended": here.ended or "",
        "hands": list(here.hands),
        "herds": list(here.herds),
        "rupees": list(here.rupees),
        "goods": list(here.goods_tokens),
        "tokens": {kind: len(pile) for kind, pile in here.tokens.items()},
        "left": {str(pile): len(values) for pile, values in here.bonuses.items()},
        "sizes": [len(hand) for hand in here.hands],
        "bonuses": [sorted(values) for values in here.bonus_values],
        "scores": list(here.scores) if here.over else None,
        "count": len(here.deck),
    }


def anything(chance: random.Random) -> str:
    """Return a move that is well formed and mostly refused."""

    def cards(most: int) -> str:
        return "".join(chance.choices(LETTERS, k=chance.randint(1, most)))

    return chance.choice(
        [f"take {chance.choice(LETTERS)}", "camels", f"sell {cards(2)}", f"sell {chance.choice(LETTERS) * 2}"]
        + [f"swap {cards(3)}/{cards(3)}"] * 3
    )


def rounds(count: int) -> tuple[list[dict[str, Any]], list[list[dict[str, Any]]]]:
    """Play random rounds with refused moves between, and return the cases and what our rules say to each."""
    chance = random.Random(21)
    cases, expected = [], []
    for _ in range(count):
        cards = "".join(chance.sample(BOX, len(BOX)))
        bonuses = {pile: chance.sample(values, len(values)) for pile, values in BONUSES.items()}
        starter = chance.randrange(2)
        here = Round.from_deal(cards, bonuses, starter)
        moves, answers = [], []
        while not here.over:
            legal = [str(move) for move in here.legal_moves()]
            move = anything(chance) if chance.random() < 0.3 else chance.choice(legal)
            try:
                here, done = here.play(Move.parse(move)), True
            except (IllegalMove, NotationError):
                done = False
            moves.append(words(move))
            answers.append({"legal": sorted(legal), "done": done, "then": told(here)})
        cases.append({"cards": cards, "bonuses": bonuses, "starter": starter, "moves": moves})
        expected.append(answers)
    return cases, expected


def test_the_port_for_other_servers_plays_the_same_rules() -> None:
    cases, expected = rounds(15)
    refused = [answer for each in expected for answer in each if not answer["done"]]
    endings = {each[-1]["then"]["ended"] for each in expected}
    assert len(refused) > 60 and endings == {"three-piles", "market-short"}, "the cases try what matters"
    call = [str(NODE), "--input-type=module", "--eval", DRIVER]
    ran = subprocess.run(call, input=json.dumps(cases), cwd=OTHERS, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    for case, ours, theirs in zip(cases, expected, json.loads(ran.stdout), strict=True):
        for move, wanted, found in zip(case["moves"], ours, theirs, strict=True):
            found["legal"] = sorted(notation(each) for each in found["legal"])
            assert found == wanted, notation(move)


def test_a_percentile_is_one_of_the_delays() -> None:
    delays = [float(number) for number in range(1, 201)]
    random.Random(1).shuffle(delays)
    assert percentile(delays, 0.5) == 100.0
    assert percentile(delays, 0.99) == 198.0
    assert percentile([3.0], 0.99) == 3.0
    assert percentile([], 0.99) == math.inf


@pytest.mark.parametrize(("limit", "most"), [(1, 6400), (137, 6400), (2500, 6400), (9000, 6400), (80, 80)])
def test_the_search_finds_the_largest_load_that_is_kept(limit: int, most: int) -> None:
    asked: list[int] = []

    def kept(count: int) -> bool:
        asked.append(count)
        return count <= limit

    found = largest(kept, 100, most)
    assert found <= min(limit, most)
    assert min(limit, most) - found <= max(10, 0.08 * min(2 * limit, most))
    assert len(asked) < 20 and max(asked) <= most


def test_a_step_is_kept_when_moves_are_quick_and_none_is_missing() -> None:
    step = Step(100, 500, 10.0, 2.0, 49.0, 0.5, 0.1)
    assert step.kept and step.cost_ms == 1.0
    assert not step._replace(p99_ms=51.0).kept
    assert not step._replace(moves=440).kept


def test_the_picture_has_a_bar_for_every_server_in_proportion() -> None:
    def result(name: str, factor: float) -> dict[str, Any]:
        return {"name": name, "live_tables": 100 * factor, "at_400": {"cost_ms": factor}, "kilobytes_a_table": factor}

    results = {"one": result("One & only", 1), "two": result("Two", 2)}
    drawn = ElementTree.fromstring(picture({"versions": {"node": "24"}, "cores": 2, "results": results}))
    bars = [float(each.attrib["width"]) for each in drawn.iter("{http://www.w3.org/2000/svg}rect")][1:]
    assert len(bars) == 6
    assert all(2 * small == pytest.approx(large) for small, large in zip(bars[::2], bars[1::2], strict=True))


def test_the_packages_of_the_comparison_are_locked_without_an_address() -> None:
    lock = json.loads((OTHERS / "package-lock.json").read_text("utf-8"))
    packages = [each for place, each in lock["packages"].items() if place]
    assert packages and all(each["integrity"] and "resolved" not in each for each in packages)
