"""The one renderer: data in, a sentence out, in the language of the reader."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from serai.games import registry
from serai.text.facts import Reader, vocabulary
from serai.text.language import RULES, Variable, rulebook, speech

if TYPE_CHECKING:
    from serai.games.contract import Event, IllegalMove


ASIDE: Final = "aside-"
"""How the kinds of events begin that happen at a table of any game, besides the game."""


class Rule(NamedTuple):
    """A line of the rules: a clause, or a heading (its id says which), and its text."""

    id: str
    text: str


class Words:
    """What Serai says in one language.

    >>> words = Words("en")
    >>> words.say("level-merchant")
    'Merchant'
    """

    def __init__(self, language: str) -> None:
        """Speak a language: ``en``, ``fr`` or ``it``."""
        self.language = language
        self._speech = speech(language)

    def say(self, message: str, /, **facts: Variable) -> str:
        """Return a message by its id; every fact it names must be given."""
        return self._speech.say(message, facts)

    def knows(self, message: str) -> bool:
        """Tell whether there is a message of that id."""
        return self._speech.has(message)

    def cards(self, game: str, cards: str) -> str:
        """Return cards of a game, a letter each, as a phrase such as "a diamond and 2 gold"; no cards are no words."""
        return self.all([_card(self.language, game, kind, cards.count(kind)) for kind in dict.fromkeys(cards)])

    def all(self, things: Sequence[str]) -> str:
        """Return several phrases as one: "a, b and c"."""
        if len(things) < 2:
            return "".join(things)
        head, *middle, last = things
        for thing in middle:
            head = self.say("list-more", first=head, next=thing)
        return self.say("list-two", first=head, last=last)

    def called(self, name: str, seat: int) -> str:
        """Return what the player of a seat is called: a computer player by its kind, a person by name, if there is one.

        >>> [Words("fr").called(name, seat) for seat, name in enumerate(["Asha", "", "merchant"])]
        ['Asha', 'Invité 2', 'Marchand']
        """
        for kind in (f"level-{name}", f"player-{name}"):
            if self._speech.has(kind):
                return self.say(kind)
        return name or self.say("player-unnamed", number=seat + 1)

    def event(self, game: str, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """Tell what happened, as one seat saw it (`Event.seen_by`).

        `names` are those of the seats; `you` is the reader's own seat, who is spoken to, or ``None``.
        """
        reader = self._reader(game, names, you)
        player, is_you = reader.seat(event.seat)
        told = reader.variables(*_known(game, "event", event.facts))
        whose = "" if event.kind.startswith(ASIDE) else f"{game}-"
        return self._speech.say(f"{whose}event-{event.kind}", {**told, "player": player, "you": is_you})

    def refusal(self, game: str, refused: IllegalMove, names: Sequence[str] = (), you: int | None = None) -> str:
        """Tell why a move is not possible; the clause that refuses it ends the sentence in brackets."""
        told = self._reader(game, names, you).variables(*_known(game, "refusal", refused.facts))
        return f"{self._speech.say(f'{game}-refusal-{refused.reason}', told)} ({refused.clause})"

    def move(self, game: str, notation: str, brings: Mapping[str, Any] | None = None) -> str:
        """Tell what a move would do, and what it brings where that is given (see `View.preview`)."""
        named = registry.load(game).parse(notation).facts
        told = self._reader(game).variables(*_known(game, "move", {**named, **(brings or {})}))
        return self._speech.say(f"{game}-move-{notation.partition(' ')[0]}", told)

    def coach(
        self, game: str, what: str, facts: Mapping[str, Any], names: Sequence[str], you: int | None = None
    ) -> str:
        """Tell why a move cost something, or what chance gave, by the coach's pattern and the facts."""
        told = self._reader(game, names, you).variables(*_known(game, "coach", facts))
        return self._speech.say(f"{game}-coach-{what}", told)

    def rules(self, game: str) -> list[Rule]:
        """Return the rules of a game in reading order: title, introduction, headings and clauses."""
        book = rulebook(self.language, game)
        return [Rule(line, book.say(line, {})) for line in book.ids[RULES]]

    def clause(self, game: str, clause: str) -> str:
        """Return the text of one clause of the rules."""
        return rulebook(self.language, game).say(clause, {})

    def _reader(self, game: str, names: Sequence[str] = (), you: int | None = None) -> Reader:
        return Reader(game, self, names, you)


@functools.cache  # few kinds, few counts, said over and over
def _card(language: str, game: str, kind: str, count: int) -> str:
    return speech(language).say(f"{game}-card-{kind}", {"count": count})


def _known(game: str, use: str, facts: Mapping[str, Any]) -> tuple[Mapping[str, str], Mapping[str, Any]]:
    """Return what the facts of a game stand for, and the facts with those that were left untold."""
    words = vocabulary(game)
    return words.facts, {**words.untold.get(use, {}), **facts}
