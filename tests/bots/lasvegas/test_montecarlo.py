"""What the searching bot chooses in Las Vegas."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from croupier.bots.lasvegas.montecarlo import MonteCarlo
from croupier.bots.limits import Limit
from croupier.core.seats import Seat
from croupier.lasvegas.state import Placing
from tests.bots.lasvegas.positions import choices
from tests.strategies import GAME, placings


class TestMonteCarlo:
    def test_wins_rather_than_earning_more(self) -> None:
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
        assert MonteCarlo(Random(1), Limit(playouts=100)).choose(Seat(0), state, legal).face == 2

    @given(placings(), st.sampled_from([Limit(playouts=20), Limit(seconds=0.001)]))
    def test_chooses_a_face_that_was_rolled(self, state: Placing, limit: Limit) -> None:
        view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)

        assert MonteCarlo(Random(1), limit).choose(state.seat, view, legal) in legal

    @given(placings())
    def test_chooses_the_same_with_the_same_luck(self, state: Placing) -> None:
        view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
        one, other = (MonteCarlo(Random(3), Limit(playouts=30)) for _ in range(2))

        assert [one.choose(state.seat, view, legal) for _ in range(3)] == [
            other.choose(state.seat, view, legal) for _ in range(3)
        ]
