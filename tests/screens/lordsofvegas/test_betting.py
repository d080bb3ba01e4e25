"""A bet at an own casino, as its boss is shown it."""

from croupier.lordsofvegas.moves import LayOff, Stand
from croupier.lordsofvegas.state import Answering
from croupier.screens.lordsofvegas.betting import answering, chance, falls, result
from tests.lordsofvegas.boards import RED, YELLOW, position
from tests.screens.showing import shown


def bet() -> Answering:
    state = position(
        "answering",
        "A1:gold.1.3 A2:gold.1.2",
        money=(20, 20),
        gambled="yes",
        casino="A1",
        bet=6,
        boss=YELLOW,
    )
    assert isinstance(state, Answering)
    return state


def test_the_chances_of_all_falls_come_to_all_ways_of_two_dice() -> None:
    assert sum(fall.ways for fall in falls(bet(), Stand())) == 36
    assert [fall.ways for fall in falls(bet(), Stand())] == [
        fall.ways for fall in falls(bet(), LayOff())
    ]
    assert [chance(ways) for ways in (36, 18, 1)] == ["(100%)", "(50%)", "(3%)"]


def test_laying_off_halves_what_is_won_and_lost() -> None:
    """LOV-12.3."""
    stand = [fall.boss for fall in falls(bet(), Stand())]

    assert [fall.boss for fall in falls(bet(), LayOff())] == [sum_ // 2 for sum_ in stand]
    assert {result(fall) for fall in falls(bet(), Stand())} >= {"you get $6M", "you pay $6M"}


def test_the_boss_is_told_who_bets_what_and_where() -> None:
    lines = shown(answering(bet(), ["Anna", "Benno"]))

    assert lines[0] == "▲ Benno: ● Anna bets $6M at your casino A1-A2"
    assert [line.split()[0] for line in lines[2:]] == ["stand", "lay-off"]
    assert bet().table.turn == RED
