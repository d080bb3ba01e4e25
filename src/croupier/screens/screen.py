"""What a game must be able to show at the terminal."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Generic

from rich.console import RenderableType
from rich.text import Text

from croupier.core.errors import CroupierError
from croupier.core.game import EventT, MoveT, StateT
from croupier.core.seats import Seat


class Unreadable(CroupierError):
    """What was typed is not a move, with a sentence that says what would be."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unreadable", sentence)


class Screen(ABC, Generic[StateT, MoveT, EventT]):
    """How one game looks, for the people at one table."""

    @abstractmethod
    def sitter(self, seat: Seat) -> Text:
        """Return the name of whoever sits there, with their mark."""

    @abstractmethod
    def chapter(self, event: EventT) -> str | None:
        """Return the heading this event belongs under, if it may begin a new one."""

    @abstractmethod
    def is_news(self, event: EventT, people: Collection[Seat]) -> bool:
        """Tell whether these people need a sentence for what they will also see."""

    @abstractmethod
    def last_look(self, before: StateT, move: MoveT) -> RenderableType | None:
        """Return the table as a move leaves it, where it is cleared at once."""

    @abstractmethod
    def decision(self, view: StateT, seat: Seat, /) -> RenderableType:
        """Return the table as a seat sees it, and last what it has to decide."""

    @abstractmethod
    def question(self, view: StateT, seat: Seat, /) -> str:
        """Return what to ask the one who decides."""

    @abstractmethod
    def read(self, line: str, view: StateT, seat: Seat, /) -> MoveT:
        """Read a typed line as a move; whether it is legal is for the rules to say."""

    def aside(self, _line: str, _view: StateT, _seat: Seat, /) -> RenderableType | None:
        """Return what a typed line asks to see, if it is a question and no move."""
        return None

    @property
    @abstractmethod
    def manual(self) -> str:
        """The rules in a few lines, for whoever asks."""
