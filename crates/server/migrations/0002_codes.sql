-- Codes that take the seats of a device to another one, by their hashes. A device has one a table.
CREATE TABLE codes (
    hash TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    until INTEGER NOT NULL,
    UNIQUE (table_id, device)
) STRICT, WITHOUT ROWID;
