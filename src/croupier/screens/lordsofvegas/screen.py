"""How Lords of Vegas looks at the terminal."""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.events import (
    Event,
    StartCardDealt,
    StartCardReplaced,
    StartRolled,
    TurnBegan,
    TurnEnded,
)
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.reorganizing import values_on
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Drawing,
    GivingUp,
    MovingDie,
    State,
)
from croupier.screens.lordsofvegas.betting import answering
from croupier.screens.lordsofvegas.choices import arranging, drawing, giving_up, moving_die
from croupier.screens.lordsofvegas.forms import ACTIONS
from croupier.screens.lordsofvegas.listing import listing
from croupier.screens.lordsofvegas.manual import MANUAL, TRADING
from croupier.screens.lordsofvegas.offers import asked, offers_to
from croupier.screens.lordsofvegas.overview import overview
from croupier.screens.lordsofvegas.reading import read, spoken
from croupier.screens.lordsofvegas.view import TableView
from croupier.screens.lordsofvegas.words import either, words
from croupier.screens.marks import name
from croupier.screens.screen import Screen, Unreadable


class LordsOfVegasScreen(Screen[State, Move, Event]):
    """The board, for people of these names."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    @property
    def manual(self) -> str:
        """The rules and commands in a few lines."""
        return MANUAL

    def sitter(self, seat: Seat) -> Text:
        """Return the name of whoever sits there, with their shape."""
        return name(seat, self._names)

    def chapter(self, event: Event) -> str | None:
        """Return the heading of a turn."""
        if not isinstance(event, TurnBegan):
            return None
        called = self._names[event.seat]
        return "Your turn" if called == "You" else f"{called}’s turn"

    def is_news(self, event: Event, _people: Collection[Seat]) -> bool:
        """Tell whether neither the board nor a heading shows it: they show the start and turns."""
        shown = StartCardDealt | StartCardReplaced | StartRolled | TurnBegan | TurnEnded
        return not isinstance(event, shown)

    def last_look(self, _before: State, _move: Move) -> None:
        """Return nothing: what lies on the board stays there."""

    def decision(self, view: State, seat: Seat, /) -> RenderableType:
        """Return what a seat has to decide, under the whole table where that is needed."""
        if offers_to(view.table, seat):
            return asked(view.table, seat, self._names)
        match view:
            case Drawing():
                return drawing(view, self._names)
            case Arranging():
                return arranging(view, self._names)
            case Answering():
                return answering(view, self._names)
            case GivingUp():
                return Group(self._table(view), giving_up(view, self._names))
            case MovingDie():
                return Group(self._table(view), moving_die(view, self._names))
            case Acting():
                return Group(self._table(view), overview(view, self._names))
            case _:
                return self._table(view)

    def _table(self, view: State) -> TableView:
        return TableView(view.table, self._names)

    def question(self, view: State, seat: Seat, /) -> str:
        """Ask for what is to be decided."""
        if offers_to(view.table, seat):
            return "Accept, refuse or counter?"
        match view:
            case Drawing():
                return "Draw a card? (Enter, or offer a trade first)"
            case Arranging(table, _, lots):
                values = map(str, sorted({*values_on(table, lots)}))
                return f"Which value goes on {lots[0]}? ({', '.join(values)})"
            case Answering():
                return "Stand or lay off?"
            case GivingUp():
                return "Give up which lot?"
            case MovingDie():
                return "Move which die?"
            case _:
                return "What do you do?"

    def read(self, line: str, view: State, seat: Seat, /) -> Move:
        """Read a command."""
        return read(line, view, seat, self._names)

    def aside(self, line: str, view: State, seat: Seat, /) -> RenderableType | None:
        """Return more help, the table, or every legal action, if that is what is asked for."""
        if words(line) in (["?", "offer"], ["?", "trade"]):
            return TRADING
        try:
            verb, rest = spoken(line, view, seat)
        except Unreadable:
            return None
        match verb:
            case "table":
                return self._table(view)
            case "list":
                return self._list(view, seat, rest)
            case _:
                return None

    def _list(self, view: State, seat: Seat, rest: Sequence[str]) -> RenderableType:
        if not isinstance(view, Acting):
            return self.decision(view, seat)
        kinds = [kind for kind in ACTIONS if not rest or kind.startswith(rest[0])]
        if not kinds:
            raise Unreadable(f"There is no list of that; there are {either(ACTIONS)}.")
        return listing(view.table, kinds)
