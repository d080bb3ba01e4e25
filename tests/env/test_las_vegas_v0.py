"""Las Vegas for PettingZoo."""

from collections.abc import Callable
from functools import partial

import pytest

from croupier.core.errors import InvalidOptions
from croupier.env import las_vegas_v0
from croupier.env.aec import TableEnv
from tests.env.conformance import EXPECTED, judge
from tests.env.lasvegas.tables import Agreed, at_each_table

ANY: Callable[..., TableEnv] = las_vegas_v0.raw_env
"""Makes an environment of any options, also of bad ones."""


@pytest.mark.filterwarnings(*EXPECTED)
@at_each_table
def test_it_passes_the_tests_of_pettingzoo(
    agreed: Agreed, capsys: pytest.CaptureFixture[str]
) -> None:
    judge(partial(las_vegas_v0.env, **agreed), partial(las_vegas_v0.raw_env, **agreed))

    assert "Passed API test" in capsys.readouterr().out


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
