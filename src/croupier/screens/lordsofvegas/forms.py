"""How each command is typed."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.lordsofvegas.moves import ActionKind
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Drawing,
    GivingUp,
    MovingDie,
    State,
)


class Form(Struct, frozen=True):
    """A command with what belongs to it, and an example."""

    pattern: str
    example: str


ACTIONS: Mapping[ActionKind, Form] = {
    "build": Form("build LOT COLOUR", "build A2 gold"),
    "sprawl": Form("sprawl LOT", "sprawl A5"),
    "remodel": Form("remodel LOT COLOUR", "remodel A2 brown"),
    "reorganize": Form("reorganize LOT", "reorganize A2"),
    "gamble": Form("gamble LOT BET", "gamble A2 4"),
}
TRADES: Mapping[str, Form] = {
    "offer": Form("offer WHO give … for …", "offer benno give 5 A3 for die:C5"),
    "accept": Form("accept NUMBER", "accept 3"),
    "refuse": Form("refuse NUMBER", "refuse 3"),
    "counter": Form("counter NUMBER give … for …", "counter 3 give 7 for die:C5"),
    "withdraw": Form("withdraw NUMBER", "withdraw 3"),
}
TAKE_BACK = "take-back"
FORMS: Mapping[str, Form] = {
    "draw": Form("draw", "draw"),
    **{str(kind): form for kind, form in ACTIONS.items()},
    "end": Form("end", "end"),
    TAKE_BACK: Form("take-back", "take-back"),
    "give-up": Form("give-up LOT", "give-up A3"),
    "move": Form("move LOT", "move C5"),
    "arrange": Form("arrange VALUE", "arrange 5"),
    "lay-off": Form("lay-off", "lay-off"),
    "stand": Form("stand", "stand"),
    **TRADES,
}
ASIDES = ("list", "table")
"""What one types to see something."""

CHOICES: Mapping[type[State], tuple[str, ...]] = {
    Drawing: ("draw",),
    Acting: (*ACTIONS, "end"),
    GivingUp: ("give-up",),
    MovingDie: ("move",),
    Arranging: ("arrange",),
    Answering: ("stand", "lay-off"),
}
"""What the seat that is waited for may choose from in each phase."""
