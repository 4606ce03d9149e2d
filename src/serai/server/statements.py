"""Every statement that the store asks its database, columns by name, in the order of the fields of each row."""

from __future__ import annotations

from typing import Final

# Reading a table

TABLE: Final = """
SELECT id, game, rules, options, clock, chat, practice, listed, secret, created, summary, rematch
FROM tables WHERE id = ?"""
SEATS: Final = """
SELECT table_id, seat, kind, level, name, token, kept_for, entropy, sit_hash, has_left, since
FROM seats WHERE table_id = ? ORDER BY seat"""
ENTRIES: Final = """
SELECT table_id, version, kind, seat, client_id, text, at, clock FROM moves WHERE table_id = ? ORDER BY version"""
LINES: Final = """
SELECT table_id, number, version, seat, client_id, phrase, text, at FROM chat WHERE table_id = ? ORDER BY number"""

# Changing a table

ADD_TABLE: Final = """
INSERT INTO tables (id, game, rules, options, clock, chat, practice, listed, secret, created, summary, rematch,
  status, touched)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_SEAT: Final = """
INSERT INTO seats (table_id, seat, kind, level, name, token, kept_for, entropy, sit_hash, has_left, since)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
SET_SEAT: Final = """
UPDATE seats SET kind = ?, level = ?, name = ?, token = ?, kept_for = ?, entropy = ?, sit_hash = ?, has_left = ?,
  since = ?
WHERE table_id = ? AND seat = ?"""
ADD_ENTRY: Final = """
INSERT INTO moves (table_id, version, kind, seat, client_id, text, at, clock) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_LINE: Final = """
INSERT INTO chat (table_id, number, version, seat, client_id, phrase, text, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
SET_SUMMARY: Final = "UPDATE tables SET summary = ? WHERE id = ? AND status = ?"
SET_STATUS: Final = "UPDATE tables SET summary = ?, status = ?, touched = ? WHERE id = ?"
LINK_REMATCH: Final = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"

# What somebody's tokens hold

HELD: Final = "SELECT table_id, seat FROM seats WHERE token = ?"
ERASE_LINES: Final = "DELETE FROM chat WHERE table_id = ? AND seat = ?"
ERASE_SEAT: Final = """
UPDATE seats SET name = '', token = NULL, sit_hash = NULL, has_left = 1,
  entropy = CASE (SELECT status FROM tables WHERE id = table_id) WHEN 'waiting' THEN NULL ELSE entropy END
WHERE table_id = ? AND seat = ?"""
"""A seat at a table that waits is free again; in a game it stays taken, by nobody in particular."""
ERASE_KEPT: Final = "UPDATE seats SET kept_for = NULL WHERE kept_for = ?"

# Tables that go

REMOVE_WAITING: Final = "DELETE FROM tables WHERE status = 'waiting' AND touched < ?"
