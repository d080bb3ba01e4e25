-- What only the servers of this database know: with it they sign what they tell each other.
CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
);

-- Whose tables are listed, one of each guest at a time. Those listed before this was written down
-- are nobody's, and stay listed until they are over.
CREATE TABLE listings (
    room TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL
);

CREATE INDEX listings_guest ON listings (guest);

-- What was only said: it is never folded, and the oldest of it goes.
ALTER TABLE entries ADD COLUMN talk BIGINT NOT NULL DEFAULT 0;

CREATE INDEX entries_talk ON entries (room, number) WHERE talk = 1;

-- A room after so many entries, so that nobody has to read them all: a cache of entries.
CREATE TABLE snapshots (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (room),
    number BIGINT NOT NULL,
    body TEXT NOT NULL
);
