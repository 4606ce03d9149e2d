"""The ladder of a run as a picture: each player's rating with its interval, readable in light and dark."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import Final

from serai.arena.standings import Standing, Standings

WIDTH: Final = 800
LEFT, RIGHT, TOP, ROW, BOTTOM = 206, 260, 92, 36, 60
STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_TICKS: Final = 8
STYLE: Final = """
  .paper { fill: #fbf7ef } .ink { fill: #2b2118 } .quiet { fill: #6d5f4f } .mark { fill: #b4501e }
  .rule { stroke: #e0d5c3 } .zero { stroke: #a8977f } .bar { stroke: #b4501e }
  text { font: 14px system-ui, sans-serif }
  .title { font-size: 18px; font-weight: 600 } .small { font-size: 12px }
  .figure { font-variant-numeric: tabular-nums }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1d1915 } .ink { fill: #f2eadf } .quiet { fill: #b5a794 } .mark { fill: #f0a35e }
    .rule { stroke: #3a332b } .zero { stroke: #7d6f5e } .bar { stroke: #f0a35e }
  }
"""


def ladder(table: Standings, title: str, subtitle: str) -> str:
    """Return the picture as SVG."""
    low, high, step = _scale(table)
    height = TOP + ROW * len(table.players) + BOTTOM
    span = WIDTH - LEFT - RIGHT

    def across(rating: float) -> float:
        return LEFT + span * (rating - low) / (high - low)

    bottom = TOP + ROW * len(table.players)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img" aria-labelledby="title subtitle">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="ink title" id="title" x="20" y="32">{escape(title)}</text>',
        f'<text class="quiet small" id="subtitle" x="20" y="52">{escape(subtitle)}</text>',
        f'<text class="quiet small" x="{WIDTH - RIGHT + 70}" y="{TOP - 8}" text-anchor="end">rating</text>',
        f'<text class="quiet small" x="{WIDTH - 20}" y="{TOP - 8}" text-anchor="end">wins, 95 % interval</text>',
    ]
    for tick in range(low, high + 1, step):
        x, kind = across(tick), "rule" if tick else "zero"
        parts += [
            f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom + 6}"/>',
            f'<text class="quiet small figure" x="{x:.1f}" y="{bottom + 24}" text-anchor="middle">'
            f"{_signed(tick)}</text>",
        ]
    parts.append(
        f'<text class="quiet small" x="{LEFT + span / 2:.0f}" y="{bottom + 46}" text-anchor="middle">'
        "rating (Bradley-Terry, 400 points are odds of ten to one)</text>"
    )
    for place, standing in enumerate(table.players):
        y = TOP + ROW * (place + 0.5)
        rating = standing.rating
        first, last = across(max(rating.low, low)), across(min(rating.high, high))
        parts += [
            f'<text class="ink" x="20" y="{y + 5:.1f}">{escape(_short(standing.player))}</text>',
            f'<line class="bar" x1="{first:.1f}" x2="{last:.1f}" y1="{y}" y2="{y}" stroke-width="3"/>',
            f'<circle class="mark" cx="{across(rating.value):.1f}" cy="{y}" r="5.5">'
            f"<title>{escape(standing.player)}: {_interval(standing)}</title></circle>",
            f'<text class="ink figure" x="{WIDTH - RIGHT + 70}" y="{y + 5:.1f}" text-anchor="end">'
            f"{_signed(round(rating.value))}</text>",
            f'<text class="quiet figure" x="{WIDTH - 20}" y="{y + 5:.1f}" text-anchor="end">{_wins(standing)}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def _scale(table: Standings) -> tuple[int, int, int]:
    """Return where the axis begins and ends, and the step of its ticks; wild intervals are cut off."""
    values = [standing.rating.value for standing in table.players]
    margin = max((max(values) - min(values)) * 0.25, 25)
    lowest = max(min(standing.rating.low for standing in table.players), min(values) - margin)
    highest = min(max(standing.rating.high for standing in table.players), max(values) + margin)
    span = max(highest - lowest, 1)
    step = next((step for step in STEPS if span / step <= MOST_TICKS), STEPS[-1])
    low, high = floor(lowest / step) * step, ceil(highest / step) * step
    return low, high if high > low else low + step, step


def _short(name: str, longest: int = 22) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def _interval(standing: Standing) -> str:
    low, high = round(standing.rating.low), round(standing.rating.high)
    return f"{_signed(round(standing.rating.value))} ({_signed(low)} to {_signed(high)})"


def _wins(standing: Standing) -> str:
    rate = standing.win_rate
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} – {100 * rate.high:.1f})"
