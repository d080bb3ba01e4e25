"""Lords of Vegas in the kernel, compared with the rules in every step."""

from random import Random

import pytest
from msgspec.structs import replace

from croupier.core.game import Entry, Step
from croupier.core.seats import Seat
from croupier.games import lordsofvegas
from croupier.kernel.lockstep import QuickDealer, lockstep
from croupier.kernel.lordsofvegas.twin import LordsOfVegasTwin
from croupier.lordsofvegas import LordsOfVegas, Move, Options, State
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.state import Built, Die, Drawing, Over


@pytest.mark.parametrize(("seats", "options"), lordsofvegas.kernel().tables)
def test_lords_of_vegas_agrees_in_every_step(seats: int, options: Options) -> None:
    twin = LordsOfVegasTwin()

    for seed in range(3):
        choose, chance = lordsofvegas.kernel().trying(Random(seed)), QuickDealer(Random(seed))
        assert lockstep(LordsOfVegas(), twin, (seats, options), choose, chance) > 100


class Late(LordsOfVegas):
    """A game in which the next card of a colour may carry a chip to the last space."""

    ended_by_points = False

    def start(self, seats: int, options: Options) -> Step[State, Event]:
        table = super().start(seats, options).state.table
        block = {Lot(f"F{n}"): Built("purple", None) for n in range(2, 10)}
        table = table.with_plots({**block, Lot("F1"): Built("purple", Die(Seat(0), 6))})
        return Step(Drawing(replace(table, money=(20,) * seats, points=(81,) * seats)))

    def step(self, state: State, entry: Entry[Move]) -> Step[State, Event]:
        step = super().step(state, entry)
        self.ended_by_points |= isinstance(step.state, Over) and 90 in step.state.table.points
        return step


def test_lords_of_vegas_agrees_in_how_a_game_ends_by_points() -> None:
    game, twin = Late(), LordsOfVegasTwin()

    for seed in range(4):
        choose, chance = lordsofvegas.kernel().trying(Random(seed)), QuickDealer(Random(seed))
        lockstep(game, twin, (3, Options()), choose, chance)

    assert game.ended_by_points
