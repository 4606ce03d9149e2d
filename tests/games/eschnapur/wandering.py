"""Games played at random by seeds, for the tests: by turns hasty, thrifty and generous, so that all comes up."""

import random
from collections.abc import Iterator

from serai.games.dealing import Dealing
from serai.games.eschnapur import Buy, End, Expedition, Move, Offer, Open, Options, Price, Redeem, Walk

TABLES = (
    Options(),
    Options(number_coins="0-5", all_pass="leaves"),
    Options(bank="limited", piles=5),
    Options(colours=("blue", "yellow", "red"), all_pass="leaves", bank="limited"),
)


def table(seed: int) -> tuple[Options, int]:
    """The options and the number of players of a seed."""
    options = TABLES[seed % len(TABLES)]
    return options, len(options.colours) or 3 + seed % 3


def wander(seed: int) -> Iterator[tuple[Expedition, int, Move, Expedition]]:
    """Yield every step of a random game: before, seat, move, after."""
    chance = random.Random(seed)
    options, seats = table(seed)
    game, _ = Expedition.start(options, seats, Dealing.seeded(f"wander {seed}"))
    while not game.ended:
        seat = chance.choice(sorted(game.may_act() if chance.random() < 0.5 else game.awaited()))
        move = choose(game, seat, chance)
        after, _ = game.play(seat, move)
        yield game, seat, move, after
        game = after


def choose(game: Expedition, seat: int, chance: random.Random) -> Move:
    """A legal move, its kind drawn first: few purchases, many openings, and now and then a rich offer."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in game.legal_moves(seat):
        kinds.setdefault(type(move), []).append(move)
    if Offer in kinds and chance.random() < 0.2:
        rich = rich_offer(game, seat, chance)
        if rich is not None:
            return rich
    weights = [{Buy: 0.3, Open: 5.0, Redeem: 0.5, End: 0.5, Walk: 1.0}.get(kind, 1.0) for kind in kinds]
    (kind,) = chance.choices(list(kinds), weights)
    return chance.choice(kinds[kind])


def rich_offer(game: Expedition, seat: int, chance: random.Random) -> Move | None:
    """An offer beyond the listed grammar: several cards, many coins."""
    symbols, numbers = game.symbols[seat], game.numbers[seat]
    price = Price(
        chance.randint(0, game.coins[seat]),
        chance.randint(0, game.steps[seat]),
        tuple(card for card in symbols if chance.random() < 0.5),
        tuple(card for card in numbers if chance.random() < 0.5),
    )
    rivals = [game.offer(other, "A") for other in range(game.seats)]
    return None if price == Price() or price in rivals else Offer("A", price)
