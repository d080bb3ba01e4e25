"""The game as all other packages know it."""

from msgspec.json import Decoder

from croupier.core.chance import Drawn, Rolled
from croupier.core.errors import IllegalMove, Refusal
from croupier.core.game import Awaited, Codec, Entry, Moved, Result, Step
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat
from croupier.lordsofvegas import dealing, ending, taking_back, telling, text, trading, turns
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import Options, Over, State

RULES = 1
"""Raised whenever a change makes an old log play out differently."""


class LordsOfVegas:
    """Lords of Vegas for 2 to 4 seats, with trades."""

    name = "lords-of-vegas"
    rules = RULES
    scores = ("points", "money")
    codec: Codec[Move, Options] = Codec(
        Decoder(Moved[Move] | Rolled | Drawn), Decoder(Move), Decoder(Options)
    )

    # Two names have no use here, but the protocol has them, and whoever calls by name needs them.
    # Every game has the same arguments, also where there is nothing to agree on or to hide.
    def start(self, seats: int, options: Options) -> Step[State, Event]:  # noqa: ARG002  # none
        """Set up a game, or refuse the seats."""
        return dealing.start(seats)

    def awaited(self, state: State) -> Awaited:
        """Return who is waited for: a seat, chance, or nobody."""
        return turns.awaited(state)

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """List the moves of a seat; see `turns.legal` for what is not listed one by one."""
        return turns.legal(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse a move the seat may not make now."""
        self.step(state, Moved(seat, move))

    def step(self, state: State, entry: Entry[Move]) -> Step[State, Event]:
        """Make a move, or take what luck decided; then offers that became impossible lapse."""
        match entry:
            case Moved(seat, move):
                step = _moved(state, seat, move)
            case Rolled() | Drawn():
                step = turns.resolve(state, entry)
        if isinstance(step.state, trading.Trading) and step.state.table.offers:
            step = trading.lapse_impossible(step.state).after(*step.events)
        return Step(taking_back.noted(state, entry, step.state), step.events)

    def view(self, state: State, seat: Seat | None) -> State:  # noqa: ARG002  # all is open
        """Return the state: everything is open to all (LOV-1.13)."""
        return state

    def result(self, state: State) -> Result | None:
        """Return points and money of each seat, once the game is over."""
        return ending.result(state.table) if isinstance(state, Over) else None

    def text(self, state: State) -> str:
        """Write a state as one line."""
        return text.write(state)

    def read(self, line: str) -> State:
        """Read a state from its line."""
        return text.read(line)

    def phrase(self, event: Event) -> Phrase:
        """Say what happened, as words to be put into any language."""
        return telling.phrase(event)


def _moved(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    try:
        return turns.move(state, seat, move)
    except Refusal as refusal:
        position = text.write(state)
        raise IllegalMove(refusal.code, refusal.sentence, position) from None
