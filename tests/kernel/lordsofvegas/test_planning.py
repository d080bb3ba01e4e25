"""Plans for the rest of a turn."""

from hypothesis import given

from croupier.kernel.lordsofvegas import codec, codes, planning, row
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.board import PLACE, Lot
from croupier.lordsofvegas.state import Acting, State
from tests.kernel.lordsofvegas.nets import by_worth
from tests.lordsofvegas.boards import position
from tests.lordsofvegas.strategies import acting

NET = by_worth()


def planned(state: State) -> Desk:
    """Return a desk with the plans for a position."""
    rows, at = row.rows(planning.ROWS), desk()
    codec.write(rows, planning.ROOT, state)
    planning.plan_turn(rows, at, NET)
    return at


def plans(at: Desk) -> list[list[int]]:
    """Return the plans as the numbers of their actions."""
    return [at.plan[n, : at.length[n]].tolist() for n in range(at.plans)]


@given(acting())
def test_every_plan_can_be_carried_out(state: Acting) -> None:
    for plan in plans(planned(state)):
        now: State = state
        for code in plan:
            assert isinstance(now, Acting)
            now = turns.choose(now, codec.action_of(code)).state


def test_two_lots_that_can_be_paid_for_are_both_built_on() -> None:
    at = planned(position("acting", "A1:0 D2:0", money=(60, 9, 9, 9)))
    best = max(range(at.plans), key=lambda plan: at.hoped[plan])

    built = {codes.part(c, 0) for c in plans(at)[best] if codes.kind_of(c) == codes.BUILD}

    assert built == {PLACE[Lot("A1")], PLACE[Lot("D2")]}


def test_to_end_the_turn_is_always_a_plan() -> None:
    assert plans(planned(position("acting", money=(0, 0)))) == [[]]


def test_the_highest_bet_is_considered() -> None:
    board = "A1:gold.1.5 C1:green.1.3 C2:green.1.2"
    at = planned(position("acting", board, money=(9, 50)))

    assert [codes.code(codes.GAMBLE, PLACE[Lot("C1")], 9)] in plans(at)


def test_a_plan_ends_where_luck_decides() -> None:
    at = planned(position("acting", "A1:gold.1.5 A2:gold.0.4 D1:0", money=(60, 50)))

    for plan in plans(at):
        assert codes.REORGANIZE not in map(codes.kind_of, plan[:-1])
