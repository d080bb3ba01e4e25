"""What a simulation counts in every game."""

from itertools import dropwhile

from croupier.core.chance import Drawn
from croupier.core.game import Moved
from croupier.core.log import Log
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import Options


def turns(log: Log[Move, Options]) -> int:
    """Return how many turns were played.

    Every card after the start cards gives its drawer a turn, unless its block is not used:
    then another card follows (LOV-21.3). The End of Game card gives none (LOV-5.8).
    """
    played = dropwhile(lambda entry: not isinstance(entry, Moved), log.entries)
    cards = (Lot(str(entry.item)) for entry in played if isinstance(entry, Drawn))
    return sum(not is_closed(log.seats, card) for card in cards)
