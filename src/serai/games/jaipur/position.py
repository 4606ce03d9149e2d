"""A position of Jaipur in one line of text, printed and parsed, as FEN is for chess.

A round has twelve fields with a space between them; nothing is written ``-``::

    market                 LLMMM
    hand of seat 0, of 1   GG.DS+2   cards that all saw coming, a dot, the other cards, the camels of the herd
    won by seat 0, by 1    14:2:21/-/X   rupees, goods tokens, values of bonus tokens for 3, 4 and 5 cards (X is 10)
    goods tokens left      555779   of each kind, in the order DGSCPL
    bonus tokens left      1122233/445566/889XX   next one first
    deck                   DGMLL   next card first
    discard                CCC
    turn, starter, played  1 0 37   seat to act, seat that began, moves so far

A match adds three: the seals that win (``2``; ``2+herds`` where herds are open), the seals won (``1-0``), and the
rounds that ended, with starter, rupees and winner of each (``0:72-64:0,1:60-60:-``).

In the text of a *view* whatever the seat may not know is a question mark with how much of it there is: ``GG.?2+?``,
``?40``. Whole positions can be parsed; play goes on from them. They state no history: neither the moves that led
there nor the cards already drawn.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NoReturn

import numpy as np

from serai.games.contract import NotationError
from serai.games.jaipur import layout
from serai.games.jaipur.goods import (
    BITS,
    BONUSES,
    CARDS,
    DECK_SIZE,
    GOODS,
    HAND_LIMIT,
    LETTERS,
    MARKET_SIZE,
    TOKENS,
    pack,
    unpack,
)
from serai.games.jaipur.kernel import used_up

if TYPE_CHECKING:
    from serai.games.jaipur.match import Match
    from serai.games.jaipur.round import Round
    from serai.games.jaipur.view import MatchView, RoundResult, View

NOTHING: Final = "-"
VALUES: Final = "0123456789X"
"""One sign for each value of a bonus token."""
_HAND: Final = r"([DGSCPL]*)\.([DGSCPL]*)\+(\d{1,2})"
_PILES: Final = r"([1-9X]+|-)/([1-9X]+|-)/([1-9X]+|-)"
_WON: Final = rf"(\d{{1,3}}):(\d{{1,2}}):{_PILES}"
_CARDS: Final = r"([DGSCPLM]+|-)"
_ROUND: Final = re.compile(
    rf"{_CARDS} {_HAND} {_HAND} {_WON} {_WON} ([0-9]{{6}}) {_PILES} {_CARDS} {_CARDS} ([01]) ([01]) (\d{{1,6}})",
    re.ASCII,
)
_RESULT: Final = re.compile(r"([01]):(\d{1,3})-(\d{1,3}):([01-])", re.ASCII)
_MATCH: Final = re.compile(r"(.*) ([12])(\+herds)? ([0-2])-([0-2]) (\S+)", re.ASCII)


def round_text(here: Round) -> str:
    """Return the text of a whole round, everything hidden included."""
    hands = [hand_text(here.known[seat], here.hands[seat], here.herds[seat]) for seat in (0, 1)]
    won = [_by_pile(here.bonus_values[seat], here.bonus_tokens[seat].values()) for seat in (0, 1)]
    return line(here, hands, won, [values_text(pile) for pile in here.bonuses.values()], here.deck)


def view_text(view: View) -> str:
    """Return the text of a round as a view tells it: what the seat may not know is a question mark."""
    hands, won = [], []
    for seat in (0, 1):
        known = view.memory.known[seat] if view.memory else ""
        herd = view.memory.herds[seat] if view.memory else view.herds[seat]
        told = view.hand if view.hand is not None and seat == view.seat else None
        hands.append(hand_text(known, told, "?" if herd is None else herd, view.hand_sizes[seat]))
        values, counts = view.bonus_values[seat], view.bonus_tokens[seat].values()
        won.append([_hidden(count) for count in counts] if values is None else _by_pile(values, counts))
    return line(view, hands, won, [_hidden(count) for count in view.bonuses.values()], _hidden(view.deck))


def match_text(match: Match) -> str:
    """Return the text of a whole match: the round on the table, then how the match stands."""
    target = f"{match.options.seals}{'+herds' if match.options.open_herds else ''}"
    return f"{round_text(match.current)} {target} {_standing(match.seals, match.results)}"


def match_view_text(view: MatchView) -> str:
    """Return the text of a match as a view tells it."""
    return f"{view_text(view.current)} {view.target} {_standing(view.seals, view.rounds)}"


def line(
    here: Round | View, hands: Sequence[str], won: Sequence[Sequence[str]], bonuses: Sequence[str], deck: str
) -> str:
    """Return the text of a round from its hands, what the seats have won, the bonus tokens left and the deck."""
    earned = [f"{here.rupees[seat]}:{here.goods_tokens[seat]}:{'/'.join(won[seat])}" for seat in (0, 1)]
    tokens = "".join(str(len(here.tokens[letter])) for letter in GOODS)
    fields = (here.market, *hands, *earned, tokens, "/".join(bonuses), deck, here.discard)
    return " ".join([*(field or NOTHING for field in fields), f"{here.turn} {here.starter} {here.played}"])


def hand_text(known: str, cards: str | None, herd: int | str, size: int = 0) -> str:
    """Return a hand: what all know of it, then the rest."""
    hidden = size - len(known)
    rest = (f"?{hidden}" if hidden else "") if cards is None else unpack(pack(cards) - pack(known))
    return f"{known}.{rest}+{herd}"


def _hidden(count: int) -> str:
    return f"?{count}" if count else NOTHING


def values_text(values: Sequence[int]) -> str:
    """Return the values of bonus tokens, a sign each."""
    return "".join(VALUES[value] for value in values) or NOTHING


def _by_pile(values: Sequence[int], counts: Iterable[int]) -> list[str]:
    """Split values that stand pile by pile."""
    piles, rest = [], list(values)
    for count in counts:
        piles.append(values_text(rest[:count]))
        rest = rest[count:]
    return piles


def _standing(seals: tuple[int, int], results: Sequence[RoundResult]) -> str:
    told = [
        f"{result.starter}:{result.scores[0]}-{result.scores[1]}:{NOTHING if result.winner is None else result.winner}"
        for result in results
    ]
    return f"{seals[0]}-{seals[1]} {','.join(told) or NOTHING}"


def parse_round(text: str) -> layout.Ints:
    """Return the kernel's row of a whole round, or raise `NotationError` where the text is not one."""
    found = _ROUND.fullmatch(text)
    if found is None:
        hint = (
            "it is a view, and what it hides is needed" if "?" in text else "its twelve fields are not all well formed"
        )
        _refuse(text, hint)
    market, *fields = ("" if field == NOTHING else field for field in found.groups())
    hands, won = (fields[0:3], fields[3:6]), (fields[6:11], fields[11:16])
    tokens, left, (deck, discard, turn, starter, played) = fields[16], fields[17:20], fields[20:]
    row = np.zeros(layout.PLACES, dtype=np.int64)
    row[layout.MARKET], row[layout.DISCARD] = pack(_ordered(market)), pack(_ordered(discard))
    row[layout.TURN], row[layout.STARTER], row[layout.PLAYED] = int(turn), int(starter), int(played)
    for seat, (known, rest, herd) in enumerate(hands):
        row[layout.CARDS + seat] = pack(_ordered(known + rest) + "M" * int(herd))
        row[layout.KNOWN + seat] = pack(_ordered(known))
        if len(known + rest) > HAND_LIMIT:
            _refuse(text, f"a hand holds at most {HAND_LIMIT} goods")
    cards = market + deck + discard + "".join(known + rest + "M" * int(herd) for known, rest, herd in hands)
    if Counter(cards) != Counter(dict(zip(LETTERS, CARDS, strict=True))):
        _refuse(text, f"its cards are {_ordered(cards)}, which are not those of the box")
    if len(deck) > DECK_SIZE or "M" in discard:
        _refuse(text, f"the deck holds at most {DECK_SIZE} cards, and no camel is ever sold")
    if len(market) > MARKET_SIZE or (len(market) < MARKET_SIZE and deck):
        _refuse(text, f"the market holds {MARKET_SIZE} cards, and fewer only when the deck is empty")
    row[layout.DRAWN] = DECK_SIZE - len(deck)
    row[layout.DECK + DECK_SIZE - len(deck) : layout.DECK + DECK_SIZE] = [LETTERS.index(card) for card in deck]
    _lay_tokens(text, row, tokens, won)
    _lay_bonuses(text, row, left, won)
    if used_up(int(row[layout.PILES])) >= 3:
        row[layout.ENDED] = layout.THREE_PILES  # J-E1
    elif len(market) < MARKET_SIZE:
        row[layout.ENDED] = layout.MARKET_SHORT  # J-E2
    return row


def _lay_tokens(text: str, row: layout.Ints, tokens: str, won: Sequence[Sequence[str]]) -> None:
    """Write the goods tokens left, and what those that are gone have brought to the seats (J-X1)."""
    heights = [int(height) for height in tokens]
    if any(height > most for height, most in zip(heights, layout.PILE_SIZES, strict=True)):
        _refuse(text, f"there are {' '.join(map(str, layout.PILE_SIZES))} tokens of the kinds at most")
    row[layout.PILES] = sum(height << BITS * kind for kind, height in enumerate(heights))
    for seat in (0, 1):
        row[layout.RUPEES + seat], row[layout.GOODS_TOKENS + seat] = int(won[seat][0]), int(won[seat][1])
    gone = [value for pile, height in zip(TOKENS, heights, strict=True) for value in pile[: len(pile) - height]]
    rupees, count = int(won[0][0]) + int(won[1][0]), int(won[0][1]) + int(won[1][1])
    if (rupees, count) != (sum(gone), len(gone)):
        _refuse(text, f"{len(gone)} goods tokens worth {sum(gone)} are gone, but the seats have {count} worth {rupees}")


def _lay_bonuses(text: str, row: layout.Ints, left: Sequence[str], won: Sequence[Sequence[str]]) -> None:
    """Write the bonus tokens: those that seat 0 has won, those of seat 1, then those left, next first (J-X3)."""
    for at, (pile, all_values) in enumerate(BONUSES.items()):
        mine, theirs, rest = (
            [VALUES.index(sign) for sign in signs] for signs in (won[0][2 + at], won[1][2 + at], left[at])
        )
        values = mine + theirs + rest
        if sorted(values) != sorted(all_values):
            _refuse(text, f"the bonus tokens for {pile} cards are {values_text(all_values)}, left or won, in any order")
        first = layout.BONUS_FIRST[at]
        row[first : first + len(values)] = values
        row[layout.BONUS_LEFT] |= len(rest) << BITS * at
        for place in range(len(mine), len(mine) + len(theirs)):
            row[layout.TAKERS] |= 1 << first - layout.BONUS + place
        for seat, tokens in enumerate((mine, theirs)):
            row[layout.BONUS_TOKENS + seat] |= len(tokens) << BITS * at
            row[layout.BONUS_RUPEES + seat] += sum(tokens)


def split_match(text: str) -> tuple[str, int, bool, tuple[int, int], list[tuple[int, tuple[int, int], int | None]]]:
    """Return the text of a match's round, the seals that win, whether herds are open, the seals won, and the rounds."""
    found = _MATCH.fullmatch(text)
    rounds = [_RESULT.fullmatch(word) for word in found[6].split(",")] if found and found[6] != NOTHING else []
    if found is None or None in rounds:
        _refuse(text, "after the round a match has the seals that win, the seals won and the rounds that ended")
    results = [
        (int(one[1]), (int(one[2]), int(one[3])), None if one[4] == NOTHING else int(one[4])) for one in rounds if one
    ]
    return found[1], int(found[2]), found[3] is not None, (int(found[4]), int(found[5])), results


def _ordered(cards: str) -> str:
    return "".join(sorted(cards, key=LETTERS.index))


def _refuse(text: str, why: str) -> NoReturn:
    shown = text if len(text) <= 240 else text[:240] + "…"
    raise NotationError(f"{shown!r} is not a whole position of Jaipur: {why}. See serai.games.jaipur.position.")
