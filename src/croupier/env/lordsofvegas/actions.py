"""The actions of Lords of Vegas, numbered once and for all.

What needs one thing more is asked for in a second step: a gamble its bet, a build or a sprawl with
no die in supply the die to move, an offer what is given and what is taken.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from croupier.core.chance import FACES
from croupier.env.layout import Actions, Axis
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.lordsofvegas.board import COLOURS, LOTS
from croupier.lordsofvegas.gambling import BET_PER_TILE
from croupier.lordsofvegas.state import TILES

MOST_BET = BET_PER_TILE * TILES
"""The highest bet of all, at a casino of all tiles of a colour (LOV-12.2)."""

MONEY = (1, 2, 3, 5, 8, 10, 15, 20, 30, 50)
"""The sums an offer can name."""
AMOUNT = np.array(MONEY)

CHOICES: Mapping[str, Sequence[Axis]] = {
    "draw": (),
    "end-turn": (),
    "build": (LOTS, COLOURS),
    "sprawl": (LOTS, COLOURS),
    "remodel": (LOTS, COLOURS),
    "reorganize": (LOTS,),
    "gamble": (LOTS,),
    "bet": ([str(bet) for bet in range(1, MOST_BET + 1)],),
    "give-up": (LOTS,),
    "move-die": (LOTS,),
    "arrange": ([str(value) for value in FACES],),
    "lay-off": (),
    "stand": (),
}
"""What a seat does with its own: the lots of build and sprawl are those built on, with the colour
of the tile; casinos are named by their first lot."""

GOODS: Axis = (
    "nothing",
    *(f"money {amount}" for amount in MONEY),
    *(f"lot {lot}" for lot in LOTS),
    *(f"die {lot}" for lot in LOTS),
)
"""What either side of an offer can be."""

TRADES: Mapping[str, Sequence[Axis]] = {
    "offer-to": ([str(step) for step in range(1, SEATS)],),
    "give": (GOODS,),
    "take": (GOODS,),
    "accept": (),
    "refuse": (),
}
"""What a seat says to others; partners are counted from the seat that makes the offer."""

ACTIONS = Actions(CHOICES)
ACTIONS_WITH_TRADES = Actions({**CHOICES, **TRADES})


def first_of(family: str) -> int:
    """Return the number of the first action of a family."""
    start: int = ACTIONS_WITH_TRADES.layout[family].start
    return start


DRAW = first_of("draw")
END_TURN = first_of("end-turn")
BUILD = first_of("build")
SPRAWL = first_of("sprawl")
REMODEL = first_of("remodel")
REORGANIZE = first_of("reorganize")
GAMBLE = first_of("gamble")
BET = first_of("bet")
GIVE_UP = first_of("give-up")
MOVE_DIE = first_of("move-die")
ARRANGE = first_of("arrange")
LAY_OFF = first_of("lay-off")
STAND = first_of("stand")
OFFER_TO = first_of("offer-to")
GIVE = first_of("give")
TAKE = first_of("take")
ACCEPT = first_of("accept")
REFUSE = first_of("refuse")

FIRST_MONEY = 1
FIRST_LOT = FIRST_MONEY + len(MONEY)
FIRST_DIE = FIRST_LOT + len(LOTS)
ALL_GOODS = len(GOODS)
"""Where money, lots and dice begin among the goods, and how many goods there are."""
