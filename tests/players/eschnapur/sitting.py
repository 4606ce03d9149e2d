"""Games of Eschnapur at a table, conducted as arena and server do: who may act is asked, then who is awaited."""

from collections.abc import Iterator, Sequence
from typing import Any

from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Move, Options

ASKS = 6
"""How often a seat that is not awaited is asked in one phase."""
LIMIT = 3000


def sit(players: Sequence[Any], deal: str, options: Options | None = None) -> Iterator[tuple[Expedition, int, Move]]:
    """Play a game between players and yield every position with the seat that moved and its move."""
    game, _ = Expedition.start(options or Options(), len(players), Dealing.seeded(deal))
    asked: dict[tuple[int, str, int], int] = {}
    for _ in range(LIMIT):
        if game.ended:
            return
        seat, move = _next(game, players, asked)
        yield game, seat, move
        game, _ = game.play(seat, move)
    raise AssertionError("the game does not end")


def _next(game: Expedition, players: Sequence[Any], asked: dict[tuple[int, str, int], int]) -> tuple[int, Move]:
    seats = [(game.active + after) % game.seats for after in range(1, game.seats + 1)]
    awaited = game.awaited()
    for seat in seats:
        key = (int(game.row[4]), game.phase, seat)
        if seat in awaited or asked.get(key, 0) >= ASKS:
            continue
        asked[key] = asked.get(key, 0) + 1
        move = players[seat].choose(game.view(seat))
        if move is not None:
            return seat, move
    seat = next(seat for seat in [game.active, *seats] if seat in awaited)
    move = players[seat].choose(game.view(seat))
    assert move is not None, "an awaited seat has an answer"
    return seat, move
