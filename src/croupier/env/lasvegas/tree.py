"""Las Vegas as a tree."""

from collections.abc import Mapping

from croupier.core.chance import Item
from croupier.core.game import Awaited, Entry, Result, Turn
from croupier.env.batched import Observations
from croupier.env.lasvegas import observing
from croupier.env.lasvegas.batched import observe_game
from croupier.kernel.lasvegas.codec import write
from croupier.kernel.lasvegas.row import rows
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.moves import Move
from croupier.lasvegas.notes import VALUES, Dollars
from croupier.lasvegas.state import Options, State

_GAME = LasVegas()


class LasVegasTree:
    """A game in which everyone remembers what each seat took, so all money is seen."""

    actions = observing.ACTIONS

    def __init__(self, seats: int, *, white: bool) -> None:
        self._options = Options(white, open_money=True)
        self._rows = rows(1)
        self._start = _GAME.start(seats, self._options).state
        self.seats = seats
        self.layout = observing.layout(seats)

    def start(self) -> State:
        """Return the first state."""
        return self._start

    def awaited(self, state: State) -> Awaited:
        """Return who is waited for."""
        return _GAME.awaited(state)

    def step(self, state: State, entry: Entry[Move]) -> State:
        """Return where a move or an outcome leads."""
        return _GAME.step(state, entry).state

    def result(self, state: State) -> Result | None:
        """Return how the game ended, once it has."""
        return _GAME.result(state)

    def text(self, state: State) -> str:
        """Write a state as one line."""
        return _GAME.text(state)

    def moves(self, state: State, _begun: Move | None) -> Mapping[int, Move]:
        """Return the face each action places."""
        turn = _GAME.awaited(state)
        legal = _GAME.legal(state, turn.seat) if isinstance(turn, Turn) else ()
        return {move.face - 1: move for move in legal}

    def is_begun(self, _state: State, _move: Move) -> bool:
        """Tell that no move lacks anything."""
        return False

    def number(self, item: Item) -> int:
        """Return the number of a seat the lot can fall on, or of a note by its value."""
        return VALUES.index(Dollars(item)) if item in VALUES else int(item)

    def observe(
        self, state: State, _begun: Move | None, seat: int, observation: Observations
    ) -> None:
        """Write down what a seat sees."""
        write(self._rows, 0, state)
        observe_game(self._rows, 0, seat, observation)
