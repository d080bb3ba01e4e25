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
