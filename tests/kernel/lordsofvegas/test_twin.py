"""A row of Lords of Vegas that follows the rules."""

from random import Random

import pytest

from croupier.core.chance import Dice, Draw, Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.games import lordsofvegas
from croupier.kernel.lockstep import Drift, QuickDealer, lockstep
from croupier.kernel.lordsofvegas.twin import GAME, LordsOfVegasTwin
from croupier.lordsofvegas import LordsOfVegas, Options, State


class Stubborn(LordsOfVegasTwin):
    """A twin that keeps the first boss it knows of for ever."""

    def holds(self, state: State) -> bool:
        self._rows[GAME].bossed[1] |= self._rows[GAME].bossed[0]
        return super().holds(state)


def test_a_twin_that_does_not_know_its_bosses_is_caught() -> None:
    choose, chance = lordsofvegas.kernel().trying(Random(1)), QuickDealer(Random(1))

    with pytest.raises(Drift, match="not what follows"):
        lockstep(LordsOfVegas(), Stubborn(), (3, Options()), choose, chance)


@pytest.mark.parametrize("outcome", [Rolled((1,)), Drawn("A1")])
def test_an_outcome_that_is_not_waited_for_is_refused(outcome: Outcome) -> None:
    lords = LordsOfVegasTwin()
    lords.put(at_the_table())

    with pytest.raises(CroupierError, match=f"takes no {type(outcome).__name__}"):
        lords.resolve(outcome)


def at_the_table() -> State:
    """Return a state in which a seat is waited for."""
    game, luck = LordsOfVegas(), QuickDealer(Random(1))
    state = game.start(2, Options()).state
    while isinstance(ask := game.awaited(state), Dice | Draw):
        state = game.step(state, luck.answer(ask, 0)).state
    return state
