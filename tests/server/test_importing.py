"""Records of games played elsewhere, as the entries of a room."""

import pytest
from msgspec.structs import replace

from croupier.core.errors import InvalidRecord
from croupier.core.records import write
from croupier.core.seats import Seat, Sitter
from croupier.server import entries as e
from croupier.server.importing import imported
from croupier.server.rooms import opened
from tests.golden.record import RECIPES, played
from tests.strategies import GAME

RECORD = played(RECIPES["won-by-notes"])
TEXT = write(GAME, RECORD)


def test_everything_in_it_becomes_an_entry() -> None:
    entries, dealer = imported(TEXT)

    assert dealer.seed == RECORD.seed
    assert [type(entry) for entry in entries[:5]] == [e.Opened, *[e.Filled] * 3, e.Begun]
    assert len(entries) == 5 + len(RECORD.log.entries)
    first, *others = entries
    assert isinstance(first, e.Opened)
    room = opened("room", first)
    for entry in others:
        room = room.after(entry)
    assert room.stage == "over"


def test_people_and_bots_sit_where_they_sat() -> None:
    sitters = (Sitter("Anna", None), Sitter("Chip", "greedy"), Sitter("Hal", "of another house"))
    entries, _ = imported(write(GAME, replace(RECORD, sitters=sitters)))

    assert entries[1:4] == [
        e.Seated(seat=Seat(0), name="Anna", holders=()),
        e.Filled(seat=Seat(1), name="Chip", level="medium"),
        e.Filled(seat=Seat(2), name="Hal", level="medium"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("las-vegas", "chess", "There is no game called “chess”"),
        ('"rules":1', '"rules":7', "Of las-vegas there are no rules of version 7"),
    ],
)
def test_what_is_not_played_here_is_refused_by_its_first_line(old: str, new: str, why: str) -> None:
    with pytest.raises(InvalidRecord, match=f"^Line 1: {why}") as refused:
        imported(TEXT.replace(old, new, 1))

    assert refused.value.code == "invalid-record"
