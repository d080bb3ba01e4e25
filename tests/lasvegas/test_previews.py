import msgspec
import pytest
from hypothesis import given

from croupier.core.game import Moved
from croupier.core.seats import Seat
from croupier.lasvegas.events import DicePlaced, Event, NotesReturned, NoteTaken
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import Payout, Tie, payout_events
from croupier.lasvegas.previews import DiceThere, Preview, preview, standing
from croupier.lasvegas.state import (
    FACES,
    Face,
    Options,
    Over,
    Placing,
    Purse,
    Rolling,
    Starting,
)
from tests.strategies import GAME, placings

CHOICE = GAME.read(
    "las-vegas placing white=yes open=no start=lot round=1 starter=1 deck=6.7.7.6.4.4.5.4.3"
    " casinos=90:0.0+0/80.30:2.0+1/90:0.0+0/50.20:0.0+0/60:0.0+0/50:0.0+0"
    " hands=6+3,8+4 won=-,- seat=1 own=1.1.2.2.3.5.6.6 white_dice=2.3.3.5"
)
LAST_DICE = GAME.read(
    "las-vegas placing white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1 own=4.4 white_dice=-"
)


def test_a_preview_shows_the_casino_its_payout_and_the_hand() -> None:
    """LV-5.2, LV-7.6: two against two cancel, and two white dice with them."""
    assert preview(CHOICE, Seat(1), Place(Face(2))) == Preview(
        DiceThere((2, 2), 2),
        Payout(
            ties=(Tie(2, (Seat(0), Seat(1), "white")),),
            paid=(),
            empty=(),
            returned=(Dollars(80_000), Dollars(30_000)),
        ),
        left=9,
    )


@given(placings())
def test_a_preview_is_what_the_table_shows_after_the_move(state: Placing) -> None:
    """LV-4.2."""
    for move in GAME.legal(state, state.seat):
        step = GAME.step(state, Moved(state.seat, move))
        seen = preview(state, state.seat, move)
        assert seen is not None

        if isinstance(step.state, Rolling):
            table, place = step.state.table, move.face - 1
            hand = table.hands[state.seat]
            after = table.casinos[place]
            assert (seen.casino.dice, seen.casino.white) == (after.dice, after.white)
            assert seen.left == hand.own + hand.white
            assert standing(step.state)[place] == seen.payout
        else:
            assert seen.left == 0
            told = (event for event in step.events if is_payout(event, move.face))
            assert (*told,) == payout_events(move.face, seen.payout)


def is_payout(event: Event, face: Face) -> bool:
    """Tell whether an event is part of what a casino pays."""
    return not isinstance(event, DicePlaced) and getattr(event, "casino", None) == face


def test_the_last_dice_of_a_round_have_a_preview_too() -> None:
    """LV-4.5."""
    seen = preview(LAST_DICE, Seat(1), Place(Face(4)))
    assert seen is not None

    assert seen.payout.paid == ((Seat(1), Dollars(90_000)),)
    assert seen.left == 0


def test_the_standing_is_what_each_casino_would_pay() -> None:
    """LV-5.2."""
    paid = [payout.paid for payout in standing(CHOICE)]
    assert paid == [(), ((Seat(0), Dollars(80_000)), ("white", Dollars(30_000))), (), (), (), ()]


@given(placings())
def test_the_standing_is_what_would_be_paid_if_the_round_ended_now(state: Placing) -> None:
    """LV-5.2 to LV-5.5: every note of a casino is taken or goes under the deck."""
    for face, payout in zip(FACES, standing(state), strict=True):
        events = payout_events(face, payout)
        taken = [event.note for event in events if isinstance(event, NoteTaken)]
        left = [
            note for event in events if isinstance(event, NotesReturned) for note in event.notes
        ]
        assert (*taken, *left) == state.table.casinos[face - 1].notes


def test_nothing_is_foreseen_for_a_seat_that_has_no_move() -> None:
    """LV-4.1, LV-4.4."""
    rolling = GAME.step(CHOICE, Moved(Seat(1), Place(Face(2)))).state

    assert preview(CHOICE, Seat(0), Place(Face(2))) is None
    assert preview(rolling, Seat(0), Place(Face(2))) is None


def test_nothing_stands_without_a_table() -> None:
    """LV-2.2, LV-6.1."""
    assert standing(Starting(seats=3, options=Options())) == ()
    assert standing(Over(Options(), (Purse(()), Purse(())))) == ()


@pytest.mark.parametrize("face", [1, 2, 3, 5, 6])
def test_a_preview_goes_over_the_wire_as_it_is(face: int) -> None:
    seen = preview(CHOICE, Seat(1), Place(Face(face)))

    assert msgspec.json.decode(msgspec.json.encode(seen), type=Preview) == seen
