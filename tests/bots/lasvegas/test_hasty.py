"""What the bot of the easy level chooses."""

from collections import Counter
from random import Random

from croupier.bots.lasvegas.hasty import DISTRACTED, Hasty
from croupier.kernel.lasvegas import policies
from croupier.lasvegas.state import Face
from tests.bots.lasvegas.positions import choices, placing
from tests.strategies import GAME

SPOILING = placing("50:0.0+0/90:0.1+0/50:6.7+0/50:0.0+0/50:0.0+0/50:0.0+0", "2+0,0+0", "1.2")
"""A one brings 50,000; a two brings nothing but costs the rival 90,000."""
TIMES = 600


def test_is_greedy_and_distracted_at_times() -> None:
    legal, bot = GAME.legal(SPOILING, SPOILING.seat), Hasty(Random(1))
    chosen = Counter(bot.choose(SPOILING.seat, SPOILING, legal).face for _ in range(TIMES))

    assert choices(SPOILING) == {2}
    assert chosen.keys() == {1, 2}
    # Half of what distracts it ends on the two all the same.
    assert 0.5 < chosen[Face(1)] * 2 * DISTRACTED / TIMES < 1.5


def test_is_distracted_as_often_as_its_twin() -> None:
    assert DISTRACTED == policies.DISTRACTED
