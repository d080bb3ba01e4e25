-- How much time has passed for this house, and what the clock on the wall said then: by it goes
-- who has how long in games over days, whatever is done to the clocks of machines.
CREATE TABLE house_time (
    name TEXT NOT NULL PRIMARY KEY,
    passed DOUBLE PRECISION NOT NULL,
    wall DOUBLE PRECISION NOT NULL
);

-- Games over days that are being played: since when whom they wait for, and when to look again.
CREATE TABLE deadlines (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (room),
    played BIGINT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    due_at DOUBLE PRECISION NOT NULL,
    awaited TEXT NOT NULL
);

CREATE INDEX deadlines_due_at ON deadlines (due_at);

-- Whose move it has become there after how many moves, and whether somebody has taken it on to
-- tell them: each move is told of once at most.
CREATE TABLE notices (
    room TEXT NOT NULL,
    seat BIGINT NOT NULL,
    played BIGINT NOT NULL,
    claimed BIGINT NOT NULL,
    PRIMARY KEY (room, seat)
);

CREATE INDEX notices_waiting ON notices (room) WHERE claimed = 0;

-- Where devices are told of it whose holders have asked for that.
CREATE TABLE subscriptions (
    device TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    site TEXT NOT NULL
);

CREATE INDEX subscriptions_guest ON subscriptions (guest);

CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);

-- When profiles are away: their time in games over days stands still.
CREATE TABLE vacations (
    profile TEXT NOT NULL,
    begins_at DOUBLE PRECISION NOT NULL,
    ends_at DOUBLE PRECISION NOT NULL,
    until TEXT NOT NULL,
    PRIMARY KEY (profile, begins_at)
);
