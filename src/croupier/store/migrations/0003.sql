-- How finished games were won, as whoever looked into them found it: read, not found again.
CREATE TABLE analyses (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (room),
    body TEXT NOT NULL
);
