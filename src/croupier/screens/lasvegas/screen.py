"""How Las Vegas looks at the terminal."""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lasvegas import Place, State
from croupier.lasvegas.events import (
    DiceRolled,
    Event,
    NotesReturned,
    NoteTaken,
    NoteTurned,
    RoundBegan,
    TieCancelled,
    WentEmpty,
)
from croupier.lasvegas.placing import faces, placed
from croupier.lasvegas.state import FACES, Hand, Placing
from croupier.screens.lasvegas.choices import choices
from croupier.screens.lasvegas.header import header
from croupier.screens.lasvegas.marks import name
from croupier.screens.lasvegas.strip import Strip
from croupier.screens.screen import Screen, Unreadable

MANUAL = """\
Type a face you rolled: all your dice that show it go to the casino of that
number. When everyone has placed all dice, each casino pays its highest note to
whoever has the most dice there, the next note to the second, and so on. Players
with equally many dice cancel each other out (=) and get nothing. White dice (○)
count as one more player. After four rounds the most money wins.
At a casino “$90k ← ● You ×4” means: with your 4 dice you would take $90,000 now.
Type q to leave the game."""


class LasVegasScreen(Screen[State, Place, Event]):
    """The Strip, for people of these names."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    @property
    def manual(self) -> str:
        """The rules in a few lines."""
        return MANUAL

    def sitter(self, seat: Seat) -> Text:
        """Return the name of whoever sits there, with their shape."""
        return name(seat, self._names)

    def chapter(self, event: Event) -> str | None:
        """Return the heading of a round or of its payout."""
        match event:
            case RoundBegan(number):
                return f"Round {number}"
            case TieCancelled() | NoteTaken() | WentEmpty() | NotesReturned():
                return "Payout"
            case _:
                return None

    def is_news(self, event: Event, people: Collection[Seat]) -> bool:
        """Tell whether the table alone does not show it: notes dealt and own rolls it does."""
        match event:
            case NoteTurned():
                return False
            case DiceRolled(seat):
                return seat not in people
            case _:
                return True

    def last_look(self, before: State, move: Place) -> RenderableType | None:
        """Return the Strip as the last dice of a round leave it."""
        if not isinstance(before, Placing):
            return None
        table = placed(before, move.face)
        return Strip(table, self._names) if {*table.hands} == {Hand(0, 0)} else None

    def decision(self, view: State, _seat: Seat, /) -> RenderableType:
        """Return the table, and last the faces to choose from."""
        assert isinstance(view, Placing)
        return Group(
            header(view.table, self._names),
            Strip(view.table, self._names, faces(view.roll)),
            "",
            choices(view, self._names),
        )

    def question(self, view: State, _seat: Seat, /) -> str:
        """Ask for one of the faces rolled."""
        return f"Place which face? ({listed(view)})"

    def read(self, line: str, view: State, _seat: Seat, /) -> Place:
        """Read a face."""
        faces_by_text = {str(face): face for face in FACES}
        if line not in faces_by_text:
            raise Unreadable(f"Type one of the faces rolled: {listed(view)}; ? helps, q leaves.")
        return Place(faces_by_text[line])


def listed(view: State) -> str:
    """Write the faces one may choose."""
    assert isinstance(view, Placing)
    return ", ".join(map(str, faces(view.roll)))
