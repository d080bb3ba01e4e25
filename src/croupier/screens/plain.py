"""How a game looks at the terminal that has no screen of its own: in sentences."""

from collections.abc import Callable, Collection, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat
from croupier.locales import Speech
from croupier.screens.marks import name
from croupier.screens.screen import Screen, Unreadable

MANUAL = """\
Type the number of a move. Type q to leave the game."""


class PlainScreen(Screen[StateT, MoveT, EventT]):
    """The position in sentences, and a number for every legal move."""

    def __init__(
        self,
        game: Game[StateT, MoveT, EventT, OptionsT],
        names: Sequence[str],
        speech: Speech,
        position: Callable[[StateT], Sequence[Phrase]],
        move: Callable[[MoveT], Phrase],
    ) -> None:
        self._legal = game.legal
        self._names = names
        self._speech = speech
        self._position = position
        self._move = move

    @property
    def manual(self) -> str:
        """What can be typed."""
        return MANUAL

    def sitter(self, seat: Seat) -> Text:
        """Return the name of whoever sits there, with their shape."""
        return name(seat, self._names)

    def chapter(self, _event: EventT) -> None:
        """Return no heading: nobody knows where a chapter begins."""
        return

    def is_news(self, _event: EventT, _people: Collection[Seat]) -> bool:
        """Tell everything."""
        return True

    def last_look(self, _before: StateT, _move: MoveT) -> None:
        """Return no picture: there is none."""
        return

    def decision(self, view: StateT, seat: Seat, /) -> RenderableType:
        """Return the position in sentences, and what can be done."""
        said = [self._speech.say(phrase) for phrase in self._position(view)]
        moves = (self._speech.say(self._move(move)) for move in self._legal(view, seat))
        listed = [f" {number}  {move}" for number, move in enumerate(moves, 1)]
        return Group(*said, self.sitter(seat), *listed)

    def question(self, view: StateT, seat: Seat, /) -> str:
        """Ask for the number of a move."""
        most = len(self._legal(view, seat))
        return f"Which move? ({'1' if most == 1 else f'1 to {most}'})"

    def read(self, line: str, view: StateT, seat: Seat, /) -> MoveT:
        """Read the number of a move."""
        legal = self._legal(view, seat)
        if not line.isdecimal() or not 1 <= int(line) <= len(legal):
            raise Unreadable(f"Type a number from 1 to {len(legal)}, or ? for help.")
        return legal[int(line) - 1]
