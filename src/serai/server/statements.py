"""Every statement that the store asks its database: columns named like what they fill, an index for each search.

They are SQLite's; those that PostgreSQL understands as well are asked of it, too (see `serai.server.postgres`).
"""

from __future__ import annotations

from typing import Final


def many(statement: str, count: int) -> str:
    """Return a statement with room for so many values where it says ``(:many)``."""
    return statement.replace("(:many)", f"({', '.join('?' * count)})")


# Reading tables

TABLES: Final = """
SELECT id, game, rules, options, clock, chat, practice, listed, secret, created, summary, rematch, protocol,
  beginning, challenge
FROM tables WHERE id IN (:many)"""
SEATS: Final = """
SELECT table_id AS "table", seat, kind, level, name, token, kept_for, entropy, sit_hash, has_left AS "left", since,
  commitment, person, face
FROM seats WHERE table_id IN (:many) ORDER BY table_id, seat"""
ENTRIES: Final = """
SELECT table_id AS "table", version, kind, seat, client_id, text, at, clock FROM moves
WHERE table_id = ? ORDER BY version"""
LINES: Final = """
SELECT table_id AS "table", number, version, seat, client_id, phrase, text, at FROM chat
WHERE table_id = ? ORDER BY number"""
RECORD: Final = "SELECT game, rules, status, record AS text FROM tables WHERE id = ?"

# Changing tables

ADD_TABLE: Final = """
INSERT INTO tables (id, game, rules, options, clock, chat, practice, listed, secret, created, summary, rematch,
  protocol, beginning, challenge, status, touched)
VALUES (:id, :game, :rules, :options, :clock, :chat, :practice, :listed, :secret, :created, :summary, :rematch,
  :protocol, :beginning, :challenge, :status, :created)"""
ADD_SEAT: Final = """
INSERT INTO seats (table_id, seat, kind, level, name, token, kept_for, entropy, sit_hash, has_left, since,
  commitment, person, face)
VALUES (:table, :seat, :kind, :level, :name, :token, :kept_for, :entropy, :sit_hash, :left, :since, :commitment,
  :person, :face)"""
SET_SEAT: Final = """
UPDATE seats SET kind = :kind, level = :level, name = :name, token = :token, kept_for = :kept_for,
  entropy = :entropy, sit_hash = :sit_hash, has_left = :left, since = :since, commitment = :commitment,
  person = :person, face = :face
WHERE table_id = :table AND seat = :seat"""
ADD_ENTRY: Final = """
INSERT INTO moves (table_id, version, kind, seat, client_id, text, at, clock)
VALUES (:table, :version, :kind, :seat, :client_id, :text, :at, :clock)"""
ADD_LINE: Final = """
INSERT INTO chat (table_id, number, version, seat, client_id, phrase, text, at)
VALUES (:table, :number, :version, :seat, :client_id, :phrase, :text, :at)"""
SET_SUMMARY: Final = "UPDATE tables SET summary = ? WHERE id = ? AND status = ?"
SET_STATUS: Final = "UPDATE tables SET summary = ?, status = ?, touched = ? WHERE id = ?"
LINK_REMATCH: Final = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
LINK_CHALLENGE: Final = "UPDATE tables SET challenge = ? WHERE id = ? AND status = 'ended' AND challenge IS NULL"
CHALLENGED: Final = """
SELECT id FROM tables WHERE challenge = ? AND status IN ('playing', 'ended') ORDER BY created, id LIMIT ?"""
KEEP_RECORD: Final = "UPDATE tables SET record = ? WHERE id = ? AND status = 'ended'"

# What somebody's tokens hold

HELD: Final = "SELECT token, table_id, seat FROM seats WHERE token IN (:many)"
KEPT: Final = "SELECT table_id FROM seats WHERE kept_for IN (:many)"
OWN_ENTRIES: Final = """
SELECT table_id AS "table", version, kind, seat, client_id, text, at, clock FROM moves
WHERE table_id = ? AND seat = ? ORDER BY version"""
OWN_LINES: Final = """
SELECT table_id AS "table", number, version, seat, client_id, phrase, text, at FROM chat
WHERE table_id = ? AND seat = ? ORDER BY number"""
ERASE_LINES: Final = "DELETE FROM chat WHERE table_id = ? AND seat = ?"
ERASE_SEAT: Final = """
UPDATE seats SET name = '', token = NULL, sit_hash = NULL, has_left = TRUE, person = NULL, face = '',
  commitment = CASE (SELECT status FROM tables WHERE id = table_id) WHEN 'waiting' THEN NULL ELSE commitment END
WHERE table_id = ? AND seat = ?"""
"""A seat at a table that waits is free again; once the list is closed it stays taken, by nobody in particular."""
ERASE_KEPT: Final = "UPDATE seats SET kept_for = NULL WHERE kept_for IN (:many)"

# People

PERSON: Final = "SELECT id, name, face, since FROM people WHERE secret = ?"
ADMIT: Final = """
INSERT INTO people (secret, name, face, since, touched) VALUES (:secret, :name, :face, :at, :at)
ON CONFLICT (secret) DO UPDATE SET name = :name, face = :face, touched = :at RETURNING id"""
RENAME: Final = "UPDATE people SET name = ?, face = ? WHERE id = ?"
PEOPLE: Final = "SELECT id, name, face, since FROM people WHERE id IN (:many)"
ADD_RESULT: Final = "INSERT INTO results (table_id, game, ended, places) VALUES (?, ?, ?, ?)"
RESULTS: Final = """
SELECT number, table_id, ended, places FROM results WHERE game = ? AND number > ? ORDER BY number LIMIT ?"""
UNLINK_RESULT: Final = "UPDATE results SET table_id = NULL WHERE table_id = ?"
"""Whose seat was erased is not to be found by a number that other results have, too."""
PLACES: Final = """
SELECT table_id, seat FROM seats WHERE person = ? AND token IS NOT NULL
ORDER BY since DESC, table_id DESC, seat DESC LIMIT ? OFFSET ?"""
ADOPT: Final = "UPDATE seats SET token = ?, person = ? WHERE token = ? AND person IS NULL"
ADOPT_KEPT: Final = "UPDATE seats SET kept_for = ? WHERE kept_for = ?"
REMOVE_PERSON: Final = "DELETE FROM people WHERE id = ?"
REMOVE_QUIET: Final = """
DELETE FROM people WHERE id = ? AND touched < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)"""
QUIET: Final = """
SELECT touched, id FROM people WHERE touched < ? AND (touched, id) > (?, ?)
  AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
ORDER BY touched, id LIMIT ?"""

# Being told of one's turn

FEED: Final = "SELECT salt FROM feeds WHERE person = ?"
SET_FEED: Final = """
INSERT INTO feeds (person, salt, token) VALUES (?, ?, ?)
ON CONFLICT (person) DO UPDATE SET salt = excluded.salt, token = excluded.token"""
REMOVE_FEED: Final = "DELETE FROM feeds WHERE person = ?"
FEED_OWNER: Final = "SELECT person FROM feeds WHERE token = ?"
IN_PLAY: Final = """
SELECT seats.table_id, seats.seat FROM seats CROSS JOIN tables ON tables.id = seats.table_id
WHERE seats.person = ? AND tables.status = 'playing' ORDER BY seats.since DESC LIMIT ?"""
LAST_OWN: Final = "SELECT max(version) AS version FROM moves WHERE table_id = ? AND seat = ?"
LAST_MOVE: Final = "SELECT at FROM moves WHERE table_id = ? ORDER BY version DESC LIMIT 1"
MAIL: Final = "SELECT person, address, language, key, confirmed FROM mails WHERE person = ?"
MAIL_OF_KEY: Final = "SELECT person, address, language, key, confirmed FROM mails WHERE key = ?"
SET_MAIL: Final = """
INSERT INTO mails (person, address, language, key, confirmed) VALUES (:person, :address, :language, :key, :confirmed)
ON CONFLICT (person) DO UPDATE SET address = :address, language = :language, key = :key, confirmed = :confirmed"""
CONFIRM_MAIL: Final = "UPDATE mails SET confirmed = TRUE WHERE key = ?"
REMOVE_MAIL: Final = "DELETE FROM mails WHERE person = ?"
CONFIRMED: Final = """
SELECT person, address, language, key, confirmed FROM mails WHERE person > ? AND confirmed = TRUE
ORDER BY person LIMIT ?"""
ASKED: Final = "SELECT asked, count, refused FROM asked_addresses WHERE owner = ?"
NOTE_ASKED: Final = """
INSERT INTO asked_addresses (owner, asked, count, refused) VALUES (?, ?, 1, FALSE)
ON CONFLICT (owner) DO UPDATE SET asked = excluded.asked, count = asked_addresses.count + 1
  WHERE asked_addresses.refused = TRUE OR asked_addresses.count < ?"""
"""Counts and compares in one go: two processes that ask at once cannot both be the last that may."""
NOTE_REFUSED: Final = """
INSERT INTO asked_addresses (owner, asked, count, refused) VALUES (?, ?, 0, TRUE)
ON CONFLICT (owner) DO UPDATE SET refused = TRUE"""
FORGET_ASKED: Final = "DELETE FROM asked_addresses WHERE refused = 0 AND asked < ?"
MARK: Final = """
INSERT INTO mailed (table_id, person, turn) VALUES (?, ?, ?)
ON CONFLICT (table_id, person) DO UPDATE SET turn = excluded.turn WHERE mailed.turn < excluded.turn"""
"""Turns only grow: whoever comes with an older one knows less than whoever has written of a newer one."""
UNMARK: Final = "DELETE FROM mailed WHERE table_id = ? AND person = ?"

# Keeping house

DUE: Final = """
SELECT json_extract(summary, '$.due') AS due, id FROM tables
WHERE json_extract(summary, '$.due') < ? AND (json_extract(summary, '$.due'), id) > (?, ?)
ORDER BY json_extract(summary, '$.due'), id LIMIT ?"""

TOUCH: Final = "UPDATE tables SET touched = ? WHERE status <> 'ended' AND id IN (:many)"
RESTING: Final = """
SELECT touched, id FROM tables WHERE status = ? AND touched < ? AND (touched, id) > (?, ?)
ORDER BY touched, id LIMIT ?"""
REMOVE: Final = "DELETE FROM tables WHERE id = ? AND status = ? AND touched < ?"
UNRECORDED: Final = "SELECT id FROM tables WHERE status = 'ended' AND record IS NULL ORDER BY touched LIMIT ?"
