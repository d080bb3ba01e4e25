"""What positions are worth, and actions at a glance."""

from functools import cache
from random import Random

import numpy as np
import pytest

from croupier.bots.arena import play
from croupier.bots.lordsofvegas import Greedy, greedy, worth
from croupier.core.chance import Dealer
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, row, searching
from croupier.kernel.lordsofvegas import evaluation as kernel
from croupier.lordsofvegas import LordsOfVegas, Options
from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.moves import Gamble
from croupier.lordsofvegas.state import Acting, State


@cache
def met(seats: int) -> list[State]:
    """Return the states of a game between greedy bots."""
    game, bots = LordsOfVegas(), [Greedy(Random(seat)) for seat in range(seats)]
    log = play(game, bots, Options(), Dealer.numbered(8, seats)).log
    return [step.state for step in replay(game, log)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_worth_what_it_is_to_the_bots(seats: int) -> None:
    rows = row.rows(1)
    for state in met(seats):
        codec.write(rows, 0, state)
        for seat in range(seats):
            assert kernel.lead(rows[0], seat) == pytest.approx(worth.lead(state.table, Seat(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_promises_what_it_does_to_the_bots(seats: int) -> None:
    rows = row.rows(3)
    for state in met(seats):
        if isinstance(state, Acting):
            table = state.table
            some = [action for action in actions(table) if not isinstance(action, Gamble)]
            leads = np.zeros(len(some))
            codec.write(rows, searching.ROOT, state)
            codes = np.array([*map(codec.choice_code, some)], np.int64)
            searching.glance(rows, codes, leads)

            expected = [greedy.expected_lead(table, table.turn, action) for action in some]
            assert leads.tolist() == pytest.approx(expected)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up(seats: int) -> None:
    rows = row.rows(1)
    for state in met(seats):
        codec.write(rows, 0, state)
        chances = [kernel.chance(rows[0], seat) for seat in range(seats)]
        leads = [kernel.lead(rows[0], seat) for seat in range(seats)]

        assert sum(chances) == pytest.approx(1)
        assert np.argsort(chances).tolist() == np.argsort(leads).tolist()
