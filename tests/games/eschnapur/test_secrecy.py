"""What a seat cannot know is swapped: no byte that it receives may change (E-K1)."""

import itertools
import random
from collections.abc import Iterator

import msgspec
import pytest
from tests.games.eschnapur.wandering import wander

from serai.games.compiled import INTERPRETED
from serai.games.contract import IllegalMove
from serai.games.eschnapur import Buy, Duel, End, Expedition, Move, Offer, Redeem, Refuse, Walk, Withdraw, layout

SEEDS = range(3 if INTERPRETED else 6)
EVERY = 8 if INTERPRETED else 3
"""Of each game only some positions are looked at."""
QUIET = (Buy, Redeem, Offer, Withdraw, Refuse, Walk, End)
"""Moves that turn nothing up, so that they look the same to the others whatever is hidden."""


def hidden_numbers(game: Expedition, batch: int, seat: int | None) -> tuple[list[tuple[int, int]], list[int]]:
    """Where the unseen cards of a batch lie that a seat does not hold (owner or -1 and place), and these cards."""
    cards = game.at(layout.BATCH_CARDS + batch)
    above = sum(game.at(layout.BATCH_LEFT + other) for other in range(batch))
    places = [(-1, above + at) for at in range(game.at(layout.BATCH_LEFT + batch))]
    found = [game.at(layout.NUMBER_DECK + place) for _, place in places]
    for owner in range(game.seats):
        if owner != seat:
            mine = game.at(layout.NUMBERS + owner) & cards
            held = [card for card in range(1, 31) if mine >> card & 1]
            places += [(owner, card) for card in held]
            found += held
    return places, found


def swapped(game: Expedition, seat: int | None, chance: random.Random) -> Expedition:
    """A position that a seat cannot tell from this one: everything hidden from it is shuffled among its places."""
    here = game.row.copy()
    moved: dict[int, int] = {}
    for batch in range(game.at(layout.BATCHES)):
        places, cards = hidden_numbers(game, batch, seat)
        for owner, place in places:
            if owner >= 0:
                here[layout.NUMBERS + owner] &= ~(1 << place)
        chance.shuffle(cards)
        for (owner, place), card in zip(places, cards, strict=True):
            if owner < 0:
                here[layout.NUMBER_DECK + place] = card
            else:
                here[layout.NUMBERS + owner] |= 1 << card
                moved[place] = card
    for owner in range(game.seats):  # a locked card stays in hand, but it may be any
        if owner != seat and game.at(layout.LOCK + owner):
            hand = [card for card in range(1, 31) if int(here[layout.NUMBERS + owner]) >> card & 1]
            here[layout.LOCK + owner] = chance.choice([*hand, layout.PASS])
    swap_symbols(game, here, seat, chance)
    swap_tokens(game, here, chance)
    return Expedition(game.options, game._chance, here, game.orders)


def swap_symbols(game: Expedition, here: layout.Ints, seat: int | None, chance: random.Random) -> None:
    unseen = game.at(layout.SYMBOL_COUNT) - game.at(layout.SYMBOL_UNDER)
    pool = game.row[layout.SYMBOL_DECK : layout.SYMBOL_DECK + unseen].tolist()
    owners = []
    for owner in range(game.seats):
        if owner != seat:
            for colour in range(5):
                held = game.at(layout.SYMBOLS + owner) >> 4 * colour & 15
                known = game.at(layout.KNOWN_SYMBOLS + owner) >> 4 * colour & 15
                for _ in range(held - known):
                    here[layout.SYMBOLS + owner] -= 1 << 4 * colour
                    pool.append(colour)
                    owners.append(owner)
    chance.shuffle(pool)
    here[layout.SYMBOL_DECK : layout.SYMBOL_DECK + unseen] = pool[:unseen]
    for owner, colour in zip(owners, pool[unseen:], strict=True):
        here[layout.SYMBOLS + owner] += 1 << 4 * colour


def swap_tokens(game: Expedition, here: layout.Ints, chance: random.Random) -> None:
    down = [layout.TOKEN + at for at in range(15) if not (game.at(layout.FACE_UP) | game.at(layout.EMPTY)) >> at & 1]
    piled: list[int] = []
    for pile in range(2):
        start = layout.PILE + 35 * pile
        piled += range(start, start + game.piles[pile] - game.at(layout.PILE_UNDER + pile))
    for places in (down, piled):
        tokens = here[places].tolist()
        chance.shuffle(tokens)
        here[places] = tokens


def watched(seed: int) -> Iterator[tuple[Expedition, int, Move, int | None, Expedition]]:
    chance = random.Random(-seed)
    for game, seat, move, _ in itertools.islice(wander(seed), seed, None, EVERY):
        for watcher in (None, *range(game.seats)):
            yield game, seat, move, watcher, swapped(game, watcher, chance)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_does_not_tell_what_is_hidden(seed: int) -> None:
    differ = 0
    for game, _, _, watcher, other in watched(seed):
        assert msgspec.json.encode(other.view(watcher)) == msgspec.json.encode(game.view(watcher))
        differ += not (other.row == game.row).all()
    assert differ > 50, "the swap does swap"


@pytest.mark.parametrize("seed", SEEDS)
def test_events_and_moves_do_not_tell_what_is_hidden(seed: int) -> None:
    """What others do, seen by a seat and a spectator; and what a seat may do itself."""
    compared = 0
    for game, seat, move, watcher, other in watched(seed):
        if watcher is not None:
            assert other.may_act() & {watcher} == game.may_act() & {watcher}
            if compared % 7 == 0:
                assert other.legal_moves(watcher) == game.legal_moves(watcher)
        last_lock = isinstance(move, Duel) and len(game.awaited()) == 1
        if seat == watcher or last_lock or not isinstance(move, (*QUIET, Duel)):
            continue
        try:
            mirrored, mirrored_events = other.play(seat, move)
        except IllegalMove:
            continue  # there the seat does not hold the cards that it names
        after, events = game.play(seat, move)
        if after.ended:
            continue  # everything is open
        seen = [msgspec.json.encode(event.seen_by(watcher)) for event in events]
        assert [msgspec.json.encode(event.seen_by(watcher)) for event in mirrored_events] == seen
        assert msgspec.json.encode(mirrored.view(watcher)) == msgspec.json.encode(after.view(watcher))
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_a_refusal_does_not_tell_what_is_hidden(seed: int) -> None:
    """The same wrong moves are refused in the same words."""
    texts = (
        "buy symbol",
        "redeem 1c:6 1c:6 for symbol symbol",
        "flip 2 1",
        "offer A 9c",
        "accept A red",
        "open",
        "move Q0",
        "duel 30",
        "duel pass",
        "end",
        "withdraw B",
        "offer B 1m red",
        "refuse",
    )

    def answer(game: Expedition, seat: int, text: str) -> str:
        try:
            game.play(seat, Move.parse(text))
        except IllegalMove as refusal:
            return f"{refusal} {refusal.facts}"
        return ""

    for at, (game, _, _, watcher, other) in enumerate(watched(seed)):
        if watcher is not None and at % 5 == 0:
            for text in texts:
                assert answer(game, watcher, text) == answer(other, watcher, text)
