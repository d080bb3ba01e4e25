"""Showing a game."""

import gymnasium
import pytest

from croupier.core.errors import InvalidOptions
from croupier.env import las_vegas_v0
from croupier.env.rendering import rendered, require_render_mode
from croupier.lasvegas import text


def test_a_game_is_a_line_that_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    env = las_vegas_v0.solo_env(seats=2, render_mode="ansi")
    env.reset(seed=1)
    line = env.render()
    assert line is not None

    assert text.write(text.read(line)) == line
    assert rendered(env.games, "human") is None
    assert capsys.readouterr().out == f"{line}\n"


def test_without_a_render_mode_there_is_a_warning() -> None:
    env = las_vegas_v0.solo_env(seats=2)
    env.reset(seed=1)

    with pytest.warns(UserWarning, match="nothing to render without a render mode"):
        assert env.render() is None


def test_another_render_mode_is_refused() -> None:
    with pytest.raises(InvalidOptions, match="human, ansi or None, not 'rgb_array'"):
        require_render_mode("rgb_array")


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env: gymnasium.Env[object, int] = gymnasium.make(
        "croupier/LasVegas-v0", seats=2, render_mode="human"
    )
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))

    assert len(capsys.readouterr().out.splitlines()) == 2
