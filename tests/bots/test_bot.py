from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from croupier.bots import lasvegas, lordsofvegas
from croupier.bots.bot import Bot, Bots, Listeners, MakeBot, NotOffered, Uniform
from croupier.bots.limits import Limit
from croupier.core.errors import CroupierError, InvalidOptions
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


class Listener:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, events: Sequence[str], /) -> None:
        """Remember what happened."""
        self.heard += events


def test_those_who_listen_hear_everything_once() -> None:
    one, other = Listener(), Listener()
    listeners: Listeners[str] = Listeners([one, Uniform(Random(1)), other])
    for events in ("ab", "ab", "abcd"):
        listeners.tell(events)

    assert one.heard == other.heard == [*"abcd"]


class Searching:
    """Chooses by how long it may search."""

    def __init__(self, limit: Limit | None) -> None:
        self.limit = limit

    def choose(self, _seat: Seat, _view: object, _legal: object, /) -> str:
        """Say how long."""
        return str(self.limit)


def searching(_luck: Random, limit: Limit | None = None) -> Bot[object, str]:
    """Make a bot that shows its limit."""
    return Searching(limit)


class TestBots:
    bots: Bots[object, str] = Bots({"uniform": Uniform}, {"deep": searching})

    @pytest.mark.parametrize(
        ("word", "limit"),
        [("deep", None), ("deep:20", Limit(playouts=20)), ("deep:5ms", Limit(seconds=0.005))],
    )
    def test_a_name_may_carry_a_limit(self, word: str, limit: Limit | None) -> None:
        make: MakeBot[object, str] = self.bots[word]

        assert word in self.bots
        assert make(Random(1)).choose(Seat(0), None, []) == str(limit)

    @pytest.mark.parametrize("word", ["shallow", "uniform:20", "uniform:", "shallow:20", ":20", ""])
    def test_nobody_else_goes_by_such_a_name(self, word: str) -> None:
        assert word not in self.bots

    def test_a_limit_that_is_none_is_refused(self) -> None:
        with pytest.raises(InvalidOptions, match="not by “fast”"):
            self.bots["deep:fast"]

    def test_lists_the_names_without_limits(self) -> None:
        assert [*self.bots] == ["uniform", "deep"]
        assert len(self.bots) == 2

    def test_both_games_have_a_bot_that_searches(self) -> None:
        assert "montecarlo:20" in lasvegas.BOTS
        assert "montecarlo:20" in lordsofvegas.BOTS


class TestABotThatCannotPlay:
    bots: Bots[object, str] = Bots(
        {"uniform": Uniform, "plain": Uniform},
        {"deep": searching},
        {
            "plain": lambda: CroupierError("damaged", "Its file is damaged."),
            "deep": lambda: CroupierError("damaged", "Its file is damaged, too."),
            "uniform": lambda: None,
        },
    )

    def test_is_not_offered(self) -> None:
        assert [*self.bots] == ["uniform"]
        assert len(self.bots) == 1
        assert "plain" not in self.bots
        assert "deep:20" not in self.bots
        assert "uniform" in self.bots

    @pytest.mark.parametrize("word", ["deep", "deep:20"])
    def test_whoever_asks_for_it_hears_why(self, word: str) -> None:
        with pytest.raises(NotOffered) as refused:
            self.bots[word]

        assert refused.value.sentence == (
            "The bot “deep” is not offered: Its file is damaged, too."
        )
