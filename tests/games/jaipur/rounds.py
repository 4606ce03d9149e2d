"""Hypothesis strategies: deals, rounds in play, and positions that a seat cannot tell apart."""

from hypothesis import strategies as st

from serai.games.dealing import Dealing
from serai.games.jaipur import Round, deal_round


@st.composite
def deals(draw: st.DrawFn) -> Round:
    """A freshly dealt round."""
    secret = draw(st.binary(min_size=32, max_size=32))
    deal = deal_round(Dealing(secret), 1, draw(st.integers(0, 1)))
    return Round.from_deal(deal.deck, deal.bonus, deal.starter, open_herds=draw(st.booleans()))


@st.composite
def rounds(draw: st.DrawFn, most: int = 90) -> Round:
    """A round after some moves, possibly over."""
    here = draw(deals())
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=most)):
        if here.over:
            break
        moves = here.legal_moves()
        here = here.play(moves[choice % len(moves)])
    return here
