"""How players choose who judge by a net."""

import pytest

from croupier.kernel.lordsofvegas import codec, codes, netplay, row
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.net import chance_of
from croupier.lordsofvegas.board import COLOURS
from croupier.lordsofvegas.moves import Terms
from croupier.lordsofvegas.state import Proposal, State
from tests.kernel.lordsofvegas.laying import laid
from tests.kernel.lordsofvegas.nets import by_worth
from tests.lordsofvegas.boards import RED, YELLOW, build, goods, position, terms

DESK, NET = desk(), by_worth()


def decided(state: State) -> int:
    """Return the number of the move that is chosen."""
    rows = row.rows(2)
    codec.write(rows, 0, state)
    rows[0].offered_at[:] = rows[0].above
    return netplay.net_decision(rows, 0, 1, DESK, NET)


def test_it_builds_where_that_raises_its_chance() -> None:
    assert codes.kind_of(decided(position("acting", "A1:0", money=(50, 50)))) == codes.BUILD


def test_it_draws_and_ends_a_turn_in_which_nothing_helps() -> None:
    assert decided(position("drawing")) == codes.DRAW
    assert decided(position("acting", money=(0, 0))) == codes.END_TURN


@pytest.mark.parametrize(
    ("deal", "kind"),
    [
        (terms(give=goods(20)), codes.ACCEPT),
        (terms(take=goods(20)), codes.REFUSE),
        (terms(goods(1), goods(0, dice="A1")), codes.REFUSE),
    ],
)
def test_it_agrees_to_what_raises_its_chance(deal: Terms, kind: int) -> None:
    offer = Proposal(1, YELLOW, RED, deal)
    state = position("acting", "A1:gold.0.3", turn=YELLOW, offers=[offer])

    assert codes.kind_of(decided(state)) == kind


@pytest.mark.parametrize("boss_money", [2, 90])
def test_a_bet_is_judged_by_all_it_may_come_to(boss_money: int) -> None:
    """LOV-12: the mean over all totals lies between the worst and the best of them."""
    state = position(
        *("answering", "A1:gold.1.3"),
        money=(50, boss_money),
        gambled="yes",
        casino="A1",
        bet=5,
        boss=YELLOW,
    )
    rows = row.rows(2)
    codec.write(rows, 0, state)
    mean = netplay.chance_after(rows, 0, 1, DESK, NET, codes.STAND, YELLOW)
    kept = chance_of(laid(position("acting", "A1:gold.1.3", money=(50, boss_money))), DESK, NET, 1)

    assert mean != kept
    assert abs(mean - kept) < 0.05


def test_the_best_moves_come_first() -> None:
    DESK.moves[:4], DESK.gains[:4] = (1, 2, 3, 4), (0.1, 0.4, 0.2, 0.3)

    assert netplay.most_promising(DESK, 4, 2) == 2
    assert DESK.moves[:2].tolist() == [2, 4]


def test_a_move_that_is_chosen_is_made() -> None:
    row_ = laid(position("acting", "A1:0"))
    netplay.make_decision(row_, codec.action_code(build("A1", "gold")))

    assert row_.tiles[COLOURS.index("gold")] == 1
