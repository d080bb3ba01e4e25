"""What an offer would lead to in the middle of a game, and what could be done then."""

from msgspec.structs import replace

from croupier.lordsofvegas import Options
from croupier.lordsofvegas.moves import Build, EndTurn, Gamble, Offer
from croupier.lordsofvegas.previews import Changed
from croupier.lordsofvegas.state import State
from croupier.server import wire
from croupier.server.games import LORDS_OF_VEGAS
from croupier.server.rooms import moved
from croupier.server.tables import GameTable, start
from tests.lordsofvegas.boards import NOTHING, RED, YELLOW, goods, position, terms

BOARD = "A1:0 B1:gold.1.3"
POOR = position("acting", BOARD, money=(0, 50))
COST = 9
"""What it costs to build on A1."""


def considered(state: State, *, asks_for: int) -> wire.Considered:
    """Return what it leads to if red asks for money as a gift."""
    table = start(wire.LordsOfVegasSetup(Options()), LORDS_OF_VEGAS.rules, 2)
    assert isinstance(table, GameTable)
    offer = Offer(YELLOW, terms(NOTHING, goods(asks_for)))
    return replace(table, state=state).considered(bytes(moved(RED, offer)))


def builds(answer: wire.Considered) -> set[int]:
    """Return what could be paid for building."""
    previews = [choice.preview for choice in answer.actions if isinstance(choice.move, Build)]
    return {preview.cost for preview in previews if isinstance(preview, Changed)}


def test_what_could_be_paid_with_it_can_be_part_of_it() -> None:
    assert builds(considered(POOR, asks_for=COST - 1)) == set()
    assert builds(considered(POOR, asks_for=COST)) == {COST}


def test_only_what_is_done_on_a_turn_is_told() -> None:
    kinds = {type(choice.move) for choice in considered(POOR, asks_for=1).actions}

    assert kinds == {Gamble, EndTurn}


def test_before_a_card_is_drawn_nothing_can_be_done() -> None:
    assert considered(position("drawing", BOARD, money=(20, 50)), asks_for=1).actions == ()
