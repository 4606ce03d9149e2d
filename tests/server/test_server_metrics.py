"""What the server counts: the names that dashboards know, in the text format that Prometheus reads."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families
from tests.server.guest import ADDRESSES, company, play_on, serving, two_seated

from serai.server.metrics import BOUNDS, Metrics

KINDS = {
    "serai_moves": "counter",
    "serai_messages": "counter",
    "serai_tables_created": "counter",
    "serai_player_faults": "counter",
    "serai_refused": "counter",
    "serai_move_seconds": "histogram",
    "serai_tables": "gauge",
    "serai_sockets": "gauge",
    "serai_connections": "gauge",
    "serai_loop_lag_seconds": "gauge",
    "serai_players_waiting": "gauge",
}


def test_a_game_is_counted_under_the_names_that_dashboards_know(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo), httpx.AsyncClient() as browser:
            await two_seated(ana, bo)
            moves = await play_on([ana, bo])
            await ana.refused("move", table=ana.table, version=1, move="dance")
            answer = await browser.get(f"http://{ADDRESSES[server]}/metrics")
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            families = {family.name: family for family in text_string_to_metric_families(answer.text)}
            assert {name: family.type for name, family in families.items()} == KINDS
            assert all(family.documentation for family in families.values())
            told = {
                (one.name, *one.labels.values()): one.value for family in families.values() for one in family.samples
            }
            assert told["serai_moves_total",] == moves
            assert told["serai_tables_created_total",] == told["serai_tables",] == 1
            assert told["serai_sockets",] == 2
            assert told["serai_move_seconds_count",] == told["serai_move_seconds_bucket", "+Inf"] == moves
            assert all(("serai_move_seconds_bucket", str(bound)) in told for bound in BOUNDS)
            assert [place for place in told if place[0] == "serai_refused_total"] == [
                ("serai_refused_total", "game-over")
            ]

    asyncio.run(scene())


def test_each_server_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    one.refuse("flood")
    assert [metrics.registry.get_sample_value("serai_moves_total") for metrics in (one, other)] == [1, 0]
    flood = {"code": "flood"}
    assert [metrics.registry.get_sample_value("serai_refused_total", flood) for metrics in (one, other)] == [1, None]
