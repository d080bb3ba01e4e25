"""The game as all other packages know it."""

from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.core.chance import Drawn, Outcome, Rolled
from croupier.core.errors import IllegalMove, WrongOutcome
from croupier.core.game import Awaited, Codec, End, Entry, Moved, Result, Step, Turn
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat
from croupier.lasvegas import dealing, ending, placing, telling, text
from croupier.lasvegas.events import Event
from croupier.lasvegas.moves import Move
from croupier.lasvegas.state import (
    WITH_TABLE,
    Dealing,
    Options,
    Over,
    Placing,
    Rolling,
    Scattering,
    Starting,
    State,
    seen_winnings,
)

RULES = 1
"""Raised whenever a change makes an old log play out differently."""


class LasVegas:
    """Las Vegas for 2 to 5 seats, with white dice for 2 to 4.

    >>> LasVegas().start(seats=3, options=Options(start=Seat(1))).events
    (RoundBegan(round=1, starter=1),)
    """

    name = "las-vegas"
    rules = RULES
    scores = ("money", "notes")
    codec: Codec[Move, Options] = Codec(
        Decoder(Moved[Move] | Rolled | Drawn), Decoder(Move), Decoder(Options)
    )

    def start(self, seats: int, options: Options) -> Step[State, Event]:
        """Set up a game, or refuse the seats or options."""
        return dealing.start(seats, options)

    def awaited(self, state: State) -> Awaited:
        """Return who is waited for: a seat, chance, or nobody."""
        match state:
            case Placing():
                return Turn(state.seat)
            case Rolling():
                return placing.dice_in_hand(state)
            case Dealing():
                return dealing.notes_left(state)
            case Scattering():
                return dealing.left_over_dice(state)
            case Starting():
                return dealing.lot(state)
            case Over():
                return End()

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """List the faces the seat may place now."""
        match state:
            case Placing() if state.seat == seat:
                return placing.placements(state.roll)
            case _:
                return ()

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse a move out of turn, or a face that was not rolled."""
        _placing(state, seat, move)

    def step(self, state: State, entry: Entry[Move]) -> Step[State, Event]:
        """Make a move, or take what luck decided."""
        match entry:
            case Moved():
                return placing.place(_placing(state, entry.seat, entry.move), entry.move.face)
            case Rolled() | Drawn():
                return _resolved(state, entry)

    def view(self, state: State, seat: Seat | None) -> State:
        """Return the state as a seat or a spectator sees it: money of others face down (LV-5.6)."""
        if not isinstance(state, WITH_TABLE) or state.table.options.open_money:
            return state
        seen = seen_winnings(state.table.winnings)
        winnings = seen.get(seat, seen[None])
        return replace(state, table=replace(state.table, winnings=winnings))

    def result(self, state: State) -> Result | None:
        """Return money and notes of each seat, once the game is over."""
        return ending.result(state) if isinstance(state, Over) else None

    def text(self, state: State) -> str:
        """Write a state as one line."""
        return text.write(state)

    def read(self, line: str) -> State:
        """Read a state from its line."""
        return text.read(line)

    def phrase(self, event: Event) -> Phrase:
        """Say what happened, as words to be put into any language."""
        return telling.phrase(event)


def _placing(state: State, seat: Seat, move: Move) -> Placing:
    """Return the state as one in which the seat may make this move, or refuse it (LV-4.2)."""
    match state:
        case Placing() if state.seat == seat:
            if move.face in (rolled := placing.faces(state.roll)):
                return state
            shown = ", ".join(map(str, rolled))
            sentence = f"No die shows {move.face}; the faces rolled are {shown}."
            raise IllegalMove("face-not-rolled", sentence, text.write(state))
        case Over():
            raise IllegalMove("game-over", "The game is over.", text.write(state))
        case _:
            raise IllegalMove("not-your-turn", "It is not your turn.", text.write(state))


def _resolved(state: State, outcome: Outcome) -> Step[State, Event]:
    """Take what luck decided."""
    match state:
        case Rolling():
            return placing.roll(state, outcome)
        case Dealing():
            return dealing.turn_note(state, outcome)
        case Scattering():
            return dealing.scatter(state, outcome)
        case Starting():
            return dealing.draw_starter(state, outcome)
        case Placing() | Over():
            raise WrongOutcome("Nothing is to be rolled or drawn here.")
