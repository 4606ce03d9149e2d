"""Games of Eschnapur at a table, conducted as arena and server do: who may act is asked, then who is awaited."""

from collections.abc import Iterator, Sequence
from typing import Any

from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Move, Options
from serai.players.asking import Asking

LIMIT = 3000


def sit(players: Sequence[Any], deal: str, options: Options | None = None) -> Iterator[tuple[Expedition, int, Move]]:
    """Play a game between players and yield every position with the seat that moved and its move."""
    game, _ = Expedition.start(options or Options(), len(players), Dealing.seeded(deal))
    asking = Asking()
    for _ in range(LIMIT):
        seat = asking.next(game, range(game.seats))
        if seat is None:
            return
        move = players[seat].choose(game.player_view(seat))
        if move is None:
            asking.declined(seat)
            continue
        yield game, seat, move
        asking.moved(seat, awaited=seat in game.awaited())
        game, _ = game.play(seat, move)
    raise AssertionError("the game does not end")
