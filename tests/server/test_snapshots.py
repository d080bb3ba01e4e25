"""Rooms as they are kept beside their logs."""

from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.acts import AllowGallery, AskSeat, EndGame, MuteSeat, PauseGame
from croupier.server.answers import Answers
from croupier.server.rooms import Room, RoomChange
from croupier.server.snapshots import FORM, restored, snapshot_of
from croupier.store.pages import KeptSnapshot
from tests.server.tables import DEALER, begun, gathered, opening

GOLDEN = Path(__file__).parent / "snapshot.json"


def busy() -> tuple[Room, Answers]:
    """Return a room that has a bit of everything."""
    change = RoomChange(begun("lords-of-vegas"))
    change = change.then(e.TakenOver(seat=Seat(1))).then(
        e.CodeGiven(holder="anna", code="c0de", until=5.0, sent="anna.1")
    )
    change = change.then(e.Said(seat=Seat(0), text="Hello!", sent="anna.2"))
    for act in (MuteSeat(1, muted=True), PauseGame(paused=True), AllowGallery(allowed=True)):
        change = change.then(e.Acted(act=act, by=Seat(0), left=7.5))
    asked = e.Proposed(act=AskSeat(1, "Dora"), by=None, seats=(), until=9.0, guest="dora")
    change = change.then(asked).then(e.Settled(proposal=change.room.number, passed=False, at=8.0))
    change = change.then(e.Proposed(act=EndGame(), by=Seat(0), seats=(Seat(0),), until=9.0))
    change = change.then(e.Rematched(room="again", sent="anna.3"))
    return change.room, Answers().after(change.steps)


@pytest.mark.parametrize("game", ["las-vegas", "lords-of-vegas"])
def test_a_room_reads_back_as_it_was(game: str) -> None:
    room = begun(game)
    again = restored(snapshot_of(room, Answers()))

    assert again is not None
    assert room.game is not None
    assert again[0].game is not None
    assert again[0].game.awaited == room.game.awaited
    assert again[0].game.kept() == room.game.kept()
    assert replace(again[0], game=None) == replace(room, game=None)


def test_a_room_without_a_game_reads_back_as_it_was() -> None:
    room = gathered(opening(timer=30), "anna").room
    again = restored(snapshot_of(room, Answers()))

    assert again is not None
    assert again[0] == room


def test_the_game_goes_on_as_it_would_have() -> None:
    room = begun("lords-of-vegas")
    again = restored(snapshot_of(room, Answers()))
    assert again is not None
    assert room.turn is not None
    draw = Raw(b'{"type":"draw"}')
    for one in (room, again[0]):
        moved = RoomChange(one).played(one.playing().move(room.turn.seat, draw)).dealt(DEALER)
        assert moved.room.playing().kept().outcomes > room.playing().kept().outcomes
    steps = [
        RoomChange(one).played(one.playing().move(room.turn.seat, draw)).dealt(DEALER).steps
        for one in (room, again[0])
    ]

    assert [entry for entry, _ in steps[0]] == [entry for entry, _ in steps[1]]


def test_what_was_answered_is_known_again() -> None:
    room, answers = busy()
    again = restored(snapshot_of(room, answers))

    assert again is not None
    assert all(again[1][sent] == answers[sent] for sent in ("anna.1", "anna.2", "anna.3"))
    assert again[0].rematch == "again"
    assert again[0].chairs[1].away
    assert snapshot_of(*again) == snapshot_of(room, answers)


def test_the_form_is_the_one_that_its_number_says() -> None:
    """If this fails, count `FORM` up and write the file anew: older ones are then passed over."""
    kept = snapshot_of(*busy())
    assert f'"form":{FORM}'.encode() in kept.body

    assert kept.body.decode() == GOLDEN.read_text(encoding="utf-8").strip()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"form":5', b'"form":0'),
        (b'"number":', b'"number":1'),
        (b'"room":"room"', b'"room":"other"'),
        (b'"rules":1', b'"rules":99'),
        (b'"line":"', b'"line":"?'),
        (b'"chairs":[', b'"chairs":7,"seats":['),
        (b"{", b""),
    ],
)
def test_what_cannot_be_read_or_is_of_another_form_is_passed_over(old: bytes, new: bytes) -> None:
    kept = snapshot_of(*busy())
    assert old in kept.body
    body = kept.body.replace(old, new, 1)

    assert restored(KeptSnapshot(kept.room, kept.number, body)) is None
