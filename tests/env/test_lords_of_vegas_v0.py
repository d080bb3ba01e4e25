"""Lords of Vegas for PettingZoo."""

from functools import partial

import pytest

from croupier.core.errors import InvalidOptions
from croupier.env import lords_of_vegas_v0
from tests.env.conformance import EXPECTED, judge
from tests.env.lordsofvegas.tables import ANY, Agreed, at_each_table


@pytest.mark.filterwarnings(*EXPECTED)
@at_each_table
def test_it_passes_the_tests_of_pettingzoo(
    agreed: Agreed, capsys: pytest.CaptureFixture[str]
) -> None:
    judge(partial(lords_of_vegas_v0.env, **agreed), partial(lords_of_vegas_v0.raw_env, **agreed))

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 5}, "for 2 to 4 seats, not 5"),
        ({"offers": -1}, "A turn has 0 to 100 offers, not -1"),
        ({"reward": "fame"}, "The reward is win or points or money, not 'fame'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidOptions, match=sentence):
        ANY(**options)
