"""What people see, without colour."""

import re

import pytest

from croupier.core.game import Turn
from croupier.lordsofvegas.board import SITES
from tests.cli.lordsofvegas.games import GAME, decisions, evening
from tests.cli.lordsofvegas.screens import FOLDER, SCENES, conversation, drawn, position


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
