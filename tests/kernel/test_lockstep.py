"""Rules and kernel, step by step."""

import re
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from croupier.bots.bot import Uniform
from croupier.core.chance import Dice, Draw, Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.core.game import Entry, Step
from croupier.core.seats import Seat
from croupier.games import lasvegas as las_vegas_spec
from croupier.games import lordsofvegas as lords_spec
from croupier.kernel.lasvegas import row
from croupier.kernel.lasvegas.twin import SEEN, LasVegasTwin
from croupier.kernel.lockstep import Drift, QuickDealer, lockstep
from croupier.kernel.lordsofvegas.twin import GAME, LordsOfVegasTwin
from croupier.lasvegas import LasVegas, Options, Place
from croupier.lordsofvegas import LordsOfVegas, Move
from croupier.lordsofvegas import Options as LordsOptions
from croupier.lordsofvegas import State as LordsState
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.state import Built, Die, Drawing, Over


@pytest.mark.parametrize(("seats", "options"), las_vegas_spec.kernel().tables)
def test_las_vegas_agrees_in_every_step(seats: int, options: Options) -> None:
    twin = LasVegasTwin()

    for seed in range(2):
        choose, chance = Uniform(Random(seed)).choose, QuickDealer(Random(seed))
        assert lockstep(LasVegas(), twin, (seats, options), choose, chance) > 60


@pytest.mark.parametrize(("seats", "options"), lords_spec.kernel().tables)
def test_lords_of_vegas_agrees_in_every_step(seats: int, options: LordsOptions) -> None:
    twin = LordsOfVegasTwin()

    for seed in range(3):
        choose, chance = lords_spec.kernel().trying(Random(seed)), QuickDealer(Random(seed))
        assert lockstep(LordsOfVegas(), twin, (seats, options), choose, chance) > 100


def test_every_kind_of_table_is_compared() -> None:
    las_vegas, lords = las_vegas_spec.kernel().tables, lords_spec.kernel().tables

    assert len({*las_vegas}) == len(las_vegas) == 60
    assert {(seats, options.white) for seats, options in las_vegas[:7]} == {
        *((seats, False) for seats in (2, 3, 4, 5)),
        *((seats, True) for seats in (2, 3, 4)),
    }
    assert [seats for seats, _ in lords] == [2, 3, 4]


class Late(LordsOfVegas):
    """A game in which the next card of a colour may carry a chip to the last space."""

    ended_by_points = False

    def start(self, seats: int, options: LordsOptions) -> Step[LordsState, Event]:
        table = super().start(seats, options).state.table
        block = {Lot(f"F{n}"): Built("purple", None) for n in range(2, 10)}
        table = table.with_plots({**block, Lot("F1"): Built("purple", Die(Seat(0), 6))})
        return Step(Drawing(replace(table, money=(20,) * seats, points=(81,) * seats)))

    def step(self, state: LordsState, entry: Entry[Move]) -> Step[LordsState, Event]:
        step = super().step(state, entry)
        self.ended_by_points |= isinstance(step.state, Over) and 90 in step.state.table.points
        return step


def test_lords_of_vegas_agrees_in_how_a_game_ends_by_points() -> None:
    game, twin = Late(), LordsOfVegasTwin()

    for seed in range(4):
        choose, chance = lords_spec.kernel().trying(Random(seed)), QuickDealer(Random(seed))
        lockstep(game, twin, (3, LordsOptions()), choose, chance)

    assert game.ended_by_points


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


class Stubborn(LordsOfVegasTwin):
    """A twin that keeps the first boss it knows of for ever."""

    def holds(self, state: LordsState) -> bool:
        self._rows[GAME].bossed[1] |= self._rows[GAME].bossed[0]
        return super().holds(state)


def test_a_twin_that_does_not_know_its_bosses_is_caught() -> None:
    choose, chance = lords_spec.kernel().trying(Random(1)), QuickDealer(Random(1))

    with pytest.raises(Drift, match="not what follows"):
        lockstep(LordsOfVegas(), Stubborn(), (3, LordsOptions()), choose, chance)


@pytest.mark.parametrize("outcome", [Rolled((1,)), Drawn("A1")])
def test_an_outcome_that_is_not_waited_for_is_refused(outcome: Outcome) -> None:
    las_vegas, lords = LasVegasTwin(), LordsOfVegasTwin()
    las_vegas.put(LasVegas().start(2, Options()).state)
    lords.put(at_the_table())

    with pytest.raises(CroupierError, match=f"takes no {type(outcome).__name__}"):
        las_vegas.resolve(outcome)
    with pytest.raises(CroupierError, match=f"takes no {type(outcome).__name__}"):
        lords.resolve(outcome)


def at_the_table() -> LordsState:
    """Return a state in which a seat is waited for."""
    game, luck = LordsOfVegas(), QuickDealer(Random(1))
    state = game.start(2, LordsOptions()).state
    while isinstance(ask := game.awaited(state), Dice | Draw):
        state = game.step(state, luck.answer(ask, 0)).state
    return state
