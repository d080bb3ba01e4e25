"""Deal, roll, pay out and keep the rules of board games.

What is listed here is for everyone to use, and so are the other modules that `croupier.docs.public`
names; the rest may change at any time.
"""

from croupier.bots.arena import play
from croupier.bots.bot import Bot, Uniform
from croupier.core import records
from croupier.core.chance import Dealer, Dice, Draw, Drawn, Rolled, Tape, outcomes
from croupier.core.errors import (
    CroupierError,
    IllegalMove,
    InvalidOptions,
    InvalidRecord,
    InvalidText,
    WrongOutcome,
)
from croupier.core.game import End, Moved, Result, Turn
from croupier.core.log import Log, Sitting, replay
from croupier.core.seats import Seat, Sitter
from croupier.locales import Speech

__all__ = [
    "Bot",
    "CroupierError",
    "Dealer",
    "Dice",
    "Draw",
    "Drawn",
    "End",
    "IllegalMove",
    "InvalidOptions",
    "InvalidRecord",
    "InvalidText",
    "Log",
    "Moved",
    "Result",
    "Rolled",
    "Seat",
    "Sitter",
    "Sitting",
    "Speech",
    "Tape",
    "Turn",
    "Uniform",
    "WrongOutcome",
    "__version__",
    "outcomes",
    "play",
    "records",
    "replay",
]

__version__ = "0.1.0"
