"""Readable playthroughs: every position and move of a round, as text to be reviewed like code."""

from serai.games.dealing import Dealing
from serai.games.jaipur import Match, Options
from serai.games.jaipur.match import Match as Played


def playthrough(name: str) -> str:
    """Play one match of a single round, choosing among the legal moves by the dealing itself."""
    dealing = Dealing.seeded(name)
    match, events = Match.start(Options(seals=1), 2, dealing)
    lines = [f"# {name}"]
    turn = 0
    while True:
        lines += [f"  * {event.kind} {event.seat} {dict(event.facts)} {dict(event.secret)}" for event in events]
        lines += position(match)
        if not match.may_act():
            return "\n".join(lines) + "\n"
        (seat,) = match.may_act()
        moves = match.legal_moves(seat)
        move = moves[dealing.pick(f"move {turn}", len(moves))]
        lines += ["", f"{turn + 1}. seat {seat}: {move}   ({len(moves)} legal)"]
        match, events = match.play(seat, move)
        turn += 1


def position(match: Played) -> list[str]:
    here = match.current
    tokens = " ".join(f"{card}{len(pile)}" for card, pile in here.tokens.items())
    bonuses = " ".join(f"{pile}:{len(left)}" for pile, left in here.bonuses.items())
    return [
        f"  market {here.market}  deck {len(here.deck)}  tokens {tokens}  bonuses {bonuses}",
        f"  0: {here.hands[0] or '-'} +{here.herds[0]}M  {here.scores[0]}  known {here.known[0] or '-'}",
        f"  1: {here.hands[1] or '-'} +{here.herds[1]}M  {here.scores[1]}  known {here.known[1] or '-'}",
    ]
