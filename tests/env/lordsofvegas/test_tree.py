"""Lords of Vegas as a tree, without trades."""

import numpy as np

from croupier.core.chance import Drawn
from croupier.core.game import Moved
from croupier.env.lordsofvegas.actions import ACTIONS
from croupier.env.lordsofvegas.observing import QUESTIONS
from croupier.env.lordsofvegas.tree import LordsOfVegasTree
from croupier.lordsofvegas.board import LOTS
from croupier.lordsofvegas.moves import EndTurn, Gamble
from croupier.lordsofvegas.state import Dealing, Drawing
from tests.lordsofvegas.boards import RED, YELLOW, gamble, position

TREE = LordsOfVegasTree(2)
STATE = position("acting", "A1:gold.1.5", money=(3, 9))


def test_cards_are_numbered_by_their_lots() -> None:
    assert [TREE.number(lot) for lot in LOTS] == [*range(48)]
    dealt = TREE.step(TREE.start(), Drawn("A1"))
    assert isinstance(dealt, Dealing)
    assert dealt.table.plots != TREE.start().table.plots


def test_a_gamble_has_begun_until_its_bet_is_named() -> None:
    """LOV-12.2."""
    begun = TREE.moves(STATE, None)[ACTIONS.index("gamble A1")]

    assert begun == gamble("A1", 0)
    assert TREE.is_begun(STATE, begun)
    bets = TREE.moves(STATE, begun)
    assert {ACTIONS.names[action]: move for action, move in bets.items()} == {
        f"bet {bet}": gamble("A1", bet) for bet in (1, 2, 3)
    }
    assert not any(TREE.is_begun(STATE, move) for move in bets.values())


def test_what_has_begun_is_seen() -> None:
    observation = np.empty(TREE.layout.size, np.float32)
    for begun, question in ((None, "act"), (Gamble(LOTS[0], 0), "bet")):
        TREE.observe(STATE, begun, RED, observation)
        asked = TREE.layout.part(observation, "asked")
        assert QUESTIONS[int(asked.argmax())] == question


def test_a_turn_passes_on() -> None:
    after = TREE.step(STATE, Moved(RED, EndTurn()))

    assert isinstance(after, Drawing)
    assert after.table.turn == YELLOW
    assert TREE.result(after) is None
    assert TREE.text(after).startswith("lords-of-vegas drawing ")
