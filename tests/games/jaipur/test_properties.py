"""What holds in every round, whatever is dealt and played."""

import random
from collections import Counter

import msgspec
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.jaipur.rounds import rounds

from serai.games.compiled import INTERPRETED
from serai.games.jaipur import IllegalMove, Move, Round, View, layout
from serai.games.jaipur.events import happened
from serai.games.jaipur.goods import CARDS, LETTERS, pack
from serai.games.jaipur.refusal import refusal

EXAMPLES = settings(max_examples=15 if INTERPRETED else 200, deadline=None)
BOX = Counter(dict(zip(LETTERS, CARDS, strict=True)))


@EXAMPLES
@given(rounds())
def test_cards_and_rupees_are_conserved(here: Round) -> None:
    cards = here.hands[0] + here.hands[1] + "M" * sum(here.herds) + here.market + here.deck + here.discard
    assert Counter(cards) == BOX
    left = sum(map(sum, here.tokens.values())) + sum(map(sum, here.bonuses.values()))
    won = sum(here.rupees) + sum(map(sum, here.bonus_values))
    assert left + won == 224 - 5
    assert here.goods_tokens[0] + here.goods_tokens[1] == 38 - sum(map(len, here.tokens.values()))


@EXAMPLES
@given(rounds())
def test_hands_hold_seven_at_most_and_a_running_round_has_five_in_the_market(here: Round) -> None:
    assert max(map(len, here.hands)) <= 7
    assert here.over or len(here.market) == 5
    assert here.over or here.legal_moves()


@EXAMPLES
@given(rounds(), st.integers(0, 10_000))
def test_every_listed_move_can_be_read_back_and_played(here: Round, choice: int) -> None:
    moves = here.legal_moves()
    assert len(set(moves)) == len(moves)
    for move in moves:
        assert Move.parse(str(move)) == move
    if moves:
        move = moves[choice % len(moves)]
        after = here.play(move)
        assert after.played == here.played + 1
        assert after != here
        assert after == here.play(move)
        assert hash(after) == hash(here.play(move))


CARDS_TEXT = st.text(alphabet=LETTERS, max_size=5)
ANY_MOVE = st.one_of(
    st.just("camels"),
    st.sampled_from(LETTERS).map("take {}".format),
    st.text(alphabet=LETTERS, min_size=1, max_size=7).map("sell {}".format),
    st.builds(
        "sell {}".format,
        st.builds(lambda card, count: card * count, st.sampled_from(LETTERS), st.integers(1, 7)),
    ),
    st.builds("swap {}/{}".format, CARDS_TEXT, CARDS_TEXT),
)


@EXAMPLES
@given(rounds(), st.lists(ANY_MOVE, min_size=1, max_size=30))
def test_a_move_is_refused_with_a_reason_exactly_when_it_is_not_listed(here: Round, texts: list[str]) -> None:
    listed = {str(move) for move in here.legal_moves()}
    for text in [*texts, *list(listed)[:5]]:
        move = Move.parse(text)
        why = refusal(move, here.hands[here.turn], here.herds[here.turn], here.market)
        if not here.over:
            assert (why is None) == (str(move) in listed), text
        if why is not None or here.over:
            try:
                here.play(move)
            except IllegalMove as illegal:
                assert illegal.clause.startswith("J-")
            else:
                raise AssertionError(f"{text} was played")


@EXAMPLES
@given(rounds())
def test_views_survive_json(here: Round) -> None:
    for seat in (0, 1, None):
        view = here.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def unlike(here: Round, seat: int, seed: int) -> Round:
    """Another round that differs in what a seat cannot know: unseen cards change places, bonus tokens too."""
    chooser = random.Random(seed)
    row = here.row.copy()
    other = 1 - seat
    known = Counter(here.known[other])
    unknown = list((Counter(here.hands[other]) - known).elements())
    deck = list(here.deck)
    hidden = [card for card in unknown + deck if card != "M"]
    chooser.shuffle(hidden)
    for at, card in enumerate(deck):
        if card != "M":
            deck[at] = hidden.pop()
    chooser.shuffle(deck)
    hand = "".join(sorted(known.elements())) + "".join(hidden)
    row[layout.CARDS + other] = kernel_cards(hand, here.herds[other])
    if deck:
        row[layout.DECK + 40 - len(deck) : layout.DECK + 40] = [LETTERS.index(card) for card in deck]
    for at, pile in enumerate((3, 4, 5)):
        first, height = layout.BONUS_FIRST[at], layout.BONUS_SIZES[at]
        gone = height - len(here.bonuses[pile])
        takers = [int(row[layout.TAKERS]) >> first - layout.BONUS + place & 1 for place in range(gone)]
        free = [first + place for place in range(height) if place >= gone or takers[place] == other]
        values = [int(row[place]) for place in free]
        chooser.shuffle(values)
        row[free] = values
    total = [0, 0]
    for at in range(3):
        first, height = layout.BONUS_FIRST[at], layout.BONUS_SIZES[at]
        gone = height - (int(row[layout.BONUS_LEFT]) >> 4 * at & 15)
        for place in range(gone):
            total[int(row[layout.TAKERS]) >> first - layout.BONUS + place & 1] += int(row[first + place])
    row[layout.BONUS_RUPEES : layout.BONUS_RUPEES + 2] = total
    return Round(np.array(row), open_herds=here.open_herds, play_so_far=here.play_so_far)


def kernel_cards(hand: str, herd: int) -> int:

    return pack("".join(sorted(hand, key=LETTERS.index)) + "M" * herd)


@EXAMPLES
@given(rounds(most=70), st.integers(0, 1), st.integers(0, 1_000_000))
def test_swapping_what_a_seat_cannot_know_changes_no_byte_of_its_view(here: Round, seat: int, seed: int) -> None:
    if here.over:
        return
    other = unlike(here, seat, seed)
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(here.view(seat))
    spectator = msgspec.json.encode(here.view(None))
    assert (
        spectator
        == msgspec.json.encode(other.view(None))
        == msgspec.json.encode(unlike(here, 1 - seat, seed).view(None))
    )
    if here.turn == seat:
        assert other.legal_moves() == here.legal_moves()
        for move in here.legal_moves():
            mine, theirs = (happened(game, move, game.play(move)) for game in (here, other))
            drawn = ("drawn", "value")  # what is turned up or won by the move itself differs, and is seen now
            assert {k: v for k, v in mine.seen_by(seat).facts.items() if k not in drawn} == {
                k: v for k, v in theirs.seen_by(seat).facts.items() if k not in drawn
            }
    else:
        for move in here.legal_moves():
            if move in other.legal_moves():
                mine, theirs = (happened(game, move, game.play(move)) for game in (here, other))
                assert "value" not in mine.seen_by(seat).facts
                assert "value" not in theirs.seen_by(None).facts


def test_the_swap_really_swaps() -> None:
    from serai.games.dealing import Dealing
    from serai.games.jaipur import deal_round

    deal = deal_round(Dealing.seeded("swap"), 1, 0)
    here = Round.from_deal(deal.deck, deal.bonus, 0)
    assert any(unlike(here, 0, seed).hands[1] != here.hands[1] for seed in range(5))
    assert any(unlike(here, 0, seed).deck != here.deck for seed in range(5))
