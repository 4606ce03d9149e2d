"""What a seat cannot know changes no byte it is sent: hidden cards and tokens are swapped and frames compared."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server import guest as guest_module
from tests.server.guest import ADDRESSES, Guest, brisk, serving

from serai.games import jaipur
from serai.games.dealing import Dealing
from serai.games.jaipur import match as match_module
from serai.games.joint_dealing import ClosedList, Terms, dealer_commitment, seat_commitment
from serai.server import seats

DealRound = Callable[[Dealing, int, int], jaipur.Deal]
FAIR: DealRound = match_module.deal_round
SECRET = bytes(range(32))
AHEAD = 4_000_000_000_000
"""Milliseconds that a clock shows which is far ahead of ours."""
MOVES = 120
DEEP = 8
"""Cards at the bottom of the deck that the script never reaches."""


def swapped(watcher: int | None) -> DealRound:
    """Deal as the dealing says, except that from round 2 on what the watcher cannot know lies elsewhere."""

    def deal_round(dealing: Dealing, number: int, starter: int) -> jaipur.Deal:
        fair = FAIR(dealing, number, starter)
        if number == 1:
            return fair
        deck = [*fair.deck]
        hidden = [seat for seat in (0, 1) if seat != watcher]
        bottom = iter(range(51, 51 - DEEP, -1))
        for seat in hidden:
            for at in range(5 * seat, 5 * seat + 5):
                if deck[at] != "M":  # camels are seen: they lie open in the herd
                    other = next((place for place in bottom if deck[place] not in ("M", deck[at])), None)
                    if other is not None:
                        deck[at], deck[other] = deck[other], deck[at]
        bonus = {pile: (values[-1], *values[1:-1], values[0]) for pile, values in fair.bonus.items()}
        return jaipur.Deal("".join(deck), bonus, starter)

    return deal_round


def script(watcher: int | None, monkeypatch: pytest.MonkeyPatch, dealing: Dealing) -> list[tuple[int, str]]:
    """Find moves that are legal in both worlds and leave the swapped things hidden."""
    worlds: list[jaipur.Match] = []
    for deal in (FAIR, swapped(watcher)):
        monkeypatch.setattr(match_module, "deal_round", deal)
        worlds.append(jaipur.Match.start(jaipur.Options(), 2, dealing)[0])
    chance = random.Random(4)
    moves: list[tuple[int, str]] = []
    while len(moves) < MOVES and (not worlds[0].results or len(worlds[0].current.deck) > DEEP + 5):
        seat = worlds[0].current.turn
        legal = [{str(move) for move in world.legal_moves(seat)} for world in worlds]
        both = sorted(legal[0] & legal[1])
        if worlds[0].results:  # in round 2 the watcher wins no bonus token, for then it would know its value
            both = [text for text in both if not (text.startswith("sell") and len(text) > 7 and seat == watcher)]
            both = [text for text in both if not text.startswith("sell") or chance.random() < 0.7]
        if not both:
            break
        text = chance.choice(both) if worlds[0].results else brisk(both)
        after = []
        for world, deal in zip(worlds, (FAIR, swapped(watcher)), strict=True):
            monkeypatch.setattr(match_module, "deal_round", deal)
            after.append(world.play(seat, jaipur.Move.parse(text))[0])
        if len(after[0].results) == 2 or after[0].winner is not None:
            break
        worlds = after
        moves.append((seat, text))
    assert len(worlds[0].results) == 1, "the script must reach round 2"
    assert worlds[0].current.hands != worlds[1].current.hands
    return moves


def play_in_a_world(
    data: Path,
    deal: DealRound,
    watcher: int | None,
    moves: list[tuple[int, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> list[str]:
    """Play the script over sockets, and return every byte that the watcher was sent."""
    monkeypatch.setattr(match_module, "deal_round", deal)
    monkeypatch.setattr(guest_module, "GUESTS", itertools.count())
    tables, tokens = itertools.count(), itertools.count()
    monkeypatch.setattr(seats, "new_table_id", lambda: f"table-{next(tables)}")
    monkeypatch.setattr(seats, "new_token", lambda: f"token-of-this-seat-{next(tokens)}")

    async def scene() -> list[str]:
        async with serving(data) as server:
            services = server.hall.services
            # A clock that stands still, and ahead: the sweep of the start would take an old table away.
            services.chance, services.wall, services.steady = (lambda count: SECRET[:count]), lambda: AHEAD, lambda: 5.0
            people = [await Guest.arrive(server) for _ in (0, 1)]
            table = await people[0].create(options={"seals": 2}, listed=True)
            for seat, guest in enumerate(people):
                await guest.sit(table, f"P{seat}", entropy=f"{seat}" * 64)
                await guest.attach()
            watching = people[watcher] if watcher is not None else await Guest.arrive(server)
            await watching.attach(table)
            for at, (seat, text) in enumerate(moves, start=1):
                if watcher is not None and at % 5 == 0:  # errors are told from views, too
                    for wrong in ("take D", "sell DDD", "swap DG/MM", "camels", "nonsense"):
                        if wrong not in watching.latest()["listed_moves"]:
                            await watching.refused("move", table=table, version=at, move=wrong)
                await people[seat].move(text, version=at)
                for guest in (*people, watching):
                    await guest.version(at + 1)
                if at % 7 == 0:
                    await people[1 - seat].ask("say", table=table, phrase="hello")
                    await watching.attach(table)
                    await watching.attach(table, version=max(1, at - 3))
            await watching.ask("lobby")
            if watcher is not None:
                await watching.ask("mine", tokens=[watching.token])
                await watching.ask("export", tokens=[watching.token])
            async with httpx.AsyncClient() as browser:
                answer = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")
            sent = [*watching.frames, answer.text]
            for guest in {*people, watching}:
                await guest.leave()
            return sent

    return asyncio.run(scene())


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_swapping_what_a_seat_cannot_know_changes_no_byte(
    tmp_path: Path, watcher: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = [bytes.fromhex(f"{seat}" * 64) for seat in (0, 1)]
    terms = Terms("table-0", "jaipur", jaipur.Match.rules, jaipur.Options(seals=2), 2)
    seats = tuple(seat_commitment(entropy, terms.table) for entropy in given)
    dealing = ClosedList(terms, dealer_commitment(SECRET, terms), seats).dealing(SECRET, given)
    moves = script(watcher, monkeypatch, dealing)
    sent = [
        play_in_a_world(tmp_path / name, deal, watcher, moves, monkeypatch)
        for name, deal in (("fair", FAIR), ("swapped", swapped(watcher)))
    ]
    assert len(sent[0]) == len(sent[1]) > len(moves)
    for fair, other in zip(*sent, strict=True):
        assert fair == other


def test_who_leaves_a_seat_and_watches_gets_a_spectators_view(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            guests = [await Guest.arrive(server) for _ in range(3)]
            ana, bo, watcher = guests
            table = await ana.create()
            for guest in (ana, bo):
                await guest.sit(table)
                await guest.attach()
            await ana.ask("leave", table=table)
            whole = await ana.ask("attach", table=table)
            public = await watcher.ask("attach", table=table)
            for told in (whole, public):
                del told["reply"], told["info"]
            assert whole == public
            assert whole["seat"] is None
            assert "hand" not in whole["events"][0]["facts"]
            refused = await ana.refused("move", table=table, version=1, move="camels")
            assert refused["code"] == "not-seated"
            for guest in guests:
                await guest.leave()

    asyncio.run(scene())


def test_no_frame_names_another_seats_cards_or_the_secret(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ana, bo = [await Guest.arrive(server) for _ in range(2)]
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            await bo.sit(table)
            await bo.attach()
            row = (await server.hall.table(table)).row
            for guest in (ana, bo):
                everything = "".join(guest.frames)
                assert row.secret.hex() not in everything
                assert "secret" not in everything
                other = next(g for g in (ana, bo) if g is not guest)
                assert other.token not in everything
                assert guest.latest()["view"]["current"]["hand"] is not None
                await guest.leave()

    asyncio.run(scene())
