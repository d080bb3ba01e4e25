"""Las Vegas in the kernel, compared with the rules in every step."""

from random import Random

import pytest

from croupier.bots.bot import Uniform
from croupier.games import lasvegas
from croupier.kernel.lasvegas.twin import LasVegasTwin
from croupier.kernel.lockstep import QuickDealer, lockstep
from croupier.lasvegas import LasVegas, Options


@pytest.mark.parametrize(("seats", "options"), lasvegas.kernel().tables)
def test_las_vegas_agrees_in_every_step(seats: int, options: Options) -> None:
    twin = LasVegasTwin()

    for seed in range(2):
        choose, chance = Uniform(Random(seed)).choose, QuickDealer(Random(seed))
        assert lockstep(LasVegas(), twin, (seats, options), choose, chance) > 60
