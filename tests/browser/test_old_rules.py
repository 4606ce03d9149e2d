"""A game of rules that are played no more: the page says so, and shows one that had ended again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.async_api import expect
from tests.browser.conftest import Visit, play_round, serving
from tests.browser.test_tables import opened


async def test_a_table_of_older_rules_is_told_in_words_and_an_ended_one_replayed(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        waiting = opened(address, seats=[{"kind": "human"}, {"kind": "human"}])
        ended = play_round(address).table
    with closing(sqlite3.connect(tmp_path / "serai.sqlite")) as database:
        database.execute("UPDATE tables SET rules = 0")
        database.commit()
    with serving(tmp_path) as address:
        async with visit("/") as page:
            await page.goto(f"{address}{waiting}")
            await expect(page.get_by_text("follows older rules")).to_be_visible()
            await page.goto(f"{address}/replay/{ended}")
            await page.get_by_role("button", name="To the end").click()
            await expect(page.get_by_text("Asha").first).to_be_visible()
