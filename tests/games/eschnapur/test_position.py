"""A position in one line, printed, parsed and played on; a view's line, moves and drawing tell no more than it may."""

import itertools
import random

import pytest
from tests.games.eschnapur.positions import BARE, expedition
from tests.games.eschnapur.test_secrecy import watched
from tests.games.eschnapur.wandering import choose, wander

from serai.games.compiled import INTERPRETED
from serai.games.contract import IllegalMove, NotationError
from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Move, Options, layout
from serai.games.eschnapur.codec import token_set
from serai.games.eschnapur.components import components_of

SEEDS = range(4 if INTERPRETED else 12)
EVERY = 9 if INTERPRETED else 5
"""Of each game only some positions are looked at."""


def start() -> str:
    """The text of a fresh game of three."""
    game, _ = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
    return game.text()


def same(game: Expedition, again: Expedition) -> None:
    """Nothing but the history may tell two games apart."""
    assert again.text() == game.text()
    assert again.options == game.options
    for watcher in (None, *range(game.seats)):
        assert again.view(watcher) == game.view(watcher)
    for seat in range(game.seats):
        assert again.legal_moves(seat) == game.legal_moves(seat)
    assert (again.awaited(), again.outcome()) == (game.awaited(), game.outcome())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_read_back_at_every_move(seed: int) -> None:
    for game, _, _, after in itertools.islice(wander(seed), seed % EVERY, None, EVERY):
        same(game, Expedition.from_text(game.text()))
        if after.ended:
            same(after, Expedition.from_text(after.text()))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_played_on_from_its_text_with_the_same_dealing(seed: int) -> None:
    chance = random.Random(seed)
    steps = list(wander(seed))
    game = steps[chance.randrange(len(steps))][0]
    again = Expedition.from_text(game.text(), Dealing.seeded(f"wander {seed}"))
    while not game.ended:
        seat = chance.choice(sorted(game.awaited()))
        move = choose(game, seat, chance)
        (game, events), (again, told) = game.play(seat, move), again.play(seat, move)
        assert told == events
        assert again.text() == game.text()


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_last_position_of_a_game_is_read_back(seed: int) -> None:
    *_, (_, _, _, end) = wander(seed)
    same(end, Expedition.from_text(end.text()))
    assert end.text().split(" ")[1].split("@")[0] == end.ended
    assert end.round_results() == (end.points,)
    drawn = end.view(0).drawing().split("\n")
    assert max(map(len, drawn)) <= 80
    assert drawn[-1] == f"won by    seat {' '.join(map(str, end.winners()))}"
    shown = end.view(None).text().split(" ")
    assert "?" not in "".join(shown[3 : 4 + end.seats]), "at the end all hands and niches are open"


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_views_text_moves_and_drawing_do_not_tell_what_is_hidden(seed: int) -> None:
    for game, _, _, watcher, other in watched(seed):
        mine, theirs = game.view(watcher), other.view(watcher)
        assert mine.text() == theirs.text()
        assert mine.forgetful().text() == theirs.forgetful().text()
        assert mine.drawing() == theirs.drawing()
        if watcher == game.active:
            assert mine.legal_moves() == theirs.legal_moves()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_lists_the_moves_of_its_seat(seed: int) -> None:
    for game, _, _, _ in itertools.islice(wander(seed), seed % EVERY, None, 2 * EVERY):
        for seat in range(game.seats):
            assert game.view(seat).legal_moves() == game.legal_moves(seat)
            assert game.view(seat).forgetful().legal_moves() == game.legal_moves(seat)
        assert game.view(None).legal_moves() == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawing_fits_a_terminal(seed: int) -> None:
    for game, seat, _, after in itertools.islice(wander(seed), 0, None, EVERY):
        for view in (game.view(seat), after.view(None).forgetful()):
            assert max(map(len, view.drawing().split("\n"))) <= 80


def test_an_illegal_move_names_move_and_position_as_its_mover_sees_it() -> None:
    game = expedition(symbols=("red", "blue"), numbers=((4,), (17, 22)), options={"components": BARE})
    with pytest.raises(IllegalMove) as caught:
        game.play(0, Move.parse("duel 17"))
    assert str(caught.value) == (f"illegal move: duel 17 in {game.view(0).text()}: E-D1 refuses this move: no duel")
    assert "17" not in game.view(0).text().split(" ")[4]
    assert "B" not in game.view(0).text().split(" ")[4].split(";")[5]
    assert (caught.value.clause, caught.value.reason, caught.value.facts) == ("E-D1", "no-duel", {})


def test_a_box_of_ones_own_is_named_by_its_digest() -> None:
    game = expedition(symbols=("red", "blue"), numbers=((4,), (17, 22)))
    same(game, Expedition.from_text(game.text(), components=BARE))
    with pytest.raises(NotationError, match="another components file"):
        Expedition.from_text(game.text())
    with pytest.raises(NotationError, match="another components file"):
        Expedition.from_text(start(), components=BARE)


def test_a_token_that_is_not_in_the_box_is_refused() -> None:
    assert token_set(["a", "a"], ("b", "a", "a")) == 0b110
    with pytest.raises(ValueError, match="no token 'a'"):
        token_set(["a", "a", "a"], ("b", "a", "a"))


def offered() -> str:
    """The text of a game with tokens up and an offer."""
    game, _ = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
    game, _ = game.play(game.active, Move.parse("flip 1 2"))
    game, _ = game.play((game.active + 1) % 3, Move.parse("offer A 3c"))
    return game.text()


FIELDS = {
    "options": ("0/unlimited/stays/18", "1-5/unlimited/stays/x", "1-5/unlimited/stays/40", "1-5/unlimited"),
    "phase": ("reserve", "reserve@3", "sleep@0", "over@x"),
    "counters": ("0/1/0/0/0/0", "3/1/0/0/0/0/0", "0/1/0/0/0/0/-1"),
    "seat": (
        "R",
        "X;S0;0;20;2;.Y;.5,9;-;-;-",
        "R!;S0;0;20;2;.Y;.5,9;-;-;-",
        "R;Z9;0;20;2;.Y;.5,9;-;-;-",
        "R;S0;0;20;2;.Y;.5,31;-;-;-",
        "R;S0;0;20;2;.Y;.5,9;9c:9;-;-",
        "R;S0;0;20;2;.Y;.5,9;-;-;30",
        "Y;S0;0;20;2;.Y;.5,9;-;-;-",
        "R;S0;-2;20;2;.YYYYY;.5;-;-;pass",
    ),
}


@pytest.mark.parametrize(("at", "word"), [(at, word) for at, words in enumerate(FIELDS.values()) for word in words])
def test_a_field_that_cannot_be_read_is_refused(at: int, word: str) -> None:
    words = start().split(" ")
    words[at] = word
    with pytest.raises(NotationError, match="is not a whole position of Eschnapur"):
        Expedition.from_text(" ".join(words))


@pytest.mark.parametrize(
    ("at", "word", "why"),
    [
        (6, "-", "the niches cannot be read"),
        (7, "-", "two tokens are up while offers are made"),
        (8, "A0=99c", "seat 0 cannot offer 99c now"),
        (8, "A0=nothing", "the offers cannot be read"),
        (9, "RRRR.", "the symbol cards are not those of the box"),
        (10, "1,2", "the number cards are not 1 to 30"),
        (10, "1|2", "the decks cannot be read"),
        (11, ".|.", "reserve tokens are not the 35"),
        (12, "?2", "it is a view"),
        (12, "- -  - - - -", "fields are not those of 3 to 5 seats"),
    ],
)
def test_what_does_not_make_a_whole_is_refused(at: int, word: str, why: str) -> None:
    words = offered().split(" ")
    words[at] = word
    with pytest.raises(NotationError, match=why):
        Expedition.from_text(" ".join(words))


def test_offers_stand_only_while_tokens_are_up() -> None:
    words = start().split(" ")
    words[8] = "A0=1c"
    with pytest.raises(NotationError, match="cannot offer 1c now"):
        Expedition.from_text(" ".join(words))


def test_a_position_without_any_unseen_number_card_is_read_back() -> None:
    text = start().split(" ")
    cards = [*range(1, 31)]
    for seat, (first, last) in enumerate(((0, 10), (10, 20), (20, 30))):
        words = text[3 + seat].split(";")
        words[6] = ",".join(map(str, cards[first:last]))
        text[3 + seat] = ";".join(words)
    text[10] = "-"
    game = Expedition.from_text(" ".join(text))
    assert game.text() == " ".join(text)
    assert game.at(layout.BATCHES) == 0
    assert "buy number" not in [str(move) for move in game.legal_moves(0)]


def returned_often(times: int) -> str:
    """The text of a fresh game that claims that number cards were returned so many times."""
    words = start().split(" ")
    for seat in range(3):
        parts = words[3 + seat].split(";")
        words[3 + seat] = ";".join([*parts[:6], parts[6] + "." * times, *parts[7:]])
    words[10] += "|-" * times
    return " ".join(words)


@pytest.mark.parametrize("times", [1, 15, 16, 20, 40, 100])
def test_cards_cannot_have_been_returned_more_often_than_tokens_were_awarded(times: int) -> None:
    """The row has room for as many returns as there are tokens: more would be written over what lies behind."""
    with pytest.raises(NotationError, match="returned"):
        Expedition.from_text(returned_often(times))


def test_a_duel_over_an_empty_niche_is_refused() -> None:
    words = start().split(" ")
    words[1] = words[1].replace("reserve", "duel")
    active = int(words[1][-1])
    Expedition.from_text(" ".join(words))
    niches = words[6].split(",")
    found, square = niches[:], words[3 + active].split(";")[1]
    at = components_of("").squares.index(square)
    token, found[at] = found[at], "-"
    parts = words[3].split(";")
    words[3] = ";".join([*parts[:8], token, parts[9]])
    words[6] = ",".join(found)
    with pytest.raises(NotationError, match="the niche is empty"):
        Expedition.from_text(" ".join(words))


@pytest.mark.parametrize("where", ["deck", "hand"])
def test_sixteen_cards_of_a_colour_are_not_one_of_the_next(where: str) -> None:
    """A handful counts each colour in four bits."""
    words = start().split(" ")
    if where == "deck":
        assert "Y" in words[9]
        words[9] = "R" * 16 + words[9].replace("Y", "", 1)
    else:
        parts = words[3].split(";")
        words[9] = words[9].replace("Y", "", 1)
        words[3] = ";".join([*parts[:5], parts[5] + "R" * 16, *parts[6:]])
    with pytest.raises(NotationError, match="symbol cards|more cards"):
        Expedition.from_text(" ".join(words))
