from collections import Counter
from random import Random

from croupier.bots.bot import Uniform
from croupier.core.seats import Seat


def test_uniform_chooses_every_legal_move_equally_often() -> None:
    bot = Uniform(Random(1))
    chosen = Counter(bot.choose(Seat(0), None, "abcd") for _ in range(4000))

    assert chosen.keys() == set("abcd")
    assert all(900 < times < 1100 for times in chosen.values())


def test_uniform_chooses_the_only_legal_move() -> None:
    assert Uniform(Random(1)).choose(Seat(0), None, ["this"]) == "this"


def test_uniform_chooses_the_same_with_the_same_luck() -> None:
    one, other = Uniform(Random(7)), Uniform(Random(7))

    assert [one.choose(Seat(0), None, range(6)) for _ in range(50)] == [
        other.choose(Seat(0), None, range(6)) for _ in range(50)
    ]
