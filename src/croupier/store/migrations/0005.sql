-- People who want to be known again. A profile goes by the digest of the secret its first device
-- had, so that the seats taken before are still its own. Codes and secrets are kept as digests.
CREATE TABLE profiles (
    profile TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    colour BIGINT NOT NULL,
    language TEXT NOT NULL,
    recovery TEXT NOT NULL,
    made_on TEXT NOT NULL,
    forgotten BIGINT NOT NULL
);

CREATE INDEX profiles_recovery ON profiles (recovery);

-- Every secret a profile ever had; those that have ended open nothing any more.
CREATE TABLE devices (
    device TEXT NOT NULL PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles (profile),
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    joined_on TEXT NOT NULL,
    seen_on TEXT NOT NULL,
    ended BIGINT NOT NULL
);

CREATE INDEX devices_profile ON devices (profile);

CREATE TABLE device_codes (
    code TEXT NOT NULL PRIMARY KEY,
    profile TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

CREATE TABLE passkeys (
    credential TEXT NOT NULL PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles (profile),
    site TEXT NOT NULL,
    public_key TEXT NOT NULL,
    uses BIGINT NOT NULL,
    made_on TEXT NOT NULL
);

CREATE INDEX passkeys_profile ON passkeys (profile);

-- What a passkey is to sign, once: whoever signs it later signs nothing.
CREATE TABLE challenges (
    challenge TEXT NOT NULL PRIMARY KEY,
    purpose TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

-- In which rooms somebody took a seat: follows from the logs, and is written with them.
CREATE TABLE seatings (
    guest TEXT NOT NULL,
    room TEXT NOT NULL,
    PRIMARY KEY (guest, room)
);

CREATE INDEX seatings_room ON seatings (room);

-- How games ended: follows from the logs, and is written with their last entries.
CREATE TABLE results (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (room),
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL
);
