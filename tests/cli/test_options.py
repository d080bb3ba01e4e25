"""What a table may agree on, as typed after a command."""

import pytest
from croupier_pig import PIG
from croupier_pig.spec import edition as pig
from croupier_pig.state import Options as PigOptions

from croupier.cli.arguments import Arguments, Parser
from croupier.cli.options import add_options, options_of
from croupier.core.errors import InvalidOptions
from croupier.core.seats import Seat
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import AnyEdition
from croupier.lasvegas import Options


def typed(edition: AnyEdition, line: str) -> Arguments:
    parser = Parser(prog="croupier")
    add_options(parser, edition)
    return parser.parse_args(line.split(), namespace=Arguments())


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("", Options()),
        ("--white", Options(white=True)),
        ("--open-money --start 2", Options(open_money=True, start=Seat(2))),
    ],
)
def test_every_field_of_the_options_is_an_argument(line: str, options: Options) -> None:
    assert options_of(VERSION_1, typed(VERSION_1, line)) == options


def test_a_game_from_elsewhere_brings_its_own() -> None:
    assert options_of(pig(1), typed(PIG.newest, "--target 50")) == PigOptions(target=50)


def test_what_cannot_be_agreed_on_is_refused_as_it_was_typed() -> None:
    """PIG-1.4."""
    with pytest.raises(InvalidOptions) as refusal:
        options_of(pig(1), typed(PIG.newest, "--target 5"))

    assert refusal.value.sentence == (
        "A table of pig cannot agree on --target 5: expected `int` >= 10."
    )
