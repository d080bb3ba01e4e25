"""What was done about a table, as everyone is told."""

from collections.abc import Mapping

import pytest

from croupier.core.phrases import Name, Word
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.acts import (
    AllowGallery,
    AskSeat,
    ChangeTable,
    Deed,
    EndGame,
    MuteSeat,
    PauseGame,
    RemoveSeat,
)
from croupier.server.arranging import arranged, order
from tests.server.house import raw
from tests.server.tables import begun


@pytest.mark.parametrize(
    ("act", "message", "seat"),
    [
        (RemoveSeat(1), "table-removed", Seat(1)),
        (MuteSeat(1, muted=True), "table-muted", Seat(1)),
        (MuteSeat(1, muted=False), "table-unmuted", Seat(1)),
        (PauseGame(paused=True), "table-paused", None),
        (PauseGame(paused=False), "table-goes-on", None),
        (EndGame(), "table-ended", None),
        (ChangeTable(raw({}), 60), "table-changed", None),
        (AllowGallery(allowed=True), "table-gallery-open", None),
        (AllowGallery(allowed=False), "table-gallery-closed", None),
    ],
)
def test_what_was_done_has_words(act: Deed, message: str, seat: Seat | None) -> None:
    words: Mapping[str, Word] = {} if seat is None else {"name": Name(seat)}

    told = arranged(e.Acted(act=act, by=Seat(0)), 7)
    assert told == wire.TableArranged(7, seat, message, words)


def test_what_was_asked_for_and_refused_has_words_and_what_was_agreed_on_tells_itself() -> None:
    asked = e.Proposed(act=AskSeat(1, "Dora"), by=None, seats=(), until=9.0, guest="dora")
    words: Mapping[str, Word] = {"name": Name(Seat(1)), "asker": "Dora"}
    assert arranged(asked, 7) == wire.TableArranged(7, Seat(1), "table-seat-asked", words)
    ending = e.Proposed(act=EndGame(), by=Seat(0), seats=(Seat(0),), until=9.0)
    told = arranged(ending, 7)
    assert told is not None
    assert told.message == "table-proposed"
    given = arranged(e.SeatGiven(seat=Seat(1), holder="dora"), 7)
    assert given is not None
    assert given.message == "table-seat-given"
    refused = arranged(e.Settled(proposal=7, passed=False, at=9.0), 8)
    assert refused is not None
    assert refused.message == "table-declined"

    assert arranged(e.Settled(proposal=7, passed=True, at=9.0), 8) is None
    assert arranged(e.Unlisted(), 9) == wire.TableArranged(9, None, "table-unlisted", {})


def test_nobody_sees_whose_secret_it_was() -> None:
    asked = e.Proposed(act=AskSeat(1, "Dora"), by=None, seats=(), until=9.0, guest="dora's secret")
    room = begun().after(e.Acted(act=RemoveSeat(1), by=Seat(0))).after(asked)

    assert room.hosting.removed == ("benno",)
    shown = wire.ENCODER.encode(order(room))
    assert b"secret" not in shown
    assert b"benno" not in shown
    assert order(room).proposals[0].act == AskSeat(1, "Dora")
