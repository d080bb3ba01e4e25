"""What greedy chooses in Las Vegas."""

from fractions import Fraction
from random import Random

import pytest

from croupier.bots.arena import play
from croupier.bots.lasvegas import BOTS, standing
from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.lasvegas.state import Options, Rolling
from tests.bots.lasvegas.positions import choices, placing
from tests.strategies import GAME


class TestGreedy:
    def test_takes_the_big_note(self) -> None:
        state = placing(
            "50:0.0+0/60:0.0+0/90:0.0+0/50:0.0+0/50:0.0+0/50:0.8+0", "8+0,0+0", "1.1.2.2.2.3.4.5"
        )

        assert choices(state) == {3}

    def test_breaks_a_rivals_lead(self) -> None:
        """Two dice tie the rival out of 90,000; that is worth more than 60,000 of one's own."""
        state = placing("60:0.0+0/90:0.2+0/50:5.0+0/50:0.6+0/50:0.0+0/50:0.0+0", "3+0,0+0", "1.2.2")

        assert choices(state) == {2}

    def test_does_not_spoil_its_own_note(self) -> None:
        """A second die at the Sahara would tie with the rival and cost 40,000."""
        state = placing(
            "50:5.5+0/50:0.0+0/50:0.0+0/50.40:1.2+0/50:0.1+0/50:0.0+0", "2+0,0+0", "4.5"
        )

        assert choices(state) == {5}

    def test_keeps_the_most_dice_between_equals(self) -> None:
        state = placing(
            "50:2.8+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0", "6+0,0+0", "2.2.3.3.3.5"
        )

        assert choices(state) == {5}

    def test_lets_luck_decide_when_even_the_dice_are_equal(self) -> None:
        state = placing(
            "50:4.8+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0", "4+0,0+0", "2.2.5.5"
        )

        assert choices(state) == {2, 5}

    def test_counts_white_dice_among_those_it_gives_away(self) -> None:
        """LV-7.4: the 2 would take two white dice along, for the same note."""
        state = placing(
            "50:6.8+5/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0/50:0.0+0", "2+3,0+0", "2.3", "2.6.6"
        )

        assert choices(state) == {3}

    def test_takes_a_note_from_white_and_does_not_tie_with_it(self) -> None:
        """LV-7.6: two dice at the Luxor lead white, one would tie with it."""
        casinos = "50:5.8+6/50:0.0+0/50:0.0+0/50:0.0+0/90:0.0+1/50:0.0+0"

        assert choices(placing(casinos, "3+1,0+0", "3.5.5", "6")) == {5}
        assert choices(placing(casinos, "3+1,0+0", "3.3.5", "6")) == {3}


class TestStanding:
    def test_is_the_pay_now_less_what_the_others_would_get_on_average(self) -> None:
        """What white would take counts for nobody (LV-7.6)."""
        state = GAME.read(
            "las-vegas rolling white=yes open=no start=lot round=4 starter=1"
            " deck=0.0.0.0.0.0.0.0.0"
            " casinos=90.40:3.1.0+0/80.20:0.0.2+4/50:2.2.0+0/60:0.0.0+0/50:1.0.0+0/70:0.5.0+0"
            " hands=2+2,0+2,6+0 won=-,-,- seat=0"
        )
        assert isinstance(state, Rolling)

        assert [standing(state.table, Seat(seat)) for seat in range(3)] == [
            140_000 - Fraction(110_000 + 20_000, 2),
            110_000 - Fraction(140_000 + 20_000, 2),
            20_000 - Fraction(140_000 + 110_000, 2),
        ]


@pytest.mark.parametrize("white", [False, True])
def test_greedy_wins_clearly_more_than_its_share_against_three_uniforms(*, white: bool) -> None:
    """Of 100 games its share would be 25."""
    wins = Fraction(0)
    for number in range(100):
        names = ["uniform"] * 4
        names[number % 4] = "greedy"
        bots = [BOTS[name](Random(10 * number + seat)) for seat, name in enumerate(names)]
        over = play(GAME, bots, Options(white=white), Dealer.numbered(1, number)).state
        result = GAME.result(over)
        assert result is not None
        wins += result.win_shares[number % 4]

    assert wins > 45
