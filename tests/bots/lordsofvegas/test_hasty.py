"""What the bot of the first game chooses in Lords of Vegas."""

from collections import Counter
from random import Random

import pytest

from croupier.bots.lordsofvegas import Hasty
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, codes, policies
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.weights import DISTRACTED, OVERLOOKED
from croupier.lordsofvegas.moves import Accept, Build, DrawCard, EndTurn, Move, Refuse, Terms
from croupier.lordsofvegas.state import Proposal, State
from tests.lordsofvegas.boards import GAME, RED, YELLOW, goods, position, terms

ONE_LOT = position("acting", "A1:0", money=(50, 50))


def choice(state: State, seat: Seat = RED, seed: int = 1) -> Move:
    """Return what it chooses in a position."""
    return Hasty(Random(seed)).choose(seat, state, GAME.legal(state, seat))


def test_it_draws_and_ends_a_turn_in_which_nothing_gains() -> None:
    assert choice(position("drawing")) == DrawCard()
    assert choice(position("acting", money=(0, 0))) == EndTurn()


def test_it_builds_mostly_and_is_distracted_at_times() -> None:
    kinds = Counter(type(choice(ONE_LOT, seed=seed)) for seed in range(300))

    assert {*kinds} == {Build, EndTurn}
    assert kinds[Build] > 200


@pytest.mark.parametrize(
    ("deal", "answer"),
    [
        (terms(give=goods(20)), Accept(1)),
        (terms(give=goods(1)), Refuse(1)),
        (terms(take=goods(9)), Refuse(1)),
    ],
)
def test_it_agrees_only_to_what_tempts_it(deal: Terms, answer: Move) -> None:
    offer = Proposal(1, YELLOW, RED, deal)

    assert choice(position("acting", "A1:gold.0.3", turn=YELLOW, offers=[offer])) == answer


def test_the_one_in_the_kernel_ends_its_turn_as_often() -> None:
    """With five colours to build in, all are overlooked at times."""
    rows, at = r.rows(2), desk()
    ends = 0
    for _ in range(2000):
        codec.write(rows, 0, ONE_LOT)
        ends += policies.hasty_action(rows, 0, 1, at) == codes.END_TURN
        rows[0].luck[0] += 1
    expected = 1 - (1 - DISTRACTED) * (1 - OVERLOOKED**5)

    assert ends / 2000 == pytest.approx(expected, abs=0.04)
