-- Evenings, each a log of its own: who comes and goes, which tables were made, how they ended.
CREATE TABLE evening_entries (
    evening TEXT NOT NULL,
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (evening, number)
);

-- In which evenings somebody takes part, as organiser or to play: follows from the logs.
CREATE TABLE evening_guests (
    guest TEXT NOT NULL,
    evening TEXT NOT NULL,
    PRIMARY KEY (guest, evening)
);

CREATE INDEX evening_guests_evening ON evening_guests (evening);
