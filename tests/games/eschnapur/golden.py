"""Readable playthroughs: every move of a game with what it brought about, as text to be reviewed like code."""

from serai.games.contract import Event
from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Move, Options, Walk
from serai.games.eschnapur.view import standing_offers


def playthrough(name: str, seats: int, options: Options) -> str:
    """Play one game; who acts, the kind of move and the move are chosen by the dealing itself."""
    dealing = Dealing.seeded(name)
    game, events = Expedition.start(options, seats, dealing)
    lines = [f"# {name}, {seats} players"]
    turn = 0
    while True:
        lines += [f"  * {tell(event)}" for event in events]
        if any(event.kind in ("turn", "game-end") for event in events):
            lines += position(game)
        if game.ended:
            return "\n".join(lines) + "\n"
        turn += 1
        seat = asked(game, dealing, turn)
        move = chosen(game, seat, dealing, turn, eager=name != "quiet")
        lines.append(f"{turn}. {game.colours[seat]}: {move}   ({len(game.legal_moves(seat))} legal)")
        game, events = game.play(seat, move)


def asked(game: Expedition, dealing: Dealing, turn: int) -> int:
    """Whom to ask: mostly those for whom the game waits, others mostly while tokens are up."""
    others = game.phase == "offers" and len(standing_offers(game)) < 2
    willing = game.may_act() if others or dealing.pick(f"ask {turn}", 6) == 0 else game.awaited()
    return sorted(willing)[dealing.pick(f"seat {turn}", len(willing))]


def chosen(game: Expedition, seat: int, dealing: Dealing, turn: int, *, eager: bool) -> Move:
    """A kind of move first, then a move of that kind; eager players open every niche that they can reach."""
    kinds: dict[str, list[Move]] = {}
    for move in game.legal_moves(seat):
        kinds.setdefault(move.kind, []).append(move)
    goals = [move for move in kinds.get("move", []) if isinstance(move, Walk) and opens(game, seat, move.path[-1])]
    if eager and ("open" in kinds or goals):
        return kinds["open"][0] if "open" in kinds else goals[0]
    if eager and "end" in kinds and "buy" in kinds and turn % 3:
        return kinds["buy"][0]
    if len(kinds) > 1 and turn % 4:
        kinds.pop("buy", None)
    kind = list(kinds)[dealing.pick(f"kind {turn}", len(kinds))]
    return kinds[kind][dealing.pick(f"move {turn}", len(kinds[kind]))]


def opens(game: Expedition, seat: int, square: str) -> bool:
    return square in game.niches and set(game.components.temple.squares[square]) <= set(game.symbols[seat])


def tell(event: Event) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
    secret = " ".join(f"[{seat} sees {dict(told)}]" for seat, told in event.secret.items())
    return " ".join(word for word in (event.kind, str(event.seat), facts, secret) if word)


def position(game: Expedition) -> list[str]:
    view = game.view(None)
    lines = [
        f"  piles {game.piles}  discard {len(game.discard)}  decks {view.symbol_deck}+{view.number_deck}"
        f"  niches {len(game.niches)}  awarded {view.awarded}  quiet {view.quiet}  Buddha {game.buddha}"
    ]
    for seat, colour in enumerate(game.colours):
        lines.append(
            f"  {colour}: {game.points[seat]} points, {game.coins[seat]}c {game.steps[seat]}m at {game.squares[seat]},"
            f" cards {' '.join(game.symbols[seat]) or '-'} / {' '.join(map(str, game.numbers[seat])) or '-'},"
            f" reserve {' '.join(game.reserve[seat]) or '-'}, found {' '.join(view.discoveries[seat]) or '-'}"
        )
    return lines
