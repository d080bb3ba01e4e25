"""Whether it is noticed that a snapshot is not what its log comes to."""

import pytest
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.answers import Answers
from croupier.server.checking import fault
from croupier.server.commands import begin
from croupier.server.room_log import bodies_of
from croupier.server.snapshots import FORM, snapshot_of
from croupier.store.pages import Kept, KeptSnapshot
from tests.server.tables import DEALER, gathered, opening

START = opening("lords-of-vegas")
CHANGE = begin(gathered(START, "anna", "benno"), DEALER, "anna.1").then(
    e.Said(seat=Seat(0), text="Hello!", sent="anna.2")
)
LINES = [
    Kept(number, 0.0, body)
    for number, body in enumerate((e.ENCODER.encode(START), *bodies_of(CHANGE)))
]
SNAPSHOT = snapshot_of(CHANGE.room, Answers().after(CHANGE.steps))


def test_a_room_with_a_true_snapshot_or_with_none_has_no_fault() -> None:
    assert fault("room", LINES, SNAPSHOT) is None
    assert fault("room", LINES, None) is None


def test_what_came_after_a_snapshot_does_not_matter_to_it() -> None:
    said = e.ENCODER.encode(e.Said(seat=Seat(0), text="Well played!"))

    assert fault("room", [*LINES, Kept(len(LINES), 0.0, said)], SNAPSHOT) is None


def test_talk_that_is_gone_is_not_missed() -> None:
    said = e.ENCODER.encode(e.Said(seat=Seat(0), text="Well played!"))
    lines = [*LINES, Kept(len(LINES) + 7, 0.0, said)]
    assert fault("room", lines, None) is None

    late = snapshot_of(replace(CHANGE.room, number=len(LINES) + 8), Answers().after(CHANGE.steps))
    assert fault("room", lines, late) is None


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        (b'"name":"anna"', b'"name":"Anna"', "chairs"),
        (b'"outcomes":', b'"outcomes":1', "game"),
        (b'"anna.1":', b'"anna.1":9', "answered"),
        (b'"played":', b'"played":1', "played"),
    ],
)
def test_what_differs_is_named(old: bytes, new: bytes, part: str) -> None:
    wrong = KeptSnapshot("room", SNAPSHOT.number, SNAPSHOT.body.replace(old, new, 1))
    found = fault("room", LINES, wrong)

    assert found is not None
    assert f" is not what its log comes to: {part}." in found


def test_a_snapshot_of_another_form_is_none() -> None:
    other = SNAPSHOT.body.replace(b'"form":%d' % FORM, b'"form":0').replace(b'"anna"', b'"Anna"')

    assert fault("room", LINES, KeptSnapshot("room", SNAPSHOT.number, other)) is None
    assert fault("room", LINES, KeptSnapshot("room", SNAPSHOT.number, b"?")) is None


def test_a_log_that_cannot_be_read_is_a_fault() -> None:
    found = fault("room", LINES[1:], None)

    assert found is not None
    assert found.startswith("The log of room room cannot be read")
