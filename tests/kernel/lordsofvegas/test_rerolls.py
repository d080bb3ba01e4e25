"""How the dice of a casino come out when they are rolled."""

from collections.abc import Sequence

import numpy as np
import pytest

from croupier.core.game import Moved
from croupier.kernel.lordsofvegas import codec, rerolls, row
from croupier.kernel.luck import seed
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.chances import boss_chances
from croupier.lordsofvegas.state import Acting, State
from tests.lordsofvegas.boards import RED, after, position, reorganize, shown

LOTS = ("A1", "A2", "A3", "A4", "A5", "A6")
CLOSE = 0.015


def reorganizing(dice: Sequence[int]) -> State:
    """Return a position in which red reorganizes a casino where each seat has so many dice."""
    owners = [seat for seat, number in enumerate(dice) for _ in range(number)]
    values = [6, *range(1, len(owners))]
    dice_there = zip(LOTS, owners, values, strict=False)
    board = " ".join(f"{lot}:gold.{owner}.{value}" for lot, owner, value in dice_there)
    return after(position("acting", board), Moved(RED, reorganize("A1"))).state


def rolls_of(state: State) -> tuple[row.Row, row.Numbers]:
    rows, rolls = row.rows(1), np.zeros(rerolls.ROUND, np.int64)
    codec.write(rows, 0, state)
    seed(rows[0].luck, np.uint64(1), np.uint64(1))
    rerolls.roll_often(rows[0], rolls)
    return rows[0], rolls


def came_out(rolled: row.Row, roll: int) -> State:
    """Return where a roll leads: to a position in which no casino is tied."""
    rows = row.rows(1)
    rows[0] = rolled
    rerolls.come_out(rows[0], roll)
    state = codec.decode(rows[0])
    assert isinstance(state, Acting)
    return state


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (1, 0, 2, 1), (3, 3)])
def test_everyone_becomes_boss_as_often_as_they_should(dice: tuple[int, ...]) -> None:
    _, rolls = rolls_of(reorganizing(dice))
    bosses = [rerolls.boss_in(roll) for roll in rolls.tolist()]

    for seat, chance in enumerate(boss_chances(dice)):
        assert bosses.count(seat) / len(bosses) == pytest.approx(chance, abs=CLOSE)


def test_there_are_far_fewer_kinds_than_rolls() -> None:
    """Two dice have 21 kinds, one has 6; of these 126 pairs 21 are ties."""
    _, rolls = rolls_of(reorganizing((2, 1)))

    assert rerolls.kinds_in(rolls) == 126 - 21


def test_rolls_of_a_kind_leave_everyone_the_same_pips_and_the_same_boss() -> None:
    """LOV-11.2: how an owner arranges dice makes no difference to that."""
    rolled, rolls = rolls_of(reorganizing((2, 2)))
    told: dict[int, set[object]] = {}
    for roll in rolls[::50].tolist():
        (casino,) = casinos(came_out(rolled, roll).table)
        pips = [0] * row.SEATS
        for _, die in casino.dice:
            pips[die.owner] += die.value
        assert casino.boss == rerolls.boss_in(roll)
        told.setdefault(roll >> rerolls.SHOWN, set()).add((*pips, casino.boss))

    assert all(len(alike) == 1 for alike in told.values())


def test_after_a_tie_only_the_highest_are_rolled_again() -> None:
    """LOV-13.1: the fives; the two and the three stay, unless a three is then tied as well."""
    board = "A1:gold.0.5 A2:gold.1.5 A3:gold.0.2 A4:gold.1.3"
    rolled, rolls = rolls_of(position("settling", board, then="act"))
    left = [shown(came_out(rolled, roll), "A3 A4") for roll in rolls[::50].tolist()]

    assert left.count("A3:gold.0.2 A4:gold.1.3") > 0.85 * len(left)
