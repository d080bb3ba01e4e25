"""Somebody at the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from croupier.cli.terminal import LEAVE, Left, Terminal
from croupier.core.errors import IllegalMove
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.screens.screen import Screen, Unreadable

HELP = "?"


@dataclass(frozen=True)
class Person(Generic[StateT, MoveT, EventT, OptionsT]):
    """Whoever types; to the rules somebody who chooses, like any bot.

    Where several people share the screen, what each may see alone stays hidden.
    """

    game: Game[StateT, MoveT, EventT, OptionsT]
    screen: Screen[StateT, MoveT, EventT]
    terminal: Terminal
    is_sharing: bool

    def choose(self, seat: Seat, view: StateT, _legal: Sequence[MoveT], /) -> MoveT:
        """Show the table and ask until a legal move is typed."""
        self.terminal.show()
        self.terminal.show(self.screen.decision(self._seen(view), seat))
        while True:
            try:
                return self._typed(seat, view)
            except (Unreadable, IllegalMove) as refusal:
                self.terminal.say(refusal.sentence)

    def _typed(self, seat: Seat, view: StateT) -> MoveT:
        """Return the move that is typed, or refuse it."""
        while self._answer(line := self.terminal.ask(self.screen.question(view, seat)), seat, view):
            pass
        if line in LEAVE:
            raise Left
        move = self.screen.read(line, view, seat)
        self.game.check(view, seat, move)
        return move

    def _answer(self, line: str, seat: Seat, view: StateT) -> bool:
        """Answer a question that is no move; tell whether it was one."""
        if line == HELP:
            self.terminal.say(self.screen.manual)
            return True
        shown = self.screen.aside(line, self._seen(view), seat)
        if shown is not None:
            self.terminal.show(shown)
        return shown is not None

    def _seen(self, view: StateT) -> StateT:
        """Return what may be shown of what this seat sees."""
        return self.game.view(view, None) if self.is_sharing else view
