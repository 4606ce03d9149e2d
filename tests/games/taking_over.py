"""A game of each kind that begins by interpreted rules and goes on by compiled ones, and everything that it tells.

    python -m tests.games.taking_over

It runs in a process of its own, because rules that are loaded once stay compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from serai.games import compiled, registry
from serai.games.contract import State
from serai.games.dealing import Dealing

GAMES = ("eschnapur", "jaipur")
HALF = 40
"""Moves before compiled rules take over, and after."""


def told(name: str, half_time: Callable[[State], None]) -> list[str]:
    """Play a game, look at it from every seat before each move, and return all that is seen."""
    game = registry.load(name)
    state, events = game.start(game.options_type(), game.seat_counts[-1], Dealing.seeded("taking over"))
    lines = [repr(events)]
    for number in range(2 * HALF):
        if number == HALF:
            half_time(state)
        seat = min(state.awaited())
        listed = state.listed_moves(seat)
        lines += [repr(state.view(one)) for one in (*range(state.seats), None)]
        lines += [repr([sorted(state.may_act()), sorted(state.invited()), state.scene(), state.legal_moves(seat)])]
        state, events = state.play(seat, listed[number * 7 % len(listed)])
        lines += [repr(events), state.text()]
    return lines


def rules(name: str) -> Any:
    """Return the compiled functions of a game's kernel by name."""
    return vars(sys.modules[f"serai.games.{name}.kernel"])


def main() -> None:
    for name in GAMES:
        compiled.interpret(name)

        def take_over(state: State, name: str = name) -> None:
            assert not rules(name)["apply"].signatures, "the rules were compiled before they were interpreted"
            with compiled.loading(name):
                seat = min(state.awaited())
                state.play(seat, state.listed_moves(seat)[0])
            assert rules(name)["apply"].signatures, "compiled rules have not taken over"

        sys.stdout.write("\n".join([*told(name, take_over), ""]))


if __name__ == "__main__":
    main()
