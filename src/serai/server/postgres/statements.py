"""What is asked of PostgreSQL: the statements of `serai.server.statements` where both say the same, and its own.

A change of a table is one statement. It locks the table's row first and holds only if owner and epoch are as the writer
believes; whoever claims the table meanwhile waits for it, or it finds the table taken.
"""

from __future__ import annotations

import re
from typing import Final

from serai.server import statements as sql

PLACE: Final = re.compile(r"IN \(:many\)|\?|:(\w+)")


def names(statement: str) -> tuple[str, ...]:
    """Return the names of a statement's values, in the order of the numbers that `numbered` gives them."""
    return tuple(dict.fromkeys(found[1] for found in PLACE.finditer(statement) if found[1]))


def numbered(statement: str) -> str:
    """Return a statement of SQLite as PostgreSQL reads it: values have numbers, and many of them are an array."""
    known, count = names(statement), 0

    def place(found: re.Match[str]) -> str:
        nonlocal count
        if found[1]:
            return f"${known.index(found[1]) + 1}"
        count += 1
        return f"= ANY(${count})" if found[0].startswith("IN") else f"${count}"

    return PLACE.sub(place, statement)


LIVING: Final = "SELECT id FROM processes WHERE lease_until > clock_timestamp()"

# Leases and claims

RENEW: Final = """
WITH before AS (SELECT lease_until > clock_timestamp() AS held FROM processes WHERE id = $1 FOR UPDATE),
  renewed AS (
    INSERT INTO processes (id, lease_until, told) VALUES ($1, clock_timestamp() + $2 * interval '1 second', $3)
    ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until, told = excluded.told)
SELECT held FROM before"""
"""Answers whether the lease was held until now; nothing for a process that is not known."""
LEAVE: Final = "DELETE FROM processes WHERE id = $1"
FORGET_DEAD: Final = "DELETE FROM processes WHERE lease_until < clock_timestamp() - interval '1 day'"
OTHERS: Final = "SELECT id, told FROM processes WHERE id <> $1 AND lease_until > clock_timestamp() ORDER BY id"
CLAIM: Final = f"""
WITH seen AS MATERIALIZED (SELECT id, owner, epoch, owner <> $2 AND owner IN ({LIVING}) AS taken
    FROM tables WHERE id = $1),
  won AS (UPDATE tables SET owner = $2, epoch = tables.epoch + 1 FROM seen
    WHERE tables.id = seen.id AND tables.epoch = seen.epoch AND seen.taken IS NOT TRUE RETURNING tables.epoch)
SELECT seen.owner, seen.taken, (SELECT epoch FROM won) AS epoch FROM seen"""  # noqa: S608
"""Compares and sets: who finds another epoch than was seen has lost a race, and looks again."""
RELEASE: Final = """
UPDATE tables SET owner = NULL, epoch = tables.epoch + 1
FROM unnest($2::text[], $3::bigint[]) AS held (id, epoch)
WHERE tables.id = held.id AND tables.owner = $1 AND tables.epoch = held.epoch"""
OVERTAKEN: Final = """
SELECT held.id FROM unnest($2::text[], $3::bigint[]) AS held (id, epoch)
WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = held.id AND owner = $1 AND tables.epoch = held.epoch)"""
ORPHANS: Final = f"""
SELECT id FROM tables WHERE owner IS NOT NULL AND (status = 'opening' OR (status = 'playing' AND clock IS NOT NULL))
  AND owner NOT IN ({LIVING}) LIMIT $1"""  # noqa: S608
HOLDS: Final = "SELECT 1 FROM tables WHERE id = $1 AND owner = $2 AND epoch = $3"
OUTDATE: Final = "UPDATE tables SET epoch = epoch + 1 WHERE id = ANY($1) AND owner <> $2"
"""The owners of tables whose seats were changed by another process rebuild them before their next change."""

# Reading tables

TABLE_COLUMNS: Final = """id, game, rules, options, clock, chat, practice, listed, secret, created, summary, rematch,
  protocol, beginning, challenge"""
ALL_SEATS: Final = """ARRAY(SELECT ROW(seat, kind, level, name, token, kept_for, entropy, sit_hash, has_left, since,
  commitment, person, face) FROM seats WHERE table_id = tables.id ORDER BY seat) AS seats"""
ALL_ENTRIES: Final = """ARRAY(SELECT ROW(version, kind, seat, client_id, text, at, clock) FROM moves
  WHERE table_id = tables.id ORDER BY version) AS entries"""
ALL_LINES: Final = """ARRAY(SELECT ROW(number, version, seat, client_id, phrase, text, at) FROM chat
  WHERE table_id = tables.id ORDER BY number) AS lines"""
DESCRIBED: Final = f"SELECT {TABLE_COLUMNS}, {ALL_SEATS} FROM tables WHERE id = ANY($1)"  # noqa: S608
LOAD: Final = f"SELECT {TABLE_COLUMNS}, {ALL_SEATS}, {ALL_ENTRIES}, {ALL_LINES} FROM tables WHERE id = $1"  # noqa: S608
RECORD: Final = f"SELECT game, rules, status, record AS text, {ALL_SEATS} FROM tables WHERE id = $1"  # noqa: S608
OWN_PART: Final = """
SELECT ARRAY(SELECT ROW(version, kind, seat, client_id, text, at, clock) FROM moves
    WHERE table_id = $1 AND seat = $2 ORDER BY version) AS entries,
  ARRAY(SELECT ROW(number, version, seat, client_id, phrase, text, at) FROM chat
    WHERE table_id = $1 AND seat = $2 ORDER BY number) AS lines"""

# Changing tables

ADD_TABLE: Final = numbered(sql.ADD_TABLE)
ADD_SEAT: Final = numbered(sql.ADD_SEAT)
SET_SEAT: Final = """
WITH held AS (SELECT id FROM tables WHERE id = $1 AND owner = $2 AND epoch = $3 FOR NO KEY UPDATE),
  changed AS (
    UPDATE seats SET kind = $8, level = $9, name = $10, token = $11, kept_for = $12, entropy = $13, sit_hash = $14,
      has_left = $15, since = $16, commitment = $17, person = $18, face = $19
    FROM held WHERE table_id = held.id AND seat = $7
      AND (kind, level, name, token, kept_for, entropy, sit_hash, has_left, since, commitment, person, face)
        IS NOT DISTINCT FROM ($20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31)
    RETURNING table_id)
UPDATE tables SET summary = $4, status = $5, touched = CASE status WHEN $5 THEN touched ELSE $6 END
FROM changed WHERE tables.id = changed.table_id RETURNING tables.id"""
APPEND: Final = """
WITH asked AS (
    SELECT id, epoch, version, kind, seat, client_id, text, at, clock, summary, status, linked, game, ended, places
    FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::int[], $7::text[], $8::text[], $9::bigint[],
        $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::text[])
      AS asked (id, epoch, version, kind, seat, client_id, text, at, clock, summary, status, linked, game, ended,
        places)),
  held AS (
    UPDATE tables SET version = asked.version, summary = asked.summary, status = asked.status,
      touched = CASE tables.status WHEN asked.status THEN touched ELSE asked.at END
    FROM asked WHERE tables.id = asked.id AND tables.owner = $1 AND tables.epoch = asked.epoch
      AND tables.version = asked.version - 1
    RETURNING tables.id),
  added AS (
    INSERT INTO moves (table_id, version, kind, seat, client_id, text, at, clock)
    SELECT asked.id, asked.version, kind, seat, client_id, text, at, clock FROM asked JOIN held ON held.id = asked.id),
  counting AS (SELECT linked, game, ended, places FROM asked JOIN held ON held.id = asked.id WHERE places IS NOT NULL),
  numbers AS (
    UPDATE result_numbers SET last = last + (SELECT count(places) FROM counting)
    WHERE EXISTS (SELECT 1 FROM counting) RETURNING last),
  counted AS (
    INSERT INTO results (number, table_id, game, ended, places)
    SELECT last + 1 - row_number() OVER (), linked, game, ended, places FROM counting, numbers)
SELECT id FROM held"""
"""Many entries, at most one a table. Results get their numbers in the order in which they can be seen: a number
taken from a sequence could be seen after a later one, and whoever has read up to that one would never read it."""
ADD_LINE: Final = """
WITH held AS (SELECT id FROM tables WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE)
INSERT INTO chat (table_id, number, version, seat, client_id, phrase, text, at)
SELECT id, $4, $5, $6, $7, $8, $9, $10 FROM held RETURNING number"""
LINK_REMATCH: Final = """
UPDATE tables SET rematch = $4 WHERE id = $1 AND owner = $2 AND epoch = $3 AND rematch IS NULL RETURNING id"""
LINK_CHALLENGE: Final = """
UPDATE tables SET challenge = $4 WHERE id = $1 AND owner = $2 AND epoch = $3 AND status = 'ended'
  AND challenge IS NULL RETURNING id"""
CHALLENGED: Final = numbered(sql.CHALLENGED)
KEEP_RECORD: Final = numbered(sql.KEEP_RECORD)

# What somebody's tokens hold

HELD: Final = numbered(sql.HELD)
KEPT: Final = numbered(sql.KEPT)
ERASE_LINES: Final = numbered(sql.ERASE_LINES)
ERASE_SEAT: Final = numbered(sql.ERASE_SEAT)
ERASE_KEPT: Final = numbered(sql.ERASE_KEPT)
LOCK_TABLES: Final = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"
"""Two who erase lock in one order; whoever changes one of the tables meanwhile waits, and finds it changed."""

# People

PERSON: Final = numbered(sql.PERSON)
ADMIT: Final = numbered(sql.ADMIT)
RENAME: Final = numbered(sql.RENAME)
PEOPLE: Final = numbered(sql.PEOPLE)
RESULTS: Final = numbered(sql.RESULTS)
UNLINK_RESULT: Final = numbered(sql.UNLINK_RESULT)
PLACES: Final = numbered(sql.PLACES)
ADOPT: Final = numbered(sql.ADOPT) + " RETURNING table_id"
ADOPT_KEPT: Final = numbered(sql.ADOPT_KEPT)
REMOVE_PERSON: Final = numbered(sql.REMOVE_PERSON)
QUIET: Final = numbered(sql.QUIET)
REMOVE_QUIET: Final = """
DELETE FROM people WHERE id = ANY($1) AND touched < $2
  AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) RETURNING id"""

# Being told of one's turn

FEED: Final = numbered(sql.FEED)
SET_FEED: Final = numbered(sql.SET_FEED)
REMOVE_FEED: Final = numbered(sql.REMOVE_FEED)
FEED_OWNER: Final = numbered(sql.FEED_OWNER)
WAITING: Final = f"""
SELECT {", ".join(f"tables.{name.strip()}" for name in TABLE_COLUMNS.split(","))}, {ALL_SEATS}, own.seat AS own,
  coalesce((SELECT max(version) FROM moves WHERE table_id = tables.id AND moves.seat = own.seat), 0) AS turn,
  coalesce((SELECT at FROM moves WHERE table_id = tables.id ORDER BY moves.version DESC LIMIT 1), created) AS last
FROM seats AS own JOIN tables ON tables.id = own.table_id
WHERE own.person = $1 AND tables.status = 'playing' ORDER BY own.since DESC LIMIT $2"""  # noqa: S608
MAIL: Final = numbered(sql.MAIL)
MAIL_OF_KEY: Final = numbered(sql.MAIL_OF_KEY)
SET_MAIL: Final = numbered(sql.SET_MAIL)
CONFIRM_MAIL: Final = numbered(sql.CONFIRM_MAIL)
REMOVE_MAIL: Final = numbered(sql.REMOVE_MAIL)
CONFIRMED: Final = numbered(sql.CONFIRMED)
ASKED: Final = numbered(sql.ASKED)
NOTE_ASKED: Final = numbered(sql.NOTE_ASKED) + " RETURNING count"
NOTE_REFUSED: Final = numbered(sql.NOTE_REFUSED)
FORGET_ASKED: Final = "DELETE FROM asked_addresses WHERE NOT refused AND asked < $1"
MARK: Final = """
INSERT INTO mailed (table_id, person, turn)
SELECT asked.id, $1, asked.turn FROM unnest($2::text[], $3::bigint[]) AS asked (id, turn)
ON CONFLICT (table_id, person) DO UPDATE SET turn = excluded.turn WHERE mailed.turn < excluded.turn
RETURNING table_id"""
"""Of two processes that want to write of one turn, one is told that it may."""
UNMARK: Final = "DELETE FROM mailed WHERE person = $1 AND table_id = ANY($2)"

# Keeping house

DUE: Final = f"""
SELECT due, id FROM tables WHERE due < $1 AND (due, id) > ($2, $3) AND (owner = $5 OR owner NOT IN ({LIVING})
  OR owner IS NULL) ORDER BY due, id LIMIT $4"""  # noqa: S608
TOUCH: Final = numbered(sql.TOUCH)
RESTING: Final = numbered(sql.RESTING)
REMOVE: Final = f"""
WITH idle AS MATERIALIZED (SELECT id, epoch FROM tables
  WHERE id = ANY($1) AND (owner = $4 OR owner NOT IN ({LIVING}) OR owner IS NULL))
DELETE FROM tables USING idle WHERE tables.id = idle.id AND tables.epoch = idle.epoch AND status = $2 AND touched < $3
RETURNING tables.id"""  # noqa: S608
"""A table that somebody claims meanwhile has another epoch, and stays."""
UNRECORDED: Final = numbered(sql.UNRECORDED)
ANSWERS: Final = "SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'"
