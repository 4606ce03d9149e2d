"""All moves of a position of Eschnapur weighed at length: first every one, then the few that came out best.

Both looks play on for a whole round of the table (see `judgement` for why), each in worlds of its own. Freely composed
offers cannot all be weighed, so bidding is left out: a survey is made of seats that the game waits for.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.coach.contract import PuzzleSettings, Reason, Survey, at_most
from serai.coach.detection import Measured
from serai.coach.eschnapur.candidates import candidates, is_at_bank
from serai.coach.eschnapur.chances import calibration_of, evaluator_of
from serai.coach.eschnapur.comparison import NOTHING
from serai.coach.eschnapur.judgement import ITERATIONS, LEAST, Search, all_alike, between, estimate, option, told
from serai.coach.eschnapur.reasons import reasons
from serai.coach.eschnapur.situation import Situation
from serai.games.compiled import announce
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import Code, code_of, move_of
from serai.games.eschnapur.components import components_of
from serai.games.eschnapur.kernel import awaits
from serai.games.eschnapur.listing import MOST_MOVES, list_short
from serai.games.eschnapur.moves import Move
from serai.games.eschnapur.view import View
from serai.players.eschnapur import knowledge
from serai.players.eschnapur.compiled_player import scratch_of
from serai.players.eschnapur.knowledge import SEAT

ALL: Final = 1 / 8
"""Worlds, as a part of those of the comparison, in which all moves are played."""
FEW: Final = 3
"""Moves that are compared then."""
PUZZLES: Final = PuzzleSettings("treasurer", ((3, {}), (4, {})), first_look=24, proof=768)


def survey(view: View, iterations: int, seed: int) -> Survey | None:
    """Weigh the moves of a seat that the game waits for, or return ``None`` where there is nothing to choose."""
    search = _search(view, seed)
    tried = _worth_weighing(search)
    if len(tried) < 2 or all_alike(search.facts, tried):
        return None
    turns = len(view.colours)
    first, _ = search.trial(tried, max(LEAST, round(iterations * ALL)), turns)
    order = np.argsort(-first.mean(axis=0), kind="stable").tolist()
    few = order[:FEW]
    values, _ = search.trial([tried[one] for one in few], iterations, turns)
    best, second = np.argsort(-values.mean(axis=0), kind="stable")[:2].tolist()
    calibration = calibration_of(turns)
    weighed = [
        told(calibration, option(_named(search, view, tried[few[place]]), values[:, place]))
        for place in range(len(few))
    ]
    weighed.sort(key=lambda one: -one.chance.mean)
    least = weighed[-1].chance.mean
    seen = [told(calibration, option(_named(search, view, tried[one]), first[:, one])) for one in order[FEW:]]
    gap = between(weighed[0], weighed[1], estimate(values[:, best] - values[:, second]))
    return Survey((*weighed, *(at_most(one, least) for one in seen)), gap, iterations)


def contrast(view: View, move: Move, best: Move, seed: int) -> tuple[Reason, ...]:
    """Return why a move is worse than the best one."""
    search = _search(view, seed)
    components, held = components_of(view.options.components), int(search.facts[at.HELD + int(search.facts[SEAT])])
    codes = [code_of(one, held, view.colours, components) for one in (move, best)]
    _, counts = search.trial(codes, ITERATIONS, len(view.colours))
    return reasons(Situation(view, search.box, move, best, Measured(counts)))


def _search(view: View, seed: int) -> Search:
    announce()
    components, box = components_of(view.options.components), box_of(view.options).copy()
    facts = knowledge.from_view(view, components, box)
    chance = int(knowledge.generator(seed, facts)[0] >> np.uint64(2))
    return Search(facts, box, evaluator_of(len(view.colours)), scratch_of(chance), scratch_of(0))


def _worth_weighing(search: Search) -> list[Code]:
    """Return what can be chosen: all that the phase asks for, and dealings with the bank that make sense."""
    facts, seat = search.facts, int(search.facts[SEAT])
    if not awaits(facts, seat):
        return []
    room = np.zeros((MOST_MOVES, 3), np.int64)
    count = list_short(facts.copy(), search.box, seat, room)
    legal = [(kind, what, how) for kind, what, how in room[:count].tolist()]
    asked = [code for code in legal if not is_at_bank(code)]
    found = candidates(facts, search.box, search.evaluator, search.scratch, asked[0]) if asked else []
    return [code for code in dict.fromkeys((*asked, *found)) if code[0] != NOTHING]


def _named(search: Search, view: View, code: Code) -> Move:
    return move_of(code, search.facts, int(search.facts[SEAT]), view.colours, components_of(view.options.components))
