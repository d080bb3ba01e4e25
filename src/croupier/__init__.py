"""Deal, roll, pay out and keep the rules of Las Vegas and Lords of Vegas.

What is listed here is for everyone to use; the rest of the package may change at any time.
"""

from croupier.bots.arena import play
from croupier.bots.bot import Bot, Uniform
from croupier.bots.lasvegas import Greedy as LasVegasGreedy
from croupier.bots.lordsofvegas import Greedy as LordsOfVegasGreedy
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
from croupier.lasvegas import LasVegas, Place
from croupier.lasvegas import Options as LasVegasOptions
from croupier.locales import Speech
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas import Options as LordsOfVegasOptions

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
    "LasVegas",
    "LasVegasGreedy",
    "LasVegasOptions",
    "Log",
    "LordsOfVegas",
    "LordsOfVegasGreedy",
    "LordsOfVegasOptions",
    "Moved",
    "Place",
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
