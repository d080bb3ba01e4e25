"""What a bot remembers of a game that it has heard told: all that everyone has seen."""

from collections.abc import Sequence
from typing import assert_never

from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, row, rules
from croupier.kernel.lasvegas.champion import Mind
from croupier.kernel.lasvegas.models import begin_to_watch, watch
from croupier.kernel.lasvegas.searching import ROOT
from croupier.lasvegas.events import (
    DicePlaced,
    DiceRolled,
    Event,
    GameEnded,
    NotesReturned,
    NoteTaken,
    NoteTurned,
    RoundBegan,
    StarterDrawn,
    TieCancelled,
    WentEmpty,
    WhiteScattered,
)
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.state import Placing


class Memory:
    """Follows a game in a row of its own, in which no money lies face down.

    Notes are paid in the open, so whoever has heard of all of them knows everybody's money; and
    every placement says something about how a seat plays, which goes into the beliefs of a mind.
    """

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._rows = row.rows(1)
        self._row: row.Row = self._rows[0]
        self._news: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what happened; what that means is seen when a position is looked at."""
        self._news += events

    def recall(self, view: Placing) -> None:
        """Lay a position before the mind, with all that is remembered of it.

        If what was heard does not lead to it, only what is seen now is known.
        """
        news, self._news = self._news, []
        for event in news:
            self._follow(event, view)
        codec.write(self._mind.rows, ROOT, view)
        if self._is_where(view):
            self._mind.rows[ROOT] = self._rows[0]
        else:
            begin_to_watch(self._mind.beliefs)

    def _is_where(self, view: Placing) -> bool:
        """Tell whether what was heard led here: a seat sees the same in the row as in the view."""
        if self._row.phase != row.PLACING:
            return False
        seen = codec.state_of(self._row)
        return LasVegas().view(seen, view.seat) == view

    def _follow(self, event: Event, view: Placing) -> None:
        match event:
            case RoundBegan(round=1, starter=starter):
                self._begin(view, starter)
            case NoteTurned(note=note):
                rules.turn_note(self._row, note // rules.TEN_THOUSAND)
            case WhiteScattered(dice):
                rules.scatter(self._row, codec.roll_code(dice))
            case DiceRolled(roll=roll):
                rules.roll(self._row, codec.roll_code(roll.own), codec.roll_code(roll.white))
            case DicePlaced(casino=casino):
                mind = self._mind
                watch(self._row, casino - 1, mind.net, mind.beliefs, mind.chances)
                rules.place(self._row, casino - 1)
            case StarterDrawn() | RoundBegan() | TieCancelled() | NoteTaken() | WentEmpty():
                pass
            case NotesReturned() | GameEnded():
                pass
            case _:
                assert_never(event)

    def _begin(self, view: Placing, starter: Seat) -> None:
        options = view.table.options
        start = row.LOT if options.start is None else int(options.start)
        rules.start(self._row, view.table.seats, options.white, options.open_money, start)
        if start == row.LOT:
            rules.draw_starter(self._row, starter)
        begin_to_watch(self._mind.beliefs)
