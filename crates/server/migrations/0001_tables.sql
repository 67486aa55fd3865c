-- A table as it was opened; what has become of it is in its log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    opened INTEGER NOT NULL,
    spec TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tables_under_way ON tables (over) WHERE over = 0;

-- One row for each thing that was committed: its events, as a JSON list.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    row INTEGER NOT NULL,
    at INTEGER NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, row)
) STRICT, WITHOUT ROWID;

-- Finished games, each a whole record.
CREATE TABLE records (
    id TEXT PRIMARY KEY NOT NULL,
    finished INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    edition TEXT NOT NULL,
    seats TEXT NOT NULL,
    cash TEXT NOT NULL,
    owners TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE INDEX records_finished ON records (finished DESC);
