"""Between the last seat and the first card: the list of commitments is closed, the clients open theirs.

This is the server's part of docs/dealing.md. A closed list stays closed: a client that has opened for one list will
not open for another, so nobody can be made to show its entropy and then be dealt anew.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from serai.games import dealing
from serai.games.dealing import Dealing
from serai.games.joint_dealing import PROTOCOL, ClosedList, Terms, dealer_commitment, seat_commitment
from serai.record import JointProof, Proof, SecretProof
from serai.server.protocol import messages
from serai.server.protocol.parts import DealingInfo
from serai.server.refusals import Refused
from serai.server.stored_rows import SeatRow, TableRow

if TYPE_CHECKING:
    from serai.server.table import Table


def promise(row: TableRow, seats: int) -> str:
    """Return what the dealer is bound to, as everybody is told it."""
    if row.protocol != PROTOCOL:
        return dealing.commitment(row.secret)
    return dealer_commitment(row.secret, _terms(row, seats)).hex()


def _terms(row: TableRow, seats: int) -> Terms:
    return Terms(row.id, row.game, row.rules, msgspec.json.decode(row.options), seats)


def closed_list(row: TableRow, seats: Sequence[SeatRow]) -> ClosedList:
    """Return everything that is fixed once all seats are taken."""
    terms = _terms(row, len(seats))
    return ClosedList(terms, dealer_commitment(row.secret, terms), tuple(seat.commitment for seat in seats))


def dealt(row: TableRow, seats: Sequence[SeatRow]) -> Dealing:
    """Return the dealing of a game that begins, by the protocol under which its table was opened.

    A deal that is repeated comes from the earlier game's dealing alone: what is opened here does not enter it.
    """
    if row.repeat is not None:
        return row.repeat.dealing(_terms(row, len(seats)))
    if row.protocol != PROTOCOL:
        return Dealing(row.secret, tuple(seat.entropy or b"" for seat in seats))
    return closed_list(row, seats).dealing(row.secret, [seat.entropy for seat in seats])


def proof(row: TableRow, seats: Sequence[SeatRow]) -> Proof:
    """Return what the record of an ended game says of its dealing; of a repeated deal, what the first one said."""
    if row.repeat is not None:
        return row.repeat
    if row.protocol != PROTOCOL:
        return SecretProof.of(dealt(row, seats))
    return JointProof.of(closed_list(row, seats), row.secret, tuple(seat.entropy for seat in seats))


def players_seed(row: TableRow) -> int:
    """Return the seed of a table's computer players: where a deal is repeated, they answer the same play alike."""
    secret = row.secret if row.repeat is None else bytes.fromhex(row.repeat.secret)
    return int.from_bytes(hmac.digest(secret, b"serai computer players", "sha256")[:8], "big") >> 1


def missing(seats: Sequence[SeatRow]) -> list[int]:
    """Return the seats of people whose clients have not opened yet."""
    return [seat.seat for seat in seats if seat.commitment is not None and seat.entropy is None]


def told(table: Table) -> DealingInfo:
    """Return what everybody may know of a dealing: what was opened is shown when the game begins, not before."""
    if table.play is None:
        return _told(table)
    if table.dealing is None:  # nothing of it changes once the game has begun
        table.dealing = _told(table)
    return table.dealing


def _told(table: Table) -> DealingInfo:
    row, seats, status = table.row, table.seats, table.summary.status
    joint = row.protocol == PROTOCOL
    return DealingInfo(
        protocol=row.protocol,
        rules=row.rules,
        commitment=promise(row, len(seats)),
        commitments=tuple(_hex(seat.commitment) for seat in seats) if joint else (),
        digest=closed_list(row, seats).digest.hex() if joint and status != "waiting" else None,
        missing=tuple(missing(seats)) if status != "waiting" else (),
        entropy=tuple(_hex(seat.entropy) for seat in seats) if joint and table.play is not None else None,
    )


def _hex(part: bytes | None) -> str | None:
    return None if part is None else part.hex()


async def open_seat(table: Table, seat: int, message: messages.Open) -> None:
    """Take what a seat's client opens; the last of them begins the game."""
    entropy = bytes.fromhex(message.entropy)
    async with table.alone():
        row = table.seats[seat]
        if row.commitment is None or seat_commitment(entropy, table.id) != row.commitment:
            raise Refused("wrong-opening", reason="entropy")
        closed = closed_list(table.row, table.seats)
        if table.summary.status == "waiting" or bytes.fromhex(message.digest) != closed.digest:
            raise Refused("wrong-opening", reason="list")
        if row.entropy is not None:  # sent again
            return
        if table.play is not None:
            raise Refused("late-opening")
        await table.seat_opened(msgspec.structs.replace(row, entropy=entropy))
