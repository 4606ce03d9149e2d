"""Believes that camels can be sold."""

from __future__ import annotations

from serai.games.jaipur import View


def choose(view: View) -> str:
    print("a bot may print what it likes")  # noqa: T201
    return "sell MM"
