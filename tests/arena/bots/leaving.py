"""Leaves the room in the middle of a game."""

from __future__ import annotations

import os

from serai.games.jaipur import View


def choose(view: View) -> str:
    os._exit(7)
