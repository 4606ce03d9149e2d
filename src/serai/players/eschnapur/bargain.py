"""The reserve action: which tokens to turn up, what to offer for them, and which offer to accept.

A buyer looks for the cheapest price that the seller must like better than every other end of the bargain, and offers
it only if that leaves the buyer better off than that other end. When others offer more, the same search raises the
price, up to where the token is no longer worth it, and never above what the bank asks for the same things.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import PRICE
from serai.games.eschnapur.components import NUMBER_CARDS
from serai.games.eschnapur.layout import (
    A_NUMBER,
    A_SYMBOL,
    ACCEPT,
    FLIP,
    GOODS,
    HALF,
    LANE,
    LANE_BITS,
    MONEY,
    MOST_SEATS,
    OFFER,
    REFUSE,
    WITHDRAW,
)
from serai.games.eschnapur.reserve import may_flip, same_offer
from serai.players.eschnapur.compiled_player import (
    AFTER,
    CHANCE,
    GAIN,
    GOODS_TOO,
    HOARD,
    IMAGINED,
    MOST_WORLDS,
    NEVER,
    NOISE,
    SAFETY,
    TRIAL,
    VOW,
    WORLDS,
    CompiledPlayer,
    Scratch,
    consequence,
    copy,
    value,
)
from serai.players.eschnapur.features import A_STEP, bank_price
from serai.players.eschnapur.knowledge import SEAT
from serai.players.eschnapur.network import within
from serai.players.eschnapur.worlds import imagine

FEW_COINS: Final = 3
"""Coins up to which a buyer does not think of giving anything else instead."""
EXTRAS: Final = 4
"""What an offer may hold beside coins: nothing, a movement token, a symbol card, a number card."""


@compiled
def deal_worth(
    box: Array,
    seller: int,
    token: int,
    buyer: int,
    money: int,
    goods: int,
    viewer: int,
    player: CompiledPlayer,
    scratch: Scratch,
) -> float:
    """Return what a sale is worth to a seat, over the worlds imagined; a buyer of -1 stands for refusing all offers."""
    total = 0.0
    worlds = min(MOST_WORLDS, max(1, int(player[4][WORLDS])))
    for number in range(worlds):
        world = scratch[IMAGINED][number]
        place = token * MOST_SEATS + max(0, buyer)
        old_money, old_goods = world[MONEY + place], world[GOODS + place]
        world[MONEY + place], world[GOODS + place] = money, goods
        kind = REFUSE if buyer < 0 else ACCEPT
        total += consequence(world, box, seller, kind, token, buyer, viewer, player, scratch)
        world[MONEY + place], world[GOODS + place] = old_money, old_goods
    return total / worlds


@within
def decide_sale(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write which offer the active player accepts, or that it refuses all."""
    seat, best = facts[SEAT], NEVER
    move[0], move[1], move[2] = REFUSE, 0, 0
    if player[4][VOW] == HOARD:
        return True
    for place in range(-1, 2 * MOST_SEATS):
        if place < 0:
            token, buyer, money, goods = 0, -1, 0, 0
        else:
            token, buyer = place // MOST_SEATS, place % MOST_SEATS
            money, goods = facts[MONEY + place], facts[GOODS + place]
            if money == 0 and goods == 0:
                continue
        worth = deal_worth(box, seat, token, buyer, money, goods, seat, player, scratch)
        if worth > best:
            best = worth
            if place >= 0:
                move[0], move[1], move[2] = ACCEPT, token, buyer
    return True


@within
def standing(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, found: Array) -> None:
    """Write how the bargain ends without this seat, and where the seat's own offers stand.

    That is: the best choice left to the seller, in the seller's eyes; what it comes to for this seat; whether an offer
    of its own is better for the seller than that; and which token its own offer had better be withdrawn from, or -1.
    """
    seat, seller = facts[SEAT], facts[at.ACTIVE]
    found[0], found[1], found[2], found[3] = NEVER, 0.0, 0.0, -1.0
    for own in range(2):
        for place in range(-1, 2 * MOST_SEATS):
            token, buyer, money, goods = 0, -1, 0, 0
            if place >= 0:
                token, buyer = place // MOST_SEATS, place % MOST_SEATS
                money, goods = facts[MONEY + place], facts[GOODS + place]
                if money == 0 and goods == 0:
                    continue
            if (buyer == seat) != (own == 1):
                continue
            for_seller = deal_worth(box, seller, token, buyer, money, goods, seller, player, scratch)
            if own == 0 and for_seller <= found[0]:
                continue
            for_me = deal_worth(box, seller, token, buyer, money, goods, seat, player, scratch)
            if own == 0:
                found[0], found[1] = for_seller, for_me
            elif for_seller > found[0]:  # what the seller would not take anyway may stand
                if for_me < found[1] - 5.0 * player[4][GAIN] - player[4][NOISE]:  # who may err is slow to take back
                    found[3] = token
                else:
                    found[2] = 1.0


@within
def decide_offer(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write the offer that a seat makes, raises or withdraws; tell whether it does any of it."""
    seat, seller, settings = facts[SEAT], facts[at.ACTIVE], player[4]
    if settings[VOW] == HOARD:
        return False
    ends = np.zeros(4, np.float64)
    standing(facts, box, player, scratch, ends)
    if ends[3] >= 0.0:
        move[0], move[1], move[2] = WITHDRAW, int(ends[3]), 0
        return True
    if ends[2] > 0.0:
        return False
    bar, best, found = ends[0] + settings[SAFETY], ends[1] + settings[GAIN], False
    gifts = np.zeros(2, np.float64)
    for token in range(2):  # the most that could be gained: the token for next to nothing
        gifts[token] = deal_worth(box, seller, token, seat, 0, 0, seat, player, scratch)
    if gifts[0] <= best and gifts[1] <= best:
        return False
    cheap = False
    for extra in range(EXTRAS if settings[GOODS_TOO] else 1):
        if cheap:
            break  # a few coins will do
        steps, goods = spare(facts, box, extra, player, scratch)
        if extra and steps == 0 and goods == 0:
            continue
        for token in range(2):
            if gifts[token] <= best:
                continue
            coins = least_coins(facts, box, token, steps, goods, bar, player, scratch)
            if coins < 0:
                continue
            money = coins | steps << HALF
            if same_offer(facts, token, seat, money, goods) >= 0 or is_own(facts, token, money, goods):
                continue
            worth = deal_worth(box, seller, token, seat, money, goods, seat, player, scratch)
            if worth > best:
                best, found = worth, True
                cheap |= extra == 0 and coins <= FEW_COINS
                move[0], move[1], move[2] = OFFER, token | money << 1, goods
    return found


@compiled
def is_own(facts: Array, token: int, money: int, goods: int) -> bool:
    """Tell whether an offer is what the seat offers already."""
    place = token * MOST_SEATS + facts[SEAT]
    return facts[MONEY + place] == money and facts[GOODS + place] == goods  # type: ignore[no-any-return]


@within
def spare(facts: Array, box: Array, extra: int, player: CompiledPlayer, scratch: Scratch) -> tuple[int, int]:
    """Return what a seat can best spare of a kind, as steps and goods; nothing if it holds none."""
    seat = facts[SEAT]
    if extra < 2:
        return (1 if extra and facts[at.STEPS + seat] else 0), 0
    world, without = scratch[IMAGINED][0], scratch[AFTER]
    best, goods = NEVER, 0
    for item in range(MOST_SEATS if extra == 2 else NUMBER_CARDS):
        copy(world, without)
        if extra == 2:
            if world[at.SYMBOLS + seat] >> LANE_BITS * item & LANE == 0:
                continue
            without[at.SYMBOLS + seat] -= 1 << LANE_BITS * item
            named = 1 << HALF + LANE_BITS * item
        else:
            if world[at.NUMBERS + seat] >> item + 1 & 1 == 0:
                continue
            named = 1 << item + 1
            without[at.NUMBERS + seat] &= ~named
        without[at.PHASE] = at.WALK
        worth = value(without, box, seat, player, scratch)
        if worth > best:
            best, goods = worth, named
    return 0, goods


@within
def least_coins(
    facts: Array, box: Array, token: int, steps: int, goods: int, bar: float, player: CompiledPlayer, scratch: Scratch
) -> int:
    """Return the fewest coins that, beside steps and goods, lift the seller above a bar; -1 if none do.

    Goods count as what the bank asks for them.
    """
    seat, seller = facts[SEAT], facts[at.ACTIVE]
    given = steps * box[PRICE + A_STEP]
    if goods:
        given = box[PRICE + (A_SYMBOL if goods >> HALF else A_NUMBER)]
    most = min(facts[at.COINS + seat], bank_price(box, facts[at.UP + token]) - given)
    low, high = 0 if steps or goods else 1, most
    if high < low:
        return -1
    coins, step = low, 0  # the fewest, then the most, then halving what lies between
    while True:
        worth = deal_worth(box, seller, token, seat, coins | steps << HALF, goods, seller, player, scratch)
        if step == 0:
            if worth > bar or high == low:
                high = low if worth > bar else -1
                break
            coins, step = high, 1
            continue
        if step == 1 and worth <= bar:
            return -1
        step = 2
        if worth > bar:
            high = coins
        else:
            low = coins
        if high - low <= 1:
            break
        coins = (low + high) // 2
    while 0 <= high <= most and same_offer(facts, token, seat, high | steps << HALF, goods) >= 0:
        high += 1  # E-A3
    return high if high <= most else -1


@within
def decide_flip(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write which tokens to turn up; unless some are known, one from each pile is as good as any.

    Two tokens are worth what they come to if the one of less use can be sold for two coins.
    """
    seat = facts[SEAT]
    move[0], move[1], move[2] = FLIP, 1, 0
    hidden = True
    for pile in range(2):
        hidden &= facts[at.PILE_COUNT + pile] - facts[at.PILE_UNDER + pile] >= 2
    if hidden:
        return True
    best, turned = NEVER, scratch[AFTER]
    buyer = (seat + 1) % facts[at.SEATS]
    for piles in (1, 0, 3, 2):
        if not may_flip(facts, piles >> 1, piles & 1):
            continue
        total = 0.0
        for number in range(min(MOST_WORLDS, max(1, int(player[4][WORLDS])))):
            sale = NEVER
            for token in range(2):
                consequence(scratch[IMAGINED][number], box, seat, FLIP, piles, 0, seat, player, scratch)
                copy(scratch[TRIAL], turned)
                turned[MONEY + token * MOST_SEATS + buyer] = min(2, turned[at.COINS + buyer])
                sale = max(sale, consequence(turned, box, seat, ACCEPT, token, buyer, seat, player, scratch))
            total += sale
        if total > best:
            best = total
            move[1] = piles
    return True


@within
def decide_reserve(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write what a seat does in the reserve action: turn up, offer, sell or refuse."""
    for number in range(min(MOST_WORLDS, max(1, int(player[4][WORLDS])))):
        imagine(facts, scratch[IMAGINED][number], scratch[CHANCE])
    if facts[at.PHASE] == at.RESERVE:
        return decide_flip(facts, box, player, scratch, move)
    if facts[at.ACTIVE] == facts[SEAT]:
        return decide_sale(facts, box, player, scratch, move)
    return decide_offer(facts, box, player, scratch, move)
