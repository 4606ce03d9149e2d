"""Imagined positions: a seat cannot tell them from its own, and nothing that it cannot know goes into them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import cast

import pytest
from tests.games.eschnapur.test_secrecy import swapped
from tests.games.eschnapur.wandering import wander

from serai.games.compiled import INTERPRETED
from serai.games.contract import Game, State
from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition
from serai.games.jaipur import Match, Options, Sell

EVERY = 24 if INTERPRETED else 6
"""Of each game only some positions are looked at."""
WORLDS = 6
"""Worlds in which everything that is hidden differs at least once, where it can."""


def matches(seed: int) -> Iterator[Match]:
    """Yield the positions of a match played at random."""
    chance = random.Random(seed)
    options = Options(seals=1 + seed % 2, open_herds=seed % 3 == 0)
    match, _ = Match.start(options, 2, Dealing.seeded(f"imagining {seed}"))
    while match.winner is None:
        yield match
        (seat,) = match.awaited()
        legal = match.legal_moves(seat)
        earning = [move for move in legal if isinstance(move, Sell) and len(move.cards) >= 3]
        match, _ = match.play(seat, chance.choice(earning or legal))


def expeditions(seed: int) -> Iterator[Expedition]:
    """Yield the positions of a game played at random."""
    return (before for before, _, _, _ in wander(seed))


def game_of(state: State) -> type[Game]:
    return cast("type[Game]", type(state))


Play = Callable[[int], Iterator[State]]
GAMES: list[tuple[Play, int]] = [*((matches, seed) for seed in range(3)), *((expeditions, seed) for seed in range(4))]


def look_alikes(state: State, seat: int) -> Iterator[State]:
    """Yield positions that a seat cannot tell from this one, made without `imagine` where the tests have a way."""
    if isinstance(state, Expedition):
        yield swapped(state, seat, random.Random(seat))
    yield game_of(state).imagine(state.view(seat), Dealing.seeded("elsewhere"))


@pytest.mark.parametrize(("play", "seed"), GAMES)
def test_an_imagined_position_is_what_the_seat_sees_and_nothing_else_of_the_true_one(play: Play, seed: int) -> None:
    for number, state in enumerate(play(seed)):
        if number % EVERY:
            continue
        for seat in range(state.seats):
            view, dealing = state.view(seat), Dealing.seeded(f"world {number}")
            world = game_of(state).imagine(view, dealing)
            assert world.view(seat) == view
            assert [*world.legal_moves(seat)] == [*state.legal_moves(seat)]
            assert world.may_act() == state.may_act()
            assert game_of(state).from_text(world.text(), dealing).text() == world.text()
            for other in look_alikes(state, seat):
                assert other.view(seat) == view
                assert game_of(state).imagine(other.view(seat), dealing).text() == world.text()


def fields(line: str) -> Iterator[tuple[str, str]]:
    """Yield the fields of a position's line, those of the seats part by part, each with a name for its kind."""
    for at, field in enumerate(line.split(" ")):
        for part, word in enumerate(field.split(";")):
            yield f"seats.{part}" if ";" in field else f"{at}", word


@pytest.mark.parametrize(
    ("play", "seed", "hidden"),
    [
        (matches, 0, {"1", "2", "3", "4", "6", "7"}),  # hands, tokens won, tokens left, deck
        (expeditions, 0, {"seats.5", "seats.6", "seats.9", "6", "9", "10", "11"}),  # hands and locks, niches, decks
    ],
)
def test_everything_that_a_seat_cannot_know_can_be_otherwise(play: Play, seed: int, hidden: set[str]) -> None:
    """What is a question mark in a view's line is something else in some world; the rest is the same in all."""
    differed: set[str] = set()
    for number, state in enumerate(play(seed)):
        if number % EVERY and getattr(state, "phase", "") != "duel":
            continue
        for seat in range(state.seats):
            view = state.view(seat)
            worlds = [game_of(state).imagine(view, Dealing.seeded(f"{number} {at}")).text() for at in range(WORLDS)]
            for (kind, seen), *dealt in zip(fields(view.text()), *map(fields, worlds), strict=True):
                if len({*dealt}) > 1:
                    assert "?" in seen, (kind, seen, dealt)
                    differed.add(kind)
    assert differed == hidden


def test_less_than_a_seat_knows_is_no_ground_to_imagine_on() -> None:
    states: list[State] = [next(matches(0)), next(expeditions(0))]
    for state in states:
        for view in (state.view(None), state.view(0).forgetful()):
            with pytest.raises(ValueError, match="is imagined from all that a seat may know"):
                game_of(state).imagine(view, Dealing.seeded("nothing"))
