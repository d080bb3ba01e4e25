"""Why an action cannot be taken: there is a reason exactly where there is no such action."""

import pytest
from hypothesis import given

from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.board import COLOURS, LOTS
from croupier.lordsofvegas.moves import ACTION_KINDS
from croupier.lordsofvegas.obstacles import Obstacle, obstacles
from croupier.lordsofvegas.state import TILES, Acting
from tests.lordsofvegas.boards import NINE_GOLD, Fields, table
from tests.lordsofvegas.strategies import acting

NO_TILES = " ".join(
    f"{lot}:{colour}"
    for lot, colour in zip(LOTS, (colour for colour in COLOURS for _ in range(TILES)), strict=False)
)
"""All the tiles there are."""


@given(acting())
def test_there_is_a_reason_where_there_is_no_such_action_and_nowhere_else(now: Acting) -> None:
    possible = {action.__struct_config__.tag for action in actions(now.table)}
    hindered = [obstacle.kind for obstacle in obstacles(now.table)]

    assert hindered == [kind for kind in ACTION_KINDS if kind not in possible]


@pytest.mark.parametrize(
    ("plots", "fields", "obstacle"),
    [
        ("A1:1", {}, Obstacle("build", "no-lot")),
        (f"{NO_TILES} {LOTS[-1]}:0", {}, Obstacle("build", "no-tiles")),
        ("A3:0", {"money": (11, 9)}, Obstacle("build", "short", 4)),
        ("A3:0", {}, Obstacle("sprawl", "not-boss")),
        ("A2:gold.0.2 A1:1 A3:1 A5:1", {}, Obstacle("sprawl", "no-free-lot")),
        ("A2:gold.0.2", {"money": (10, 9)}, Obstacle("sprawl", "short", 8)),
        (f"{NINE_GOLD.replace('C1:gold', 'C1:gold.0.4')}", {}, Obstacle("sprawl", "no-tiles")),
        ("A2:gold.1.2", {}, Obstacle("remodel", "not-boss")),
        ("A2:gold.0.2", {"money": (3, 9)}, Obstacle("remodel", "short", 2)),
        (NO_TILES.replace(" ", ".0.2 ", 1), {}, Obstacle("remodel", "no-tiles")),
        ("A3:0", {}, Obstacle("reorganize", "no-die")),
        ("A2:gold.0.2*", {}, Obstacle("reorganize", "done")),
        ("A2:gold.0.6", {"money": (4, 9)}, Obstacle("reorganize", "short", 2)),
        ("A2:gold.0.2", {"promises": "reorganize@A2"}, Obstacle("reorganize", "promised")),
        ("A2:gold.1.2", {"gambled": "yes"}, Obstacle("gamble", "once")),
        ("A2:gold.0.2", {}, Obstacle("gamble", "no-rival")),
        ("A2:gold.1.2", {"money": (0, 9)}, Obstacle("gamble", "short", 1)),
    ],
)
def test_the_reason_is_the_first_thing_that_is_missing(
    plots: str, fields: Fields, obstacle: Obstacle
) -> None:
    assert obstacle in obstacles(table(plots, **fields))
