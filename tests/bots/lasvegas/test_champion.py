"""What the champion chooses in Las Vegas."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.lasvegas.champion import Champion
from croupier.bots.lasvegas.greedy import Greedy
from croupier.bots.limits import Limit
from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.kernel.lasvegas.champion import usual_playouts
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Options, Placing, State
from tests.bots.lasvegas.positions import choices
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME, placings

FEW = Limit(playouts=30)
GAMES = 24


def test_wins_rather_than_earning_more() -> None:
    """A tie at Caesars Palace leaves the leader 90,000 short; 60,000 would not be enough."""
    state = GAME.read(
        "las-vegas placing white=no open=yes start=lot round=4 starter=1"
        " deck=0.0.0.0.0.0.0.0.0"
        " casinos=60:0.0.0+0/90:0.0.1+0/50:0.2.0+0/50:6.0.7+0/50:0.3.0+0/50:0.3.0+0"
        " hands=2+0,0+0,0+0 won=90.60.50,-,80.60 seat=0 own=1.2 white_dice=-"
    )
    assert isinstance(state, Placing)
    legal = GAME.legal(state, Seat(0))

    assert choices(state) == {1}
    assert Champion(Random(1), FEW).choose(Seat(0), state, legal).face == 2


@settings(max_examples=20)
@given(placings(), st.sampled_from([FEW, Limit(seconds=0.001)]))
def test_chooses_a_face_that_was_rolled(state: Placing, limit: Limit) -> None:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)

    assert Champion(Random(1), limit).choose(state.seat, view, legal) in legal


@settings(max_examples=10)
@given(placings())
def test_chooses_the_same_with_the_same_luck(state: Placing) -> None:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    one, other = (Champion(Random(3), FEW) for _ in range(2))

    assert [one.choose(state.seat, view, legal) for _ in range(3)] == [
        other.choose(state.seat, view, legal) for _ in range(3)
    ]


@settings(max_examples=10)
@given(placings())
def test_if_nobody_says_anything_dice_say_how_many_playouts_there_are(state: Placing) -> None:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    as_usual = Limit(playouts=usual_playouts(laid(state)))
    one, other = Champion(Random(3)), Champion(Random(3), as_usual)

    assert one.choose(state.seat, view, legal) == other.choose(state.seat, view, legal)


def test_wins_more_than_its_share_against_greedy() -> None:
    won = 0
    for number in range(GAMES):
        bots: list[Bot[State, Place]] = [Champion(Random(number), FEW), Greedy(Random(number))]
        sitting = play(GAME, bots[:: 1 if number % 2 else -1], Options(), Dealer.numbered(number))
        result = GAME.result(sitting.state)
        assert result is not None
        won += (0 if number % 2 else 1) in result.winners

    assert won > GAMES / 2
