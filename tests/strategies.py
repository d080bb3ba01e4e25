"""What Hypothesis draws from: tables, whole games, positions, casinos, events and records."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, islice

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from croupier.core.chance import Ask, Chance, Dealer, Dice, Draw, Drawn, Outcome, Rolled, pick
from croupier.core.game import End, Entry, Moved, Result, Turn
from croupier.core.log import Log, Sitting
from croupier.core.records import Record
from croupier.core.seats import Seat, Sitter
from croupier.lasvegas.events import (
    Claimant,
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
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import VALUES, Dollars
from croupier.lasvegas.state import FACES, Casino, Face, Options, Placing, Purse, Roll, State

GAME = LasVegas()

Opening = Log[Place, Options]
"""A log without entries: how many sit down, and what they agree on."""
LasVegasSitting = Sitting[State, Place, Event, Options]
LasVegasRecord = Record[Place, Options]

OFTEN = settings(max_examples=10 * settings().max_examples)
"""For properties that need no whole game, and so may be tried more often."""


class Whims:
    """Chance as Hypothesis likes it: the smaller a whim, the smaller the faces and the notes."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = tuple(numbers)

    def __repr__(self) -> str:
        return f"Whims({self.numbers})"

    def of(self, number: int) -> int:
        """Return the whim of that number; when there are no more they come round again."""
        return self.numbers[number % len(self.numbers)]

    def answer(self, ask: Ask, number: int) -> Outcome:
        """Answer with the whim of that number: the digits to base six are the dice."""
        whim = self.of(number)
        match ask:
            case Dice(alike):
                dice: list[int] = []
                for size in alike:
                    dice += sorted(1 + whim // 6 ** (len(dice) + i) % 6 for i in range(size))
                return Rolled(tuple(dice))
            case Draw(bag):
                return Drawn(pick(ask, whim % sum(left for _, left in bag)))


whims = st.lists(st.integers(0, 6**12 - 1), min_size=1, max_size=60).map(Whims)
seeds = st.binary(min_size=32, max_size=32)
seats = st.integers(0, 4).map(Seat)
faces = st.sampled_from(FACES)
notes = st.sampled_from(VALUES)
claimants: SearchStrategy[Claimant] = seats | st.just("white")


@st.composite
def openings(draw: DrawFn) -> Opening:
    """Draw any configuration: 2 to 5 seats, 2 to 4 with white dice, all options."""
    white = draw(st.booleans())
    seated = draw(st.integers(2, 4 if white else 5))
    start = draw(st.none() | st.integers(0, seated - 1).map(Seat))
    return Log(seated, Options(white=white, open_money=draw(st.booleans()), start=start))


def play_out(opening: Opening, chance: Chance, choices: Whims) -> LasVegasSitting:
    """Play a game to its end, choosing moves by whim."""
    sitting = Sitting(GAME, opening.seats, opening.options, chance)
    for number in count():
        match sitting.deal():
            case Turn(seat):
                legal = GAME.legal(sitting.state, seat)
                sitting.play(seat, legal[choices.of(number) % len(legal)])
            case End():
                break
    return sitting


def sittings() -> SearchStrategy[LasVegasSitting]:
    """Draw games that are over, with any luck and any moves there can be."""
    return st.builds(play_out, openings(), whims, whims)


def states(opening: Opening, luck: Whims) -> Iterator[State]:
    """Yield the states of a game that goes entirely by whim."""
    state = GAME.start(opening.seats, opening.options).state
    yield state
    for number in count():
        match GAME.awaited(state):
            case Turn(seat):
                legal = GAME.legal(state, seat)
                move = legal[luck.of(number) % len(legal)]
                state = GAME.step(state, Moved(seat, move)).state
            case End():
                return
            case ask:
                state = GAME.step(state, luck.answer(ask, number)).state
        yield state


@st.composite
def positions(draw: DrawFn) -> State:
    """Draw states met in games, of which most have about fifty for each seat."""
    opening = draw(openings())
    number = draw(st.integers(0, 20 + 50 * opening.seats))
    *_, state = islice(states(opening, draw(whims)), number + 1)
    return state


@st.composite
def placings(draw: DrawFn) -> Placing:
    """Draw states in which a seat has rolled and chooses a face."""
    opening = draw(openings())
    number = draw(st.integers(0, 40 * opening.seats))
    rest = islice(states(opening, draw(whims)), number, None)
    state = next((state for state in rest if isinstance(state, Placing)), None)
    assume(state)
    assert state
    return state


@st.composite
def records(draw: DrawFn) -> LasVegasRecord:
    """Draw records as far as any entry, whoever sat there."""
    opening, seed = draw(openings()), draw(seeds)
    names = st.text(max_size=8)
    sitters = st.builds(Sitter, names, st.none() | names)
    log = play_out(opening, Dealer(seed), draw(whims)).log
    entries = log.entries[: draw(st.integers(0, len(log.entries)))]
    table = draw(st.lists(sitters, min_size=opening.seats, max_size=opening.seats))
    return Record(tuple(table), Log(opening.seats, opening.options, entries), seed)


def outcomes_in(entries: Iterable[Entry[Place]]) -> list[Outcome]:
    """Return what luck decided, in order."""
    return [entry for entry in entries if isinstance(entry, Rolled | Drawn)]


def pile(money: Iterable[Dollars]) -> tuple[Dollars, ...]:
    """Lay notes out as they lie on the table, the highest first."""
    return tuple(sorted(money, reverse=True))


piles = st.lists(notes, min_size=1, max_size=5).map(pile)
purses = st.builds(Purse, st.lists(notes, max_size=8).map(pile))


@st.composite
def casinos(draw: DrawFn) -> Casino:
    """Draw casinos between two to five seats and white, each with any dice or none."""
    dice = draw(st.lists(st.integers(0, 8), min_size=2, max_size=5))
    return Casino(draw(piles), tuple(dice), draw(st.integers(0, 8)))


def dice(most: int) -> SearchStrategy[tuple[Face, ...]]:
    """Draw dice that are alike, as they are written down."""
    return st.lists(faces, max_size=most).map(lambda rolled: tuple(sorted(rolled)))


rolls = st.builds(Roll, dice(8), dice(4)).filter(lambda roll: bool(roll.own or roll.white))


def several(least: int) -> SearchStrategy[tuple[Claimant, ...]]:
    """Draw so many claimants or more."""
    return st.lists(claimants, min_size=least, max_size=6, unique=True).map(tuple)


def ended(won: Sequence[Purse]) -> GameEnded:
    """Tell the end of a game with these winnings."""
    scores = [(Dollars(sum(purse.notes)), len(purse.notes)) for purse in won]
    money, counts = zip(*scores, strict=True)
    return GameEnded(money, counts, Result(tuple(scores)).places)


EVENTS: Mapping[type[Event], SearchStrategy[Event]] = {
    StarterDrawn: st.builds(StarterDrawn, seats),
    RoundBegan: st.builds(RoundBegan, st.integers(1, 4), seats),
    NoteTurned: st.builds(NoteTurned, faces, notes),
    WhiteScattered: st.builds(WhiteScattered, st.tuples(faces, faces)),
    DiceRolled: st.builds(DiceRolled, seats, rolls),
    DicePlaced: st.builds(DicePlaced, seats, faces, st.integers(0, 8), st.integers(0, 4)).filter(
        lambda event: event.own + event.white > 0
    ),
    TieCancelled: st.builds(TieCancelled, faces, st.integers(1, 8), several(2)),
    NoteTaken: st.builds(NoteTaken, faces, notes, claimants),
    WentEmpty: st.builds(WentEmpty, faces, several(1)),
    NotesReturned: st.builds(NotesReturned, faces, piles),
    GameEnded: st.lists(purses, min_size=2, max_size=5).map(ended),
}
"""How each kind of event may come about."""
