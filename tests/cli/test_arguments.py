"""What can be typed, as typed values."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable

import pytest

from croupier.cli.arguments import (
    Arguments,
    Parser,
    add_play,
    add_simulate,
    add_tournament,
    positive,
    seats_of,
    words,
)
from croupier.core.errors import InvalidOptions
from croupier.games import registry
from croupier.games.spec import AnyEdition

LORDS = registry.find("lords-of-vegas").newest


def typed(add: Callable[[ArgumentParser, AnyEdition], None], line: str = "") -> Arguments:
    parser = Parser(prog="croupier")
    add(parser, LORDS)
    return parser.parse_args(line.split(), namespace=Arguments())


def test_a_list_has_commas() -> None:
    assert words("you, greedy,uniform") == ("you", "greedy", "uniform")


@pytest.mark.parametrize("text", ["0", "-1", "1.5", "many", ""])
def test_a_number_from_1_up_is_one(text: str) -> None:
    assert positive("12") == 12
    with pytest.raises(ArgumentTypeError, match=f"{text!r} is not a number from 1 up"):
        positive(text)


@pytest.mark.parametrize(("wished", "seats"), [(1, 2), (2, 2), (3, 3), (9, 4)])
def test_as_many_sit_down_as_are_wished_for_if_the_game_is_for_so_many(
    wished: int, seats: int
) -> None:
    """LOV-1.1."""
    assert seats_of(LORDS, wished) == seats


def test_where_nobody_says_anything_there_are_defaults() -> None:
    assert typed(add_play).seating == ("you", "greedy", "greedy")
    simulated = typed(add_simulate)
    assert (simulated.seats, simulated.bots, simulated.games) == (4, ("uniform",), 1000)
    assert (simulated.series, simulated.engine, simulated.json) == (1, "kernel", False)
    assert typed(add_tournament).bots == ("greedy", "uniform")


def test_what_is_typed_is_read() -> None:
    arguments = typed(add_simulate, "--seats 2 --bots a,b --games 7 --seed 3 --jobs 2 --json")

    assert (arguments.seats, arguments.bots, arguments.games) == (2, ("a", "b"), 7)
    assert (arguments.series, arguments.jobs, arguments.json) == (3, 2, True)


def test_a_parser_refuses_in_one_sentence() -> None:
    with pytest.raises(InvalidOptions, match=r"^Argument --games: '0' is not a number from 1 up\."):
        typed(add_simulate, "--games 0")
