"""A round that a seat may be in: what it sees stays, and what it cannot know is dealt anew.

The opponent's hidden cards are goods, since camels go to the herd (J-S2): camels that nobody has seen are in the deck.
"""

from __future__ import annotations

from collections import Counter

from serai.games.dealing import Dealing
from serai.games.jaipur import position
from serai.games.jaipur.goods import BONUSES, CARDS, LETTERS
from serai.games.jaipur.round import Round
from serai.games.jaipur.view import View


def imagine_round(view: View, dealing: Dealing, *, open_herds: bool) -> Round:
    """Return a whole round with this view of its seat, every such round equally likely."""
    seat, memory = view.seat, view.memory
    if seat is None or view.hand is None or memory is None:
        raise ValueError("a round is imagined from all that a seat may know, its memory included; this view has less.")
    other = 1 - seat
    unseen = Counter(dict(zip(LETTERS, CARDS, strict=True)))
    unseen -= Counter(view.hand + memory.known[other] + view.market + view.discard + "M" * sum(memory.herds))
    goods = dealing.shuffle("imagined/hand", [card for card in unseen.elements() if card != "M"])
    hidden = view.hand_sizes[other] - len(memory.known[other])
    deck = dealing.shuffle("imagined/deck", [*goods[hidden:], *"M" * unseen["M"]])
    won, left = _bonuses(view, seat, dealing)
    hands = ["", ""]
    hands[seat] = position.hand_text(memory.known[seat], view.hand, memory.herds[seat])
    hands[other] = position.hand_text(
        memory.known[other], memory.known[other] + "".join(goods[:hidden]), memory.herds[other]
    )
    row = position.parse_round(position.line(view, hands, won, left, "".join(deck)))
    return Round(row, open_herds=open_herds, play_so_far=memory.play)


def _bonuses(view: View, seat: int, dealing: Dealing) -> tuple[list[list[str]], list[str]]:
    """Return the bonus tokens that each seat has won, pile by pile, and those left, in the signs of a position."""
    won: list[list[str]] = [[], []]
    left = []
    own = [*(view.bonus_values[seat] or ())]
    for pile, values in BONUSES.items():
        count, lost = view.bonus_tokens[seat][pile], view.bonus_tokens[1 - seat][pile]
        mine, own = own[:count], own[count:]
        unseen = dealing.shuffle(f"imagined/bonus {pile}", [*(Counter(values) - Counter(mine)).elements()])
        won[seat].append(position.values_text(mine))
        won[1 - seat].append(position.values_text(unseen[:lost]))
        left.append(position.values_text(unseen[lost:]))
    return won, left
