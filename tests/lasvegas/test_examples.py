"""The eight worked examples of the rulebook."""

import pytest

from croupier.core.chance import Dice, Rolled
from croupier.core.errors import IllegalMove
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.lasvegas.events import DicePlaced
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import Payout, Tie, pay, payout_events
from croupier.lasvegas.placing import dice_in_hand
from croupier.lasvegas.state import Casino, Face, Placing, Rolling
from croupier.locales import Speech
from tests.strategies import GAME

ANNA, BENNO, CARLA, DENNY = map(Seat, range(4))


def thousands(*notes: int) -> tuple[Dollars, ...]:
    return tuple(Dollars(1000 * note) for note in notes)


def told(payout: Payout) -> list[str]:
    """Tell a payout of the Sahara in words."""
    speech = Speech("en", ["Anna", "Benno", "Carla", "Denny"])
    return [speech.say(GAME.phrase(event)) for event in payout_events(Face(4), payout)]


def test_1_benno_places_all_four_3s_or_the_5_and_keeps_the_other_dice() -> None:
    """LV-4.1, LV-4.2."""
    before = GAME.read(
        "las-vegas rolling white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
        " casinos=90:3.3.0.0+0/90:0.0.3.0+0/90:0.0.0.0+0/90:0.0.0.0+0/90:0.0.0.0+0/80:0.0.0.3+0"
        " hands=5+0,5+0,5+0,5+0 won=-,-,-,- seat=1"
    )
    rolled = GAME.step(before, Rolled((3, 3, 3, 3, 5))).state

    assert GAME.awaited(rolled) == Turn(BENNO)
    assert GAME.legal(rolled, BENNO) == (Place(Face(3)), Place(Face(5)))
    for face in (1, 2, 4, 6):
        with pytest.raises(IllegalMove):
            GAME.check(rolled, BENNO, Place(Face(face)))

    threes = GAME.step(rolled, Moved(BENNO, Place(Face(3))))
    five = GAME.step(rolled, Moved(BENNO, Place(Face(5))))

    assert threes.events == (DicePlaced(BENNO, Face(3), own=4, white=0),)
    assert five.events == (DicePlaced(BENNO, Face(5), own=1, white=0),)
    assert isinstance(threes.state, Rolling)
    assert threes.state.table.casinos[2].dice == (0, 4, 0, 0)
    assert dice_in_hand(Rolling(threes.state.table, BENNO)) == Dice((1, 0))


def test_2_equally_many_dice_cancel_and_those_below_move_up() -> None:
    """LV-5.2, LV-5.3, LV-5.5."""
    payout = pay(Casino(thousands(80, 30, 10), dice=(5, 3, 3, 1), white=0))

    assert payout == Payout(
        ties=(Tie(3, (BENNO, CARLA)),),
        paid=((ANNA, Dollars(80_000)), (DENNY, Dollars(30_000))),
        empty=(),
        returned=thousands(10),
    )
    assert told(payout) == [
        "Sahara (4): Benno and Carla cancel each other out with 3 dice each.",
        "Sahara (4): Anna takes $80,000.",
        "Sahara (4): Denny takes $30,000.",
        "Sahara (4): nobody takes $10,000, which goes under the deck.",
    ]


def test_3_several_groups_cancel_at_once_and_nobody_is_left() -> None:
    """LV-5.2, LV-5.5."""
    payout = pay(Casino(thousands(60, 50), dice=(2, 1, 2, 1), white=0))

    assert payout == Payout(
        ties=(Tie(2, (ANNA, CARLA)), Tie(1, (BENNO, DENNY))),
        paid=(),
        empty=(),
        returned=thousands(60, 50),
    )
    assert told(payout) == [
        "Sahara (4): Anna and Carla cancel each other out with 2 dice each.",
        "Sahara (4): Benno and Denny cancel each other out with 1 die each.",
        "Sahara (4): nobody takes $60,000 and $50,000, which go under the deck.",
    ]


def test_4_of_two_equal_notes_the_only_one_left_takes_one() -> None:
    """LV-5.5."""
    payout = pay(Casino(thousands(40, 40), dice=(2, 1, 2, 0), white=0))

    assert (payout.paid, payout.returned) == (((BENNO, Dollars(40_000)),), thousands(40))
    assert told(payout) == [
        "Sahara (4): Anna and Carla cancel each other out with 2 dice each.",
        "Sahara (4): Benno takes $40,000.",
        "Sahara (4): nobody takes $40,000, which goes under the deck.",
    ]


def test_5_when_the_notes_run_out_the_last_in_line_gets_nothing() -> None:
    """LV-5.4."""
    payout = pay(Casino(thousands(70, 20), dice=(0, 2, 4, 1), white=0))

    assert payout == Payout(
        ties=(),
        paid=((CARLA, Dollars(70_000)), (BENNO, Dollars(20_000))),
        empty=(DENNY,),
        returned=(),
    )
    assert told(payout) == [
        "Sahara (4): Carla takes $70,000.",
        "Sahara (4): Benno takes $20,000.",
        "Sahara (4): nothing is left for Denny.",
    ]


def test_6_carla_places_all_three_1s_or_the_5_or_the_white_6() -> None:
    """LV-7.4."""
    before = GAME.read(
        "las-vegas rolling white=yes open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
        " casinos=90:5.0.0+0/90:0.5.0+0/90:0.0.5+0/90:0.0.0+0/90:0.0.0+1/80:0.0.0+1"
        " hands=3+2,3+2,3+2 won=-,-,- seat=2"
    )
    rolled = GAME.step(before, Rolled((1, 1, 5, 1, 6))).state

    assert isinstance(rolled, Placing)
    assert GAME.legal(rolled, CARLA) == (Place(Face(1)), Place(Face(5)), Place(Face(6)))
    assert [GAME.step(rolled, Moved(CARLA, move)).events for move in GAME.legal(rolled, CARLA)] == [
        (DicePlaced(CARLA, Face(1), own=2, white=1),),
        (DicePlaced(CARLA, Face(5), own=1, white=0),),
        (DicePlaced(CARLA, Face(6), own=0, white=1),),
    ]


def test_7_what_white_wins_as_the_first_goes_under_the_deck() -> None:
    """LV-7.6."""
    payout = pay(Casino(thousands(80, 30), dice=(0, 2, 0, 0), white=3))

    assert payout == Payout(
        ties=(),
        paid=(("white", Dollars(80_000)), (BENNO, Dollars(30_000))),
        empty=(),
        returned=(),
    )
    assert told(payout) == [
        "Sahara (4): white would take $80,000, which goes under the deck.",
        "Sahara (4): Benno takes $30,000.",
    ]


def test_8_white_as_the_second_leaves_nothing_for_the_third() -> None:
    """LV-7.6."""
    payout = pay(Casino(thousands(70, 40), dice=(1, 0, 3, 0), white=2))

    assert payout == Payout(
        ties=(),
        paid=((CARLA, Dollars(70_000)), ("white", Dollars(40_000))),
        empty=(ANNA,),
        returned=(),
    )
    assert told(payout) == [
        "Sahara (4): Carla takes $70,000.",
        "Sahara (4): white would take $40,000, which goes under the deck.",
        "Sahara (4): nothing is left for Anna.",
    ]
