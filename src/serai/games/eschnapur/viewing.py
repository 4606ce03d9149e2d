"""How a view is made: every field names what it lets a seat know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.games.contract import Seat
from serai.games.eschnapur import row
from serai.games.eschnapur.cards import size, symbols_in
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.games.eschnapur.moves import TOKENS
from serai.games.eschnapur.view import Batch, DuelView, Memory, StandingOffer, TurnedUp, View
from serai.games.eschnapur.words import colours_in, members, numbers_in

if TYPE_CHECKING:
    from serai.games.eschnapur.expedition import Expedition


def view_of(game: Expedition, seat: Seat | None) -> View:
    """Return what a seat may know of a game (E-K1); ``None`` is a spectator."""
    over = game.ended is not None
    face_up = game.at(row.FACE_UP)
    names = game.components.discovery_names
    niches = game.niches
    shown = {
        square: niches[square] if face_up >> at & 1 else None
        for at, square in enumerate(game.components.squares)
        if square in niches
    }
    return View(
        seat=seat,
        options=game.options,
        colours=game.colours,
        first=game.at(row.FIRST),
        active=game.active,
        phase=game.phase,
        turns=game.at(row.TURNS),
        played=game.at(row.PLAYED),
        quiet=game.at(row.QUIET),
        awarded=game.at(row.AWARDED),
        coins=game.coins,
        steps=game.steps,
        points=game.points,
        squares=game.squares,
        reserve=game.reserve,
        discoveries=tuple(tuple(names[token] for token in members(found)) for found in game.by_seat(row.FOUND)),
        buddha=game.buddha,
        symbol_counts=tuple(int(symbols_in(cards)) for cards in game.by_seat(row.SYMBOLS)),
        number_counts=tuple(int(size(cards)) for cards in game.by_seat(row.NUMBERS)),
        symbols=None if seat is None else game.symbols[seat],
        numbers=None if seat is None else game.numbers[seat],
        niches=shown,
        symbol_deck=game.at(row.SYMBOL_COUNT),
        number_deck=game.at(row.NUMBER_COUNT),
        piles=game.piles,
        discard=game.discard,
        bank=game.bank,
        tokens=tuple(TurnedUp(name, game.at(row.FROM + at) + 1) for at, name in enumerate(game.up)),
        offers=standing_offers(game),
        duel=_duel(game, seat),
        memory=_memory(game),
        ended=game.ended,
        bonuses=game.by_seat(row.BONUS) if over else None,
        winners=game.winners(),
        hands=tuple(zip(game.symbols, game.numbers, strict=True)) if over else None,
        hidden_niches={square: niches[square] for square, name in shown.items() if name is None} if over else None,
    )


def standing_offers(game: Expedition) -> tuple[StandingOffer, ...]:
    """Return every offer that stands, those for A first, by seat."""
    found = []
    for token in TOKENS:
        for seat in range(game.seats):
            price = game.offer(seat, token)
            if price is not None:
                offer = StandingOffer(token, seat, price.coins, price.steps, price.symbols, price.numbers)
                found.append(offer)
    return tuple(found)


def _duel(game: Expedition, seat: Seat | None) -> DuelView | None:
    """Return who has locked a card, and the seat's own."""
    if game.phase != "duel":
        return None
    card = 0 if seat is None else game.at(row.LOCK + seat)
    own = None if card == 0 else card % row.PASS
    return DuelView(game.components.squares[game.at(row.NICHE)], game.locked, own)


def _memory(game: Expedition) -> Memory:
    """Return what everybody could know by remembering all that was public."""
    batches = []
    for batch in range(game.at(row.BATCHES)):
        cards = game.at(row.BATCH_CARDS + batch)
        if cards:
            drawn = game.by_seat(row.BATCH_DRAWN + batch * row.MOST_SEATS)
            batches.append(Batch(numbers_in(cards), game.at(row.BATCH_LEFT + batch), drawn))
    under = game.at(row.SYMBOL_UNDER)
    return Memory(
        symbols=tuple(colours_in(cards) for cards in game.by_seat(row.KNOWN_SYMBOLS)),
        unseen_symbols=colours_in(game.at(row.SYMBOL_POOL)),
        symbols_under=game.symbol_deck[len(game.symbol_deck) - under :],
        numbers=tuple(numbers_in(cards) for cards in game.by_seat(row.KNOWN_NUMBERS)),
        batches=tuple(batches),
        piles_under=(_under(game, 0), _under(game, 1)),
    )


def _under(game: Expedition, pile: int) -> tuple[str, ...]:
    """Return the tokens at the bottom of a pile that all have seen."""
    end = row.PILE + pile * RESERVE_TOKENS + game.at(row.PILE_COUNT + pile)
    tokens = game.row[end - game.at(row.PILE_UNDER + pile) : end].tolist()
    return tuple(game.components.reserve_names[token] for token in tokens)
