import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.core.game import Step
from croupier.core.seats import Seat
from croupier.lasvegas.ending import collect, end_game, end_round, money, next_round, result
from croupier.lasvegas.events import (
    GameEnded,
    NotesReturned,
    NoteTaken,
    RoundBegan,
    TieCancelled,
    WentEmpty,
)
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import Payout
from croupier.lasvegas.state import (
    Casino,
    Dealing,
    Face,
    FaceDown,
    Hand,
    Options,
    Over,
    Purse,
    Table,
    empty_casinos,
)
from tests.strategies import OFTEN, purses

ANNA, BENNO, CARLA = map(Seat, range(3))


def thousands(*notes: int) -> tuple[Dollars, ...]:
    return tuple(Dollars(1000 * note) for note in notes)


PLACED = Table(
    options=Options(white=True),
    round=2,
    starter=BENNO,
    deck=(4, 8, 7, 5, 6, 5, 5, 5, 0),
    casinos=(
        Casino(thousands(90), (1, 0, 5), 0),
        Casino(thousands(90, 10), (0, 4, 0), 0),
        Casino(thousands(90), (2, 2, 0), 0),
        Casino(thousands(90, 40, 30), (1, 1, 1), 5),
        Casino(thousands(90), (0, 1, 0), 3),
        Casino(thousands(50), (4, 0, 2), 0),
    ),
    hands=(Hand(0, 0),) * 3,
    winnings=(Purse(()), Purse(thousands(60, 10)), Purse(thousands(10))),
)
"""The end of a round with white dice."""


class TestTheEndOfARound:
    def test_pays_out_casinos_1_to_6_and_goes_on(self) -> None:
        """LV-5.1, LV-6.1."""
        nugget, palace, mirage, sahara, luxor, circus = map(Face, range(1, 7))

        assert end_round(PLACED).events == (
            NoteTaken(nugget, Dollars(90_000), CARLA),
            WentEmpty(nugget, (ANNA,)),
            NoteTaken(palace, Dollars(90_000), BENNO),
            NotesReturned(palace, thousands(10)),
            TieCancelled(mirage, 2, (ANNA, BENNO)),
            NotesReturned(mirage, thousands(90)),
            TieCancelled(sahara, 1, (ANNA, BENNO, CARLA)),
            NoteTaken(sahara, Dollars(90_000), "white"),
            NotesReturned(sahara, thousands(40, 30)),
            NoteTaken(luxor, Dollars(90_000), "white"),
            WentEmpty(luxor, (BENNO,)),
            NoteTaken(circus, Dollars(50_000), ANNA),
            WentEmpty(circus, (CARLA,)),
            RoundBegan(3, CARLA),
        )

    def test_clears_the_casinos_and_fills_hands_and_purses(self) -> None:
        """LV-6.1, LV-3.3, LV-7.2."""
        assert end_round(PLACED).state == Dealing(
            Table(
                options=Options(white=True),
                round=3,
                starter=CARLA,
                deck=PLACED.deck,
                casinos=empty_casinos(3),
                hands=(Hand(8, 2),) * 3,
                winnings=(
                    Purse(thousands(50)),
                    Purse(thousands(90, 60, 10)),
                    Purse(thousands(90, 10)),
                ),
            )
        )

    @pytest.mark.parametrize("number", [1, 2, 3])
    def test_is_followed_by_another_round(self, number: int) -> None:
        """LV-6.2."""
        step = end_round(replace(PLACED, round=number))

        assert step.events[-1] == RoundBegan(number + 1, CARLA)

    def test_is_the_end_of_the_game_after_the_fourth(self) -> None:
        """LV-6.2, LV-6.3."""
        step = end_round(replace(PLACED, round=4))

        assert step.state == Over(
            Options(white=True),
            (Purse(thousands(50)), Purse(thousands(90, 60, 10)), Purse(thousands(90, 10))),
        )
        assert step.events[-1] == GameEnded(thousands(50, 160, 100), (1, 3, 2), (3, 1, 2))

    def test_passes_the_card_from_the_last_seat_to_the_first(self) -> None:
        """LV-6.1."""
        step = next_round(replace(PLACED, starter=CARLA))

        assert step.events == (RoundBegan(3, ANNA),)
        assert isinstance(step.state, Dealing)
        assert step.state.table.starter == ANNA

    def test_gives_nobody_what_white_takes(self) -> None:
        """LV-7.6."""
        payout = Payout((), (("white", Dollars(90_000)), (BENNO, Dollars(10_000))), (), ())

        assert collect((Purse(()), FaceDown(3)), [payout]) == (Purse(()), FaceDown(4))


class TestTheEndOfTheGame:
    def test_turns_up_everyones_money(self) -> None:
        """LV-5.6, LV-6.3."""
        won = (Purse(thousands(60, 10)), Purse(thousands(40, 30)), Purse(()))
        table = replace(PLACED, winnings=won)

        assert end_game(table) == Step(
            Over(Options(white=True), won),
            (GameEnded(thousands(70, 70, 0), (2, 2, 0), (1, 1, 3)),),
        )

    def test_cannot_be_told_from_what_one_seat_sees(self) -> None:
        """LV-5.6."""
        with pytest.raises(CroupierError, match="The money of another seat cannot be counted"):
            end_game(replace(PLACED, winnings=(Purse(()), FaceDown(1), FaceDown(0))))


class TestTheResult:
    @OFTEN
    @given(st.lists(purses, min_size=2, max_size=5))
    def test_agrees_with_the_rule_read_aloud(self, won: list[Purse]) -> None:
        """The most money; between equals the most notes; who is still equal shares (LV-6.3)."""
        richest = max(sum(purse.notes) for purse in won)
        rich = [purse for purse in won if sum(purse.notes) == richest]
        most_notes = max(len(purse.notes) for purse in rich)

        final = result(Over(Options(), tuple(won)))

        assert final.winners == tuple(
            seat
            for seat, purse in enumerate(won)
            if sum(purse.notes) == richest and len(purse.notes) == most_notes
        )
        for seat, purse in enumerate(won):
            mine = (sum(purse.notes), len(purse.notes))
            ahead = [
                other
                for other in won
                if sum(other.notes) > mine[0]
                or (sum(other.notes) == mine[0] and len(other.notes) > mine[1])
            ]
            assert final.places[seat] == 1 + len(ahead)
            assert final.scores[seat] == mine

    def test_counts_a_purse_by_its_notes(self) -> None:
        assert money(Purse(thousands(90, 90, 20))) == 200_000
        assert money(Purse(())) == 0
