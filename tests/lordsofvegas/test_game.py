"""The game as the rest of the house knows it."""

from hypothesis import given
from hypothesis import strategies as st

from croupier.core.game import Codec, Game
from croupier.core.seats import Seat
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import Options, State
from tests.lordsofvegas.boards import GAME, position
from tests.lordsofvegas.strategies import positions


def test_the_game_is_known_by_its_name_its_version_and_its_scores() -> None:
    game: Game[State, Move, Event, Options] = LordsOfVegas()

    assert (game.name, game.rules, game.scores) == ("lords-of-vegas", 1, ("points", "money"))
    assert isinstance(game.codec, Codec)
    assert game.codec.options.decode("{}") == Options()


def test_there_is_no_result_before_the_end() -> None:
    assert GAME.result(position("acting", "A1:0")) is None


@given(positions(), st.none() | st.integers(0, 3).map(Seat))
def test_everything_is_open_to_all(state: State, seat: Seat | None) -> None:
    """LOV-1.13."""
    assert GAME.view(state, seat) == state


def test_the_parameters_have_the_names_of_the_protocol() -> None:
    state = GAME.start(seats=2, options=Options()).state

    assert GAME.view(state=state, seat=None) == state
