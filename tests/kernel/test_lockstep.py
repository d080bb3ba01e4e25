"""Rules and kernel, step by step."""

import re
from collections.abc import Sequence
from random import Random

import pytest

from croupier.bots.bot import Uniform
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import row
from croupier.kernel.lasvegas.twin import SEEN, LasVegasTwin
from croupier.kernel.lockstep import Drift, QuickDealer, lockstep
from croupier.lasvegas import LasVegas, Options, Place


class Forgetful(LasVegasTwin):
    """A twin that forgets to pass the card of the start player on."""

    def play(self, seat: Seat, move: Place) -> None:
        super().play(seat, move)
        if self._row.phase == row.DEALING:
            self._row.starter = 0


class Peeking(LasVegasTwin):
    """A twin that turns up money spectators may not see."""

    def play(self, seat: Seat, move: Place) -> None:
        super().play(seat, move)
        if self._row.phase == row.DEALING:
            self._rows[SEEN].face_down[:] = row.FACE_UP


class Miscounting(LasVegasTwin):
    """A twin that pays in counterfeit money."""

    def play(self, seat: Seat, move: Place) -> None:
        super().play(seat, move)
        if self._row.phase == row.DEALING:
            self._row.money[0] += 10_000


class Blind(LasVegasTwin):
    """A twin that does not see the lowest face rolled."""

    def lists(self, seat: Seat, legal: Sequence[Place]) -> bool:
        return super().lists(seat, legal[1:])


def told(twin: LasVegasTwin) -> Drift:
    """Return what is said about a twin."""
    choose, chance = Uniform(Random(1)).choose, QuickDealer(Random(1))
    with pytest.raises(Drift) as caught:
        lockstep(LasVegas(), twin, (2, Options(start=Seat(0))), choose, chance)
    return caught.value


def test_a_twin_that_differs_is_caught_and_both_states_are_shown() -> None:
    drift = told(Forgetful())

    assert drift.code == "drift"
    assert re.search(r"after Moved.* the rules have «las-vegas deal[^»]* starter=1", drift.sentence)
    assert re.search(r"the kernel has «las-vegas dealing [^»]* starter=0", drift.sentence)


@pytest.mark.parametrize("twin", [Peeking, Miscounting])
def test_a_twin_that_holds_the_state_but_not_what_follows_is_caught(
    twin: type[LasVegasTwin],
) -> None:
    assert told(twin()).sentence.endswith("the kernel has the same, but not what follows.")


def test_a_twin_that_lists_other_moves_is_caught() -> None:
    drift = told(Blind())

    assert re.match(r"Step \d+, other moves are listed here: las-vegas placing", drift.sentence)
