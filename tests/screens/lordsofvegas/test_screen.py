"""What people see, without colour."""

import re

import pytest

from croupier.core.game import Moved, Turn
from croupier.lordsofvegas.board import SITES
from croupier.lordsofvegas.moves import Build
from croupier.lordsofvegas.state import Acting
from tests.screens.lordsofvegas.games import GAME, decisions, evening
from tests.screens.lordsofvegas.scenes import FOLDER, SCENES, conversation, drawn, position


def test_every_golden_screen_is_known() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == SCENES.keys()
    assert {path.stem for path in FOLDER.glob("*.position")} == {
        scene.position for scene in SCENES.values()
    }


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_looks_as_it_did(name: str) -> None:
    assert drawn(SCENES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_ever_wider_than_the_screen(seats: int) -> None:
    for number, (state, entry) in enumerate(decisions(evening(seats, 5))):
        if number % 15 == 0 and GAME.awaited(state) == Turn(entry.seat):
            shown = conversation(state, "table\nlist\n")

            assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("columns", [80, 100, 120, 200])
@pytest.mark.parametrize("lines", [24, 40])
def test_every_lot_is_in_its_place_on_every_screen(columns: int, lines: int) -> None:
    shown = conversation(position("drawing"), "table\n", columns, lines)
    board = shown[shown.index("│90") :]
    found = re.findall(r"\b([A-F]\d+)", board)
    by_row = sorted(SITES, key=lambda site: (site.row, site.column))

    assert [lot for lot in found if found.count(lot) == 1] == [
        site.lot for site in by_row if found.count(site.lot) == 1
    ]


def test_taking_back_is_offered_once_there_is_something_to_take_back() -> None:
    before = position("acting")
    move = Build(before.table.markers(before.table.turn)[0], "gold")
    built = GAME.step(before, Moved(before.table.turn, move)).state
    assert isinstance(built, Acting)

    assert "take-back" not in conversation(before, "zzz\n")
    assert conversation(built, "zzz\n").count("take-back") == 2


class TestAsides:
    def shown(self, name: str, line: str) -> str:
        return conversation(position(name), f"{line}\n")

    def test_list_shows_one_kind_of_action(self) -> None:
        shown = self.shown("acting", "list remodel").split("What do you do?\n")[1]

        assert [line.split()[:3] for line in shown.splitlines()[1:-1]] == [
            ["remodel", "D1", colour] for colour in ("purple", "gold", "green", "silver")
        ]

    def test_list_of_nothing_says_so(self) -> None:
        table = position("three-seats").table
        broke = table.with_money({table.turn: -table.money[table.turn]})
        shown = conversation(Acting(broke), "list build\n")

        assert "There is nothing of the kind to do now." in shown

    def test_list_of_what_there_is_not_says_what_there_is(self) -> None:
        assert (
            "There is no list of that; there are build, sprawl, remodel, reorganize or gamble.\n"
            in self.shown("acting", "list gold")
        )

    def test_list_repeats_any_other_decision(self) -> None:
        assert self.shown("answering", "list").count("stand     you get $5M") == 2

    def test_table_can_be_seen_at_any_time(self) -> None:
        for name in ("drawing", "arranging", "answering", "offer"):
            assert "Cards gone/left" not in self.shown(name, "")
            assert "Cards gone/left" in self.shown(name, "table")

    def test_help_comes_in_two_parts(self) -> None:
        assert "reroll all dice of a casino" in self.shown("acting", "?")
        assert "for leaving one undone" in self.shown("acting", "? offer")
