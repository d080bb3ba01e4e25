"""What Hypothesis draws from: games of Pig as far as they may come, under both versions."""

from collections.abc import Iterator, Sequence
from itertools import chain, repeat

from croupier_pig.game import Pig
from croupier_pig.moves import Move
from croupier_pig.state import Options, State
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from croupier.core.chance import Rolled
from croupier.core.game import End, Entry, Moved, Turn

games = st.sampled_from([Pig(1), Pig(2)])
openings = st.tuples(st.integers(2, 8), st.builds(Options, st.integers(10, 60)))
whims = st.lists(st.integers(0, 5), max_size=80)


def walk(
    game: Pig, opening: tuple[int, Options], whims: Sequence[int]
) -> Iterator[tuple[State, Entry[Move]]]:
    """Yield the states of a game that goes by whim, each with what happens next.

    When there are no more whims everybody rolls sixes and holds as soon as they may.
    """
    state = game.start(*opening).state
    for whim in chain(whims, repeat(5)):
        match game.awaited(state):
            case Turn(seat):
                legal = game.legal(state, seat)
                entry: Entry[Move] = Moved(seat, legal[whim % len(legal)])
            case End():
                return
            case _:
                entry = Rolled((whim + 1,))
        yield state, entry
        state = game.step(state, entry).state


def last(game: Pig, opening: tuple[int, Options], whims: Sequence[int]) -> State:
    """Return how such a game ends."""
    *_, (state, entry) = walk(game, opening, whims)
    return game.step(state, entry).state


@st.composite
def positions(draw: DrawFn) -> tuple[Pig, State]:
    """Draw a game, and a state met in it."""
    game = draw(games)
    opening, luck = draw(openings), draw(whims)
    met = [state for state, _ in walk(game, opening, luck)]
    return game, draw(st.sampled_from([*met, last(game, opening, luck)]))
