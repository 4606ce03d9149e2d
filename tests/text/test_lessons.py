"""The games for learning: every step is played with the engine, and a goal that cannot be reached fails."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from serai.games import eschnapur, jaipur, registry
from serai.games.contract import Event
from serai.text import LANGUAGES, Words
from serai.text.language import WORDS, words_of

GAMES = [game for game in registry.names(WORDS) if words_of(game).joinpath("lesson.json").is_file()]


def lessons(game: str) -> dict[str, Any]:
    """Return the lessons of a game, as the page reads them."""
    read: dict[str, Any] = json.loads(files(f"serai.text.{game}").joinpath("lesson.json").read_text("utf-8"))
    return read


def scripts() -> Iterator[Any]:
    """Yield every script with its game: the guided first one, and those that advice is tried in."""
    for game in GAMES:
        known = lessons(game)
        for name, script in {"guide": known["guide"], **known["advice"]}.items():
            yield pytest.param(game, script, id=f"{game}-{name}")


SCRIPTS = list(scripts())


def begun(game: str, script: dict[str, Any]) -> Any:
    """Deal as a script says."""
    deal = script["deal"]
    if game == "jaipur":
        bonus = {int(pile): values for pile, values in deal["bonus"].items()}
        return jaipur.Round.from_deal(deal["deck"], bonus, deal["starter"])
    return eschnapur.Expedition.from_deal(eschnapur.Options(), len(script["levels"]), deal)[0]


def may_act(state: Any) -> frozenset[int]:
    """Return who may act; a round has one who does."""
    if isinstance(state, jaipur.Round):
        return frozenset() if state.over else frozenset((state.turn,))
    acting: frozenset[int] = state.may_act()
    return acting


def played(state: Any, line: str) -> Any:
    """Play a line of a script, such as ``1 take L``; an illegal move raises."""
    seat, _, notation = line.partition(" ")
    assert int(seat) in may_act(state), line
    if isinstance(state, jaipur.Round):
        return state.play(jaipur.Move.parse(notation))
    events: tuple[Event, ...]
    state, events = state.play(int(seat), eschnapur.Move.parse(notation))
    assert events
    return state


@pytest.mark.parametrize(("game", "script"), SCRIPTS)
def test_every_goal_can_be_reached(game: str, script: dict[str, Any]) -> None:
    state, moves = begun(game, script), script["moves"]
    steps = {step["at"]: step for step in script["steps"] if not step.get("read")}
    for at, line in enumerate(moves):
        if at in steps:
            assert line.startswith(f"{script['seat']} "), "a goal is the learner's move"
            assert script["seat"] in may_act(state)
            if isinstance(state, jaipur.Round):
                assert line[2:] in map(str, state.legal_moves())
        state = played(state, line)
    assert max(steps) == len(moves) - 1, "nothing is played after the last goal"
    ats = [step["at"] for step in script["steps"]]
    assert ats == sorted(ats)
    assert ats[-1] <= len(moves)


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_leaves_no_move_of_the_learner_unexplained(game: str) -> None:
    """Between two steps only the others play, unless the step says that it is some turns later."""
    script, done = lessons(game)["guide"], 0
    for step in script["steps"]:
        own = [line for line in script["moves"][done : step["at"]] if line.startswith(f"{script['seat']} ")]
        assert not own or step.get("later"), step
        done = step["at"] + (0 if step.get("read") else 1)


@pytest.mark.parametrize(("game", "script"), SCRIPTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str, game: str, script: dict[str, Any]) -> None:
    words = Words(language)
    for step in script["steps"]:
        for part in ("-title", "", *(() if step.get("read") else ("-done",))):
            assert words.say(f"{game}-lesson-{step['name']}{part}")


def test_the_guided_games_teach_all_that_they_promise() -> None:
    names = {game: [step["name"] for step in lessons(game)["guide"]["steps"]] for game in GAMES}
    assert names["jaipur"] == ["welcome", "take", "sell", "camels", "exchange", "bonus", "limit", "end", "seals"]
    assert names["eschnapur"] == [
        "welcome", "flip", "accept", "buy", "walk", "open", "duel", "offer", "buddha", "redeem", "end",
    ]  # fmt: skip


def test_what_the_words_of_the_first_game_of_the_market_claim_is_so() -> None:
    """Full hand, third pile, five rupees for the herd, and a round that the learner wins."""
    script = lessons("jaipur")["guide"]
    at = {step["name"]: step["at"] for step in script["steps"]}
    states = [begun("jaipur", script)]
    for line in script["moves"]:
        states.append(played(states[-1], line))
    assert states[at["camels"] + 1].herds[0] == 4
    assert len(states[at["limit"]].hands[0]) == 7
    before, end = states[at["end"]], states[-1]
    assert [good for good, left in before.tokens.items() if not left] == ["G", "P"]
    assert (end.ended, end.winner) == ("three-piles", 0)
    assert end.herds[0] > end.herds[1]


def test_what_the_words_of_the_first_game_of_the_temple_claim_is_so() -> None:
    script = lessons("eschnapur")["guide"]
    at = {step["name"]: step["at"] for step in script["steps"]}
    states = [begun("eschnapur", script)]
    for line in script["moves"]:
        states.append(played(states[-1], line))
    assert states[at["buy"] + 1].symbols[0] == ("red", "yellow")
    assert states[at["open"] + 1].points == (3, 0, 0)
    assert states[at["duel"] + 1].points == (3, 9, 0)
    assert states[at["buddha"]].buddha == 0
    assert states[at["buddha"] + 1].points[0] == 3 + 2 * 8
    assert states[at["buddha"] + 1].buddha == 2
    assert sum(int(name.partition(":")[2]) for name in states[at["redeem"]].reserve[0]) == 12
