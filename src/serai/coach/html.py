"""An analysis as one page of HTML that needs nothing else: no script, no picture, no address."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from serai.coach.analysis import Analysis
from serai.coach.report import Decision, Report, SeatAnalysis
from serai.coach.telling import Telling, graded
from serai.text import Words

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf6ec; --ink: #2b2118; --soft: #6b5a48; --rule: #d9c9b0; --line: #1f6f78;
  --inaccuracy: #8a6d00; --mistake: #b4530a; --blunder: #a8201a; }
@media (prefers-color-scheme: dark) { :root { --paper: #201a15; --ink: #f1e6d6; --soft: #b9a792; --rule: #4a3d31;
  --line: #6fc7cf; --inaccuracy: #e0c04c; --mistake: #f0a35a; --blunder: #ff8d82; } }
body { margin: 0 auto; max-width: 52rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, serif; }
h1, h2, h3 { line-height: 1.2; } section { border-top: 1px solid var(--rule); margin-top: 2rem; }
svg { width: 100%; min-width: 32rem; height: auto; } details p { margin: 0.25rem 0; }
.soft { color: var(--soft); } .number { font-size: 1.4rem; margin: 0.5rem 0; }
details { border-left: 0.3rem solid var(--rule); padding: 0.2rem 0.8rem; margin: 0.6rem 0; }
summary { cursor: pointer; } pre { overflow-x: auto; font-size: 0.85rem; line-height: 1.3; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: 0.15rem 0.6rem 0.15rem 0; }
td.n { text-align: right; font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; }
.inaccuracy { border-color: var(--inaccuracy); } .mistake { border-color: var(--mistake); }
.blunder { border-color: var(--blunder); } .line { fill: none; stroke: var(--line); stroke-width: 2; }
.grid { stroke: var(--rule); } text { fill: var(--soft); font-size: 11px; }
path.inaccuracy { fill: var(--inaccuracy); } path.mistake { fill: var(--mistake); }
path.blunder { fill: var(--blunder); }
"""
WIDTH, HEIGHT, LEFT, FOOT = 720, 200, 34, 20
MARKS: Final = {
    "inaccuracy": "m0,-4 a4,4 0 1,0 .01,0 z",
    "mistake": "m0,-7 l6,11 l-12,0 z",
    "blunder": "m0,-7 l7,7 l-7,7 l-7,-7 z",
}
"""The mark of each grade: a disc, a triangle, a diamond, as in the page's graph."""


def page(studied: Sequence[tuple[Analysis, Report]], words: Words) -> str:
    """Return the page of one or several games."""
    title = escape(words.say("coach-title"))
    games = "".join(part for analysis, report in studied for part in _game(analysis, Telling(report, words)))
    foot = escape(f"{words.say('coach-luck-note')} {words.say('coach-unofficial')}")
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1>{games}"
        f'<p class="soft">{foot}</p></main></body></html>\n'
    )


def _game(analysis: Analysis, telling: Telling) -> Iterator[str]:
    yield f"<section><h2>{escape(telling.title())}</h2>"
    for seat in telling.report.seats:
        yield from _seat(analysis, telling, seat)
    yield f'<p class="soft">{escape(telling.scale())} {escape(telling.made())}</p></section>'


def _seat(analysis: Analysis, telling: Telling, seat: SeatAnalysis) -> Iterator[str]:
    say, name = telling.words.say, telling.names[seat.seat]
    yield f'<h3>{escape(name)}</h3><p class="number">{escape(telling.headline(seat))}</p>'
    yield f"<p>{escape(telling.counts(seat))} {escape(say('coach-counted', count=seat.counted))}</p>"
    yield f'<div class="wide">{_graph(telling, seat)}</div>'
    if seat.themes:
        yield f"<h4>{escape(say('coach-habits'))}</h4><ul>"
        yield "".join(f"<li>{escape(told)}</li>" for told in telling.habits(seat)) + "</ul>"
    for decision in graded(seat):
        yield from _decision(analysis, telling, seat.seat, decision)
    yield from _all(telling, seat)
    yield f"<h4>{escape(say('coach-luck'))}</h4><p>{escape(telling.luck(telling.report.luck.seats[seat.seat]))}</p>"
    strokes = "".join(f"<li>{escape(told)}</li>" for told in telling.strokes(seat.seat))
    if strokes:
        yield f"<p>{escape(say('coach-luck-greatest'))}</p><ul>{strokes}</ul>"


def _decision(analysis: Analysis, telling: Telling, seat: int, decision: Decision) -> Iterator[str]:
    say = telling.words.say
    grade = say(f"coach-grade-{decision.grade}")
    yield f'<details open class="{decision.grade}"><summary>{escape(telling.place(decision))}: '
    yield f"<strong>{escape(grade)}</strong></summary>"
    yield "".join(f"<p>{escape(told)}.</p>" for told in telling.moves(decision))
    yield f"<p>{escape(telling.cost(decision))}</p>"
    yield "".join(f"<p>{escape(told)}</p>" for told in telling.reasons(decision, seat))
    yield f"<details><summary>{escape(say('coach-position', name=telling.names[seat]))}</summary>"
    yield f"<pre>{escape(analysis.drawing(decision.step))}</pre></details></details>"


def _all(telling: Telling, seat: SeatAnalysis) -> Iterator[str]:
    """Tell every decision in a table, folded away."""
    say = telling.words.say
    yield f'<details><summary>{escape(say("coach-all-decisions"))}</summary><div class="wide"><table>'
    for decision in seat.decisions:
        verdict = decision.verdict
        known = {"counted": "fine", "forced": "forced", "obvious": "obvious"}[verdict.kind]
        told = say(f"coach-grade-{decision.grade}") if decision.grade else say(f"coach-{known}")
        yield f"<tr><th>{escape(telling.place(decision))}</th><td>{escape('; '.join(telling.moves(decision)))}</td>"
        yield f'<td class="n">{telling.points(verdict.before)} %</td>'
        yield f'<td class="n">{telling.points(verdict.played.chance.mean)} %</td><td>{escape(told)}</td></tr>'
    yield "</table></div></details>"


def _graph(telling: Telling, seat: SeatAnalysis) -> str:
    """Draw the chance to win over the moves, with the graded ones marked."""
    label = telling.words.say("coach-graph", name=telling.names[seat.seat])

    def across(step: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 8) * step / max(1, telling.report.moves), 1)

    def down(chance: float) -> float:
        return round(8 + (HEIGHT - FOOT - 8) * (1 - chance), 1)

    lines = "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{down(level)}" y2="{down(level)}"/>'
        f'<text x="2" y="{down(level) + 4}">{round(100 * level)} %</text>'
        for level in (0.0, 0.5, 1.0)
    )
    chapters = "".join(
        f'<line class="grid" x1="{across(step)}" x2="{across(step)}" y1="8" y2="{HEIGHT - FOOT}"/>'
        for step in telling.report.rounds[1:]
    )
    points = " ".join(
        f"{across(decision.step - 1)},{down(decision.verdict.before)}"
        f" {across(decision.step)},{down(decision.verdict.played.chance.mean)}"
        for decision in seat.decisions
    )
    marks = "".join(
        _mark(telling, decision, across(decision.step), down(decision.verdict.played.chance.mean))
        for decision in graded(seat)
    )
    axis = escape(f"{telling.words.say('coach-graph-axis')}: {telling.report.moves}")
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}"><title>{escape(label)}</title>'
        f'{lines}{chapters}<polyline class="line" points="{points}"/>{marks}'
        f'<text x="{WIDTH - 8}" y="{HEIGHT - 4}" text-anchor="end">{axis}</text></svg>'
    )


def _mark(telling: Telling, decision: Decision, x: float, y: float) -> str:
    told = f"{telling.place(decision)}: {telling.words.say(f'coach-grade-{decision.grade}')}"
    shape = MARKS[str(decision.grade)]
    drawn = f'class="{decision.grade}" transform="translate({x},{y})" d="{shape}"'
    return f"<path {drawn}><title>{escape(told)}</title></path>"
