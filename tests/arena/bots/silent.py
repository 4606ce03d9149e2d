"""Thinks for ever."""

from __future__ import annotations

import time

from serai.games.jaipur import View


def choose(view: View) -> str:
    while True:
        time.sleep(60)
