"""What happened, told in sentences under headings."""

from collections.abc import Iterable, Sequence
from typing import Generic

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from croupier.cli.terminal import Terminal
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.locales import Speech
from croupier.screens.screen import Screen

NEXT = "Press Enter to go on."


class Narrator(Generic[StateT, MoveT, EventT, OptionsT]):
    """Whoever tells a game, event by event.

    People at the table are told what they do not see; where there are none, everything is told.
    """

    def __init__(
        self,
        game: Game[StateT, MoveT, EventT, OptionsT],
        screen: Screen[StateT, MoveT, EventT],
        speech: Speech,
        terminal: Terminal,
        people: Sequence[Seat] = (),
    ) -> None:
        self._game = game
        self._screen = screen
        self._speech = speech
        self._terminal = terminal
        self.people = people
        self._chapter = ""
        self._is_reading = False

    def tell(self, events: Iterable[EventT], picture: RenderableType | None = None) -> None:
        """Tell what happened; a picture of it goes under the next heading."""
        for event in events:
            heading = self._screen.chapter(event)
            if heading is not None and heading != self._chapter:
                self._open(heading, picture if self.people else None)
                picture = None
            if not self.people or self._screen.is_news(event, self.people):
                self._terminal.say(self._speech.say(self._game.phrase(event)))

    def _open(self, heading: str, picture: RenderableType | None) -> None:
        """Begin a chapter, once what a picture was shown for has been read."""
        if self._is_reading:
            self._terminal.pause(NEXT)
        self._chapter, self._is_reading = heading, picture is not None
        self._terminal.show()
        self._terminal.show(Rule(Text(heading, "bold"), style="dim"))
        if picture is not None:
            self._terminal.show(picture)
