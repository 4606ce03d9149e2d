"""What happened in a game, as data: what everybody saw, and what only one seat did.

Facts are words of the notation and numbers. Seats stand under `first`, `buyer` and `winners`; `colours` and the
`points` of the end have one entry a seat. Secret facts are always `cards`, the symbol and number cards that a
seat has drawn. A pass card is the number 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from serai.games.contract import Event, Seat
from serai.games.eschnapur import layout
from serai.games.eschnapur.box import COINS_ON, PRICE
from serai.games.eschnapur.duel import finder, numbers_played, payer, settle
from serai.games.eschnapur.moves import (
    THINGS,
    TOKENS,
    Accept,
    Buy,
    Duel,
    End,
    Flip,
    Move,
    Offer,
    Open,
    Price,
    Redeem,
    Refuse,
    Walk,
    Withdraw,
)
from serai.games.eschnapur.tableau import Tableau


def dealt(game: Tableau) -> tuple[Event, ...]:
    """Tell that a game has been dealt; each seat sees its own cards."""
    secret = {
        seat: {"cards": [*symbols, *map(str, numbers)]}
        for seat, (symbols, numbers) in enumerate(zip(game.symbols, game.numbers, strict=True))
    }
    facts = {
        "first": game.active,
        "colours": list(game.colours),
        "coins": game.coins[0],
        "steps": game.steps[0],
    }
    return Event("dealt", None, facts, secret), Event("turn", game.active, {"number": 1})


def happened(before: Tableau, seat: Seat, move: Move, after: Tableau) -> tuple[Event, ...]:
    """Tell what a move did, and what followed from it."""
    told = tuple(_told(before, seat, move, after))
    if after.ended:
        return (*told, *_ended(after))
    if after.at(layout.TURNS) == before.at(layout.TURNS):
        return told
    turn = Event("turn", after.active, {"number": after.at(layout.TURNS)})
    if after.phase == "reserve":
        return (*told, turn)
    coins = after.coins[after.active] - _settled(before, seat, move)[0][layout.COINS + after.active]
    return (*told, turn, Event("void", after.active, {"coins": int(coins)}))


def _told(before: Tableau, seat: Seat, move: Move, after: Tableau) -> Iterator[Event]:
    match move:
        case Buy(thing):
            price = int(before.box[PRICE + THINGS.index(thing)])
            yield Event("buy", seat, {"thing": thing, "coins": price}, _drawn(before, seat, after))
            for token in TOKENS:
                if before.offer(seat, token) != after.offer(seat, token):
                    yield Event("lapse", seat, {"token": token, "name": before.up[TOKENS.index(token)]})
        case Redeem(tokens):
            secret = _drawn(before, seat, after)
            symbols = len(after.symbols[seat]) - len(before.symbols[seat])
            numbers = len(after.numbers[seat]) - len(before.numbers[seat])
            facts = {"tokens": list(tokens), "symbols": symbols, "numbers": numbers}
            yield Event("redeem", seat, facts, secret)
        case Flip(first, second):
            if after.at(layout.RESTOCKS) > before.at(layout.RESTOCKS):
                yield Event("restock", None, {"count": len(before.discard)})
            yield Event("flip", seat, {"first_pile": first, "second_pile": second, "a": after.up[0], "b": after.up[1]})
        case Offer(token, price):
            facts = {"token": token, "name": before.up[TOKENS.index(token)], "price": _items(price)}
            was = before.offer(seat, token)
            if was is None:
                yield Event("offer", seat, facts)
            else:
                yield Event("change", seat, {**facts, "was": _items(was), "trend": _trend(was, price)})
        case Withdraw(token):
            yield Event("withdraw", seat, {"token": token, "name": before.up[TOKENS.index(token)]})
        case Accept(token, colour):
            yield from _sold(before, before.colours.index(colour), TOKENS.index(token), after)
        case Refuse():
            coins = after.coins[seat] - before.coins[seat]
            yield Event("refuse", seat, {"coins": coins, "a": before.up[0], "b": before.up[1]})
        case Walk(path):
            yield Event("walk", seat, {"path": list(path), "square": path[-1], "steps": len(path)})
        case Open():
            yield from _opened(before, seat, after)
        case End():
            yield Event("end", seat)
        case Duel():
            yield Event("lock", seat)
            if after.phase != "duel":
                yield from _duelled(before, seat, move)
        case _:
            raise AssertionError(f"{move!r} has been played, so it is a move")


def _items(price: Price) -> list[str]:
    """Return the items of a price as words."""
    return str(price).split()


def _trend(was: Price, price: Price) -> str:
    """Tell whether a changed offer was raised, lowered, or neither for certain."""
    return "lowered" if price.within(was) else "raised" if was.within(price) else "other"


def _drawn(before: Tableau, seat: Seat, after: Tableau) -> dict[Seat, dict[str, Any]]:
    """Return the secret of what a seat has drawn, if it drew anything."""
    symbols = Counter(after.symbols[seat]) - Counter(before.symbols[seat])
    numbers = sorted(set(after.numbers[seat]) - set(before.numbers[seat]))
    cards = [*symbols.elements(), *map(str, numbers)]
    return {seat: {"cards": cards}} if cards else {}


def _sold(before: Tableau, buyer: Seat, token: int, after: Tableau) -> Iterator[Event]:
    """Tell a sale and what the two tokens paid (E-A4, E-A6)."""
    seller = before.active
    price = before.offer(buyer, TOKENS[token])
    assert price is not None
    sold, kept = before.up[token], before.up[1 - token]
    facts = {"buyer": buyer, "token": TOKENS[token], "name": sold, "kept": kept, "price": _items(price)}
    yield Event("sale", seller, facts)
    for seat, sign, name in ((seller, 1, kept), (buyer, -1, sold)):
        symbols = Counter(after.symbols[seat])
        symbols.subtract(before.symbols[seat])
        symbols.subtract(price.symbols if sign > 0 else ())
        symbols.update(price.symbols if sign < 0 else ())
        numbers = set(after.numbers[seat]) - set(before.numbers[seat]) - set(price.numbers if sign > 0 else ())
        cards = [*symbols.elements(), *map(str, sorted(numbers))]
        coins = after.coins[seat] - before.coins[seat] - sign * price.coins
        steps = after.steps[seat] - before.steps[seat] - sign * price.steps
        pays = {"c": "coins", "m": "movement", "s": "symbol", "n": "number"}[name.split(":")[0][-1]]
        facts = {"name": name, "pays": pays, "count": coins + steps + len(cards)}
        yield Event("income", seat, facts, {seat: {"cards": cards}} if cards else {})


def _opened(before: Tableau, seat: Seat, after: Tableau) -> Iterator[Event]:
    """Tell an opening and the advance by the small number (E-N1, E-N2)."""
    square = before.squares[seat]
    small, large = map(int, before.niches[square].split("/"))
    facts = {
        "square": square,
        "cards": list(before.components.temple.squares[square]),
        "discovery": before.niches[square],
        "small": small,
        "large": large,
    }
    yield Event("open", seat, facts)
    yield from _advanced(before.row, seat, after.row)


def _advanced(before: layout.Ints, seat: Seat, after: layout.Ints) -> Iterator[Event]:
    """Tell how far a seat advanced, and where the Buddha went (E-H1, E-H2)."""
    points = int(after[layout.POINTS + seat] - before[layout.POINTS + seat])
    doubled = int(before[layout.BUDDHA]) == seat
    yield Event("advance", seat, {"points": points, "doubled": int(doubled), "total": int(after[layout.POINTS + seat])})
    holder = int(after[layout.BUDDHA])
    if holder != before[layout.BUDDHA]:
        yield Event("buddha", holder) if holder >= 0 else Event("buddha-rests")


def _settled(before: Tableau, seat: Seat, move: Move) -> tuple[layout.Ints, layout.Ints]:
    """Return the row after a move but before the next turn, and that of a duel not yet settled."""
    locked = before.row.copy()
    if not isinstance(move, Duel):
        return locked, locked
    locked[layout.LOCK + seat] = layout.PASS if move.card is None else move.card
    settled = locked.copy()
    # the order of the cards returned shows in no event, so any will do
    settle(settled, before.box, np.sort(locked[layout.LOCK : layout.LOCK + before.seats]))
    return settled, locked


def _duelled(before: Tableau, seat: Seat, move: Duel) -> Iterator[Event]:
    """Tell how a duel was settled (E-D1 to E-D6)."""
    settled, locked = _settled(before, seat, move)
    cards = locked[layout.LOCK : layout.LOCK + before.seats].tolist()
    niche = before.at(layout.NICHE)
    name = before.components.discovery_names[before.at(layout.TOKEN + niche)]
    high, low = int(payer(locked, before.box)), int(finder(locked))
    played = int(numbers_played(locked))
    gained = (settled - locked)[layout.COINS : layout.COINS + before.seats].tolist()
    yield from (Event("reveal", at, {"card": card % layout.PASS}) for at, card in enumerate(cards))
    if played > 1:
        for failed in sorted(range(before.seats), key=lambda at: -cards[at]):
            price = int(before.box[COINS_ON + cards[failed] % layout.PASS])
            if cards[failed] < layout.PASS and (high < 0 or cards[failed] > cards[high]):
                yield Event("cannot-pay", failed, {"card": cards[failed], "coins": price})
        if high >= 0:
            paid = int(before.box[COINS_ON + cards[high]])
            gained[high] += paid
            yield Event("pay", high, {"card": cards[high], "coins": paid})
            yield from _advanced(locked, high, settled)
        yield Event("find", low, {"card": cards[low], "discovery": name, "coins": gained[low]})
    elif played == 1:
        yield Event("alone", low, {"card": cards[low], "discovery": name})
        yield from _advanced(locked, low, settled)
    for passer, card in enumerate(cards):
        if card == layout.PASS:
            yield Event("pass", passer, {"coins": gained[passer]})
    if played == 0:
        facts = {"square": before.components.squares[niche], "discovery": name}
        left = settled[layout.EMPTY] >> niche & 1
        yield Event("token-leaves", None, facts) if left else Event("token-stays", None, facts)


def _ended(game: Tableau) -> Iterator[Event]:
    """Tell how the game ended (E-Z1 to E-Z4)."""
    for seat, (tokens, bonus) in enumerate(zip(game.by_seat(layout.FOUND), game.by_seat(layout.BONUS), strict=True)):
        if bonus > 0:
            yield Event("bonus", seat, {"found": tokens.bit_count(), "points": bonus})
        elif bonus < 0:
            yield Event("penalty", seat, {"found": tokens.bit_count(), "points": -bonus})
    points_of, winners = game.points, game.winners()
    leaders = [seat for seat in range(game.seats) if points_of[seat] == max(points_of)]
    facts = {
        "reason": game.ended,
        "winners": list(winners),
        "points": list(points_of),
        "decided": "points" if len(leaders) == 1 else "card" if len(winners) == 1 else "nothing",
    }
    yield Event("game-end", winners[0] if len(winners) == 1 else None, facts)
