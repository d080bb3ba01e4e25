"""Las Vegas against bots inside the kernel."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.random import default_rng

from croupier.env import las_vegas_v0
from croupier.env.lasvegas.rivals import LINEUP, LasVegasRivals
from croupier.games.lasvegas import VERSION_1
from croupier.kernel.lasvegas.codec import decode
from croupier.kernel.lasvegas.dealer import begin
from croupier.kernel.lasvegas.models import begin_to_watch
from croupier.kernel.lasvegas.players import PLAYERS, player_of, players_of
from croupier.kernel.lasvegas.policies import choose
from croupier.kernel.lasvegas.row import LOT, OVER, rows
from croupier.kernel.lasvegas.series import play_out
from croupier.kernel.lasvegas.thinking import WHOLE_GAME, go_on, mind_for
from croupier.kernel.lasvegas.thinking import choose as think
from tests.env.players import any_of_each

SERIES, NUMBER = 3, 8
SLOW = pytest.mark.weekly("src/croupier/env", "src/croupier/kernel/lasvegas")


def started(bots: Sequence[str], learner: int) -> LasVegasRivals:
    """Return a game up to the learner's first choice."""
    games = LasVegasRivals(1, bots)
    games.start(np.full(1, SERIES, np.uint64), np.full(1, NUMBER, np.uint64), np.ones(1, np.bool_))
    go_on_to(games, learner)
    return games


def go_on_to(games: LasVegasRivals, learner: int) -> None:
    rewards, dones = np.zeros((1, games.seats), np.float32), np.zeros(1, np.bool_)
    games.let_rivals(np.array([learner]), rewards, dones)


def place(games: LasVegasRivals, learner: int, face: int) -> None:
    rewards, dones = np.zeros((1, games.seats), np.float32), np.zeros(1, np.bool_)
    games.act(np.array([face]), rewards, dones)
    go_on_to(games, learner)


@pytest.mark.parametrize("learner", [0, 1, 2])
@pytest.mark.parametrize("bots", [("uniform", "greedy"), ("hasty", "uniform")])
def test_a_game_with_plain_rivals_is_one_of_a_series(bots: tuple[str, str], learner: int) -> None:
    """The learner chooses as somebody greedy, by the luck of the game as all others do."""
    games = started(bots, learner)
    while games._rows[0].phase != OVER:
        assert games._rows[0].turn == learner
        place(games, learner, choose(games._rows[0], PLAYERS["greedy"]))
    arena, players = rows(1), np.roll(players_of(["greedy", *bots])[0], learner)
    begin(arena, 0, SERIES, NUMBER, 3, 0, LOT)
    play_out(arena[0], players)

    assert games.state(0) == decode(arena[0])


@SLOW
@pytest.mark.parametrize("rival", ["trained", "montecarlo:40", "champion:40"])
def test_a_game_with_rivals_that_think_is_one_of_the_arena(rival: str) -> None:
    """What the champion believes of the learner it has seen, as in the arena."""
    learner, bots, mind = 1, ("greedy", rival), mind_for(["greedy"])
    games = started(bots, learner)
    while games._rows[0].phase != OVER:
        place(games, learner, think(games._rows[0], *player_of("greedy"), mind))
    arena, other = rows(1), mind_for(bots)
    players, playouts = players_of(["greedy", *bots])
    begin(arena, 0, SERIES, NUMBER, 3, 0, LOT)
    begin_to_watch(other.beliefs)
    go_on(arena, 0, np.roll(players, learner), np.roll(playouts, learner), other, WHOLE_GAME)

    assert games.state(0) == decode(arena[0])


@SLOW
def test_games_side_by_side_keep_their_own_beliefs() -> None:
    many = las_vegas_v0.vector_env(3, seats=2, rivals="champion:20")
    single = las_vegas_v0.vector_env(1, seats=2, rivals="champion:20")
    seen, alone = many.reset(seed=5)[0], single.reset(seed=7)[0]
    whims = default_rng(1)
    for _ in range(30):
        assert (alone[0] == seen[2]).all()
        actions = any_of_each(many.action_masks().astype(np.int8), whims)
        seen, alone = many.step(actions)[0], single.step(actions[2:])[0]


@pytest.mark.parametrize(
    "level",
    ["easy", "medium", *(pytest.param(level, marks=SLOW) for level in ("hard", "champion"))],
)
@pytest.mark.parametrize("white", [False, True])
def test_every_level_plays_at_every_table(level: str, *, white: bool) -> None:
    env = las_vegas_v0.solo_env(seats=3, rivals=level, white=white, seat=2)
    _, info = env.reset(seed=1)
    rewards = list[float]()
    for _ in range(3 if level == "champion" else 200):
        _, reward, is_over, _, info = env.step(int(np.argmax(env.action_masks())))
        rewards.append(reward)
        if is_over:
            break

    assert info["seat"] == 2
    assert level == "champion" or not env.action_masks().any()
    assert not any(rewards[:-1])


def test_levels_are_those_of_the_house() -> None:
    assert VERSION_1.puzzling is not None
    assert LINEUP.levels == VERSION_1.puzzling.levels
    for level, bot in VERSION_1.levels.items():
        assert LINEUP.levels[level].split(":")[0] == bot.split(":")[0]
