-- Games at tables that count, in the order of which ratings follow from them: `body` says who took
-- which place, `steps` how each seat was rated before and after, and is empty until that is known.
-- They stay when their rooms are removed, for ratings do.
CREATE TABLE rated_games (
    room TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    steps TEXT NOT NULL
);

CREATE INDEX rated_games_ladder ON rated_games (game, variant, at, room);

CREATE INDEX rated_games_open ON rated_games (at, room) WHERE steps = '';

-- How profiles are rated after the last of those games: a sum of their steps.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    player TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, variant, player)
);

CREATE INDEX ratings_player ON ratings (player);

-- Whoever changes ratings holds this row meanwhile.
INSERT INTO house (name, secret) VALUES ('ratings', '');
