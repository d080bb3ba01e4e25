"""The game as the rest of the house knows it."""

from msgspec.json import Decoder

from croupier.core.chance import Drawn, Rolled
from croupier.core.errors import IllegalMove, WrongOutcome
from croupier.core.game import Awaited, Codec, End, Entry, Moved, Result, Step, Turn
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat
from croupier_pig import text, turns, wording
from croupier_pig.events import Event
from croupier_pig.moves import Hold, Move, Roll
from croupier_pig.state import Choosing, Options, Over, Rolling, State

RULES = 2
"""Raised whenever a change makes an old log play out differently (PIG-4)."""


class Pig:
    """Pig for 2 to 8 seats, under a version of its rules.

    >>> Pig().start(seats=2, options=Options(target=50)).state.seat
    0
    """

    name = "pig"
    scores = ("points",)
    codec: Codec[Move, Options] = Codec(
        Decoder(Moved[Move] | Rolled | Drawn), Decoder(Move), Decoder(Options)
    )

    def __init__(self, rules: int = RULES) -> None:
        self.rules = rules

    def start(self, seats: int, options: Options) -> Step[State, Event]:
        """Set up a game, or refuse the seats or options."""
        return turns.start(seats, options)

    def awaited(self, state: State) -> Awaited:
        """Return who is waited for: a seat, the die, or nobody."""
        match state:
            case Choosing(_, seat):
                return Turn(seat)
            case Rolling():
                return turns.DIE
            case Over():
                return End()

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """List the moves the seat may make now."""
        match state:
            case Choosing(_, turn) if turn == seat:
                return turns.moves(state)
            case _:
                return ()

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse a move out of turn, or one that holds nothing."""
        _choosing(state, seat, move)

    def step(self, state: State, entry: Entry[Move]) -> Step[State, Event]:
        """Make a move, or take what the die shows."""
        match entry:
            case Moved(seat, move):
                return _made(_choosing(state, seat, move), move)
            case Rolled() | Drawn():
                if isinstance(state, Rolling):
                    return turns.roll(state, entry, self.rules)
                raise WrongOutcome("Nothing is to be rolled here.")

    def view(self, state: State, _seat: Seat | None) -> State:
        """Return the state as anybody sees it: nothing is hidden."""
        return state

    def result(self, state: State) -> Result | None:
        """Return the points of each seat, once the game is over."""
        return turns.result(state) if isinstance(state, Over) else None

    def text(self, state: State) -> str:
        """Write a state as one line."""
        return text.write(state)

    def read(self, line: str) -> State:
        """Read a state from its line."""
        return text.read(line, self.rules)

    def phrase(self, event: Event) -> Phrase:
        """Say what happened, as words to be put into any language."""
        return wording.event(event)


def _choosing(state: State, seat: Seat, move: Move) -> Choosing:
    """Return the state as one in which the seat may make this move, or refuse it."""
    match state:
        case Choosing(_, turn) if turn == seat:
            if move in turns.moves(state):
                return state
            sentence = "Nothing is at stake yet: a turn begins with a roll."
            raise IllegalMove("nothing-at-stake", sentence, text.write(state))
        case Over():
            raise IllegalMove("game-over", "The game is over.", text.write(state))
        case _:
            raise IllegalMove("not-your-turn", "It is not your turn.", text.write(state))


def _made(state: Choosing, move: Move) -> Step[State, Event]:
    """Make a move that may be made."""
    match move:
        case Roll():
            return Step(Rolling(state.table, state.seat, state.stake))
        case Hold():
            return turns.bank(state.table, state.seat, state.stake)
