"""A game in the terminal, from the deal to the end: one person, and computer players at all other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from serai.games import registry
from serai.games.contract import Event, IllegalMove, Move, NotationError, State
from serai.games.contract import Game as Rules
from serai.games.dealing import Dealing
from serai.players import Player
from serai.players.asking import Asking
from serai.record import End, Record, SecretProof, SeededProof, write
from serai.text import Words

HUMAN: Final = 0
TERMINALS: Final = "serai.terminals"
"""Modules of games with a drawing of their own: `table(view, names, words)`, and `spelled(text)` for typed moves."""


class Left(Exception):  # noqa: N818  # a person going home is no error
    """The player has left the table."""


class Game:
    """One person against computer players."""

    def __init__(
        self,
        console: Console,
        words: Words,
        rules: type[Rules],
        opponents: Sequence[Player],
        dealing: Dealing,
        options: Any,
    ) -> None:
        """Sit down; nothing is dealt yet."""
        self.console, self.words, self.rules, self.opponents = console, words, rules, opponents
        self.players = ("", *(opponent.name for opponent in opponents))
        called = [words.called(opponent.name, seat) for seat, opponent in enumerate(opponents, start=1)]
        alone = len(called) == 1
        self.names = (
            words.say("terminal-you"),
            *(name if alone else f"{name} {seat}" for seat, name in enumerate(called, start=1)),
        )
        self.dealing, self.options = dealing, options
        self.moves: list[tuple[int, str]] = []
        named = rules.name in registry.names(TERMINALS)
        self._looks: Any = registry.part(TERMINALS, rules.name) if named else None

    def play(self, seed: str | None = None) -> Record:
        """Play the game and return its record, which tells a seed; who leaves has given up."""
        self._say_own("welcome", {name: value for name, value in _plain(self.options).items() if value is not None})
        state, events = self.rules.start(self.options, len(self.players), self.dealing)
        self._tell(events)
        end, asking = End(), Asking()
        try:
            while (seat := asking.next(state, range(state.seats))) is not None:
                awaited = seat in state.awaited()
                move = self._ask(state, awaited=awaited) if seat == HUMAN else self._answer(state, seat)
                if move is None:
                    asking.declined(seat)
                    continue
                state, events = state.play(seat, move)
                asking.moved(seat, awaited=awaited)
                self.moves.append((seat, str(move)))
                self._tell(events)
        except Left:
            end = End("resigned", HUMAN)
            self.console.print(self.words.say("terminal-bye"))
        proof = SecretProof.of(self.dealing) if seed is None else SeededProof(seed)
        return write(self.rules.name, self.options, self.players, proof, self.moves, end)

    def _say_own(self, message: str, facts: dict[str, Any]) -> None:
        """Say something that only some games have words for."""
        key = f"{self.rules.name}-terminal-{message}"
        if self.words.knows(key):
            self.console.print(Text(self.words.say(key, **facts), style="bold yellow" if facts else ""))

    def _answer(self, state: State, seat: int) -> Move | None:
        with self.console.status(self.words.say("terminal-thinking")):
            chosen = self.opponents[seat - 1].choose(state.player_view(seat))
        return None if chosen is None else self.rules.parse(str(chosen))

    def _drawing(self, state: State) -> RenderableType:
        if self._looks is not None:
            drawn: RenderableType = self._looks.table(state.view(HUMAN), self.names, self.words)
            return drawn
        return Text(state.player_view(HUMAN).drawing())

    def _ask(self, state: State, *, awaited: bool) -> Move | None:
        """Show the table and ask until the answer is a legal move; who is not awaited may let the others go on."""
        self.console.print(self._drawing(state))
        listed = state.listed_moves(HUMAN)
        while True:
            match self._read("terminal-prompt" if awaited else "terminal-prompt-free"):
                case "?" | "help":
                    self._say_own("help", {})
                    self.console.print(self.words.say("terminal-help"))
                case "quit" | "q":
                    raise Left
                case "rules":
                    for rule in self.words.rules(self.rules.name):
                        self.console.print(Text(rule.text if "-" in rule.id[2:] else f"{rule.id}  {rule.text}"))
                case "" if not awaited:
                    return None
                case "moves" | "":
                    self._list(state, listed)
                case number if number.isdigit() and 1 <= int(number) <= len(listed):
                    return listed[int(number) - 1]
                case text:
                    move = self._understood(state, text)
                    if move is not None:
                        return move

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(f"[bold green]{self.words.say(prompt)}[/] › ").strip()
        except EOFError:
            raise Left from None

    def _understood(self, state: State, text: str) -> Move | None:
        """Read a typed move, or say what is wrong with it."""
        try:
            move = self.rules.parse(self._looks.spelled(text) if self._looks is not None else text)
            state.play(HUMAN, move)
        except NotationError:
            self.console.print(Text(self.words.say("terminal-not-understood"), style="red"))
        except IllegalMove as refused:
            told = self.words.refusal(self.rules.name, refused, self.names, HUMAN)
            self.console.print(Text(told, style="red"))
        else:
            return move
        return None

    def _list(self, state: State, listed: Sequence[Move]) -> None:
        self.console.print(Text(self.words.say("terminal-moves"), style="bold"))
        view = state.player_view(HUMAN)
        for number, move in enumerate(listed, start=1):
            told = self.words.move(self.rules.name, str(move), view.preview(move))
            self.console.print(Text(f"{number:>4}  {move!s:<16} {told}"))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            told = self.words.event(self.rules.name, event.seen_by(HUMAN), self.names, HUMAN)
            look = {HUMAN: "green", None: "bold yellow"}.get(event.seat, "cyan")
            self.console.print(Text(f"  {told}", style=look))


def _plain(options: Any) -> dict[str, Any]:
    """Return the options that a welcome may speak of: numbers and words."""
    told = ((name, getattr(options, name)) for name in options.__struct_fields__)
    return {name: value for name, value in told if isinstance(value, int | str)}
