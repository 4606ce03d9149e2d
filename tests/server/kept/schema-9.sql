BEGIN TRANSACTION;
PRAGMA user_version=9;
CREATE TABLE asked_addresses (
              owner BLOB PRIMARY KEY, asked INTEGER NOT NULL, count INTEGER NOT NULL, refused INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
INSERT INTO "asked_addresses" VALUES(X'6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F',5,1,0);
CREATE TABLE chat (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
              version INTEGER NOT NULL, seat INTEGER NOT NULL, client_id TEXT NOT NULL, phrase TEXT, text TEXT,
              at INTEGER NOT NULL,
              PRIMARY KEY (table_id, number), UNIQUE (table_id, seat, client_id)
            ) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('kept',1,3,0,'c',NULL,'Tè, forse?',10);
CREATE TABLE feeds (
              person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE, salt BLOB NOT NULL,
              token BLOB NOT NULL UNIQUE
            ) STRICT;
INSERT INTO "feeds" VALUES(1,X'73737373737373737373737373737373',X'6666666666666666666666666666666666666666666666666666666666666666');
CREATE TABLE mailed (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
              person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, turn INTEGER NOT NULL,
              PRIMARY KEY (table_id, person)
            ) STRICT, WITHOUT ROWID;
INSERT INTO "mailed" VALUES('kept',1,2);
CREATE TABLE mails (
              person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE, address TEXT NOT NULL,
              language TEXT NOT NULL, key TEXT NOT NULL UNIQUE, confirmed INTEGER NOT NULL
            ) STRICT;
INSERT INTO "mails" VALUES(1,'zoe@example.org','it','key',0);
CREATE TABLE moves (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL, kind TEXT NOT NULL,
              seat INTEGER, client_id TEXT, text TEXT NOT NULL, at INTEGER NOT NULL, clock TEXT,
              PRIMARY KEY (table_id, version), UNIQUE (table_id, seat, client_id)
            ) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('kept',2,'move',0,'id','camels',7,'[1,2]');
INSERT INTO "moves" VALUES('kept',3,'move',0,'j','camels',9,'[1,2]');
CREATE TABLE people (
              id INTEGER PRIMARY KEY AUTOINCREMENT, secret BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
              face TEXT NOT NULL, since INTEGER NOT NULL, touched INTEGER NOT NULL
            ) STRICT;
INSERT INTO "people" VALUES(1,X'6161616161616161616161616161616161616161616161616161616161616161','Zoë','owl',1700000000000,1700000000000);
CREATE TABLE results (
              number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT UNIQUE, game TEXT NOT NULL,
              ended INTEGER NOT NULL, places TEXT NOT NULL
            ) STRICT;
INSERT INTO "results" VALUES(1,'kept','jaipur',9,'[[1,0],[2,1]]');
CREATE TABLE seats (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
              level TEXT, name TEXT NOT NULL, token BLOB, kept_for BLOB, entropy BLOB, has_left INTEGER NOT NULL, since INTEGER NOT NULL, sit_hash BLOB, commitment BLOB, person INTEGER REFERENCES people ON DELETE SET NULL, face TEXT NOT NULL DEFAULT '',
              PRIMARY KEY (table_id, seat)
            ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('kept',0,'human',NULL,'Zoë',X'7474747474747474747474747474747474747474747474747474747474747474',NULL,NULL,0,0,NULL,X'6363636363636363636363636363636363636363636363636363636363636363',1,'');
INSERT INTO "seats" VALUES('kept',1,'computer','random','',NULL,NULL,X'65',0,0,NULL,NULL,NULL,'');
INSERT INTO "seats" VALUES('waiting',0,'human',NULL,'',NULL,X'7474747474747474747474747474747474747474747474747474747474747474',NULL,0,0,NULL,NULL,NULL,'');
CREATE TABLE tables (
              id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, clock TEXT,
              chat INTEGER NOT NULL, practice INTEGER NOT NULL, listed INTEGER NOT NULL, secret BLOB NOT NULL,
              created INTEGER NOT NULL, summary TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'waiting', touched INTEGER NOT NULL DEFAULT 0, record TEXT, rematch TEXT REFERENCES tables (id) ON DELETE SET NULL, protocol INTEGER NOT NULL DEFAULT 1, beginning TEXT, challenge TEXT) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('kept','jaipur',1,'{}',NULL,1,0,1,X'7373737373737373737373737373737373737373737373737373737373737373',1700000000002,'{"status":"ended","actors":[],"outcome":null,"end":null,"due":null,"aids":{"hints":0,"taken_back":0}}','ended',9,'{}','waiting',1,NULL,NULL);
INSERT INTO "tables" VALUES('waiting','jaipur',1,'{}',NULL,1,0,1,X'7373737373737373737373737373737373737373737373737373737373737373',1700000000002,'{"status":"waiting","actors":[],"outcome":null,"end":null,"due":null,"aids":{"hints":0,"taken_back":0}}','waiting',1700000000002,NULL,NULL,1,NULL,NULL);
CREATE UNIQUE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status, touched);
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
CREATE INDEX tables_without_record ON tables (status, touched) WHERE record IS NULL;
CREATE INDEX seats_by_kept_for ON seats (kept_for) WHERE kept_for IS NOT NULL;
CREATE INDEX people_by_touched ON people (touched, id);
CREATE INDEX seats_by_person ON seats (person, since) WHERE person IS NOT NULL;
CREATE INDEX results_by_game ON results (game, number);
CREATE INDEX mailed_by_person ON mailed (person);
CREATE INDEX asked_addresses_by_age ON asked_addresses (asked) WHERE refused = 0;
CREATE INDEX tables_by_due ON tables (json_extract(summary, '$.due'), id)
              WHERE json_extract(summary, '$.due') IS NOT NULL;
CREATE INDEX tables_by_challenge ON tables (challenge, created, id)
              WHERE challenge IS NOT NULL AND status IN ('playing', 'ended');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',1);
INSERT INTO "sqlite_sequence" VALUES('results',1);
COMMIT;
