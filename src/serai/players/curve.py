"""A learning curve as a drawing: strength by rounds played, readable on light and on dark paper."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, EDGE = 720, 360, 52
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #333 } .grid { stroke: #8886 } .curve { fill: none; stroke: #b3541e;
  stroke-width: 2.5; stroke-linejoin: round } rect { fill: #fffdf8 }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } rect { fill: #1d1a17 } .curve { stroke: #f0a25c } }
"""


def drawing(title: str, points: Sequence[tuple[float, float]], across: str, up: str) -> str:
    """Return an SVG of shares (0 to 1) over counts.

    >>> "polyline" in drawing("Learning", [(0, 0.5), (10, 0.9)], "rounds", "wins")
    True
    """
    most = max((count for count, _ in points), default=1.0) or 1.0

    def place(count: float, share: float) -> tuple[float, float]:
        return EDGE + count / most * (WIDTH - 2 * EDGE), HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">',
        f"<style>{STYLE}</style><rect width='100%' height='100%' rx='8'/>",
        f'<text x="{WIDTH / 2}" y="28" text-anchor="middle" font-weight="600">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        left, y = place(0, tenth / 10)
        lines.append(f'<line class="grid" x1="{left}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for quarter in range(5):
        x, bottom = place(most * quarter / 4, 0)
        lines.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{most * quarter / 4:,.0f}</text>')
    path = " ".join("{:.1f},{:.1f}".format(*place(*point)) for point in points)
    lines.append(f'<polyline class="curve" points="{path}"/>')
    lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{across}</text>')
    lines.append(f'<text x="{EDGE}" y="{EDGE - 10}">{up}</text></svg>')
    return "\n".join(lines) + "\n"
