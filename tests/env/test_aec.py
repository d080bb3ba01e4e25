"""One game as an environment in which seats act one after the other."""

from copy import deepcopy

import pytest

from croupier.core.errors import IllegalMove
from croupier.env import las_vegas_v0
from croupier.env.aec import ASKED_OFTEN
from tests.env.lasvegas.tables import GAME, state_of
from tests.env.players import finish, mask_of, missing_action, turns


def test_others_have_an_empty_mask() -> None:
    env = las_vegas_v0.raw_env(seats=3)
    for agent, _ in turns(env, seed=2):
        others = {*env.agents} - {agent}

        assert not any(mask_of(env, other).any() for other in others)


def test_rewards_come_only_in_the_end() -> None:
    env = las_vegas_v0.raw_env(seats=2)
    for _ in turns(env, seed=7):
        assert not any(env.rewards.values())


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


@pytest.mark.parametrize("name", sorted({*ASKED_OFTEN} - {"_cumulative_rewards"}))
def test_a_wrapped_game_tells_nothing_before_it_has_begun(name: str) -> None:
    env = las_vegas_v0.env(seats=3)

    with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
        getattr(env, name)


def test_a_wrapped_game_tells_what_the_table_does_at_every_step() -> None:
    env = las_vegas_v0.env(seats=3)
    env.reset(seed=4)
    for _ in env.agent_iter():
        for name in ASKED_OFTEN:
            assert getattr(env, name) is getattr(env.unwrapped, name)
        observation, _, is_over, _, _ = env.last()
        assert observation is not None
        env.step(None if is_over else int(observation["action_mask"].argmax()))

    assert str(env) == str(env.unwrapped)


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


def test_a_copy_plays_on_with_the_same_luck() -> None:
    env = las_vegas_v0.raw_env(seats=2)
    env.reset(seed=1)
    other = deepcopy(env)
    while not any(env.terminations.values()):
        action = int(mask_of(env, env.agent_selection).argmax())
        env.step(action)
        other.step(action)

        assert state_of(env) == state_of(other)
