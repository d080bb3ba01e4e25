"""Las Vegas as an environment."""

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import TypedDict

import numpy as np
import pytest

from croupier.core.errors import CroupierError, IllegalMove, InvalidOptions
from croupier.core.seats import Seat, clockwise
from croupier.env import las_vegas_v0
from croupier.env.aec import TableEnv
from croupier.env.batched import Observations
from croupier.env.lasvegas.batched import LasVegasGames
from croupier.env.layout import Layout
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.notes import VALUES, Dollars
from croupier.lasvegas.state import (
    FACES,
    Casino,
    Face,
    FaceDown,
    Hand,
    Over,
    Placing,
    Purse,
    Roll,
    State,
    Table,
    Winnings,
)
from tests.env.conformance import EXPECTED, judge
from tests.env.players import finish, mask_of, missing_action, seat_of, turns

GAME = LasVegas()
ANY: Callable[..., TableEnv] = las_vegas_v0.raw_env
"""Makes an environment of any options, also of bad ones."""


class Agreed(TypedDict, total=False):
    """What a table has agreed on."""

    seats: int
    white: bool


TABLES: list[Agreed] = [
    *(Agreed(seats=seats) for seats in (2, 3, 4, 5)),
    *(Agreed(seats=seats, white=True) for seats in (2, 3, 4)),
]
at_each_table = pytest.mark.parametrize("agreed", TABLES, ids=str)


@pytest.mark.filterwarnings(*EXPECTED)
@at_each_table
def test_it_passes_the_tests_of_pettingzoo(
    agreed: Agreed, capsys: pytest.CaptureFixture[str]
) -> None:
    judge(partial(las_vegas_v0.env, **agreed), partial(las_vegas_v0.raw_env, **agreed))

    assert "Passed API test" in capsys.readouterr().out


@at_each_table
def test_the_mask_has_the_legal_moves(agreed: Agreed) -> None:
    env = las_vegas_v0.raw_env(**agreed)
    for agent, _ in turns(env, seed=1):
        legal = GAME.legal(state_of(env), Seat(seat_of(agent)))

        assert np.flatnonzero(mask_of(env, agent)).tolist() == [move.face - 1 for move in legal]


def test_others_have_an_empty_mask() -> None:
    env = las_vegas_v0.raw_env(seats=3)
    for agent, _ in turns(env, seed=2):
        others = {*env.agents} - {agent}

        assert not any(mask_of(env, other).any() for other in others)


@at_each_table
@pytest.mark.parametrize("money", ["face-down", "open"])
def test_an_observation_holds_what_the_seat_sees_and_no_more(agreed: Agreed, money: str) -> None:
    env = las_vegas_v0.raw_env(**agreed, open_money=money == "open")
    for _ in turns(env, seed=3):
        state = state_of(env)
        for seat in map(Seat, range(env.games.seats)):
            assert seen(env, state, seat) == GAME.view(state, seat)


def test_in_the_end_all_money_is_seen() -> None:
    env = las_vegas_v0.raw_env(seats=3)
    finish(env, seed=4)
    state = state_of(env)
    assert isinstance(state, Over)

    for seat in map(Seat, range(3)):
        observation = observed(env, seat)
        won = env.layout.part(observation, "won")

        assert tuple(map(purse, won)) == tuple(state.purses[s] for s in clockwise(3, seat))
        assert not observation[: env.layout["notes_won"].start].any()


@at_each_table
def test_the_win_is_shared_by_the_winners(agreed: Agreed) -> None:
    env = las_vegas_v0.raw_env(**agreed)
    finish(env, seed=5)
    result = GAME.result(state_of(env))
    assert result is not None

    assert [*env.rewards.values()] == pytest.approx([*map(float, result.win_shares)])
    assert sum(env.rewards.values()) == pytest.approx(1)


def test_the_reward_can_be_money() -> None:
    env = las_vegas_v0.raw_env(seats=4, reward="money")
    finish(env, seed=6)
    result = GAME.result(state_of(env))
    assert result is not None

    assert [*env.rewards.values()] == [money / 10_000 for money, _ in result.scores]


def test_rewards_come_only_in_the_end() -> None:
    env = las_vegas_v0.raw_env(seats=2)
    for _ in turns(env, seed=7):
        assert not any(env.rewards.values())


def test_a_seed_determines_the_game() -> None:
    a, b = las_vegas_v0.raw_env(), las_vegas_v0.raw_env()

    for _ in zip(turns(a, seed=8), turns(b, seed=8), strict=True):
        assert state_of(a) == state_of(b)


def test_a_reset_without_a_seed_goes_on_to_the_next_game_of_the_series() -> None:
    a, b = las_vegas_v0.raw_env(), las_vegas_v0.raw_env()
    first = []
    for env in (a, b):
        env.reset(seed=9)
        first.append(state_of(env))
        env.reset()

    assert state_of(a) == state_of(b)
    assert first[0] == first[1] != state_of(a)


def test_without_any_seed_every_environment_has_its_own_luck() -> None:
    a, b = las_vegas_v0.raw_env(), las_vegas_v0.raw_env()
    a.reset()
    b.reset()

    assert state_of(a) != state_of(b)


@pytest.mark.parametrize("action", [-1, 6, 2.5, None, "1"])
def test_what_is_no_action_is_refused_by_its_name(action: int) -> None:
    env = las_vegas_v0.raw_env(seats=2)
    env.reset(seed=1)

    with pytest.raises(IllegalMove, match=f"Action {action!r} is outside the mask; legal are"):
        env.step(action)


def test_a_face_that_was_not_rolled_is_refused_and_changes_nothing() -> None:
    env = las_vegas_v0.raw_env(seats=3)
    missing = missing_action(env)
    before = state_of(env)

    with pytest.raises(IllegalMove) as refused:
        env.step(missing)

    assert f"Action {missing} (place {missing + 1}) is outside the mask" in refused.value.sentence
    assert refused.value.position == GAME.text(before)
    assert state_of(env) == before


def test_an_illegal_action_ends_a_wrapped_game() -> None:
    env = las_vegas_v0.env(seats=3)
    missing = missing_action(env)
    guilty = env.agent_selection

    env.step(missing)

    assert env.rewards == {agent: -1 if agent == guilty else 0 for agent in env.agents}
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 6}, "for 2 to 5 seats, not 6"),
        ({"seats": 5, "white": True}, "for 2 to 4 seats, not 5"),
        ({"reward": "fame"}, "The reward is win or money, not 'fame'"),
        ({"render_mode": "rgb_array"}, "human, ansi or None, not 'rgb_array'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidOptions, match=sentence):
        ANY(**options)


def test_it_is_rendered_as_the_line_of_its_position() -> None:
    env = las_vegas_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)

    line = env.render()

    assert line is not None
    assert GAME.read(line) == state_of(env)


def test_a_person_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = las_vegas_v0.raw_env(seats=2, render_mode="human")
    finish(env, seed=1)

    assert capsys.readouterr().out.splitlines()[-1] == GAME.text(state_of(env))


def test_nothing_is_rendered_without_a_mode() -> None:
    env = las_vegas_v0.raw_env()
    env.reset(seed=1)

    with pytest.warns(UserWarning, match="nothing to render"):
        assert env.render() is None


def test_every_action_has_a_name_that_leads_back() -> None:
    actions = las_vegas_v0.raw_env().actions

    assert actions.names == tuple(f"place {face}" for face in FACES)
    assert [actions.index(name) for name in actions.names] == [*range(6)]


def test_a_game_can_be_laid_on_a_table() -> None:
    env, other = las_vegas_v0.raw_env(), LasVegasGames(2)
    for _ in zip(range(30), turns(env, seed=1), strict=False):
        other.put(1, state_of(env))

        assert other.state(1) == state_of(env)


def test_a_copy_plays_on_with_the_same_luck() -> None:
    env = las_vegas_v0.raw_env(seats=2)
    env.reset(seed=1)
    other = deepcopy(env)
    while not any(env.terminations.values()):
        action = int(mask_of(env, env.agent_selection).argmax())
        env.step(action)
        other.step(action)

        assert state_of(env) == state_of(other)


def test_a_row_that_is_no_state_is_refused() -> None:
    with pytest.raises(CroupierError, match="seats=0"):
        LasVegasGames(1).state(0)


def state_of(env: TableEnv) -> State:
    assert isinstance(env.games, LasVegasGames)
    return env.games.state(0)


def observed(env: TableEnv, seat: Seat) -> Observations:
    return env.observe(f"seat_{seat}")["observation"].astype(np.float32)


def seen(env: TableEnv, state: State, seat: Seat) -> State:
    """Rebuild a state from what a seat observes; only the options are taken from the state."""
    assert isinstance(state, Placing)
    layout, vector = env.layout, observed(env, seat)
    table = table_seen(layout, vector, state.table, seat)
    chooser = seat_at(layout.part(vector, "turn"), seat)
    roll = Roll(faces(layout.part(vector, "rolled")), faces(layout.part(vector, "white_rolled")))
    return Placing(table, chooser, roll)


def table_seen(layout: Layout, vector: Observations, table: Table, seat: Seat) -> Table:
    part = partial(layout.part, vector)
    order = [clockwise(table.seats, seat).index(Seat(s)) for s in range(table.seats)]
    hands = np.stack([part("hands"), part("white_hands")], axis=1)[order]
    piles = zip(part("notes"), part("dice"), part("white"), strict=True)
    return Table(
        options=table.options,
        round=int(part("round").argmax()) + 1,
        starter=seat_at(part("starter"), seat),
        deck=tuple(map(int, part("deck"))),
        casinos=tuple(
            Casino(notes(values), tuple(map(int, dice[order])), int(white))
            for values, dice, white in piles
        ),
        hands=tuple(Hand(int(own), int(white)) for own, white in hands),
        winnings=tuple(
            winnings(won, int(count), is_seen=place == 0 or table.options.open_money)
            for place, won, count in zip(
                order, part("won")[order], part("notes_won")[order], strict=True
            )
        ),
    )


def seat_at(one_hot: Observations, seat: Seat) -> Seat:
    assert one_hot.sum() == 1
    return clockwise(len(one_hot), seat)[int(one_hot.argmax())]


def notes(values: Observations) -> tuple[Dollars, ...]:
    return tuple(Dollars(int(value) * 10_000) for value in values if value)


def faces(counts: Observations) -> tuple[Face, ...]:
    return tuple(face for face, n in zip(FACES, counts, strict=True) for _ in range(int(n)))


def purse(won: Observations) -> Purse:
    pairs = [*zip(VALUES, won, strict=True)]
    return Purse(tuple(value for value, n in reversed(pairs) for _ in range(int(n))))


def winnings(won: Observations, count: int, *, is_seen: bool) -> Winnings:
    if is_seen:
        assert won.sum() == count
        return purse(won)
    assert not won.any()
    return FaceDown(count)
