-- What was only said: it is never folded, and the oldest of it goes.
ALTER TABLE entries ADD COLUMN talk BIGINT NOT NULL DEFAULT 0;

CREATE INDEX entries_talk ON entries (room, number) WHERE talk = 1;

-- A room after so many entries, so that nobody has to read them all: a cache of entries.
CREATE TABLE snapshots (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (room),
    number BIGINT NOT NULL,
    body TEXT NOT NULL
);
