"""Jaipur as the terminal draws it: market, tokens, hands and herds of one seat's view."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serai.games.jaipur import MatchView
from serai.games.jaipur.goods import GOODS, HAND_LIMIT
from serai.text import Words

LOOKS: Final = {
    "D": ("◆", "bold white on red3"),
    "G": ("●", "bold black on gold1"),
    "S": ("◗", "bold black on grey78"),
    "C": ("▞", "bold white on purple4"),
    "P": ("▲", "bold black on green3"),
    "L": ("■", "bold white on orange4"),
    "M": ("♞", "bold black on wheat1"),
}
"""A shape and a colour a kind, beside its letter: no kind is told by colour alone."""


def spelled(text: str) -> str:
    """Return a typed move in the game's notation, however it was typed."""
    verb, _, rest = text.partition(" ")
    return f"{verb.lower()} {rest.replace(' ', '').upper()}".strip()


def cards(letters: str) -> Text:
    """Return cards side by side, each with its shape and letter."""
    drawn = Text()
    for letter in letters:
        shape, look = LOOKS[letter]
        drawn.append(f" {shape} {letter} ", style=look)
        drawn.append(" ")
    return drawn if letters else Text("–", style="dim")


def tokens(view: MatchView) -> Table:
    """Return the goods tokens left, a row a kind, with all values in sight."""
    grid = Table.grid(padding=(0, 1))
    for letter in GOODS:
        left = view.current.tokens[letter]
        grid.add_row(cards(letter), Text(" ".join(map(str, left)) if left else "–", style="" if left else "dim"))
    return grid


def table(view: MatchView, names: tuple[str, str], words: Words) -> RenderableType:
    """Return the whole table as the seat of a view sees it."""
    here, seat = view.current, view.seat or 0
    other = 1 - seat
    piles = "\n".join(f"{'•' * pile:<5} ×{left}" for pile, left in here.bonuses.items())
    stock = Table.grid(padding=(0, 5))
    stock.add_row(
        Group(Text(words.say("terminal-tokens"), style="bold"), tokens(view)),
        Group(Text(words.say("terminal-bonuses"), style="bold"), Text(piles)),
        Text(f"{words.say('terminal-deck')} {here.deck}", style="bold"),
    )
    seals = "  ".join(f"{names[at]} {'★' * view.seals[at] or '–'}" for at in (seat, other))
    mine = (
        words.say("terminal-hand", count=len(here.hand or ""), limit=HAND_LIMIT),
        f"{words.say('terminal-herd')} {here.herds[seat]}",
        f"{words.say('terminal-rupees')} {here.rupees[seat] + sum(here.bonus_values[seat] or ())}",
    )
    theirs = words.say("terminal-opponent", name=names[other], hand=here.hand_sizes[other])
    if here.herds[other] is not None:
        theirs += f" · {words.cards('jaipur', 'M' * (here.herds[other] or 0))}"
    return Panel(
        Group(
            Text(theirs, style="cyan"),
            Text(),
            Text(words.say("terminal-market"), style="bold"),
            cards(here.market),
            Text(),
            stock,
            Text(),
            Text(" · ".join(mine), style="green"),
            cards(here.hand or ""),
        ),
        title=f"{words.say('terminal-round')} {len(view.rounds) + 1}",
        subtitle=f"{words.say('terminal-seals')}: {seals}",
        border_style="yellow",
        expand=False,
        padding=(1, 2),
    )
