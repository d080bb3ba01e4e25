"""Rules and kernel, step by step."""

from random import Random

import pytest

from croupier.bots.bot import Uniform
from croupier.bots.lordsofvegas import Uniform as Trader
from croupier.cli.lasvegas import LAS_VEGAS
from croupier.cli.lordsofvegas import LORDS_OF_VEGAS
from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.kernel.lasvegas.twin import LasVegasTwin
from croupier.kernel.lockstep import Drift, lockstep
from croupier.kernel.lordsofvegas.twin import LordsOfVegasTwin
from croupier.lasvegas import LasVegas, Options, Place
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas import Options as LordsOptions


@pytest.mark.parametrize(("seats", "options"), LAS_VEGAS.kernel().tables)
def test_las_vegas_agrees_in_every_step(seats: int, options: Options) -> None:
    twin = LasVegasTwin()

    for seed in range(8):
        choose = Uniform(Random(seed)).choose
        assert lockstep(LasVegas(), twin, (seats, options), choose, Dealer.numbered(5, seed)) > 60


@pytest.mark.parametrize(("seats", "options"), LORDS_OF_VEGAS.kernel().tables)
def test_lords_of_vegas_agrees_in_every_step(seats: int, options: LordsOptions) -> None:
    twin = LordsOfVegasTwin()

    for seed in range(3):
        choose = Trader(Random(seed)).choose
        dealer = Dealer.numbered(5, seed)
        assert lockstep(LordsOfVegas(), twin, (seats, options), choose, dealer) > 100


class Cheat(LasVegasTwin):
    """A twin that forgets to pass the card of the start player on."""

    def play(self, seat: Seat, move: Place) -> None:
        super().play(seat, move)
        if self._row.phase == 1:
            self._row.starter = 0


def test_a_twin_that_differs_is_caught_and_both_states_are_shown() -> None:
    choose = Uniform(Random(1)).choose

    with pytest.raises(Drift, match=r"the rules have las-vegas dealing .* starter=1") as caught:
        lockstep(LasVegas(), Cheat(), (2, Options(start=Seat(0))), choose, Dealer.numbered(1))

    assert caught.value.code == "drift"
    assert "starter=0" in caught.value.sentence
