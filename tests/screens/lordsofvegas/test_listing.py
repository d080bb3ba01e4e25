"""Every legal action with what it leads to."""

from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.moves import Action, Build, Reorganize
from croupier.screens.lordsofvegas.listing import command, listing
from tests.lordsofvegas.boards import build, gamble, remodel, reorganize, sprawl, table
from tests.screens.showing import shown

BOARD = table("A2:0 C5:gold.0.1", money=(9, 9))


def test_every_action_of_a_kind_has_a_row_that_begins_as_it_is_typed() -> None:
    rows = shown(listing(BOARD, ["build", "reorganize"]), columns=120)
    legal = [move for move in actions(BOARD) if isinstance(move, Build | Reorganize)]

    assert len(rows) == len(legal) + 2
    assert rows[0].startswith("type")
    assert rows[-1] == "cards: how many of those in the deck would pay it"
    assert any(row.startswith("build A2 gold    $6") for row in rows)


def test_where_there_is_nothing_of_a_kind_it_says_so() -> None:
    assert shown(listing(BOARD, ["gamble"])) == ["There is nothing of the kind to do now."]


def test_an_action_is_written_as_it_is_typed() -> None:
    some: list[Action] = [
        build("A2", "gold"),
        sprawl("C5", "C2"),
        remodel("C5", "brown"),
        reorganize("C5"),
        gamble("D4", 15),
    ]

    assert [*map(command, some)] == [
        "build A2 gold",
        "sprawl C5 C2",
        "remodel C5 brown",
        "reorganize C5",
        "gamble D4 BET",
    ]
