"""The network's values for the moves of a position: for all of them, or for the most promising.

A move replaces only a few of the features that a position activates, so the change of the first layer's sums is put
together from steps that many moves share.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.compiled import Array, compiled
from serai.games.jaipur.goods import BITS, CAMEL, LANE
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, final_lead, imagine, lead_now, verdict
from serai.players.jaipur.features import (
    ACTIVE,
    FEATURES,
    HANDS,
    HERDS,
    PURSE,
    SHORT,
    active_features,
    moved_features,
    purse,
    purse_feature,
    rival_feature,
    sale_of,
    shelf_feature,
)
from serai.players.jaipur.knowledge import BONUS_LEFT, DECK_LEFT, MARKET, OWN, PILES
from serai.players.jaipur.network import (
    MARGIN_UNIT,
    Weights,
    add_four,
    add_row,
    dot,
    fast,
    gradient_of,
    inlined,
    replace_features,
    sigmoid,
    sum_features,
    take_four,
    upper_layers,
)

STEPS: Final = 6 * 8
"""A step is a kind of goods and the number of its cards in hand after the move."""
SORTS: Final = 2 * 12
"""A sort of moves is the change of the own camels, and whether cards come from the deck: this decides the features of
hand sizes, herds and gaps."""


@compiled
def scratch_of(weights: Weights) -> Weights:
    """Return the scratch space of an evaluation; code that evaluates many positions makes it once."""
    width, depth = weights[1].shape[0], weights[3].shape[0]
    return (
        np.empty(width, np.float32),  # a base, the first layer's sums, the gradient
        np.empty(width, np.float32),
        np.empty(width, np.float32),
        np.empty(depth, np.float32),
        np.empty(2, np.float32),
        np.empty((STEPS, width), np.float32),  # the change of the first layer's sums by a step
        np.empty(STEPS, np.float32),  # its effect by the gradient
        np.empty((STEPS, 2), np.int64),  # its change of the hand's worth and of the number of sales
        np.empty(FEATURES + SORTS, np.float32),  # the effect of a feature, and of a sort of moves
        np.zeros(FEATURES + SORTS + 1, np.int64),  # the position it was computed for; the last counts them
        np.empty(AFTERS, np.int64),
        np.empty(ACTIVE, np.int64),
        np.empty(ACTIVE, np.int64),
        np.empty(width, np.int64),
        np.empty(6, np.float64),
    )


@compiled
def value_moves(facts: Array, moves: Array, found: int, weights: Weights, wins: Array, margins: Array) -> None:
    """Write the chance to win and the margin in rupees after each of some moves."""
    value_promising(facts, moves, found, found, weights, scratch_of(weights), wins, margins)


@inlined
def bring_forward(moves: Array, wins: Array, most: int, found: int) -> None:
    """Put the best of some moves first, in descending order."""
    for at in range(most):
        best = at
        for other in range(at + 1, found):
            if wins[other] > wins[best]:
                best = other
        wins[at], wins[best] = wins[best], wins[at]
        moves[at], moves[best] = moves[best], moves[at]


@inlined
def effect_of(feature: int, table: Array, gradient: Array, effects: Array, known_at: Array) -> float:
    """Return a feature's effect on the win logit by the gradient, computed once for a position."""
    if known_at[feature] != known_at[FEATURES + SORTS]:
        known_at[feature] = known_at[FEATURES + SORTS]
        effects[feature] = dot(table, feature, gradient)
    return effects[feature]  # type: ignore[no-any-return]


@inlined
def sort_effect(facts: Array, change: int, table: Array, gradient: Array, effects: Array, known_at: Array) -> float:
    """Return the effect of the hand sizes, herds and gaps after a move, computed once for a sort of moves."""
    camels = (facts[OWN] + change >> CAMEL * BITS) - (facts[OWN] >> CAMEL * BITS)
    sort = FEATURES + 2 * (camels + 6) + (change % 15 > 0)
    if known_at[sort] != known_at[FEATURES + SORTS]:
        known_at[sort] = known_at[FEATURES + SORTS]
        hands, herds, short = moved_features(facts, change)
        effects[sort] = dot(table, hands, gradient) + dot(table, herds, gradient) + dot(table, short, gradient)
    return effects[sort]  # type: ignore[no-any-return]


@inlined
def make_steps(facts: Array, here: Array, table: Array, steps: Array, worths: Array) -> None:
    """Compute the steps of a position: every kind with every number of its cards that a take or an exchange may leave.

    For each, write the change of the first layer's sums, of what the hand would sell for and of the number of sales.
    """
    own, market, piles, bonus = facts[OWN], facts[MARKET], facts[PILES], facts[BONUS_LEFT]
    for kind in range(6):
        at = BITS * kind
        before = own >> at & LANE
        rupees_before, sales_before = sale_of(kind, before, piles, bonus)
        for have in range(min(7, before + (market >> at & LANE)) + 1):
            step = kind * 8 + have
            change = have - before << at
            rupees, sales = sale_of(kind, have, piles, bonus)
            worths[step, 0], worths[step, 1] = rupees - rupees_before, sales - sales_before
            if change:
                replace_features(
                    steps,
                    step,
                    table,
                    shelf_feature(own + change, market - change, piles, kind),
                    here[kind],
                    rival_feature(facts, own + change, piles, kind),
                    here[12 + kind],
                )


@fast
def value_promising(
    facts: Array, moves: Array, found: int, most: int, weights: Weights, scratch: Weights, wins: Array, margins: Array
) -> int:
    """Put the most promising of some moves first, write their values, and return how many they are.

    Sales are promising, and so are moves that the network's gradient at this position ranks high. For one kind, the
    change of the first layer's sums is the same for all takes and exchanges that leave the same number of its cards in
    hand. Sales are few; each is summed from all its features.
    """
    base, first, gradient, second, outputs, steps, step_effects, worths, effects, known_at = scratch[:10]
    after, here, there, nonzero, means = scratch[10:]
    table, bias, across, across_bias, above, above_bias = weights
    own = facts[OWN]
    expectations(facts, means)
    lead = lead_now(facts, means)
    imagine(facts, 0, means, after)
    active_features(facts, after, lead, here)
    sum_features(table, bias, here, base)
    make_steps(facts, here, table, steps, worths)
    rupees, sales = purse(own, facts[PILES], facts[BONUS_LEFT])
    if found > most:
        for at in range(first.shape[0]):
            first[at] = base[at]
        upper_layers(across, across_bias, above, above_bias, first, second, nonzero, outputs)
        gradient_of(across, above, first, second, gradient)
        known_at[FEATURES + SORTS] += 1
        for kind in range(6):
            now = own >> BITS * kind & LANE
            for have in range(min(7, now + (facts[MARKET] >> BITS * kind & LANE)) + 1):
                step = kind * 8 + have
                step_effects[step] = dot(steps, step, gradient) if have != now else 0.0
        for at in range(found):
            change = moves[at]
            if change % 15 > 7:
                wins[at] = 1e9
                continue
            effect, worth, number = 0.0, rupees, sales
            for kind in range(6):
                step = kind * 8 + (own + change >> BITS * kind & LANE)
                effect += step_effects[step]
                worth += worths[step, 0]
                number += worths[step, 1]
            effect += sort_effect(facts, change, table, gradient, effects, known_at)
            purse_now = purse_feature(worth, number, facts[DECK_LEFT])
            wins[at] = effect + effect_of(purse_now, table, gradient, effects, known_at)
        bring_forward(moves, wins, most, found)
        found = most
    take_four(base, table, here[HANDS], here[HERDS], here[SHORT], here[PURSE])
    for at in range(found):
        change = moves[at]
        then = lead + imagine(facts, change, means, after)
        if after[OVER]:
            wins[at] = verdict(facts, after, then, means)
            margins[at] = final_lead(facts, after, then)
            continue
        if change % 15 > 7:
            active_features(facts, after, then, there)
            sum_features(table, bias, there, first)
        else:
            worth, number = rupees, sales
            for kind in range(6):
                step = kind * 8 + (own + change >> BITS * kind & LANE)
                worth += worths[step, 0]
                number += worths[step, 1]
            hands, herds, short = moved_features(facts, change)
            add_four(first, base, table, hands, herds, short, purse_feature(worth, number, facts[DECK_LEFT]))
            touched = own + change ^ own
            for kind in range(6):
                if touched >> BITS * kind & LANE:
                    add_row(first, steps, kind * 8 + (own + change >> BITS * kind & LANE))
        upper_layers(across, across_bias, above, above_bias, first, second, nonzero, outputs)
        wins[at] = sigmoid(outputs[0])
        margins[at] = outputs[1] * MARGIN_UNIT
    return found


@compiled
def best_of(wins: Array, margins: Array, found: int, margin_weight: float) -> int:
    """Return the place of the best move by its chance to win plus the weighted margin."""
    best, highest = 0, -1e9
    for at in range(found):
        worth = wins[at] + margin_weight * margins[at]
        if worth > highest:
            best, highest = at, worth
    return best
