"""Every decision of a compiled player: what the phase asks for, or nothing where a seat has nothing to do."""

from __future__ import annotations

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.kernel import awaits
from serai.games.eschnapur.layout import DUEL, OFFERS, RESERVE, WALK
from serai.games.eschnapur.playouts import draw_move
from serai.players.eschnapur.bargain import decide_reserve
from serai.players.eschnapur.compiled_player import CHANCE, LISTED, RANDOM, CompiledPlayer, Scratch
from serai.players.eschnapur.duelling import decide_duel
from serai.players.eschnapur.knowledge import SEAT
from serai.players.eschnapur.voyage import decide_walk


@compiled
def decide(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write what a seat does; tell whether it does anything."""
    seat, phase = facts[SEAT], facts[at.PHASE]
    if player[0] == RANDOM:
        return decide_at_random(facts, box, scratch, move)
    if phase == DUEL:
        if facts[at.LOCK + seat]:
            return False
        return decide_duel(facts, box, player, scratch, move)
    if phase == OFFERS or (phase == RESERVE and facts[at.ACTIVE] == seat):
        return decide_reserve(facts, box, player, scratch, move)
    return phase == WALK and facts[at.ACTIVE] == seat and decide_walk(facts, box, player, scratch, move)


@compiled
def decide_at_random(facts: Array, box: Array, scratch: Scratch, move: Array) -> bool:
    """Write a random move, each of those listed equally likely; a seat that is not awaited may also do nothing."""
    seat, moves = facts[SEAT], scratch[LISTED]
    if facts[at.PHASE] != OFFERS and not awaits(facts, seat):
        return False
    pick = draw_move(facts, box, seat, moves, scratch[CHANCE])
    if pick < 0:
        return False
    move[0], move[1], move[2] = moves[pick, 0], moves[pick, 1], moves[pick, 2]
    return True
