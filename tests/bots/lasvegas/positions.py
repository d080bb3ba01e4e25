"""Positions of the last round."""

from random import Random

from croupier.bots.lasvegas import Greedy
from croupier.lasvegas.state import Placing
from tests.strategies import GAME


def placing(casinos: str, hands: str, own: str, white: str = "-") -> Placing:
    """Return a position of two in the last round in which seat 0 has rolled."""
    state = GAME.read(
        f"las-vegas placing white={'no' if white == '-' else 'yes'} open=no start=lot round=4"
        f" starter=1 deck=0.0.0.0.0.0.0.0.0 casinos={casinos} hands={hands} won=-,- seat=0"
        f" own={own} white_dice={white}"
    )
    assert isinstance(state, Placing)
    return state


def choices(state: Placing) -> set[int]:
    """Return all faces greedy chooses in a position, whatever its luck."""
    legal = GAME.legal(state, state.seat)
    return {Greedy(Random(n)).choose(state.seat, state, legal).face for n in range(40)}
