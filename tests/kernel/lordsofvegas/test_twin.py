"""A row of Lords of Vegas that follows the rules."""

from random import Random

import pytest

from croupier.core.chance import Dealer, Dice, Draw, Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.core.game import Moved
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.games import lordsofvegas
from croupier.kernel.lockstep import Drift, QuickDealer, lockstep
from croupier.kernel.lordsofvegas.twin import GAME, LordsOfVegasTwin
from croupier.lordsofvegas import LordsOfVegas, Options, State
from croupier.lordsofvegas.moves import TakeBack
from tests.lordsofvegas.traders import play_out


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


@pytest.mark.parametrize("seed", range(4))
def test_goes_on_from_where_taking_back_has_led(seed: int) -> None:
    """Rows only go forward: what is taken back is put anew, and all else is made as ever."""
    game, lords, dealer = LordsOfVegas(), LordsOfVegasTwin(), Dealer.numbered(seed)
    log = play_out(3, dealer, Random(seed), regret=0.4).log
    states = [step.state for step in replay(game, log)]
    lords.put(states[0])
    for entry, after in zip(log.entries, states[1:], strict=True):
        match entry:
            case Moved(_, TakeBack()):
                with pytest.raises(CroupierError, match="takes nothing back"):
                    lords.play(entry.seat, entry.move)
                lords.put(after)
            case Moved(seat, move):
                lords.play(seat, move)
            case outcome:
                lords.resolve(outcome)
        assert lords.holds(after)

    assert any(Moved(Seat(seat), TakeBack()) in log.entries for seat in range(3))


def at_the_table() -> State:
    """Return a state in which a seat is waited for."""
    game, luck = LordsOfVegas(), QuickDealer(Random(1))
    state = game.start(2, Options()).state
    while isinstance(ask := game.awaited(state), Dice | Draw):
        state = game.step(state, luck.answer(ask, 0)).state
    return state
