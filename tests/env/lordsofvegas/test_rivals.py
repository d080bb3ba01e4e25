"""Lords of Vegas against bots inside the kernel, without trades."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
from numpy.random import default_rng

from croupier.bots.lordsofvegas.greedy import Greedy, best_action
from croupier.core.game import Turn
from croupier.core.seats import Seat
from croupier.env import lords_of_vegas_v0
from croupier.env.lordsofvegas import actions
from croupier.env.lordsofvegas.masking import action_of
from croupier.env.lordsofvegas.rivals import LINEUP, LordsOfVegasRivals
from croupier.games.lordsofvegas import VERSION_1
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.codec import choice_code, decode
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.legality import must_move_die
from croupier.kernel.lordsofvegas.movegen import MOST_MOVES
from croupier.kernel.lordsofvegas.policies import uniform_choice
from croupier.kernel.lordsofvegas.row import OVER, Row, Rows, rows
from croupier.kernel.lordsofvegas.rules import choose, start
from croupier.kernel.lordsofvegas.series import play_on_uniformly
from croupier.kernel.luck import seed
from croupier.lordsofvegas.moves import Accept, Counter, Offer, Refuse, TakeBack, Withdraw
from croupier.lordsofvegas.state import Acting, State
from tests.env.lordsofvegas.tables import GAME
from tests.env.players import any_of

SERIES, NUMBER = 3, 8
SLOW = pytest.mark.weekly("src/croupier/env", "src/croupier/kernel/lordsofvegas")


def started(bots: Sequence[str]) -> LordsOfVegasRivals:
    """Return a game up to the first choice of anybody."""
    games = LordsOfVegasRivals(1, bots)
    games.start(np.full(1, SERIES, np.uint64), np.full(1, NUMBER, np.uint64), np.ones(1, np.bool_))
    return games


def go_on_to(games: LordsOfVegasRivals, learner: int) -> None:
    rewards, dones = np.zeros((1, games.seats), np.float32), np.zeros(1, np.bool_)
    games.let_rivals(np.array([learner]), rewards, dones)


def take(games: LordsOfVegasRivals, action: int) -> None:
    rewards, dones = np.zeros((1, games.seats), np.float32), np.zeros(1, np.bool_)
    games.act(np.array([action]), rewards, dones)


def steps_to(row: Row, move: int) -> list[int]:
    """Return the actions a move is made with."""
    kind, first = codes.kind_of(move), action_of(row, move)
    if kind == codes.GAMBLE:
        return [first, actions.BET + codes.part(move, 1) - 1]
    if kind in (codes.BUILD, codes.SPRAWL) and must_move_die(row):
        return [first, actions.MOVE_DIE + codes.part(move, 2) - 1]
    return [first]


@pytest.mark.parametrize("learner", [0, 2])
def test_a_game_with_uniform_rivals_is_one_of_a_series(learner: int) -> None:
    """The learner chooses uniformly too, by the luck of the game as all others do."""
    games, moves = started(["uniform"] * 2), np.zeros(MOST_MOVES, np.int64)
    go_on_to(games, learner)
    while games._rows[0].phase != OVER:
        for action in steps_to(games._rows[0], uniform_choice(games._rows[0], moves)):
            take(games, action)
        go_on_to(games, learner)
    series = rows(1)
    seed(series[0].luck, np.uint64(SERIES), np.uint64(NUMBER))
    start(series[0], 3)
    play_on_uniformly(series[0], desk())

    assert games.state(0) == decode(series[0])


def greedy_move(state: State, seat: Seat) -> int:
    """Choose as the readable bot does when it has made its offer."""
    if isinstance(state, Acting):
        move = best_action(state.table, seat)
    else:
        move = Greedy(Random(0)).choose(seat, state, GAME.legal(state, seat))
    assert not isinstance(move, Offer | Accept | Refuse | Counter | Withdraw | TakeBack)
    return choice_code(move)


def play_greedily(table: Rows, learner: int) -> int:
    """Let readable bots play on to the learner's turn; return how many moves they made."""
    moves, values = 0, desk().values
    while table[0].phase != OVER:
        turn = GAME.awaited(decode(table[0]))
        assert isinstance(turn, Turn)
        if turn.next_to_move == learner:
            break
        choose(table[0], greedy_move(decode(table[0]), turn.next_to_move))
        let_luck_answer(table[0], values)
        moves += 1
    return moves


def test_greedy_rivals_move_as_the_readable_bot_does_apart_from_trades() -> None:
    games, twin, learner, moves = started(["greedy"] * 2), rows(1), 1, 0
    masks, seen, turns = (
        np.zeros((1, games.actions.size), np.int8),
        np.zeros((1, games.layout.size), np.float32),
        np.zeros(1, np.int64),
    )
    whims = default_rng(2)
    while games._rows[0].phase != OVER:
        twin[0] = games._rows[0]
        moves += play_greedily(twin, learner)
        go_on_to(games, learner)
        assert games.state(0) == decode(twin[0])
        if games._rows[0].phase != OVER:
            games.look(seen, masks, turns)
            take(games, any_of(masks[0], whims))

    assert moves > 50


@pytest.mark.parametrize(
    "rival",
    ["uniform", "easy", "medium", *(pytest.param(r, marks=SLOW) for r in ("hard", "champion"))],
)
def test_every_level_plays_without_offers(rival: str) -> None:
    env = lords_of_vegas_v0.solo_env(seats=3, rivals=rival, seat=0)
    assert isinstance(env.games, LordsOfVegasRivals)
    env.reset(seed=1)
    whims = default_rng(1)
    for _ in range(30):
        *_, is_over, _, info = env.step(any_of(env.action_masks().astype(np.int8), whims))
        assert not env.games._rows[0].offer_number.any()
        if is_over:
            break

    assert info["seat"] == 0


@SLOW
def test_the_same_seed_leads_to_the_same_game_with_rivals_that_search() -> None:
    """Also side by side with others: a search has its luck from its own game."""
    rivals = ["montecarlo:30", "champion:30", "trained"]
    many = lords_of_vegas_v0.vector_env(2, seats=4, rivals=rivals)
    single = lords_of_vegas_v0.solo_env(seats=4, rivals=rivals)
    seen, _ = many.reset(seed=5)
    alone, _ = single.reset(seed=6)
    whims = default_rng(1)
    for _ in range(60):
        assert (alone == seen[1]).all()
        chosen = [any_of(mask, whims) for mask in many.action_masks().astype(np.int8)]
        seen, *_ = many.step(np.array(chosen))
        alone, _, is_over, _, _ = single.step(chosen[1])
        if is_over:
            alone, _ = single.reset()


def test_levels_are_those_of_the_house() -> None:
    assert VERSION_1.puzzling is not None
    assert LINEUP.levels == VERSION_1.puzzling.levels
    for level, bot in VERSION_1.levels.items():
        assert LINEUP.levels[level].split(":")[0] == bot.split(":")[0]
