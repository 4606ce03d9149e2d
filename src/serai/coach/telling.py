"""An analysis in words: the sentences that the terminal and the HTML page share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from serai.coach.contract import Draw
from serai.coach.report import Decision, Report, SeatAnalysis, SeatLuck
from serai.coach.themes import COSTLIEST
from serai.text import Words
from serai.text.plain import cleaned

STROKES: Final = 3
"""How many strokes of luck are told."""


class Telling:
    """Tells one report in one language."""

    def __init__(self, report: Report, words: Words) -> None:
        """Keep what is told and in which language."""
        self.report, self.words = report, words
        self.names = [words.called(cleaned(name), seat) for seat, name in enumerate(report.players)]

    def title(self) -> str:
        """Name the game and who played."""
        game = self.words.say(f"game-{self.report.game}")
        return self.words.say("coach-of", game=game, players=self.words.all(self.names))

    def headline(self, seat: SeatAnalysis) -> str:
        """Tell the chance lost a decision."""
        return self.words.say("coach-lost-headline", lost=self.number(seat.lost))

    def counts(self, seat: SeatAnalysis) -> str:
        """Tell how many decisions of each grade there were."""
        found = [self.words.say(f"coach-count-{name}", count=count) for name, count in seat.grades.items() if count]
        return (self.words.all(found) + ".") if found else self.words.say("coach-no-errors")

    def scale(self) -> str:
        """Tell what the levels lose a decision."""
        levels = [
            self.words.say("coach-scale-level", level=self.words.say(f"level-{name}"), lost=self.number(lost))
            for name, lost in self.report.scale.items()
        ]
        return self.words.say("coach-scale", levels=", ".join(levels)) if levels else self.words.say("coach-scale-none")

    def place(self, decision: Decision) -> str:
        """Tell where in the game a decision was made."""
        if len(self.report.rounds) == 1:
            return self.words.say("coach-move-number", step=decision.step)
        return self.words.say("coach-round-move", round=decision.round, step=decision.step)

    def moves(self, decision: Decision) -> Iterator[str]:
        """Tell what was played, and what would have been better where that is something else."""
        verdict = decision.verdict
        yield self.words.say("coach-played", move=self._move(verdict.played.move))
        if verdict.best.move != verdict.played.move:
            yield self.words.say("coach-best", move=self._move(verdict.best.move))

    def cost(self, decision: Decision) -> str:
        """Tell the chances before and after, and the difference with its interval."""
        verdict = decision.verdict
        before, after = self.points(verdict.before), self.points(verdict.played.chance.mean)
        told = self.words.say("coach-chances", before=before, after=after)
        if decision.grade is None:
            return told
        lost, low, high = (self.points(one) for one in (verdict.lost.mean, verdict.lost.low, verdict.lost.high))
        return f"{told} {self.words.say('coach-cost', lost=lost, low=low, high=high)}"

    def reasons(self, decision: Decision, seat: int) -> list[str]:
        """Tell why a decision cost something."""
        return [
            self.words.coach(self.report.game, reason.pattern, reason.facts, self.names, seat)
            for reason in decision.verdict.reasons
        ]

    def habits(self, seat: SeatAnalysis) -> list[str]:
        """Tell the costliest habits of a game."""
        return [
            self.words.say(
                "coach-habit", theme=self.theme(habit.theme), count=habit.count, lost=self.points(habit.lost),
                step=habit.worst,
            )
            for habit in seat.themes[:COSTLIEST]
        ]  # fmt: skip

    def theme(self, theme: str) -> str:
        """Name a theme."""
        return self.words.say(f"{self.report.game}-coach-theme-{theme}")

    def luck(self, luck: SeatLuck) -> str:
        """Tell the luck of a seat, and its result without it."""
        told = self.words.say("coach-luck-told", own=self.signed(luck.own), others=self.signed(luck.others))
        if luck.result is None or luck.adjusted is None:
            return told
        result, adjusted = self.number(luck.result, 2), self.number(luck.adjusted, 2)
        return f"{told} {self.words.say('coach-luck-adjusted', result=result, adjusted=adjusted)}"

    def strokes(self, seat: int) -> list[str]:
        """Tell the draws that changed a seat's chance most."""
        most = sorted(self.report.luck.draws, key=lambda told: -abs(told.draw.gains[seat]))[:STROKES]
        return [
            self.words.say(
                "coach-luck-stroke", step=told.step, told=self._drawn(told.draw, seat),
                gain=self.signed(told.draw.gains[seat]), name=self.names[seat],
            )
            for told in most
        ]  # fmt: skip

    def made(self) -> str:
        """Tell what made the report, so that it can be made again."""
        report = self.report
        return self.words.say(
            "coach-made", version=report.version, model=report.model, iterations=report.iterations, seed=report.seed
        )

    def points(self, chance: float) -> str:
        """Return a chance in points of a hundred."""
        return self.number(100 * chance)

    def signed(self, chance: float) -> str:
        """Return a gain or a loss in points of a hundred, with its sign."""
        return ("+" if chance >= 0 else "−") + self.points(abs(chance))

    def number(self, value: float, digits: int = 1) -> str:
        """Return a number as the language writes it."""
        told = f"{value:.{digits}f}".replace("-", "−")
        return told if self.words.language == "en" else told.replace(".", ",")

    def _move(self, notation: str) -> str:
        return self.words.move(self.report.game, notation) if notation else self.words.say("coach-do-nothing")

    def _drawn(self, draw: Draw, seat: int) -> str:
        return self.words.coach(self.report.game, f"draw-{draw.what}", draw.facts, self.names, seat)


def graded(seat: SeatAnalysis) -> Sequence[Decision]:
    """Return the decisions of a seat that have a grade, in the order of play."""
    return [decision for decision in seat.decisions if decision.grade is not None]
