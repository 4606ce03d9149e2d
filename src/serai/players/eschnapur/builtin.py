"""The house's players of Eschnapur, as anybody may ask them: each answers a view with a move, or with nothing to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import announce
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import move_of
from serai.games.eschnapur.components import components_of
from serai.games.eschnapur.moves import Move
from serai.games.eschnapur.view import View
from serai.players.contract import UnknownPlayer
from serai.players.eschnapur import knowledge, weights
from serai.players.eschnapur.compiled_player import (
    GREEDY,
    MOST_WORLDS,
    NETWORK,
    RANDOM,
    VOWS,
    CompiledPlayer,
    SearchSettings,
    scratch_of,
)
from serai.players.eschnapur.duelling import hand_habit
from serai.players.eschnapur.greedy import HAND, NAMES
from serai.players.eschnapur.levels import KINDS, LEVELS, Level
from serai.players.eschnapur.reasons import reason
from serai.players.eschnapur.search import deliberate
from serai.players.eschnapur.voyage import CHOICES

MOST_DUELS: Final = 10_000
MOST_FUTURES: Final = 1000
SMALL_TABLE: Final = 3
"""Seats of the table at which a player's boldness counts: coins are worth most there, and everybody passes for them."""


class Explorer:
    """A player of the house: a level, and the seed of its chance.

    `choose` returns ``None`` when the seat has nothing to do, which is allowed where the game does not wait for it.
    """

    def __init__(self, name: str, level: Level, seed: int) -> None:
        """Keep how it plays."""
        self.name, self._level, self._seed = name, level, seed
        self._why = "reason-nothing"

    def choose(self, view: Any) -> Move | None:
        """Return what the seat does in a view of its own."""
        found, facts, box, code = self._decide(view)
        self._why = reason(facts, box, code if found else None)
        if not found:
            return None
        seat = int(facts[knowledge.SEAT])
        return move_of(code, facts, seat, view.colours, components_of(view.options.components))

    def why(self) -> str:
        """Return the key of the phrase that tells why the last answer was given, one of `reasons.REASONS`."""
        return self._why

    def _decide(self, view: View) -> tuple[bool, NDArray[np.int64], NDArray[np.int64], tuple[int, int, int]]:
        """Decide in the compiled code; return whether anything is done, on what grounds, and what."""
        box = box_of(view.options).copy()
        facts = knowledge.from_view(view, components_of(view.options.components), box)
        player = compiled_player_of(self._level, len(view.colours))
        grounds = facts if self._level.kind == "random" else without_offers(facts)
        chance = int(knowledge.generator(self._seed, grounds)[0] >> np.uint64(2))
        move = np.zeros(3, dtype=np.int64)
        found = bool(deliberate(facts, box, player, scratch_of(chance), scratch_of(0), move))
        return found, facts, box, (int(move[0]), int(move[1]), int(move[2]))


def without_offers(facts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return what a seat knows apart from the offers that stand.

    Chance that follows from it is the same from the first offer of a bargain to the last: all of it is judged over the
    same imagined worlds with the same errors, and nobody wavers only because others came to mind.
    """
    grounds = facts.copy()
    if grounds[at.PHASE] == at.OFFERS:
        grounds[at.PLAYED] = 0
        grounds[at.MONEY : at.TOKEN] = 0
    return grounds


def compiled_player_of(level: Level, seats: int) -> CompiledPlayer:
    """Return a level as the compiled code knows it, at a table of some seats."""
    learned = weights.shipped(seats) if level.kind == "explorer" else weights.fresh(seats, 0)
    kind = {"random": RANDOM, "greedy": GREEDY, "explorer": NETWORK}[level.kind]
    greed = HAND * np.array([level.weaknesses.get(name, 1.0) for name in NAMES])
    habit = learned.habit if level.kind == "explorer" else hand_habit()
    if level.boldness and seats == SMALL_TABLE:
        habit[0] -= level.boldness
    return kind, learned.weights, greed, habit, level.settings.array()


def names() -> list[str]:
    """List the players of Eschnapur: the kinds, then the levels from the weakest; the learned ones once they are."""
    learned = weights.SHIPPED.exists()
    return [name for name, level in {**KINDS, **LEVELS}.items() if learned or level.kind != "explorer"]


def load(name: str, options: Mapping[str, str], seed: int) -> Explorer:
    """Return a player by its name, with options such as ``worlds=4`` or ``vow=pass``."""
    announce()
    level = level_of(name, dict(options))
    label = ":".join([name, ",".join(f"{key}={value}" for key, value in options.items())]) if options else name
    return Explorer(label, level, seed)


def level_of(name: str, asked: dict[str, str]) -> Level:
    """Return a kind or level by its name, with options in place of what it usually does."""
    level = KINDS.get(name) or LEVELS.get(name)
    if level is None or name not in names():
        raise UnknownPlayer(f"nobody called {name!r} plays eschnapur. Players: {', '.join(names())}.")
    settings = level.settings
    limits = {"worlds": (1, MOST_WORLDS), "duels": (1, MOST_DUELS), "futures": (0, MOST_FUTURES), "wide": (1, CHOICES)}
    for key, (least, most) in limits.items():
        if key in asked:
            settings = msgspec.structs.replace(settings, **{key: int(_number(key, asked.pop(key), least, most))})
    if "goods" in asked:
        settings = msgspec.structs.replace(settings, goods=_number("goods", asked.pop("goods"), 0, 1) > 0)
    for key in ("noise", "heat"):
        if key in asked:
            settings = msgspec.structs.replace(settings, **{key: _number(key, asked.pop(key), 0.0, 10.0)})
    if "vow" in asked:
        vow = asked.pop("vow")
        if vow not in VOWS:
            raise UnknownPlayer(f"there is no vow {vow!r}; expected one of {', '.join(VOWS)}.")
        settings = msgspec.structs.replace(settings, vow=VOWS.index(vow))
    if asked:
        known = ", ".join([*limits, "goods", "noise", "heat", "vow"])
        raise UnknownPlayer(f"{name} has no option {', '.join(asked)}; players of Eschnapur have {known}.")
    return msgspec.structs.replace(level, settings=settings)


def _number(key: str, text: str, least: float, most: float) -> float:
    """Read an option that is a number."""
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        raise UnknownPlayer(f"{key}={text}: expected a number from {least:g} to {most:g}.")
    return value


__all__ = ["Explorer", "SearchSettings", "compiled_player_of", "level_of", "load", "names"]
