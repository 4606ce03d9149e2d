"""Records say how they were dealt; what a client kept betrays a host that deals otherwise than it has shown."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai import record
from serai.cli import main
from serai.games import jaipur
from serai.games.dealing import Dealing
from serai.games.joint_dealing import ClosedList, Terms, dealer_commitment, seat_commitment
from serai.record import JointProof, Proof, SecretProof, SeededProof
from serai.record.own import Own, Unwilling, compared

DOCS = Path(__file__).resolve().parents[2] / "docs"
TABLE = "dtWrmrHlqNlywFt4"
OPTIONS = jaipur.Options(seals=1)
Parts = tuple[bytes | None, ...]


def some(name: str) -> bytes:
    return random.Random(name).randbytes(32)


SECRET, ANA, SHILL = some("secret"), some("Ana"), some("shill")


def closed_list(
    seats: Parts = (ANA, SHILL), *, secret: bytes = SECRET, options: jaipur.Options = OPTIONS, table: str = TABLE
) -> ClosedList:
    terms = Terms(table, "jaipur", jaipur.Match.rules, options, 2)
    bound = tuple(None if part is None else seat_commitment(part, table) for part in seats)
    return ClosedList(terms, dealer_commitment(secret, terms), bound)


def proof_of(closed: ClosedList, given: Parts = (ANA, SHILL), secret: bytes = SECRET) -> JointProof:
    return JointProof.of(closed, secret, given)


def played(proof: Proof, options: jaipur.Options = OPTIONS) -> record.Record:
    """Return the record of a few moves."""
    terms = Terms("", "jaipur", jaipur.Match.rules, options, 2)
    state, moves = jaipur.Match.start(options, 2, proof.dealing(terms))[0], []
    for _ in range(6):
        (seat,) = state.may_act()
        move = state.legal_moves(seat)[0]
        moves.append((seat, str(move)))
        state, _ = state.play(seat, move)
    return record.write("jaipur", options, ("Ana", "Bo"), proof, moves, record.End("limit"))


FAIR = closed_list()
KEPT = Own(
    2, TABLE, 0, FAIR.commitment.hex(), ANA.hex(), FAIR.digest.hex(), present=True, given=(ANA.hex(), SHILL.hex())
)
"""What Ana's client has kept of the fair table."""


def faults(game: record.Record, own: Own = KEPT) -> set[str]:
    return {finding.key.removeprefix("verify-own-") for finding in compared(own, game) if finding.good is False}


def test_a_fair_record_verifies_and_agrees_with_what_was_kept() -> None:
    game = played(proof_of(FAIR))
    again = record.loads(record.dumps(game))
    assert again == game
    record.verify(again)
    assert [finding.good for finding in compared(KEPT, game)] == [True] * 4


CHEATS: dict[str, tuple[Callable[[], record.Record], set[str]]] = {
    "puts another number in the place of Ana's": (
        lambda: played(proof_of(closed_list((some("x"), SHILL)), (some("x"), SHILL))),
        {"commitment-bad", "list-bad", "entropy-bad", "given-bad"},
    ),
    "reorders the list": (
        lambda: played(proof_of(closed_list((SHILL, ANA)), (SHILL, ANA))),
        {"commitment-bad", "list-bad", "entropy-bad", "given-bad"},
    ),
    "leaves Ana out though she has opened": (
        lambda: played(proof_of(FAIR, (None, SHILL))),
        {"skipped-bad", "given-bad"},
    ),
    "deals by another secret": (
        lambda: played(proof_of(closed_list(secret=some("y")), secret=some("y"))),
        {"promise-bad", "list-bad"},
    ),
    "plays with other options": (
        lambda: played(proof_of(closed_list(options=jaipur.Options(seals=2))), jaipur.Options(seals=2)),
        {"promise-bad", "list-bad"},
    ),
    "chooses the last seat's number afterwards": (
        lambda: played(proof_of(closed_list((ANA, some("z"))), (ANA, some("z")))),
        {"list-bad", "given-bad"},
    ),
    "makes a computer player's seat of the last one": (
        lambda: played(proof_of(closed_list((ANA, None)), (ANA, None))),
        {"list-bad", "given-bad"},
    ),
    "lets the last seat give none after all": (lambda: played(proof_of(FAIR, (ANA, None))), {"given-bad"}),
    "writes another table's name": (
        lambda: played(proof_of(closed_list(table="another"))),
        {"seat-bad"},
    ),
    "goes back to protocol 1": (lambda: played(SecretProof.of(Dealing(SECRET, (ANA, SHILL)))), {"seat-bad"}),
    "says that it was a study": (lambda: played(SeededProof("a study")), {"seat-bad"}),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_host_whose_record_holds_by_itself_is_found_by_what_ana_kept(cheat: str) -> None:
    make, expected = CHEATS[cheat]
    game = make()
    record.verify(game)
    assert faults(game) == expected


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"secret": some("y").hex()}, "dealing.commitment: "),
        ({"table": "another"}, "dealing.commitment: "),
        ({"entropy": (some("x").hex(), SHILL.hex())}, r"dealing.entropy\[0\]: "),
        ({"commitments": (None, FAIR.seats[1] and FAIR.seats[1].hex())}, r"dealing.entropy\[0\]: "),
        ({"commitments": (FAIR.seats[0] and FAIR.seats[0].hex(),)}, "dealing.seats: "),
        ({"entropy": (None, "zz")}, "dealing: non-hexadecimal"),
        ({"digest": "00" * 32}, "dealing.digest: "),
        ({"secret": "00"}, "dealing.commitment: "),
    ],
)
def test_a_record_that_does_not_hold_by_itself_is_found_by_everybody(change: dict[str, Any], where: str) -> None:
    game = played(proof_of(FAIR))
    changed = msgspec.structs.replace(game, dealing=msgspec.structs.replace(game.dealing, **change))
    with pytest.raises(record.RecordError, match=where):
        record.verify(changed)


def test_options_are_bound_with_the_secret() -> None:
    game = json.loads(record.dumps(played(proof_of(FAIR))))
    game["options"]["open_herds"] = True
    with pytest.raises(record.RecordError, match=r"dealing\.commitment"):
        record.verify(record.loads(json.dumps(game)))


def test_a_computer_players_seat_can_give_nothing() -> None:
    """The host that grinds a computer player's number has nowhere to write it."""
    with pytest.raises(record.RecordError, match=r"dealing.entropy\[1\]"):
        played(proof_of(closed_list((ANA, None)), (ANA, some("ground"))))


def test_a_client_that_was_away_is_told_so_and_one_that_was_there_and_not_asked_is_warned() -> None:
    game = played(proof_of(FAIR, (None, SHILL)))
    away = msgspec.structs.replace(KEPT, digest=None, present=False, given=None)
    assert [(finding.good, finding.key) for finding in compared(away, game)][-1] == (None, "verify-own-away")
    assert faults(game, away) == set()
    assert faults(game, msgspec.structs.replace(away, present=True)) == {"unasked-bad"}


def test_a_client_opens_only_for_the_list_it_sat_down_for() -> None:
    fresh = msgspec.structs.replace(KEPT, digest=None, given=None)
    digest = FAIR.digest.hex()
    assert fresh.opening(FAIR, digest).digest == digest
    assert fresh.opening(FAIR, digest).opening(FAIR, digest).digest == digest, "the same list again is no harm"
    other = closed_list((ANA, some("another shill")))
    for own, closed, named, doubt in (
        (fresh, closed_list(secret=some("y")), None, "promise"),
        (fresh, closed_list((SHILL, ANA)), None, "own"),
        (fresh, closed_list((None, SHILL)), None, "own"),
        (fresh, FAIR, other.digest, "digest"),
        (fresh.opening(FAIR, digest), other, None, "again"),
    ):
        with pytest.raises(Unwilling) as why:
            own.opening(closed, (named or closed.digest).hex())
        assert why.value.doubt == doubt


def test_a_record_can_be_checked_by_hand_as_the_documentation_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "dealing.md").read_text(encoding="utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.jsonl"
    for given in ((ANA, SHILL), (ANA, None)):
        path.write_text(record.dumps(played(proof_of(FAIR, given))) + "\n", encoding="utf-8")
        exec(code, {})
        assert capsys.readouterr().out == "dealt as promised\n"
    honest = json.loads(path.read_text())
    for changed in ({"digest": "00" * 32}, {"secret": "00" * 32}, {"entropy": ["00" * 32, None]}):
        path.write_text(json.dumps({**honest, "dealing": {**honest["dealing"], **changed}}))
        with pytest.raises(AssertionError):
            exec(code, {})


# The command


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    path.write_bytes(msgspec.json.encode(KEPT))
    return path


def file_of(folder: Path, *games: record.Record) -> Path:
    path = folder / "games.jsonl"
    path.write_text("".join(record.dumps(game) + "\n" for game in games))
    return path


def test_the_command_says_what_was_checked_and_what_was_not(
    tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = SecretProof.of(Dealing(SECRET, (ANA, SHILL)))
    games = file_of(tmp_path, played(proof_of(FAIR)), played(old), played(SeededProof("a study")))
    assert main(["verify", str(games)]) == 0
    told = capsys.readouterr().out
    assert "3 games verified" in told
    for words in ("by protocol 1: only the", "by protocol 2", "promise to nobody", "Not checked", "looked at hidden"):
        assert words in told
    assert main(["verify", str(games), "--mine", str(kept)]) == 0
    told = capsys.readouterr().out
    assert "✓ Your own contribution is in the dealing" in told
    assert "✗" not in told
    assert "Not checked" not in told
    for language, words in (("fr", "Votre propre contribution"), ("it", "Il tuo contributo")):
        assert main(["verify", str(games), "--mine", str(kept), "--lang", language]) == 0
        assert words in capsys.readouterr().out


def test_the_command_finds_what_contradicts_the_kept(
    tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = file_of(tmp_path, played(proof_of(FAIR, (None, SHILL))))
    assert main(["verify", str(games)]) == 0, "nobody but Ana can know that she was left out"
    assert "Ana gave no part" in capsys.readouterr().out
    assert main(["verify", str(games), "--mine", str(kept)]) == 1
    assert "✗ You opened your own contribution, but" in capsys.readouterr().out
    assert main(["verify", str(games), "--mine", str(kept), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["verified"], answer["fault"], answer["holds"]) == (1, None, False)
    assert {"good": False, "key": "verify-own-skipped-bad"} in answer["compared"][TABLE]
    assert answer["gave_none"] == [{"line": 1, "player": "Ana"}]


def test_the_command_wants_a_record_of_what_was_kept_and_a_file_that_can_be_read(
    tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = file_of(tmp_path, played(SeededProof("a study")))
    assert main(["verify", str(games), "--mine", str(kept)]) == 1
    assert f"tells of table {TABLE}" in capsys.readouterr().out
    whole = kept.read_text()
    assert ANA.hex() in whole
    broken = [whole.replace(ANA.hex(), "zz" * 32), whole.replace('"seat":0', '"seat":-1'), whole[:-1] + ',"token":"t"}']
    for text in ("", "{}", '{"protocol":1}', "[" * 5000, *broken):
        kept.write_text(text)
        assert main(["verify", str(games), "--mine", str(kept)]) == 2
        assert "serai verify: " in capsys.readouterr().err
    assert main(["verify", str(games), "--mine", str(tmp_path / "nothing")]) == 2


def test_control_characters_of_a_record_do_not_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played(proof_of(FAIR, (None, SHILL)))
    named = msgspec.structs.replace(game, players=("A\x1b[31m", "Bo"))
    games = file_of(tmp_path, record.structure.sealed(named))
    assert main(["verify", str(games)]) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_a_host_who_calls_a_dealt_game_taken_up_is_found_where_several_people_sat() -> None:
    """Whatever cards the host likes are a position; but only one person takes a game up, against computer players."""
    chosen = jaipur.Match.start(OPTIONS, 2, Dealing.seeded("what the host likes"))[0].text()
    for given in ((ANA, SHILL), (ANA, None)):
        proof = proof_of(closed_list(given), given)
        game = record.write("jaipur", OPTIONS, ("Ana", "Bo"), proof, (), record.End("limit"), chosen)
        if None in given:
            record.verify(game)
            continue
        assert not faults(game), "what Ana kept agrees, for it says nothing of the cards"
        with pytest.raises(record.RecordError, match="position: .* one person"):
            record.verify(game)
