"""The final ranking."""

from rich.text import Text

from croupier.cli.ranking import ranking
from croupier.core.game import Result
from tests.screens.showing import shown

NAMES = [Text("Anna"), Text("Benno"), Text("Carla")]


def test_seats_are_shown_by_place_and_equals_share_one() -> None:
    result = Result(((5, 3), (9, 1), (9, 1)))
    table = shown(ranking(result, NAMES, ("money", "notes"), ("${:,}".format, str)))

    assert [line.split() for line in table if line.strip(" ─")] == [
        ["Place", "Money", "Notes"],
        ["1.", "Benno", "$9", "1"],
        ["1.", "Carla", "$9", "1"],
        ["3.", "Anna", "$5", "3"],
    ]


def test_scores_are_plain_numbers_where_a_game_says_nothing_of_their_look() -> None:
    table = shown(ranking(Result(((10_000,), (7,))), NAMES[:2], ("points",), ()))

    assert any(line.split() == ["1.", "Anna", "10000"] for line in table)
