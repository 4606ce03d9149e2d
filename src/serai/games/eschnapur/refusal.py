"""Why a move is not possible: the clause it breaks and the facts, for the player who tried it."""

from __future__ import annotations

from collections import Counter

from serai.games.contract import IllegalMove, Seat
from serai.games.eschnapur.box import PRICE
from serai.games.eschnapur.codec import price_code
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
    Thing,
    Walk,
    Withdraw,
)
from serai.games.eschnapur.reserve import may_flip, same_offer
from serai.games.eschnapur.tableau import Tableau


def refusal(game: Tableau, seat: Seat, move: Move) -> IllegalMove | None:
    """Return why a seat may not make a move now, or ``None`` if it may."""
    if game.ended:
        return IllegalMove("E-Z1" if game.ended == "discoveries" else "E-Z4", "game-over")
    match move:
        case Buy(thing):
            return _no_dealing(game, seat) or _no_purchase(game, seat, thing)
        case Redeem(tokens):
            return _no_dealing(game, seat) or _no_redemption(game, seat, tokens)
        case Duel(card):
            return _no_lock(game, seat, card)
        case Offer(token, price):
            return _no_offer(game, seat, token, price)
        case Withdraw(token):
            if game.offer(seat, token) is None:
                return IllegalMove("E-A2", "no-offer-of-yours", token=token)
            return None
    if game.phase == "duel":
        return IllegalMove("E-D1", "duel-first")
    if seat != game.active:
        return IllegalMove("E-S5", "not-your-turn")
    match move:
        case Flip(first, second):
            if game.phase != "reserve":
                return IllegalMove("E-A1", "already-flipped")
            if not may_flip(game.row.copy(), first - 1, second - 1):
                return IllegalMove("E-A1", "pile-empty", one=game.piles[0], two=game.piles[1])
            return None
        case Accept():
            return _no_sale(game, move)
        case Refuse():
            return None if game.phase == "offers" else IllegalMove("E-A5", "nothing-up")
    if game.phase != "walk":
        return IllegalMove("E-A1", "reserve-first")
    match move:
        case Walk(path):
            return _no_walk(game, seat, path)
        case Open():
            return _no_opening(game, seat)
        case End():
            return None
    raise TypeError(f"{move!r} is not a move of Eschnapur; use eschnapur.Move.parse(text).")


def _no_dealing(game: Tableau, seat: Seat) -> IllegalMove | None:
    return IllegalMove("E-B2", "card-locked") if game.locked[seat] else None


def _no_purchase(game: Tableau, seat: Seat, thing: Thing) -> IllegalMove | None:
    price = int(game.box[PRICE + THINGS.index(thing)])
    if game.coins[seat] < price:
        return IllegalMove("E-B1", "too-few-coins", thing=thing, cost=price, coins=game.coins[seat])
    if thing == "move":
        empty = game.bank is not None and game.bank[1] == 0
        return IllegalMove("E-C5", "bank-empty") if empty else None
    deck = game.symbol_deck if thing == "symbol" else game.number_deck
    return None if deck else IllegalMove("E-B1", "deck-empty", thing=thing)


def _no_redemption(game: Tableau, seat: Seat, tokens: tuple[str, ...]) -> IllegalMove | None:
    missing = Counter(tokens) - Counter(game.reserve[seat])
    if missing:
        return IllegalMove("E-B3", "not-your-tokens", tokens=sorted(missing.elements()))
    value, needed = sum(int(name.split(":")[1]) for name in tokens), game.components.rewards.redemption
    if value < needed:
        return IllegalMove("E-B3", "too-little-value", value=value, needed=needed)
    return None


def _no_lock(game: Tableau, seat: Seat, card: int | None) -> IllegalMove | None:
    if game.phase != "duel":
        return IllegalMove("E-D1", "no-duel")
    if game.locked[seat]:
        return IllegalMove("E-D1", "already-locked")
    if card is not None and card not in game.numbers[seat]:
        return IllegalMove("E-D1", "card-not-held", card=card)
    return None


def _no_offer(game: Tableau, seat: Seat, token: str, price: Price) -> IllegalMove | None:
    if game.phase != "offers":
        return IllegalMove("E-A2", "nothing-up")
    if seat == game.active:
        return IllegalMove("E-A2", "own-tokens")
    if price == Price():
        return IllegalMove("E-A7", "empty-offer")
    if (
        price.coins > game.coins[seat]
        or price.steps > game.steps[seat]
        or Counter(price.symbols) - Counter(game.symbols[seat])
        or set(price.numbers) - set(game.numbers[seat])
    ):
        return IllegalMove("E-A7", "not-yours-to-offer", price=str(price).split())
    if game.offer(seat, token) == price:
        return IllegalMove("E-A2", "offer-unchanged", token=token)
    other = int(same_offer(game.row.copy(), TOKENS.index(token), seat, *price_code(price)))
    if other >= 0:
        return IllegalMove("E-A3", "same-offer", token=token, other=other)
    return None


def _no_sale(game: Tableau, move: Accept) -> IllegalMove | None:
    token, buyer, price = move.token, move.buyer, move.price
    if game.phase != "offers":
        return IllegalMove("E-A4", "nothing-up")
    seat = game.colours.index(buyer) if buyer in game.colours else None
    stands = None if seat is None else game.offer(seat, token)
    if stands is None:
        return IllegalMove("E-A4", "no-such-offer", token=token, colour=buyer)
    if price not in (None, stands):
        return IllegalMove("E-A4", "offer-changed", token=token, buyer=seat, price=str(stands).split())
    return None


def _no_walk(game: Tableau, seat: Seat, path: tuple[str, ...]) -> IllegalMove | None:
    here = game.squares[seat]
    for there in path:
        if there not in game.components.neighbours[here]:
            return IllegalMove("E-M1", "not-neighbours", here=here, there=there)
        here = there
    if len(path) > game.steps[seat]:
        return IllegalMove("E-M1", "too-few-steps", needed=len(path), steps=game.steps[seat])
    return None


def _no_opening(game: Tableau, seat: Seat) -> IllegalMove | None:
    square = game.squares[seat]
    if square not in game.niches:
        return IllegalMove("E-N1", "niche-empty", square=square)
    needed = Counter(game.components.temple.squares[square])
    missing = needed - Counter(game.symbols[seat])
    if missing:
        return IllegalMove("E-N1", "cards-missing", square=square, cards=sorted(missing.elements()))
    return None
