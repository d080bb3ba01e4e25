"""A room as the fold of its entries, and what a change comes to."""

import pytest
from msgspec import Raw, structs

from croupier.core.game import Turn
from croupier.core.seats import Seat
from croupier.lasvegas import Options as LasVegasOptions
from croupier.lordsofvegas.state import Drawing
from croupier.server import entries as e
from croupier.server.acts import EndGame, PauseGame
from croupier.server.commands import begin
from croupier.server.game_in_play import TypedGame
from croupier.server.guests import NotAllowed
from croupier.server.rooms import (
    Room,
    RoomChange,
    RoomRefusal,
    free_name,
    is_invited,
    opened,
    require_no_person,
    require_open,
    require_seat,
)
from tests.server.house import raw
from tests.server.tables import DEALER, begun, gathered, opening

ANNA, BENNO = Seat(0), Seat(1)


class TestAFold:
    def test_counts_its_entries(self) -> None:
        change = begin(gathered(opening(), "anna", "benno"), DEALER)
        rooms = [room for _, room in change.steps]

        assert [room.number for room in rooms] == [*range(2, len(rooms) + 2)]
        assert rooms[-1].played == sum(isinstance(entry, e.GameEntry) for entry, _ in change.steps)

    def test_goes_on_only_from_its_opening(self) -> None:
        with pytest.raises(RoomRefusal) as refused:
            begun().after(opening())

        assert refused.value.code == "opened-twice"

    def test_plays_nothing_before_the_game(self) -> None:
        with pytest.raises(RoomRefusal) as refused:
            opened("room", opening()).after(e.GameEntry(entry=Raw(b"{}")))

        assert refused.value.code == "not-begun"

    def test_lets_a_bot_play_for_whoever_leaves_during_the_game(self) -> None:
        before = gathered(opening(), "anna", "benno").room
        assert before.after(e.Vacated(seat=ANNA)).chairs[ANNA].is_open

        chair = begun().after(e.Vacated(seat=ANNA)).chairs[ANNA]
        assert (chair.name, chair.level, chair.is_held) == ("anna", "medium", False)

    def test_lets_a_bot_play_for_whoever_is_away_until_they_are_back(self) -> None:
        away = begun().after(e.TakenOver(seat=ANNA))
        assert away.chairs[ANNA].plays_as == "medium"
        assert away.chairs[ANNA].is_held_by("anna")
        assert away.after(e.Returned(seat=ANNA)).chairs[ANNA].plays_as is None

    def test_gives_a_seat_back_to_whoever_left_it(self) -> None:
        room = begun().after(e.Vacated(seat=Seat(0)))

        assert room.after(e.Returned(seat=Seat(0))).chairs == begun().chairs

    def test_gives_a_seat_to_another_device_as_well(self) -> None:
        room = begun().after(e.TakenOver(seat=Seat(0)))
        given = room.after(e.SeatGiven(seat=Seat(0), holder="phone"))

        assert given.chairs[0].holders == ("anna", "phone")
        assert not given.chairs[0].away

    def test_lets_nobody_choose_while_nobody_plays(self) -> None:
        paused = begun().after(e.Acted(act=PauseGame(paused=True), by=Seat(0)))
        ended = begun().after(e.Acted(act=EndGame(), by=None))

        assert begun().acting((Seat(0),)) == (0,)
        assert paused.acting((Seat(0),)) == ended.acting((Seat(0),)) == ()
        assert (ended.stage, ended.turn) == ("closed", None)


class TestAColour:
    def seated(self, *liked: int) -> Room:
        """Return a table for three at which people sit down who like colours."""
        room = opened("room", structs.replace(opening(), seats=3))
        for seat, colour in enumerate(liked):
            name = f"guest {seat}"
            room = room.after(e.Seated(seat=Seat(seat), name=name, holders=(name,), colour=colour))
        return room

    def test_is_that_of_whoever_likes_it_first(self) -> None:
        assert self.seated(5).colours == (5, 1, 2)
        assert self.seated(5, 5).colours == (5, 1, 2)
        assert self.seated(5, 6, 7).colours == (5, 6, 7)

    def test_of_a_free_seat_is_exchanged(self) -> None:
        assert self.seated(2).colours == (2, 1, 0)
        assert self.seated(2, 0).colours == (2, 0, 1)
        assert self.seated(0, 0).colours == (0, 1, 2)


class TestTheHeir:
    @staticmethod
    def room(*holders: str) -> Room:
        """Return a table whose host sits on the second seat."""
        room = opened("room", structs.replace(opening(), seats=len(holders)))
        for seat, holder in enumerate(holders):
            owner = "anna" if holder.startswith("bot:") else ""
            room = room.after(
                e.Seated(
                    seat=Seat(seat),
                    name=f"{holder} {seat}",
                    holders=(holder,),
                    owner=owner,
                    hosts=seat == 1,
                )
            )
        return room

    def test_is_the_next_person_in_seat_order(self) -> None:
        assert self.room("anna", "benno", "carla").heir([Seat(1)]) == 2
        assert self.room("anna", "benno", "bot:1").heir([Seat(1)]) == 0
        assert self.room("anna", "benno", "carla").heir([Seat(1), Seat(2)]) == 0

    def test_is_the_same_person_on_another_seat_before_all_others(self) -> None:
        assert self.room("anna", "benno", "carla", "benno").heir([Seat(1)]) == 3

    def test_is_nobody_where_no_person_is_left_or_no_host_leaves(self) -> None:
        assert self.room("bot:1", "benno").heir([Seat(1)]) is None
        assert self.room("anna", "benno").heir([Seat(0)]) is None

    def test_is_host_from_then_on(self) -> None:
        room = self.room("anna", "benno", "carla")
        left = room.after(e.Vacated(seat=Seat(1), heir=room.heir([Seat(1)])))

        assert left.hosting.host == 2
        assert room.after(e.Vacated(seat=Seat(0))).hosting.host == 1
        assert room.after(e.Forgotten(seats=(Seat(1),), heir=Seat(0))).hosting.host == 0


class TestWhoSees:
    FIRST = raw(LasVegasOptions(start=ANNA))

    def test_a_seat_sees_what_it_may(self) -> None:
        room = begun("las-vegas", self.FIRST)

        assert [room.viewer([seat]) for seat in (ANNA, BENNO)] == [ANNA, BENNO]
        assert room.viewer([]) is None

    def test_people_who_share_a_device_see_what_the_one_on_turn_may(self) -> None:
        room = begun("las-vegas", self.FIRST, "both", "both")

        assert room.seats_of("both") == (ANNA, BENNO)
        assert room.viewer([ANNA, BENNO]) == ANNA


class TestWhatIsOverdue:
    def test_is_done_until_the_turn_is_ended(self) -> None:
        """LOV-22.5: in one change a card is drawn and the turn is ended."""
        room = begun("lords-of-vegas")
        assert isinstance(room.game, TypedGame)
        assert isinstance(room.game.state, Drawing)
        assert room.turn is not None
        slow = room.turn.seat
        change = RoomChange(room).overdue(slow, DEALER, "clock")

        by = [entry.by for entry, _ in change.steps if isinstance(entry, e.GameEntry)]
        assert by.count("clock") == 2
        assert by[0] == by[-1] == "clock"
        assert change.room.turn == Turn(Seat(1 - slow))

    def test_is_one_placement_in_las_vegas(self) -> None:
        """LV-4.6."""
        room = begun("las-vegas", raw(LasVegasOptions(start=ANNA)))
        change = RoomChange(room).overdue(ANNA, DEALER, "clock")

        by = [entry.by for entry, _ in change.steps if isinstance(entry, e.GameEntry)]
        assert by.count("clock") == 1
        assert change.room.turn == Turn(BENNO)


class TestRequirements:
    def test_a_seat_is_for_whoever_holds_it(self) -> None:
        room = begun()

        assert require_seat(room, "anna", 0) == ANNA
        with pytest.raises(NotAllowed):
            require_seat(room, "benno", 0)
        with pytest.raises(RoomRefusal, match="This table has 2 seats"):
            require_seat(room, "anna", 2)

    def test_an_open_seat_is_one_nobody_has_taken(self) -> None:
        room = gathered(opening(), "anna").room

        assert require_open(room, 1) == BENNO
        with pytest.raises(RoomRefusal, match="anna sits there already"):
            require_open(room, 0)
        with pytest.raises(RoomRefusal, match="The game has begun"):
            require_open(begun(), 1)

    def test_a_bot_gives_way_before_the_game_only(self) -> None:
        filled = e.Filled(seat=BENNO, name="Ruby", level="easy")
        change = gathered(opening(), "anna").then(filled)

        assert require_no_person(change.room, 1) == BENNO
        with pytest.raises(RoomRefusal):
            require_no_person(begin(change, DEALER).room, 1)

    def test_an_invitation_is_asked_for_unless_the_table_is_listed(self) -> None:
        assert is_invited(opened("room", opening()), "invitation")
        assert not is_invited(opened("room", opening()), "")
        assert is_invited(opened("room", opening(listed=True)), "")


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("benno", "benno"),
        ("Anna", "Anna 2"),
        ("carla", "carla"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_that_somebody_else_has_is_numbered(wanted: str, given: str) -> None:
    room = gathered(opening(), "anna", "benno").room

    assert free_name(room, Seat(1), wanted) == given


def test_a_numbered_name_is_no_longer_than_any_other() -> None:
    long = "x" * 24
    room = gathered(opening(), long, "benno").room

    assert free_name(room, Seat(1), long) == f"{'x' * 22} 2"
