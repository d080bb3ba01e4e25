CREATE TABLE rooms (
    room TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    seed TEXT NOT NULL,
    stage TEXT NOT NULL,
    listed BIGINT NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    touched_at DOUBLE PRECISION NOT NULL
);

-- Without touched_at, for PostgreSQL moves a row cheaply while nothing indexed in it changes.
CREATE INDEX rooms_listed ON rooms (room) WHERE listed = 1 AND stage <> 'over';

CREATE TABLE entries (
    room TEXT NOT NULL REFERENCES rooms (room),
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, number)
);

CREATE TABLE claims (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    claimant TEXT NOT NULL,
    ends_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (room, number)
);

CREATE TABLE pulse (at DOUBLE PRECISION NOT NULL);

INSERT INTO pulse (at) VALUES (0);
