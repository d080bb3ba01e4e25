-- Tokens of bots that come from outside, kept as digests: each opens seats, and is its guest's.
-- `owner` is the name under which the guest answers for the bot at tables.
CREATE TABLE bot_tokens (
    token TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    number BIGINT NOT NULL,
    name TEXT NOT NULL,
    owner TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL
);

CREATE UNIQUE INDEX bot_tokens_guest ON bot_tokens (guest, number);

-- Whom a guest does not want at a table of theirs; `name` is what they were called there.
CREATE TABLE blocks (
    guest TEXT NOT NULL,
    number BIGINT NOT NULL,
    blocked TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guest, number)
);

CREATE UNIQUE INDEX blocks_blocked ON blocks (guest, blocked);

-- Guests the house has banned, and why: for whoever runs it.
CREATE TABLE bans (
    guest TEXT NOT NULL PRIMARY KEY,
    why TEXT NOT NULL,
    banned_at DOUBLE PRECISION NOT NULL
);

-- Tables that were closed from outside, by whoever runs the house: servers look for the newest.
CREATE TABLE closings (
    room TEXT NOT NULL PRIMARY KEY,
    closed_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX closings_closed_at ON closings (closed_at);
