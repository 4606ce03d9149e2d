"""The page judges and lays out Eschnapur as the engine does: both get the same cases."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.browser.workshop import Workshop

from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Options
from serai.games.eschnapur.components import COLOURS
from serai.games.eschnapur.moves import Move
from serai.games.eschnapur.refusal import refusal

ENTRY = """
export * from './src/eschnapur/refusal';
export { after, agrees, fromView, NOTHING } from './src/eschnapur/position';
export { readPrice, coinsOn } from './src/eschnapur/temple';
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
console.log(JSON.stringify(answers[process.argv[2]]()));
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


def some_game(seats: int, seed: int) -> Iterator[tuple[Expedition, tuple[Any, ...]]]:
    """Play a game at random, with fewer purchases than chance would make."""
    chance = random.Random(seed)
    game, events = Expedition.start(Options(), seats, Dealing.seeded(f"same rules {seats} {seed}"))
    yield game, events
    while not game.ended:
        seat = chance.choice(sorted(game.awaited()))
        if game.phase == "offers" and chance.random() < 0.7:
            seat = chance.choice([other for other in range(seats) if other != game.active])
        legal = game.legal(seat)
        brisk = [move for move in legal if move.kind not in ("buy", "withdraw")]
        if not brisk:
            continue
        eager = [move for move in brisk if move.kind in ("open", "redeem")]
        often = eager if eager and chance.random() < 0.6 else brisk
        game, events = game.play(seat, chance.choice(list(legal) if chance.random() < 0.12 else often))
        yield game, events


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
