"""Views and moves of Jaipur in the words of two public programs.

Each program gets what its seat may know and nothing else. Where its own app would show vjaipur more, or tell it less:

- The values of bonus tokens to come are not shown to it: an unseen token is worth the mean of its pile's unseen ones.
- Its app lets it take the camels of both herds for cards of the deck. Here they count among the cards that are gone, so
  that the worlds it imagines have the true deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from serai.games.jaipur import View
from serai.games.jaipur.goods import BONUSES, GOODS, LETTERS
from serai.games.jaipur.goods import CARDS as CARD_COUNTS

Fields = dict[str, Any]
KINDS: Final = dict(zip(LETTERS, ("diamond", "gold", "silver", "cloth", "spice", "leather", "camel"), strict=True))
LETTER_OF: Final = {kind: letter for letter, kind in KINDS.items()}
CARDS: Final = dict(zip(LETTERS, CARD_COUNTS, strict=True))


def _ordered(letters: list[str]) -> str:
    return "".join(sorted(letters, key=LETTERS.index))


def _own_bonuses(view: View) -> list[tuple[int, int]]:
    """Return pile and value of the bonus tokens that the seat has won."""
    assert view.seat is not None
    piles = [pile for pile in BONUSES for _ in range(view.bonus_tokens[view.seat].get(pile, 0))]
    return list(zip(piles, view.bonus_values[view.seat] or (), strict=True))


def _means(view: View) -> dict[int, float]:
    """Return what an unseen bonus token of each pile is worth in the mean."""
    won = Counter(_own_bonuses(view))
    means = {}
    for pile, tokens in BONUSES.items():
        left = list((Counter(tokens) - Counter({value: won[pile, value] for value in tokens})).elements())
        means[pile] = sum(left) / len(left) if left else 0.0
    return means


def vjaipur_question(view: View) -> Fields:
    """Return a view as vjaipur's state, with stand-ins for the cards that the seat does not know."""
    assert view.seat is not None and view.hand is not None and view.memory is not None
    me, other = view.seat, 1 - view.seat
    numbers = iter(range(sum(CARDS.values())))  # vjaipur numbers its cards kind by kind
    unnumbered = {letter: [next(numbers) for _ in range(count)] for letter, count in CARDS.items()}

    def numbered(letters: str) -> list[Fields]:
        return [{"id": unnumbered[letter].pop(0), "type": KINDS[letter]} for letter in letters]

    market, hand = numbered(view.market), numbered(view.hand)
    gone = numbered(view.discard + "M" * sum(view.memory.herds))
    known = numbered(view.memory.known[other])
    unseen = "".join(letter * len(unnumbered[letter]) for letter in GOODS)
    theirs = known + numbered(unseen[: view.hand_sizes[other] - len(known)])
    deck = numbered("".join(letter * len(left) for letter, left in unnumbered.items()))
    assert len(deck) == view.deck, f"55 cards less those in sight leave {len(deck)}, but the deck has {view.deck}"
    means = _means(view)

    def trader(seat: int) -> Fields:
        theirs_won = [(pile, means[pile]) for pile in BONUSES for _ in range(view.bonus_tokens[other].get(pile, 0))]
        won = _own_bonuses(view) if seat == me else theirs_won
        assert view.memory is not None
        return {
            "hand": hand if seat == me else theirs,
            "herd": view.memory.herds[seat],
            "tokens": [{"good": "diamond", "value": view.rupees[seat]}],  # only their sum is looked at
            "bonusTokens": [{"tier": pile, "value": value} for pile, value in won],
        }

    return {
        "phase": "playing",
        "round": 1,
        "activePlayer": me,
        "market": market,
        "deck": deck,
        "discard": gone,
        "revealedHands": [[card["id"] for card in known] if seat == other else [] for seat in (0, 1)],
        "players": [trader(0), trader(1)],
        "tokens": {KINDS[letter]: view.tokens[letter] for letter in GOODS},
        "bonusTokens": {
            name: [{"tier": pile, "value": means[pile]}] * view.bonuses[pile]
            for pile, name in {3: "three", 4: "four", 5: "five"}.items()
        },
        "seals": [0, 0],
    }


def vjaipur_move(state: Fields, action: Fields) -> str:
    """Return vjaipur's answer in the house's notation."""
    market, hand = state["market"], state["players"][state["activePlayer"]]["hand"]
    match action:
        case {"type": "TAKE_SINGLE", "marketIndex": place}:
            return f"take {LETTER_OF[market[place]['type']]}"
        case {"type": "TAKE_CAMELS"}:
            return "camels"
        case {"type": "SELL", "good": kind, "quantity": count}:
            return f"sell {LETTER_OF[kind] * count}"
        case {"type": "TAKE_EXCHANGE", "marketIndices": wanted, "handIndices": offered}:
            taken = [LETTER_OF[market[place]["type"]] for place in wanted]
            given = ["M" if place < 0 else LETTER_OF[hand[place]["type"]] for place in offered]
            return f"swap {_ordered(taken)}/{_ordered(given)}"
    raise ValueError(f"vjaipur answered {action}, which is no action of its rules")


def anicolao_question(view: View) -> Fields:
    """Return a view as anicolao's observation, which has no place for cards that were seen to enter a hand."""
    assert view.seat is not None and view.hand is not None and view.memory is not None
    me, other = view.seat, 1 - view.seat
    seen = Counter[str]()

    def named(letters: str) -> list[Fields]:
        cards = []
        for letter in letters:
            seen[letter] += 1
            cards.append({"id": f"{KINDS[letter]}-{seen[letter]:02}", "kind": KINDS[letter]})
        return cards

    def goods_tokens(seat: int) -> list[Fields]:  # their sum is looked at, and in a tie their number
        values = [view.rupees[seat], *[0] * view.goods_tokens[seat]][: view.goods_tokens[seat]]
        return [{"id": f"token-{place}", "kind": "diamond", "value": value} for place, value in enumerate(values)]

    return {
        "botUid": "me",
        "opponentUid": "other",
        "roundNumber": 1,
        "turnNumber": view.played + 1,
        "activeUid": "me",
        "status": "active",
        "starterUid": "me" if view.starter == me else "other",
        "market": named(view.market),
        "deckCount": view.deck,
        "hand": named(view.hand),
        "herd": named("M" * view.memory.herds[me]),
        "opponentHandCount": view.hand_sizes[other],
        "opponentHerdCount": view.memory.herds[other],
        "goodsTokens": {
            KINDS[letter]: [
                {"id": f"{letter}-{place}", "kind": KINDS[letter], "value": value}
                for place, value in enumerate(view.tokens[letter])
            ]
            for letter in GOODS
        },
        "bonusTokenCounts": {str(pile): view.bonuses[pile] for pile in BONUSES},
        "ownedGoodsTokens": goods_tokens(me),
        "ownedBonusTokens": [
            {"id": f"bonus-{place}", "kind": f"bonus-{pile}", "value": value}
            for place, (pile, value) in enumerate(_own_bonuses(view))
        ],
        "opponentGoodsTokens": goods_tokens(other),
        "opponentBonusTokenCount": sum(view.bonus_tokens[other].values()),
        "opponentBonusTokenKinds": {str(pile): view.bonus_tokens[other].get(pile, 0) for pile in BONUSES},
        "discardCounts": {KINDS[letter]: view.discard.count(letter) for letter in GOODS},
        "seals": {"bot": 0, "opponent": 0},
    }


def anicolao_move(_: Fields, action: Fields) -> str:
    """Return anicolao's answer in the house's notation; its cards are named by kind and number."""

    def letters(names: list[str]) -> str:
        return _ordered([LETTER_OF[name.rpartition("-")[0]] for name in names])

    match action:
        case {"type": "take-one", "cardId": name}:
            return f"take {letters([name])}"
        case {"type": "take-camels"}:
            return "camels"
        case {"type": "sell", "cardIds": names}:
            return f"sell {letters(names)}"
        case {"type": "exchange", "takenIds": taken, "returnedIds": given}:
            return f"swap {letters(taken)}/{letters(given)}"
    raise ValueError(f"anicolao answered {action}, which is no action of its rules")
