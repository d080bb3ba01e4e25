"""Games between bots, for the tests of what is typed and shown."""

from collections.abc import Iterator
from functools import cache
from random import Random

from croupier.bots.arena import play
from croupier.bots.lordsofvegas import BOTS
from croupier.core.chance import Dealer
from croupier.core.game import Moved
from croupier.core.log import Log, replay
from croupier.lordsofvegas import LordsOfVegas, Options, State
from croupier.lordsofvegas.moves import Move

GAME = LordsOfVegas()


@cache
def evening(seats: int, seed: int) -> Log[Move, Options]:
    """Return the log of a game in which much is tried."""
    bots = [BOTS["uniform"](Random(seat)) for seat in range(seats)]
    return play(GAME, bots, Options(), Dealer.numbered(seed)).log


def decisions(log: Log[Move, Options]) -> Iterator[tuple[State, Moved[Move]]]:
    """Yield every move with the state it was made in."""
    states = (step.state for step in replay(GAME, log))
    for state, entry in zip(states, log.entries, strict=False):
        if isinstance(entry, Moved):
            yield state, entry
