"""Lords of Vegas as a tree, without trades."""

from collections.abc import Mapping

from croupier.core.chance import Item
from croupier.core.game import Awaited, Entry, Moved, Result
from croupier.env.batched import Observations
from croupier.env.lordsofvegas import meaning, observing
from croupier.env.lordsofvegas.actions import ACTIONS
from croupier.env.lordsofvegas.batched import observe_game
from croupier.env.lordsofvegas.draft import no_drafts
from croupier.kernel.lordsofvegas.codec import choice_code, write
from croupier.kernel.lordsofvegas.row import rows
from croupier.lordsofvegas.board import PLACE, Lot
from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.moves import Choice, Move
from croupier.lordsofvegas.state import Options, State

_GAME = LordsOfVegas()


class LordsOfVegasTree:
    """A game in which nobody trades."""

    actions = ACTIONS

    def __init__(self, seats: int) -> None:
        self._rows = rows(1)
        self._drafts = no_drafts(1)
        self._start = _GAME.start(seats, Options()).state
        self.seats = seats
        self.layout = observing.layout(seats, trades=False)

    def start(self) -> State:
        """Return the first state."""
        return self._start

    def awaited(self, state: State) -> Awaited:
        """Return who is waited for."""
        return _GAME.awaited(state)

    def step(self, state: State, entry: Entry[Choice]) -> State:
        """Return where a move or an outcome leads."""
        if isinstance(entry, Moved):
            return _GAME.step(state, Moved[Move](entry.seat, entry.move)).state
        return _GAME.step(state, entry).state

    def result(self, state: State) -> Result | None:
        """Return how the game ended, once it has."""
        return _GAME.result(state)

    def text(self, state: State) -> str:
        """Write a state as one line."""
        return _GAME.text(state)

    def moves(self, state: State, begun: Choice | None) -> Mapping[int, Choice]:
        """Return what each action comes to: a move, or one that has only begun."""
        return meaning.moves(state, begun)

    def is_begun(self, state: State, move: Choice) -> bool:
        """Tell whether a move lacks its bet or the die to move."""
        return meaning.is_begun(state.table, move)

    def number(self, item: Item) -> int:
        """Return the number of the card of a lot."""
        return PLACE[Lot(str(item))]

    def observe(
        self, state: State, begun: Choice | None, seat: int, observation: Observations
    ) -> None:
        """Write down what a seat sees."""
        write(self._rows, 0, state)
        self._drafts.pending[0] = choice_code(begun) if begun else 0
        observe_game(self._rows, self._drafts, 0, seat, observation)
