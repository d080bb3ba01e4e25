"""Positions and moves for tests, written the way the text of a position writes its lots."""

import re
from collections.abc import Iterable, Sequence
from typing import TypedDict, Unpack

import msgspec
import pytest

from croupier.core.chance import Drawn
from croupier.core.errors import IllegalMove
from croupier.core.game import Entry, Moved, Step
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Colour, Lot
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.moves import (
    Accept,
    Action,
    ActionKind,
    Build,
    DrawCard,
    Gamble,
    Goods,
    Move,
    Offer,
    Promise,
    Remodel,
    Reorganize,
    Sprawl,
    Terms,
)
from croupier.lordsofvegas.state import Proposal, State, Table

GAME = LordsOfVegas()
RED, YELLOW, GREEN, BLUE = map(Seat, range(4))
NOTHING = Goods()
TWELVE_DICE = (
    "A1:gold.0.3 A2:gold.0.2 A4:gold.0.4 A5:gold.0.3 C1:green.0.4 C2:green.0.3 C4:green.0.2"
    " C5:green.0.1 C7:green.0.2 C8:green.0.1 D2:brown.0.3 D3:brown.0.4"
)
"""All the dice of red."""
NINE_GOLD = " ".join(f"C{number}:gold" for number in range(1, 10))
"""All the gold tiles there are."""


class Fields(TypedDict, total=False):
    """What a position says besides what lies on the board."""

    money: Sequence[int]
    points: Sequence[int]
    deck: Iterable[str]
    above: int
    turn: Seat
    gambled: str
    promises: str
    offers: Sequence[Proposal]
    offers_made: int
    contenders: str
    card: str
    value: int
    then: str
    casino: str
    seat: Seat
    lots: str
    bet: int
    boss: Seat
    laid_off: str


def line(phase: str, board: str = "", **fields: Unpack[Fields]) -> str:
    """Write a position; four sit there and what is not said is unremarkable.

    The deck holds the cards of all lots the board does not name, all of them above the End of
    Game card.

    >>> line("drawing", "A2:0 A1:gold.1.3", money=(7, 8), deck=("B1", "B2")).partition("gam")[0]
    'lords-of-vegas drawing plots=A1:gold.1.3,A2:0 money=7.8 points=0.0 deck=B1.B2 above=2 turn=0 '
    """
    plots = dict(word.split(":") for word in board.split())
    money = fields.pop("money", (50, 50, 50, 50))
    deck = (*fields.pop("deck", (lot for lot in LOTS if lot not in plots)),)
    offers = fields.pop("offers", ())
    said: dict[str, object] = {
        "plots": ",".join(f"{lot}:{plots[lot]}" for lot in LOTS if lot in plots) or "-",
        "money": dotted(money),
        "points": dotted(fields.pop("points", [0] * len(money))),
        "deck": dotted(deck),
        "above": len(deck),
        "turn": RED,
        "gambled": "no",
        "promises": "-",
        "offers": msgspec.json.encode(offers).decode() if offers else "-",
        "offers_made": max((offer.number for offer in offers), default=0),
        **fields,
    }
    return " ".join([f"lords-of-vegas {phase}", *(f"{key}={said[key]}" for key in said)])


def dotted(words: Iterable[object]) -> str:
    """Write words one after the other."""
    return ".".join(map(str, words)) or "-"


def position(phase: str, board: str = "", **fields: Unpack[Fields]) -> State:
    """Set up a position."""
    return GAME.read(line(phase, board, **fields))


def table(board: str, **fields: Unpack[Fields]) -> Table:
    """Set up a table on which somebody may act."""
    return position("acting", board, **fields).table


def lots(names: str) -> tuple[Lot, ...]:
    """Name several lots.

    >>> lots("A1 A2")
    ('A1', 'A2')
    """
    return tuple(map(Lot, names.split()))


def shown(state: State, names: str = "") -> str:
    """Write what lies on these lots, or on all that are not vacant."""
    plots = GAME.text(state).split()[2].removeprefix("plots=").split(",")
    return " ".join(plot for plot in plots if not names or plot.split(":")[0] in names.split())


def build(lot: str, colour: Colour, moving: str | None = None) -> Build:
    """Build on a lot."""
    return Build(Lot(lot), colour, None if moving is None else Lot(moving))


def sprawl(casino: str, lot: str, moving: str | None = None) -> Sprawl:
    """Sprawl from a casino onto a lot."""
    return Sprawl(Lot(casino), Lot(lot), None if moving is None else Lot(moving))


def remodel(casino: str, colour: Colour) -> Remodel:
    """Remodel a casino."""
    return Remodel(Lot(casino), colour)


def reorganize(casino: str) -> Reorganize:
    """Reorganize a casino."""
    return Reorganize(Lot(casino))


def gamble(casino: str, bet: int) -> Gamble:
    """Gamble at a casino."""
    return Gamble(Lot(casino), bet)


def goods(money: int = 0, markers: str = "", dice: str = "") -> Goods:
    """Put together what one side of a trade gives."""
    return Goods(money, lots(markers), lots(dice))


def terms(
    give: Goods = NOTHING,
    take: Goods = NOTHING,
    action: Action | None = None,
    undone: str = "",
) -> Terms:
    """Put together what is offered; what is to be left undone is written like «build@A1»."""
    promises = (word.split("@") for word in undone.split())
    return Terms(give, take, action, tuple(promise(kind, lot) for kind, lot in promises))


def promise(kind: str, lot: str) -> Promise:
    """Promise to leave something undone."""
    return Promise(msgspec.convert(kind, ActionKind), Lot(lot))


def after(state: State, *entries: Entry[Move]) -> Step[State, Event]:
    """Make all these moves, with all this luck; return where they lead and all that happens."""
    events: tuple[Event, ...] = ()
    for entry in entries:
        step = GAME.step(state, entry)
        state, events = step.state, events + step.events
    return Step(state, events)


def draw(state: State, card: str, seat: Seat = RED) -> Step[State, Event]:
    """Draw a card."""
    return after(state, Moved(seat, DrawCard()), Drawn(card))


def accepted(
    state: State, maker: Seat, to: Seat, deal: Terms, *luck: Entry[Move]
) -> Step[State, Event]:
    """Make an offer and accept it."""
    number = state.table.offers_made + 1
    return after(state, Moved(maker, Offer(to, deal)), Moved(to, Accept(number)), *luck)


def refusal(state: State, seat: Seat, move: Move) -> str:
    """Try what the rules refuse; return the code, having seen that nothing else came of it."""
    before = GAME.text(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.step(state, Moved(seat, move))
    assert refused.value.position == GAME.text(state) == before
    assert refused.value.sentence.endswith(".")
    with pytest.raises(IllegalMove, match=f"^{re.escape(refused.value.sentence)}$"):
        GAME.check(state, seat, move)
    return refused.value.code
