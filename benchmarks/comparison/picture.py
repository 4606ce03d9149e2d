"""The comparison as a picture: three panels of bars, readable in light and dark."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

from serai.arena.ladder import STYLE

LEFT, BAR, GAP, PANEL, TOP, ROW, BOTTOM = 190, 150, 70, 220, 108, 40, 30
PANELS: Final[tuple[tuple[str, str, Callable[[dict[str, Any]], float], str], ...]] = (
    ("live tables, p99 ≤ 50 ms", "more is better", lambda each: each["live_tables"], "{:,.0f}"),
    ("processor time a move", "400 tables; less is better", lambda each: each["at_400"]["cost_ms"], "{:.2f} ms"),
    ("memory a table", "less is better", lambda each: each["kilobytes_a_table"], "{:,.0f} kB"),
)


def picture(answer: dict[str, Any]) -> str:
    """Return the figures of a run as SVG."""
    results = list(answer["results"].values())
    width, height = LEFT + len(PANELS) * PANEL + 20, TOP + ROW * len(results) + BOTTOM
    versions = ", ".join(f"{name} {version}" for name, version in answer["versions"].items())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' role="img" aria-labelledby="title subtitle">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="8"/>',
        '<text class="ink title" id="title" x="20" y="32">Jaipur on three servers</text>',
        f'<text class="quiet small" id="subtitle" x="20" y="52">{escape(versions)}; server and guests share'
        f" {answer['cores']} cores</text>",
    ]
    for row, each in enumerate(results):
        parts.append(f'<text class="ink" x="20" y="{TOP + ROW * row + 22}">{escape(each["name"])}</text>')
    for column, (title, note, of, form) in enumerate(PANELS):
        x = LEFT + column * PANEL
        most = max(of(each) for each in results) or 1
        parts += [
            f'<text class="ink" x="{x}" y="{TOP - 24}">{escape(title)}</text>',
            f'<text class="quiet small" x="{x}" y="{TOP - 8}">{escape(note)}</text>',
            f'<line class="zero" x1="{x}" x2="{x}" y1="{TOP}" y2="{TOP + ROW * len(results)}"/>',
        ]
        for row, each in enumerate(results):
            y, length = TOP + ROW * row + 8, (BAR - 15) * of(each) / most
            parts += [
                f'<rect class="mark" x="{x}" y="{y}" width="{length:.1f}" height="20"/>',
                f'<text class="ink small figure" x="{x + length + 6:.1f}" y="{y + 15}">{form.format(of(each))}</text>',
            ]
    return "\n".join([*parts, "</svg>", ""])
