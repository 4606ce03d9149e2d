"""A match in the terminal, from the deal to the last seal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from serai.games.contract import Event, IllegalMove, NotationError
from serai.games.dealing import Dealing
from serai.games.jaipur import Match, Move, Options
from serai.players import Player
from serai.record import End, Record, SecretProof, SeededProof, write
from serai.terminal.table import table
from serai.text import Words

HUMAN, COMPUTER = 0, 1


class Left(Exception):  # noqa: N818  # a person going home is no error
    """The player has left the table."""


class Game:
    """One person against one computer player."""

    def __init__(self, console: Console, words: Words, opponent: Player, dealing: Dealing, options: Options) -> None:
        """Sit down; nothing is dealt yet."""
        self.console, self.words, self.opponent = console, words, opponent
        self.players = ("", opponent.name)
        self.names = (words.say("terminal-you"), words.called(opponent.name, COMPUTER))
        self.dealing, self.options = dealing, options
        self.moves: list[tuple[int, str]] = []

    def play(self, seed: str | None = None) -> Record:
        """Play the match and return its record, which tells a seed; leaving gives it to the computer player."""
        self.console.print(
            Text(self.words.say("jaipur-terminal-welcome", seals=self.options.seals), style="bold yellow")
        )
        match, events = Match.start(self.options, 2, self.dealing)
        self._tell(events)
        end = End()
        try:
            while match.may_act():
                (seat,) = match.may_act()
                move = self._ask(match) if seat == HUMAN else self._answer(match)
                match, events = match.play(seat, move)
                self.moves.append((seat, str(move)))
                self._tell(events)
        except Left:
            end = End("resigned", HUMAN)
            self.console.print(self.words.say("terminal-bye"))
        proof = SecretProof.of(self.dealing) if seed is None else SeededProof(seed)
        return write("jaipur", self.options, self.players, proof, self.moves, end)

    def _answer(self, match: Match) -> Move:
        with self.console.status(self.words.say("terminal-thinking")):
            chosen = self.opponent.choose(match.player_view(COMPUTER))
        return Move.parse(str(chosen))

    def _ask(self, match: Match) -> Move:
        """Show the table and ask until the answer is a legal move."""
        view = match.view(HUMAN)
        self.console.print(table(view, self.names, self.words))
        legal = match.legal_moves(HUMAN)
        while True:
            match self._read():
                case "?" | "help":
                    self.console.print(self.words.say("terminal-help"))
                case "quit" | "q":
                    raise Left
                case "rules":
                    for rule in self.words.rules("jaipur"):
                        self.console.print(Text(rule.text if "-" in rule.id[2:] else f"{rule.id}  {rule.text}"))
                case "moves" | "":
                    self._list(match, legal)
                case number if number.isdigit() and 1 <= int(number) <= len(legal):
                    return legal[int(number) - 1]
                case text:
                    move = self._understood(match, text)
                    if move is not None:
                        return move

    def _read(self) -> str:
        try:
            return self.console.input(f"[bold green]{self.words.say('terminal-prompt')}[/] › ").strip()
        except EOFError:
            raise Left from None

    def _understood(self, match: Match, text: str) -> Move | None:
        """Read a typed move, or say what is wrong with it."""
        verb, _, rest = text.partition(" ")
        try:
            move = Move.parse(f"{verb.lower()} {rest.replace(' ', '').upper()}".strip())
            match.play(HUMAN, move)
        except NotationError:
            self.console.print(Text(self.words.say("terminal-not-understood"), style="red"))
        except IllegalMove as refused:
            self.console.print(Text(self.words.refusal("jaipur", refused), style="red"))
        else:
            return move
        return None

    def _list(self, match: Match, legal: Sequence[Move]) -> None:
        self.console.print(Text(self.words.say("terminal-moves"), style="bold"))
        view = match.player_view(HUMAN)
        for number, move in enumerate(legal, start=1):
            told = self.words.move("jaipur", str(move), view.preview(move))
            self.console.print(Text(f"{number:>4}  {move!s:<16} {told}"))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            told = self.words.event("jaipur", event.seen_by(HUMAN), self.names, HUMAN)
            look = "bold yellow" if event.kind.startswith(("round", "match")) else "cyan"
            self.console.print(Text(f"  {told}", style=look if event.seat != HUMAN else "green"))
