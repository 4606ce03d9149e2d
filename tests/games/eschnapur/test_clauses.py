"""The rulebook as tests: each is named by its clause and shows a position, a move and what follows."""

import re
from pathlib import Path

import pytest
from tests.games.eschnapur.positions import (
    box_with,
    changed,
    expedition,
    kinds,
    next_turn,
    play,
    refused,
    the,
    told,
)

import serai
from serai.games.contract import IllegalMove
from serai.games.dealing import Dealing
from serai.games.eschnapur import COLOURS, Expedition, Move, Options, Redeem, components_of, layout
from serai.games.eschnapur.listing import REDEMPTIONS

HOUSE_BOX = components_of("")


def start(seats: int = 4, **options: object) -> Expedition:
    return Expedition.start(Options(**options), seats, Dealing.seeded("clauses"))[0]  # type: ignore[arg-type]


def test_every_clause_has_a_test() -> None:
    sheet = (Path(serai.__file__).parent / "text" / "eschnapur" / "en" / "rules.ftl").read_text(encoding="utf-8")
    clauses = re.findall(r"^(E-[A-Z]\d+) =", sheet, re.MULTILINE)
    tests = Path(__file__).read_text(encoding="utf-8")
    assert len(clauses) == 43
    assert [clause for clause in clauses if f"def test_{clause.replace('-', '_')}_" not in tests] == []


# Components


def test_E_C1_fifteen_squares_show_one_or_two_of_five_colours() -> None:
    squares = HOUSE_BOX.temple.squares
    assert len(squares) == 15
    assert sorted(map(len, squares.values())) == [1] * 5 + [2] * 10
    assert {colour for shown in squares.values() for colour in shown} == set(COLOURS)
    assert len({frozenset(shown) for shown in squares.values()}) == 15, "all singles and all pairs"
    assert all(HOUSE_BOX.routes[one, other] is not None for one in squares for other in squares)


def test_E_C2_four_symbol_cards_of_each_colour() -> None:
    game = start(3)
    cards = [card for hand in game.symbols for card in hand] + list(game.symbol_deck)
    assert sorted(cards) == sorted(COLOURS * 4)


def test_E_C3_number_cards_show_coins() -> None:
    assert HOUSE_BOX.number_cards["1-5"] == tuple((card - 1) // 6 + 1 for card in range(1, 31))


def test_E_C3_table_option_with_cards_that_show_none() -> None:
    assert HOUSE_BOX.number_cards["0-5"] == tuple((card - 1) // 5 for card in range(1, 31))
    duel = ["0 open", "0 duel 30", "1 duel 4", "2 duel pass"]
    for option, coins in (("1-5", (5, 11, 14)), ("0-5", (5, 10, 14))):
        game = expedition(
            symbols=["red"], numbers=[[30], [4]], coins=(10,) * 3, options={"number_coins": option}, PHASE=layout.WALK
        )
        assert play(game, *duel).coins == coins


def test_E_C4_everybody_has_a_pass_card_all_game() -> None:
    game = expedition(symbols=["red red"], numbers=[], PHASE=layout.WALK)
    assert [str(move) for move in play(game, "0 open").legal_moves(1)][:1] == ["duel pass"]
    again = changed(play(game, "0 open", "0 duel pass", "1 duel pass", "2 duel pass"), PHASE=layout.WALK, ACTIVE=0)
    assert "duel pass" in [str(move) for move in play(again, "0 open").legal_moves(0)]


def test_E_C5_the_bank_never_runs_out() -> None:
    game = expedition(coins=(20, 20, 20), BANK_COINS=0, BANK_STEPS=0)
    after = play(game, "1 buy move", "0 flip 1 2", "0 refuse")
    assert (after.steps[1], after.coins[0], after.bank) == (3, 22, None)


def test_E_C5_a_limited_bank_gives_what_is_left() -> None:
    game = expedition(coins=(20, 20, 20), options={"bank": "limited"}, BANK_COINS=1, BANK_STEPS=0)
    assert refused(game, "1 buy move") == ("E-C5", "bank-empty")
    after, events = told(game, "0 flip 1 2", "0 refuse")
    assert (after.coins[0], after.bank) == (21, (0, 0))
    assert the("refuse", events).facts["coins"] == 1


def test_E_C5_a_limited_bank_is_emptied_in_the_order_of_a_duel() -> None:
    game = expedition(
        4,
        symbols=["red"],
        numbers=[[], [30], [10], []],
        coins=(0, 5, 0, 0),
        options={"bank": "limited"},
        PHASE=layout.WALK,
        BANK_COINS=0,
    )
    after = play(game, "0 open", "3 duel pass", "2 duel 10", "1 duel 30", "0 duel pass")
    assert after.coins == (3, 0, 2, 0), "5 paid in, 2 to the finder, 3 to the opener, nothing left for the last"


def test_E_C5_a_limited_bank_pays_the_movement_tokens_it_has() -> None:
    game = expedition(piles=("4m:1 1c:6", ""), options={"bank": "limited"}, BANK_STEPS=3)
    after, events = told(game, "0 flip 1 1", "1 offer A 1c", "0 accept A yellow")
    assert after.steps[1] == 2 + 3
    assert [event.facts["count"] for event in events if event.kind == "income"] == [1, 3]


def test_E_C6_reserve_tokens_have_a_value_and_pay_one_thing() -> None:
    tokens = HOUSE_BOX.reserve_tokens
    assert len(tokens) == 35
    assert {token.pays for token in tokens} == {"coins", "movement", "symbol", "number"}
    assert {token.amount for token in tokens} == {1, 2, 3, 4}
    assert sum(token.pays == "coins" for token in tokens) == 10


def test_E_C7_discovery_tokens_have_a_small_and_a_large_number() -> None:
    assert sorted(HOUSE_BOX.discovery.tokens) == [(small, large) for small in (2, 3, 4) for large in range(7, 12)]


def test_E_C8_the_track_is_lapped_so_points_go_on_beyond_a_hundred() -> None:
    game = expedition(symbols=["red"], niches={"S0": "6/11"}, PHASE=layout.WALK, POINTS=[98, 5, 6], BUDDHA=1)
    assert play(game, "0 open").points[0] == 104


# Set-up


def test_E_S1_a_discovery_token_face_down_on_each_niche() -> None:
    game = start()
    assert sorted(game.niches.values()) == sorted(HOUSE_BOX.discovery_names)
    assert set(game.view(0).niches.values()) == {None}


def test_E_S2_explorers_start_on_the_square_of_their_colour_alone() -> None:
    game = start(3, colours=("blue", "red", "yellow"))
    assert (game.colours, game.squares, game.points) == (("blue", "red", "yellow"), ("S3", "S0", "S1"), (0, 0, 0))
    assert start(5).squares == ("S0", "S1", "S2", "S3", "S4")


@pytest.mark.parametrize("colours", [("red", "blue", "brown"), ("red", "red", "blue"), ("red", "blue")])
def test_E_S2_nobody_is_brown_below_five_and_colours_differ(colours: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"do not suit 3 players.*E-S2"):
        start(3, colours=colours)


@pytest.mark.parametrize(("seats", "coins"), [(3, 20), (4, 20), (5, 17)])
def test_E_S3_what_each_player_starts_with(seats: int, coins: int) -> None:
    game = start(seats)
    assert game.coins == (coins,) * seats
    assert game.steps == (2,) * seats
    assert [len(hand) for hand in game.symbols] == [1] * seats
    assert [len(hand) for hand in game.numbers] == [2] * seats
    assert game.view(0).hands is None, "faces are hidden"


@pytest.mark.parametrize("seats", [2, 6])
def test_E_S3_three_to_five_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        start(seats)


def test_E_S4_two_piles_of_reserve_tokens_and_the_buddha_beside_the_board() -> None:
    game = start()
    assert (game.piles, game.discard, game.buddha) == ((18, 17), (), None)
    assert start(piles=20).piles == (20, 15), "a table option"


def test_E_S5_the_first_player_is_drawn_and_play_goes_to_the_left() -> None:
    firsts = {Expedition.start(Options(), 3, Dealing.seeded(f"{at}"))[0].active for at in range(20)}
    assert firsts == {0, 1, 2}
    game = expedition(ACTIVE=2, PHASE=layout.WALK)
    assert refused(game, "1 end") == ("E-S5", "not-your-turn")
    assert play(game, "2 end").active == 0


# At any time


def test_E_B1_anybody_buys_cards_and_movement_tokens_out_of_turn() -> None:
    game = expedition(coins=(0, 9, 0), symbol_deck="blue", number_deck=[17])
    after, events = told(game, "1 buy symbol", "1 buy move", "1 buy number")
    assert (after.symbols[1], after.numbers[1], after.steps[1], after.coins[1]) == (("blue",), (17,), 3, 1)
    assert events[0].facts == {"thing": "number", "coins": 3}
    assert events[0].secret == {1: {"cards": ["17"]}}
    assert refused(after, "1 buy move") == ("E-B1", "too-few-coins")


def test_E_B1_an_empty_deck_sells_nothing() -> None:
    game = expedition(SYMBOL_COUNT=0)
    assert refused(game, "0 buy symbol") == ("E-B1", "deck-empty")
    assert refused(changed(game, NUMBER_COUNT=0), "2 buy number") == ("E-B1", "deck-empty")


def test_E_B2_no_dealing_with_the_bank_once_a_card_is_locked() -> None:
    game = expedition(symbols=["red"], held=["1c:6 1c:6", "2c:5 2c:5 4m:1 3m:2"], PHASE=layout.WALK)
    game = play(game, "0 open", "1 buy move", "1 duel pass")
    assert refused(game, "1 buy move") == ("E-B2", "card-locked")
    assert refused(game, "1 redeem 2c:5 2c:5 3m:2 for symbol symbol") == ("E-B2", "card-locked")
    assert play(game, "0 buy move").steps[0] == 3, "who has not locked yet may"
    assert 1 not in game.may_act()
    assert play(game, "0 duel pass", "2 duel pass", "1 buy move").steps[1] == 4, "after the settlement again"


def test_E_B2_nor_after_the_last_duel() -> None:
    game = play(
        expedition(symbols=["red"], numbers=[[9]], PHASE=layout.WALK, AWARDED=12),
        *("0 open", "0 duel 9", "1 duel pass", "2 duel pass"),
    )
    assert refused(game, "1 buy move") == ("E-Z1", "game-over")
    assert game.may_act() == frozenset()


def test_E_B3_reserve_tokens_worth_twelve_buy_two_cards() -> None:
    game = expedition(held=["", "", "1c:6 3c:4 3m:2 4m:1"], symbol_deck="blue green", number_deck=[17, 18])
    assert refused(game, "2 redeem 1c:6 3c:4 4m:1 for symbol number") == ("E-B3", "too-little-value")
    assert refused(game, "2 redeem 1c:6 1c:6 for symbol number") == ("E-B3", "not-your-tokens")
    after, events = told(game, "2 redeem 1c:6 3c:4 3m:2 for symbol number")
    assert (after.symbols[2], after.numbers[2]) == (("blue",), (17,))
    assert (after.reserve[2], after.discard) == (("4m:1",), ("1c:6", "3c:4", "3m:2"))
    assert events[0].facts == {"tokens": ["1c:6", "3c:4", "3m:2"], "symbols": 1, "numbers": 1}
    assert events[0].secret == {2: {"cards": ["blue", "17"]}}
    assert play(game, "2 redeem 1c:6 3c:4 3m:2 for symbol symbol").symbols[2] == ("green", "blue")
    assert play(game, "2 redeem 1c:6 3c:4 3m:2 for number number").numbers[2] == (17, 18)


def test_E_B3_the_excess_is_lost_and_the_owner_chooses() -> None:
    game = expedition(held=["1c:6 1c:6 2c:5 2c:5"])
    after = play(game, "0 redeem 1c:6 1c:6 2c:5 for symbol symbol")
    assert (after.reserve[0], len(after.symbols[0])) == (("2c:5",), 2)


def test_E_B3_the_other_deck_serves_when_one_runs_short() -> None:
    game = expedition(held=["1c:6 1c:6"], symbol_deck="blue", number_deck=[17])
    ask = "0 redeem 1c:6 1c:6 for {}"
    short = changed(game, SYMBOL_COUNT=1)
    after = play(short, ask.format("symbol symbol"))
    assert (after.symbols[0], after.numbers[0]) == (("blue",), (17,))
    short = changed(game, NUMBER_COUNT=0)
    assert play(short, ask.format("number number")).symbols[0] == ("red", "blue")
    empty = changed(game, NUMBER_COUNT=0, SYMBOL_COUNT=1)
    after, events = told(empty, ask.format("number number"))
    assert after.symbols[0] == ("blue",), "the second card is lost"
    assert events[0].facts["symbols"] + events[0].facts["numbers"] == 1


def test_E_B3_the_discard_is_shuffled_into_two_piles_when_both_are_empty() -> None:
    held = " ".join(HOUSE_BOX.reserve_names[5:])
    later = {"reserve/2": [3, 0, 4, 1, 2]}
    game = expedition(held=["", held], piles=("", ""), later=later)
    assert (game.piles, len(game.discard)) == ((0, 0), 5)
    after, events = told(game, "0 flip 1 2")
    assert kinds(events) == ["restock", "flip"]
    assert after.up == ("2c:5", "1c:6"), "tokens 3 and 1 lay on top of piles of three and two"
    assert (after.piles, after.discard) == ((2, 1), ())
    assert after.orders["reserve/2"] == (3, 0, 4, 1, 2)


def test_E_B3_the_last_token_is_turned_up_before_the_discard_is_shuffled() -> None:
    held = " ".join(HOUSE_BOX.reserve_names[2:])
    game = expedition(held=["", held], piles=("", "1c:6"), later={"reserve/2": [1]})
    assert [str(move) for move in game.legal_moves(0)][:1] == ["flip 2 1"]
    assert refused(game, "0 flip 1 2") == ("E-A1", "pile-empty")
    assert refused(game, "0 flip 2 2") == ("E-A1", "pile-empty")
    after = play(game, "0 flip 2 1", "0 refuse")
    assert after.piles == (1, 1), "each went back under the pile it came from"


# A turn: the reserve


def test_E_A1_two_tokens_from_one_pile_or_from_both() -> None:
    game = expedition(piles=("1c:6 2c:5", "4m:1 3m:2"))
    assert [str(move) for move in game.legal_moves(0)][:3] == ["flip 1 1", "flip 1 2", "flip 2 2"]
    assert play(game, "0 flip 1 1").up == ("1c:6", "2c:5")
    assert play(game, "0 flip 1 2").up == ("1c:6", "4m:1")
    assert play(game, "0 flip 2 1").up == ("4m:1", "1c:6")
    assert play(game, "0 flip 2 2").up == ("4m:1", "3m:2")
    one = expedition(piles=("1c:6", "4m:1 3m:2"))
    assert refused(one, "0 flip 1 1") == ("E-A1", "pile-empty")


def test_E_A1_the_reserve_action_is_compulsory_and_comes_first() -> None:
    game = expedition(symbols=["red"])
    for text in ("0 move P0", "0 open", "0 end"):
        assert refused(game, text) == ("E-A1", "reserve-first")
    up = play(game, "0 flip 1 2")
    assert refused(up, "0 end") == ("E-A1", "reserve-first")
    assert refused(up, "0 flip 1 2") == ("E-A1", "already-flipped")
    assert refused(game, "1 flip 1 2") == ("E-S5", "not-your-turn")


def test_E_A2_offers_are_made_changed_and_withdrawn_at_will() -> None:
    game = play(expedition(symbols=["", "red"], numbers=[[], [17]], coins=(0, 9, 9)), "0 flip 1 2")
    game = play(game, "1 offer A 3c 1m red 17", "1 offer B 2c", "2 offer A 4c")
    assert [(offer.token, offer.seat) for offer in game.view(0).offers] == [("A", 1), ("A", 2), ("B", 1)]
    raised, events = told(game, "2 offer A 5c")
    assert events[0].kind == "change"
    assert str(raised.offer(2, "A")) == "5c"
    assert str(play(raised, "2 offer A 1c").offer(2, "A")) == "1c", "lowered"
    assert play(game, "1 withdraw A").offer(1, "A") is None
    assert refused(game, "2 withdraw B") == ("E-A2", "no-offer-of-yours")
    assert refused(game, "2 offer A 4c") == ("E-A2", "offer-unchanged")
    assert refused(game, "0 offer A 1m") == ("E-A2", "own-tokens")
    assert refused(expedition(), "1 offer A 1c") == ("E-A2", "nothing-up")


def test_E_A2_the_others_are_invited_and_the_seller_is_awaited() -> None:
    game = expedition(coins=(9, 9, 0), steps=(2, 2, 0))
    assert game.awaited() == {0} and not game.invited()
    up = play(game, "0 flip 1 2")
    assert up.awaited() == {0}
    assert up.invited() == {1}, "the third has nothing to offer"


def test_E_A3_the_later_of_two_equal_offers_is_rejected() -> None:
    game = play(expedition(), "0 flip 1 2", "1 offer A 3c 1m")
    assert refused(game, "2 offer A 3c 1m") == ("E-A3", "same-offer")
    assert play(game, "2 offer B 3c 1m").offer(2, "B"), "for the other token it may be the same"
    assert play(game, "2 offer A 3c").offer(2, "A")
    assert play(game, "1 withdraw A", "2 offer A 3c 1m").offer(2, "A")


def test_E_A3_equal_means_the_same_colours_and_numbers() -> None:
    game = expedition(symbols=["", "red", "red green"], numbers=[[], [5], [6]])
    game = play(game, "0 flip 1 2", "1 offer A red 5")
    assert play(game, "2 offer A red 6").offer(2, "A"), "another number card is another offer"
    game = play(game, "1 offer A red")
    assert refused(game, "2 offer A red") == ("E-A3", "same-offer")
    assert play(game, "2 offer A green").offer(2, "A")


def test_E_A4_the_seller_gets_the_price_and_keeps_the_other_token() -> None:
    game = expedition(symbols=["", "red"], numbers=[[], [17]], piles=("1c:6 2c:5", ""), coins=(0, 5, 5))
    game = play(game, "0 flip 1 1", "1 offer A 3c 1m red 17", "2 offer B 5c")
    after, events = told(game, "0 accept A yellow")
    assert (after.symbols[0], after.numbers[0]) == (("red",), (17,))
    assert (after.reserve[0], after.reserve[1]) == (("2c:5",), ("1c:6",))
    assert (after.coins, after.steps) == ((3 + 2, 2 + 1, 5), (3, 1, 2))
    assert after.phase == "walk"
    assert after.view(2).offers == ()
    assert the("sale", events).facts == {
        "buyer": 1,
        "token": "A",
        "name": "1c:6",
        "kept": "2c:5",
        "price": ["3c", "1m", "red", "17"],
    }


def test_E_A4_only_a_standing_offer_can_be_accepted_and_only_once() -> None:
    game = play(expedition(), "0 flip 1 2", "1 offer A 3c", "2 offer B 3c")
    assert refused(game, "0 accept B yellow") == ("E-A4", "no-such-offer")
    assert refused(game, "0 accept A blue") == ("E-A4", "no-such-offer"), "nobody is blue here"
    assert refused(game, "1 accept A yellow") == ("E-S5", "not-your-turn")
    after = play(game, "0 accept A yellow")
    assert refused(after, "0 accept B green") == ("E-A4", "nothing-up"), "never both"


def test_E_A4_a_seller_who_names_the_price_sells_for_no_other() -> None:
    game = play(expedition(), "0 flip 1 2", "1 offer A 9c")
    assert Move.parse("accept A yellow 9c") in game.legal_moves(0), "listed with its price"
    lowered = play(game, "1 offer A 1c")
    assert refused(lowered, "0 accept A yellow 9c") == ("E-A4", "offer-changed")
    with pytest.raises(IllegalMove) as caught:
        lowered.play(0, Move.parse("accept A yellow 9c"))
    assert caught.value.facts == {"token": "A", "buyer": 1, "price": ["1c"]}, "what is offered now"
    assert play(lowered, "0 accept A yellow 1c").coins[0] == 21
    assert play(lowered, "0 accept A yellow").coins[0] == 21, "as older records have it"


def test_E_A2_moves_that_answer_a_scene_mean_the_same_in_all_of_it() -> None:
    """What others do in the same part of a turn changes nothing about them; offers and refusals answer their own."""
    game = play(expedition(), "0 flip 1 2", "1 offer A 3c")
    assert game.scene() == play(game, "2 offer B 2c", "1 buy move").scene()
    assert game.scene() != play(game, "0 refuse").scene()
    sorts = {
        "seen": ("refuse", "accept A blue"),
        "scene": ("offer A 3c", "withdraw A", "accept A blue 3c", "flip 1 2", "move P0", "open", "end", "duel 17"),
        "game": ("buy move", "redeem 1c:6 1c:6 for symbol symbol"),
    }
    for answers, moves in sorts.items():
        for text in moves:
            assert Move.parse(text).answers == answers, text


def test_E_A2_a_bidder_is_concerned_when_somebody_offers_something_more() -> None:
    start = expedition(numbers=[[], [], [17]])
    up = play(start, "0 flip 1 2")
    assert up.concerned(start) == up.invited() == {1, 2}, "everybody, when tokens come up"
    bid = play(up, "1 offer A 3c")
    assert bid.concerned(up) == frozenset(), "one's own offer, and nobody else has one"
    for text, concerned in (
        ("2 offer A 4c", {1}),
        ("2 offer A 2c 17", {1}),
        ("2 offer A 2c", set()),
        ("2 offer B 9c", set()),
        ("2 buy move", set()),
    ):
        assert play(bid, text).concerned(bid) == concerned, text
    beaten = play(bid, "2 offer A 4c")
    assert play(beaten, "2 withdraw A").concerned(beaten) == frozenset()
    assert play(beaten, "2 offer A 1c").concerned(beaten) == frozenset(), "a lowered offer outbids nobody"


def test_E_A5_refusing_all_puts_the_tokens_under_their_piles_for_two_coins() -> None:
    game = expedition(piles=("1c:6 2c:5", "4m:1 3m:2"), coins=(7, 9, 9))
    after = play(game, "0 flip 1 2", "1 offer A 3c", "0 refuse")
    assert (after.coins[0], after.up, after.view(1).offers) == (9, (), ())
    assert after.view(None).memory is not None
    assert after.view(None).memory.piles_under == (("1c:6",), ("4m:1",))  # type: ignore[union-attr]
    again = play(changed(after, PHASE=layout.RESERVE), "0 flip 1 1")
    assert again.up == ("2c:5", "1c:6")
    assert refused(after, "0 refuse") == ("E-A5", "nothing-up")


def test_E_A6_first_the_seller_then_the_buyer_takes_what_his_token_shows() -> None:
    game = expedition(piles=("1s:2 1s:3", ""), symbol_deck="blue green", coins=(0, 5, 0))
    after, events = told(game, "0 flip 1 1", "1 offer A 1c", "0 accept A yellow")
    assert (after.symbols[0], after.symbols[1]) == (("blue",), ("green",)), "the seller drew first"
    incomes = [event for event in events if event.kind == "income"]
    assert [(event.seat, event.facts["pays"], event.facts["count"]) for event in incomes] == [
        (0, "symbol", 1),
        (1, "symbol", 1),
    ]
    assert [event.secret for event in incomes] == [{0: {"cards": ["blue"]}}, {1: {"cards": ["green"]}}]
    assert (after.reserve[0], after.reserve[1]) == (("1s:3",), ("1s:2",)), "face up before their owners"


@pytest.mark.parametrize(
    ("token", "gain"),
    [("4c:3", (4, 0, 0, 0)), ("3m:2", (0, 3, 0, 0)), ("1s:4", (0, 0, 1, 0)), ("1n:4", (0, 0, 0, 1))],
)
def test_E_A6_each_kind_of_token_pays(token: str, gain: tuple[int, int, int, int]) -> None:
    game = expedition(piles=(f"{token} 1c:6", ""))
    after = play(game, "0 flip 1 1", "1 offer B 1c", "0 accept B yellow")
    coins, steps, symbols, numbers = gain
    assert after.coins[0] == 20 + 1 + coins
    assert after.steps[0] == 2 + steps
    assert (len(after.symbols[0]), len(after.numbers[0])) == (symbols, numbers)


def test_E_A6_an_empty_deck_pays_nothing() -> None:
    game = expedition(piles=("1s:2 1n:2", ""), SYMBOL_COUNT=0, NUMBER_COUNT=0)
    after, events = told(game, "0 flip 1 1", "1 offer A 1c", "0 accept A yellow")
    assert (after.symbols[1], after.numbers[0]) == ((), ())
    assert [event.facts["count"] for event in events if event.kind == "income"] == [0, 0]


def test_E_A7_an_offer_holds_something_that_its_maker_has() -> None:
    game = play(expedition(symbols=["", "red"], numbers=[[], [17], [18]], coins=(0, 3, 3)), "0 flip 1 2")
    assert refused(game, "1 offer A") == ("E-A7", "empty-offer")
    for price in ("4c", "3m", "blue", "red red", "18"):
        assert refused(game, f"1 offer A {price}") == ("E-A7", "not-yours-to-offer")
    assert play(game, "1 offer A 3c 2m red 17").offer(1, "A")


def test_E_A7_offered_cards_are_open_to_all() -> None:
    game = play(expedition(symbols=["", "red"], numbers=[[], [17]]), "0 flip 1 2", "1 offer A red 17")
    (offer,) = game.view(None).offers
    assert (offer.symbols, offer.numbers) == (("red",), (17,))


def test_E_A7_an_offer_that_cannot_be_paid_any_more_is_withdrawn_by_itself() -> None:
    game = play(expedition(coins=(0, 5, 5)), "0 flip 1 2", "1 offer A 3c", "1 offer B 1c", "2 offer A 5c")
    after, events = told(game, "1 buy symbol")
    assert (after.offer(1, "A"), str(after.offer(1, "B"))) == (None, "1c")
    assert (the("lapse", events).seat, the("lapse", events).facts["token"]) == (1, "A")
    assert str(after.offer(2, "A")) == "5c", "others' offers stand"


def test_E_A8_fewer_than_two_tokens_make_the_action_void_and_pay_two_coins() -> None:
    held = " ".join(HOUSE_BOX.reserve_names[1:])
    game = next_turn(expedition(held=["", held], piles=("1c:6", "")))
    assert (game.phase, game.coins[0]) == ("walk", 22)
    after, events = told(game, "0 end")
    assert (after.phase, after.coins[1]) == ("walk", 22)
    assert kinds(events) == ["end", "turn", "void"]
    assert the("void", events).facts["coins"] == 2


def test_E_A8_the_discard_counts_too() -> None:
    held = " ".join(HOUSE_BOX.reserve_names[2:])
    game = next_turn(expedition(held=["", held], piles=("1c:6", "")))
    assert (game.phase, len(game.discard)) == ("reserve", 1)


def test_E_A8_after_a_duel_the_void_action_is_told_with_its_own_coins() -> None:
    held = " ".join(HOUSE_BOX.reserve_names)
    game = expedition(symbols=["red"], held=["", "", held], piles=("", ""), PHASE=layout.WALK)
    after, events = told(game, "0 open", "0 duel pass", "2 duel pass", "1 duel pass")
    assert after.coins == (24, 26, 24)
    assert (the("void", events).seat, the("void", events).facts["coins"]) == (1, 2)


# A turn: moving and opening


def test_E_M1_a_step_to_a_neighbouring_square_costs_a_movement_token() -> None:
    game = expedition(steps=(3, 2, 2), PHASE=layout.WALK)
    after, events = told(game, "0 move P0 S1 Q1")
    assert (after.squares[0], after.steps[0]) == ("Q1", 0)
    assert events[0].facts == {"path": ["P0", "S1", "Q1"], "square": "Q1", "steps": 3}
    assert refused(game, "0 move S1") == ("E-M1", "not-neighbours")
    assert refused(game, "0 move P0 S1 P1 S2") == ("E-M1", "too-few-steps")
    assert refused(game, "0 move X9") == ("E-M1", "not-neighbours")


def test_E_M1_any_distance_shared_squares_and_opened_niches() -> None:
    game = expedition(steps=(6, 2, 2), PHASE=layout.WALK, EMPTY=1 << HOUSE_BOX.squares.index("P0"))
    there_and_back = play(game, "0 move P0 S1", "0 move P0 S0")
    assert (there_and_back.squares[0], there_and_back.steps[0]) == ("S0", 2)
    assert play(game, "0 move P0 S1").squares[:2] == ("S1", "S1")
    listed = [str(move) for move in game.legal_moves(0) if str(move).startswith("move")]
    assert len(listed) == 14, "six steps lead everywhere"


def test_E_N1_a_niche_opens_for_the_colours_of_its_square() -> None:
    game = expedition(symbols=["brown red yellow"], squares="P4", symbol_deck="blue", PHASE=layout.WALK)
    after, events = told(game, "0 open")
    assert after.symbols[0] == ("yellow",)
    assert after.symbol_deck[0] == "blue"
    assert after.symbol_deck[-2:] == ("brown", "red"), "under the deck, in the order of the square"
    assert events[0].facts["cards"] == ["brown", "red"]
    assert after.phase == "duel", "no move is needed before"


def test_E_N1_not_without_the_cards_nor_at_an_empty_niche() -> None:
    game = expedition(symbols=["red"], squares="P0", PHASE=layout.WALK)
    assert refused(game, "0 open") == ("E-N1", "cards-missing")
    gone = expedition(symbols=["red"], PHASE=layout.WALK, EMPTY=1)
    assert refused(gone, "0 open") == ("E-N1", "niche-empty")


def test_E_N1_one_niche_a_turn() -> None:
    game = expedition(symbols=["red red"], PHASE=layout.WALK)
    after = play(game, "0 open", "0 duel pass", "1 duel pass", "2 duel pass")
    assert (after.active, after.phase) == (1, "reserve")


def test_E_N2_the_token_is_turned_up_and_the_opener_advances_by_the_small_number() -> None:
    game = expedition(symbols=["red"], niches={"S0": "5/9"}, PHASE=layout.WALK)
    after, events = told(game, "0 open")
    assert (after.points, after.view(2).niches["S0"]) == ((5, 0, 0), "5/9")
    assert (events[0].facts["small"], events[0].facts["large"]) == (5, 9)
    assert the("advance", events).facts == {"points": 5, "doubled": 0, "total": 5}


# The duel


def opened(seats: int = 3, **position: object) -> Expedition:
    """A niche with the token 5/9, just opened by seat 0, where nobody else has points."""
    told_of = {"symbols": ["red"], "niches": {"S0": "5/9"}, "PHASE": layout.WALK, **position}
    return play(expedition(seats, **told_of), "0 open")  # type: ignore[arg-type]


def test_E_D1_choices_are_secret_until_all_are_locked() -> None:
    game = opened(numbers=[[9], [17, 3], [4]])
    assert refused(game, "1 duel 9") == ("E-D1", "card-not-held")
    one, events = told(game, "1 duel 17")
    assert events[0].facts == {} and events[0].secret == {}
    assert one.view(0) == play(game, "1 duel 3").view(0) == play(game, "1 duel pass").view(0)
    assert one.view(1).duel.own == 17  # type: ignore[union-attr]
    assert play(game, "1 duel pass").view(1).duel.own == 0  # type: ignore[union-attr]
    assert one.view(None).duel.locked == (False, True, False)  # type: ignore[union-attr]
    assert refused(one, "1 duel 3") == ("E-D1", "already-locked")
    assert one.awaited() == {0, 2}
    _, events = told(one, "0 duel 9", "2 duel 4")
    assert [event.facts["card"] for event in events if event.kind == "reveal"] == [9, 17, 4]


def test_E_D1_the_duel_comes_before_anything_else() -> None:
    game = opened()
    for text in ("0 end", "0 open", "0 move P0", "0 refuse", "1 flip 1 2"):
        assert refused(game, text) == ("E-D1", "duel-first")
    assert refused(expedition(), "0 duel pass") == ("E-D1", "no-duel")


def test_E_D2_the_highest_number_pays_its_coins_and_advances_by_the_large_number() -> None:
    game = opened(numbers=[[9], [17], [4]], coins=(10, 10, 10))
    after, events = told(game, "0 duel 9", "1 duel 17", "2 duel 4")
    assert (after.points, after.coins[1]) == ((5, 9, 0), 7)
    assert (the("pay", events).seat, the("pay", events).facts) == (1, {"card": 17, "coins": 3})


def test_E_D2_who_cannot_pay_loses_the_right_to_the_next_who_can() -> None:
    game = opened(numbers=[[9], [30], [4]], coins=(2, 4, 10))
    after, events = told(game, "0 duel 9", "1 duel 30", "2 duel 4")
    assert (after.points, after.coins) == ((5 + 9, 0, 0), (0, 4, 11))
    assert the("cannot-pay", events).seat == 1
    assert the("pay", events).seat == 0


def test_E_D2_if_none_can_pay_nobody_advances() -> None:
    game = opened(numbers=[[9], [30], []], coins=(0, 0, 0))
    after, events = told(game, "0 duel 9", "1 duel 30", "2 duel pass")
    assert after.points == (5, 0, 0)
    assert "pay" not in kinds(events)
    assert [event.seat for event in events if event.kind == "cannot-pay"] == [1, 0]
    assert the("find", events).seat == 0, "the lowest still finds"


def test_E_D3_the_lowest_number_gets_the_token_and_the_coins_on_the_card() -> None:
    game = opened(numbers=[[9], [17], [14]], coins=(10, 10, 10))
    after, events = told(game, "0 duel 9", "1 duel 17", "2 duel 14")
    assert (after.view(0).discoveries, after.coins) == ((("5/9",), (), ()), (12, 7, 10))
    assert the("find", events).facts == {"card": 9, "discovery": "5/9", "coins": 2}
    assert "S0" not in after.niches


def test_E_D4_passing_pays_four_coins_and_keeps_the_pass_card() -> None:
    game = opened(numbers=[[9], [17], []], coins=(10, 10, 10))
    after, events = told(game, "0 duel 9", "1 duel 17", "2 duel pass")
    assert (after.coins[2], after.points[2]) == (14, 0)
    assert (the("pass", events).seat, the("pass", events).facts) == (2, {"coins": 4})


def test_E_D5_a_single_number_gets_both_and_neither_pays_nor_receives() -> None:
    game = opened(numbers=[[], [30], []], coins=(0, 0, 0))
    after, events = told(game, "0 duel pass", "1 duel 30", "2 duel pass")
    assert (after.points, after.coins) == ((5, 9, 0), (4, 0, 4))
    assert after.view(0).discoveries[1] == ("5/9",)
    assert the("alone", events).facts == {"card": 30, "discovery": "5/9"}


def test_E_D6_all_pass_the_token_stays_and_can_be_opened_again() -> None:
    game = opened(symbols=["red red"], coins=(10, 10, 10))
    after, events = told(game, "0 duel pass", "1 duel pass", "2 duel pass")
    assert (after.coins, after.points, after.at(layout.AWARDED)) == ((14, 14, 14), (5, 0, 0), 0)
    assert after.view(1).niches["S0"] == "5/9"
    assert events[-2].kind == "token-stays"
    again = play(changed(after, ACTIVE=0, PHASE=layout.WALK), "0 open")
    assert (again.points[0], again.symbols[0]) == (10, ()), "at the same price, for the small number again"


def test_E_D6_table_option_the_token_leaves_and_counts_as_awarded() -> None:
    game = opened(options={"all_pass": "leaves"}, AWARDED=12)
    after, events = told(game, "0 duel pass", "1 duel pass", "2 duel pass")
    assert "token-leaves" in kinds(events)
    assert (after.ended, after.at(layout.AWARDED), "S0" in after.niches) == ("discoveries", 13, False)
    assert after.view(0).discoveries == ((), (), ())


def test_E_D7_the_cards_played_are_shuffled_under_the_number_deck() -> None:
    game = opened(numbers=[[9], [17, 2], [4]], later={"duel 1/numbers": [17, 4, 9]})
    after = play(game, "0 duel 9", "1 duel 17", "2 duel 4")
    assert after.number_deck[-3:] == (17, 4, 9)
    assert after.numbers == ((), (2,), ())
    assert after.orders["duel 1/numbers"] == (17, 4, 9)


def test_E_D8_what_one_can_pay_is_judged_before_any_income_of_the_duel() -> None:
    game = opened(numbers=[[9], [14], []], coins=(0, 2, 0))
    after = play(game, "0 duel 9", "1 duel 14", "2 duel pass")
    assert after.points == (5, 0, 0), "the coins on the lowest card come too late to pay with them"
    assert after.coins == (2, 2, 4)


def test_E_D8_the_lowest_may_be_the_payer_too_and_a_card_that_failed_is_lost() -> None:
    game = opened(numbers=[[9], [30], [25]], coins=(2, 4, 4), later={"duel 1/numbers": [25, 30, 9]})
    after = play(game, "0 duel 9", "1 duel 30", "2 duel 25")
    assert (after.points[0], after.coins[0], after.view(0).discoveries[0]) == (14, 2, ("5/9",))
    assert after.numbers == ((), (), ())


# The Buddha


def test_E_H1_who_is_alone_last_gets_it_and_scores_double() -> None:
    game = expedition(symbols=["red"], niches={"S0": "5/9"}, PHASE=layout.WALK, POINTS=[2, 0, 30])
    after, events = told(game, "0 open")
    assert after.buddha == 1
    assert the("buddha", events).seat == 1
    holder = expedition(symbols=["red"], niches={"S0": "5/9"}, PHASE=layout.WALK, POINTS=[2, 20, 30], BUDDHA=0)
    after, events = told(holder, "0 open")
    assert after.points[0] == 12
    assert the("advance", events).facts == {"points": 10, "doubled": 1, "total": 12}


def test_E_H1_coins_are_not_doubled() -> None:
    game = opened(numbers=[[9], [17], []], coins=(10, 10, 10), POINTS=[40, 20, 30], BUDDHA=1)
    after = play(game, "0 duel 9", "1 duel 17", "2 duel pass")
    assert (after.points[1], after.coins[1]) == (20 + 18, 7)


def test_E_H2_it_is_kept_while_level_with_the_next() -> None:
    game = expedition(symbols=["red"], niches={"S0": "5/9"}, PHASE=layout.WALK, POINTS=[2, 12, 30], BUDDHA=0)
    after, events = told(game, "0 open")
    assert (after.points, after.buddha) == ((12, 12, 30), 0)
    assert "buddha" not in kinds(events)


def test_E_H2_overtaking_passes_it_to_who_is_then_last() -> None:
    game = expedition(symbols=["red"], niches={"S0": "5/9"}, PHASE=layout.WALK, POINTS=[2, 11, 30], BUDDHA=0)
    assert play(game, "0 open").buddha == 1


def test_E_H2_several_last_together_put_it_back_beside_the_board() -> None:
    game = expedition(symbols=["red"], niches={"S0": "5/9"}, PHASE=layout.WALK, POINTS=[2, 4, 4], BUDDHA=0)
    after, events = told(game, "0 open")
    assert after.buddha is None
    assert the("buddha-rests", events).seat is None


def test_E_H3_a_gain_is_doubled_whole_and_the_two_numbers_are_two_gains() -> None:
    game = opened(numbers=[[9], [8], []], POINTS=[2, 11, 30], BUDDHA=0)
    assert (game.points, game.buddha) == ((12, 11, 30), 1)
    after = play(game, "0 duel 9", "1 duel 8", "2 duel pass")
    assert after.points[0] == 12 + 9, "the Buddha had moved between the small and the large number"


# The end


def test_E_Z1_thirteen_awarded_tokens_end_the_game_after_that_duel() -> None:
    game = opened(numbers=[[9], [17], []], AWARDED=12)
    assert game.outcome() is None
    after, events = told(game, "0 duel 9", "1 duel 17", "2 duel pass")
    assert (after.ended, after.phase) == ("discoveries", "over")
    assert kinds(events)[-1] == "game-end"
    outcome = after.outcome()
    assert outcome is not None and outcome.reason == "discoveries"
    assert after.legal_moves(0) == () and after.may_act() == after.awaited() == frozenset()
    assert refused(after, "0 end") == ("E-Z1", "game-over")


def ending(found: list[int], points: list[int], **position: object) -> Expedition:
    """The end of a quiet game with these discoveries and points."""
    here = {"FOUND": found, "POINTS": points, "QUIET": 5 * len(found) - 1, "PHASE": layout.WALK, **position}
    return play(expedition(len(found), **here), "0 end")  # type: ignore[arg-type]


def test_E_Z2_most_discoveries_gain_twelve_and_fewest_lose_six() -> None:
    assert ending([0b111, 0b1000, 0b110000], [10, 10, 10]).points == (22, 4, 10)


def test_E_Z2_both_are_divided_among_those_tied_and_round_toward_zero() -> None:
    assert ending([0b1, 0b10, 0b100, 0b1000, 0], [0] * 5).points == (3, 3, 3, 3, -6)
    assert ending([0b1, 0, 0, 0, 0], [0] * 5).points == (12, -1, -1, -1, -1)
    assert ending([0] * 5, [0] * 5).points == (1,) * 5, "12 by five is 2, 6 by five is 1; all equal: both apply"


def test_E_Z2_the_buddha_does_not_count_here() -> None:
    after = ending([0b111, 0b1000, 0b110000], [1, 10, 10], BUDDHA=0)
    assert (after.points[0], after.view(0).bonuses) == (13, (12, -6, 0))


def test_E_Z3_most_points_win() -> None:
    after = ending([0b1, 0b10, 0b100], [3, 9, 5])
    assert after.outcome().winners == (1,)  # type: ignore[union-attr]


def test_E_Z3_a_tie_goes_to_the_highest_number_card_in_hand() -> None:
    after = ending([0b1, 0b10, 0b100], [9, 9, 5], numbers=[[20], [3, 21], [30]])
    assert after.outcome().winners == (1,)  # type: ignore[union-attr]
    shared = ending([0b1, 0b10, 0b100], [9, 9, 5])
    assert shared.outcome().winners == (0, 1)  # type: ignore[union-attr]
    for game, decided in ((after, "card"), (shared, "nothing")):
        again = changed(game, PHASE=layout.WALK, ENDED=0, QUIET=14, BONUS=[0, 0, 0])
        assert told(again, "0 end")[1][-1].facts["decided"] == decided


def test_E_Z4_five_rounds_of_the_table_without_an_opening_end_the_game() -> None:
    game = expedition(4, PHASE=layout.WALK)
    for turn in range(20):
        assert game.ended is None
        game = changed(game, PHASE=layout.WALK)
        game = play(game, f"{turn % 4} end")
    assert game.outcome().reason == "quiet"  # type: ignore[union-attr]
    assert refused(game, "0 end") == ("E-Z4", "game-over")


def test_E_Z4_an_opening_starts_the_count_again() -> None:
    game = expedition(symbols=["red"], PHASE=layout.WALK, QUIET=14)
    after = play(game, "0 open", "0 duel pass", "1 duel pass", "2 duel pass")
    assert (after.ended, after.view(0).quiet) == (None, 0)


# Who may know what


def test_E_K1_what_is_public_and_what_is_not() -> None:
    game = start(3)
    for watcher in (0, 1, None):
        view = game.view(watcher)
        assert (view.coins, view.steps, view.symbol_counts, view.number_counts) == (
            game.coins,
            game.steps,
            (1, 1, 1),
            (2, 2, 2),
        )
        assert view.symbols == (None if watcher is None else game.symbols[watcher])
        assert view.numbers == (None if watcher is None else game.numbers[watcher])


def test_E_K1_symbol_cards_shown_for_an_opening_were_seen_by_all() -> None:
    game = opened(symbols=["red", "green"])
    memory = game.view(None).memory
    assert memory is not None
    assert memory.symbols_under == ("red",)
    assert memory.unseen_symbols.count("red") == 3
    empty_but_one = changed(game, SYMBOL_COUNT=1, SYMBOL_DECK=[0])
    known = play(empty_but_one, "2 buy symbol").view(0).memory
    assert known is not None and known.symbols == ((), (), ("red",)), "all saw which card that was"


def test_E_K1_number_cards_revealed_in_a_duel_were_seen_by_all() -> None:
    game = opened(numbers=[[9], [17], [4, 5]])
    game = play(game, "0 duel 9", "1 duel 17", "2 duel 4")
    memory = game.view(None).memory
    assert memory is not None
    first, returned = memory.batches
    assert (returned.cards, returned.deck, returned.drawn) == ((4, 9, 17), 3, (0, 0, 0))
    assert (len(first.cards), first.deck, first.drawn) == (27, 26, (0, 0, 1))


def test_E_K1_what_remains_is_concluded() -> None:
    game = opened(numbers=[[9], [17], [4]], later={"duel 1/numbers": [4, 9, 17]})
    game = play(game, "0 duel 9", "1 duel 17", "2 duel 4")
    last = changed(
        game, NUMBER_COUNT=3, NUMBER_DECK=[4, 9, 17], BATCH_LEFT=[0, 3], BATCH_CARDS=[0, 1 << 4 | 1 << 9 | 1 << 17]
    )
    one = play(last, "0 buy number", "1 buy number")
    memory = one.view(None).memory
    assert memory is not None
    assert (memory.batches[0].deck, memory.batches[0].drawn, memory.numbers) == (1, (1, 1, 0), ((), (), ()))
    two = changed(play(one, "2 buy number"), PHASE=layout.OFFERS, UP=[0, 1])
    shown = play(two, "2 offer A 17", "0 offer A 4").view(None).memory
    assert shown is not None
    assert (shown.numbers, shown.batches) == (((4,), (9,), (17,)), ()), "so the third must have the 9"


def test_E_K1_an_offer_shows_its_cards_for_good() -> None:
    game = play(expedition(symbols=["", "red red"], numbers=[[], [17]]), "0 flip 1 2")
    game = play(game, "1 offer A red 17", "1 offer B red", "1 withdraw A", "1 withdraw B")
    memory = game.view(2).memory
    assert memory is not None
    assert (memory.symbols[1], memory.numbers[1]) == (("red",), (17,)), "one red card was shown twice"


def test_E_K1_after_the_end_everything_is_open() -> None:
    after = ending([0b1, 0b10, 0b100], [3, 9, 5], numbers=[[20], [3, 21], [30]], symbols=["red", "", "blue"])
    view = after.view(None)
    assert view.hands == ((("red",), (20,)), ((), (3, 21)), (("blue",), (30,)))
    assert view.hidden_niches == after.niches


def test_the_amounts_of_another_box_are_played() -> None:
    text = box_with(("symbol = 3\n", "symbol = 4\n"), ("passing = 4", "passing = 7"), ("S0-Q0", "S0-Q3"))
    game = expedition(symbols=["red"], coins=(4, 3, 3), options={"components": text}, PHASE=layout.WALK)
    assert play(game, "0 buy symbol").coins[0] == 0
    assert play(game, "0 move Q3").squares[0] == "Q3"
    assert play(game, "0 open", "0 duel pass", "1 duel pass", "2 duel pass").coins == (11, 10, 10)


def test_the_list_of_redemptions_is_bounded() -> None:
    """Where tokens worth 40 are asked for there are thousands of ways; 128 of them are listed."""
    text = box_with(("redemption = 12", "redemption = 40"))
    game = expedition(held=[" ".join(HOUSE_BOX.reserve_names)], options={"components": text})
    redemptions = [move for move in game.legal_moves(0) if isinstance(move, Redeem)]
    assert len(redemptions) == len(set(redemptions)) == 3 * REDEMPTIONS
    assert play(game, f"0 {redemptions[-1]}").discard == redemptions[-1].tokens
