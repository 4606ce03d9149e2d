"""Games inside the compiled code are games by the rules: a table allows every move of them and comes to the same."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
from tests.games.eschnapur.wandering import TABLES

from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Move, Options, kernel, layout
from serai.games.eschnapur.codec import move_of
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.players import names
from serai.players.eschnapur.builtin import compiled_player_of, level_of
from serai.players.eschnapur.compiled_player import scratch_of
from serai.players.eschnapur.knowledge import FACTS, SEAT, alike_reserve, observe, true_tokens
from serai.players.eschnapur.tournament import ask

KEEN = "explorer"
BEST = names("eschnapur")[-1]


def self_play(kinds: list[str], seed: int, options: Options) -> Iterator[tuple[Expedition, int, Move, np.ndarray]]:
    """Play as training does; yield every position as a table has it, who moved, how, and what training made of it."""
    seats = len(kinds)
    start, _ = Expedition.start(options, seats, Dealing.seeded(f"self-play {seed}"))
    here, box = start.row.copy(), start.box.copy()
    one, two, three, four, five = (compiled_player_of(level_of(kinds[at % seats], {}), seats) for at in range(5))
    scratch, inner, holders = scratch_of(seed), scratch_of(0), np.arange(5, dtype=np.int64)
    facts, move = np.zeros(FACTS, np.int64), np.zeros(3, np.int64)
    order, asked = np.zeros(RESERVE_TOKENS, np.int64), np.zeros(2, np.int64)
    while here[layout.ENDED] == 0:
        before = here.copy()
        ask(here, box, (one, two, three, four, five), holders, scratch, inner, facts, move, order, asked, 0.0)
        if here[layout.PLAYED] == before[layout.PLAYED]:
            continue
        shuffled = order[: kernel.to_shuffle(before, move, np.zeros_like(order))].tolist()
        labels = (f"reserve/{before[layout.RESTOCKS] + 2}", f"duel {before[layout.DUELS]}/numbers")
        game = Expedition(options, dict.fromkeys(labels, shuffled), before, {})
        kind, what, how = move.tolist()
        seat = int(facts[SEAT])
        told = move_of((kind, what, how), game.row, seat, game.colours, game.components)
        yield game, seat, told, here.copy()


def test_compiled_games_and_tables_agree() -> None:
    made: Counter[str] = Counter()
    for seed in range(18):
        kinds = [KEEN, "random", "greedy", BEST, "random"][: 3 + seed % 3]
        for game, seat, move, after in self_play(kinds, seed, TABLES[seed // 3 % 3]):
            assert np.array_equal(game.play(seat, move)[0].row, after), f"{move} of seat {seat} in {game}"
            made[type(move).__name__] += 1
    assert set(made) == {kind.__name__ for kind in Move.__subclasses__()}, "every kind of move comes up"
    assert made["Redeem"] > 100


def test_redeemed_tokens_are_those_held() -> None:
    """Knowledge numbers tokens that are alike in its own order; what is returned must lie before its owner."""
    renamed = 0
    for seed in range(6):
        for game, _, _, _ in self_play(["greedy", "random", "greedy"], 100 + seed, Options()):
            box = game.box.copy()
            for seat in range(game.seats):
                facts, held = np.zeros(FACTS, np.int64), game.at(layout.HELD + seat)
                observe(game.row.copy(), box, seat, facts)
                known = int(facts[layout.HELD + seat])
                renamed += known != held
                assert true_tokens(game.row.copy(), box, seat, known) == held
                for token in range(RESERVE_TOKENS):
                    if known >> token & 1:
                        found = int(true_tokens(game.row.copy(), box, seat, 1 << token)).bit_length() - 1
                        assert held >> found & 1
                        assert alike_reserve(box, token, found)
    assert renamed > 100
