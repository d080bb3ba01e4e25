"""Lords of Vegas, the building game by James Ernest and Mike Selinker.

Its rules are in rules/lords-of-vegas.md.
"""

from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    Build,
    Counter,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    Goods,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Promise,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    Terms,
    Withdraw,
)
from croupier.lordsofvegas.state import Options, State

__all__ = [
    "Accept",
    "Arrange",
    "Build",
    "Counter",
    "DrawCard",
    "EndTurn",
    "Gamble",
    "GiveUp",
    "Goods",
    "LayOff",
    "LordsOfVegas",
    "Move",
    "MoveDie",
    "Offer",
    "Options",
    "Promise",
    "Refuse",
    "Remodel",
    "Reorganize",
    "Sprawl",
    "Stand",
    "State",
    "Terms",
    "Withdraw",
]
