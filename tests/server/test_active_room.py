"""A room in memory: who is there, since when somebody is gone, and what was told lately."""

import msgspec
import pytest

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.active_room import REMEMBERED, ActiveRoom, Elsewhere
from croupier.server.commands import begin
from croupier.server.rooms import Room, RoomChange
from tests.server.clock import ManualClock
from tests.server.patching import patched, sent
from tests.server.tables import DEALER, gathered, opening

ANNA, BENNO = Seat(0), Seat(1)
TIMER = 30


class Listener:
    """A visitor who keeps what is told."""

    def __init__(self, guest: str, *, takes_changes: bool = False) -> None:
        self.guest = guest
        self.takes_changes = takes_changes
        self.told: list[wire.ServerMessage] = []

    def push(self, message: bytes) -> None:
        """Keep it."""
        self.told.append(msgspec.json.decode(message, type=wire.ServerMessage))


def active(*holders: str) -> ActiveRoom:
    """Return a room where these play, with a timer."""
    change = begin(gathered(opening(timer=TIMER), *holders), DEALER)
    room = ActiveRoom(change.before, DEALER)
    room.apply(change, 0.0)
    return room


def saying(room: ActiveRoom, times: int) -> RoomChange:
    """Return that Anna says so much."""
    change = RoomChange(room.room)
    for _ in range(times):
        change = change.then(e.Said(seat=ANNA, text="Hello!"))
    return change


def overdue(room: ActiveRoom) -> RoomChange:
    """Return that the time of the seat that is waited for is up."""
    turn = room.room.turn
    assert turn is not None
    return RoomChange(room.room).overdue(turn.seat, DEALER, "clock")


def size(room: ActiveRoom) -> int:
    """Return how much a room remembers of whoever asks and of other processes."""
    kept = [*vars(room).values()]
    return sum(len(one) for one in kept if isinstance(one, dict | set | frozenset))


def tell(room: ActiveRoom, change: RoomChange) -> None:
    """Let everybody know of a change."""
    room.send(room.messages(room.apply(change, 1.0), 1.0))


class TestPresence:
    def test_is_here_or_at_another_process_that_was_heard_of_lately(self) -> None:
        room = active("anna", "benno")
        room.admit(Listener("anna"))
        room.elsewhere["other"] = Elsewhere((BENNO,), watching=2, until=10.0)

        assert room.present(9.0) == {ANNA, BENNO}
        assert room.watching(9.0) == 2
        assert room.present(10.0) == {ANNA}
        assert room.watching(10.0) == 0

    def test_of_a_process_nobody_hears_of_is_forgotten(self) -> None:
        room = active("anna", "benno")
        room.elsewhere["other"] = Elsewhere((BENNO,), watching=0, until=10.0)

        assert not room.forget_processes(9.0, lambda _: False)
        assert room.forget_processes(10.0, lambda _: False)
        assert not room.forget_processes(11.0, lambda _: False)

    def test_of_processes_that_are_gone_leaves_nothing_behind(self) -> None:
        room = active("anna", "benno")
        for number in range(1000):
            assert room.has_not_heard(f"process {number}", (1, 1))
        before = size(room)
        room.elsewhere["process 1"] = Elsewhere((), watching=1, until=10.0)
        room.forget_processes(9.0, lambda name: name == "process 2")

        assert size(room) < before / 100
        # What is still heard, or believed, nobody can repeat.
        assert not room.has_not_heard("process 1", (1, 1))
        assert not room.has_not_heard("process 2", (1, 1))
        assert room.has_not_heard("process 3", (1, 1))

    def test_of_watchers_is_counted_by_guests(self) -> None:
        room = active("anna", "benno")
        for name in ("carla", "carla", "dora", "anna"):
            room.admit(Listener(name))

        assert room.watching_here() == 2


class TestSecrets:
    def test_of_strangers_leave_nothing_behind(self) -> None:
        room = active("anna", "benno")
        assert room.seats_of("anna") == (ANNA,)
        before = size(room)
        for number in range(1000):
            assert room.seats_of(f"stranger {number}") == ()
            passing = Listener(f"passing {number}")
            for _ in range(2):
                room.admit(passing)
                assert room.seats_of(passing.guest) == ()
            for _ in range(2):
                room.dismiss(passing)
        assert size(room) == before

        room.admit(Listener("carla"))
        assert room.seats_of("carla") == ()
        room.send_away(b'{"type":"pong","id":""}')
        assert room.seats_of("anna") == (ANNA,)
        assert size(room) == before

    def test_of_those_who_watch_are_compared_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        room, compared = active("anna", "benno"), list[str]()
        seats_of = Room.seats_of

        def compare(self: Room, guest: str) -> tuple[Seat, ...]:
            compared.append(guest)
            return seats_of(self, guest)

        monkeypatch.setattr(Room, "seats_of", compare)
        both = [Listener("carla"), Listener("carla")]
        for watcher in both:
            room.admit(watcher)
        for _ in range(3):
            assert room.seats_of("carla") == ()
        room.dismiss(both[0])
        assert room.seats_of("carla") == ()
        assert compared == ["carla"]


class TestAbsence:
    def test_lasts_since_somebody_was_first_missed(self) -> None:
        room = active("anna", "benno")
        room.admit(Listener("anna"))
        room.note_absence(5.0)
        room.note_absence(8.0)
        assert room.gone_since == {BENNO: 5.0}

        room.admit(Listener("benno"))
        room.note_absence(9.0)
        assert room.gone_since == {}

    def test_is_missed_anew_once_a_seat_was_taken_up_again(self) -> None:
        room = active("anna", "benno")
        room.admit(Listener("anna"))
        room.note_absence(5.0)
        room.apply(RoomChange(room.room).then(e.TakenOver(seat=BENNO)), 60.0)
        assert room.gone_since == {BENNO: 5.0}

        room.apply(RoomChange(room.room).then(e.Returned(seat=BENNO)), 61.0)
        room.note_absence(62.0)
        assert room.gone_since == {BENNO: 61.0}

    def test_of_all_lets_no_time_run(self) -> None:
        room = active("anna", "benno")
        room.note_absence(5.0)
        room.admit(Listener("anna"))
        room.note_absence(100.0)

        assert room.seconds_left(100.0) == TIMER
        assert room.seconds_left(110.0) == TIMER - 10
        assert room.seconds_left(1000.0) == 0


class TestChanges:
    """For those who have asked for them, in place of the whole room."""

    def told(self, room: ActiveRoom, change: RoomChange, listener: Listener) -> wire.ServerMessage:
        tell(room, change)
        return listener.told[-1]

    def test_lead_from_the_room_as_it_was_to_the_room_as_it_is(self) -> None:
        room, anna = active("anna", "benno"), Listener("anna", takes_changes=True)
        room.admit(anna)
        room.welcome(anna, -1, 1.0)
        before = sent(room.view((ANNA,), 1.0))
        [news] = anna.told
        assert isinstance(news, wire.News)

        told = self.told(room, overdue(room), anna)

        assert isinstance(told, wire.Changes)
        assert told.since == news.view.number
        assert [one.number for one in told.happened] == [*range(told.since + 1, room.room.number)]
        assert patched(before, sent(told.patch)) == sent(room.view((ANNA,), 1.0))

    def test_are_next_to_nothing_when_somebody_speaks(self) -> None:
        room, anna = active("anna", "benno"), Listener("anna", takes_changes=True)
        room.admit(anna)
        room.welcome(anna, -1, 1.0)

        told = self.told(room, saying(room, 1), anna)

        assert isinstance(told, wire.Changes)
        assert told.patch == {"number": [room.room.number - 1]}

    def test_are_written_once_for_all_who_have_nothing_to_choose(self) -> None:
        room = active("anna", "benno")
        everyone = [Listener(name, takes_changes=True) for name in ("anna", "benno", "carla")]
        everyone += [Listener(name, takes_changes=True) for name in ("dora", "emil")]
        for listener in everyone:
            room.admit(listener)
            room.welcome(listener, -1, 1.0)
        messages = room.messages(room.apply(overdue(room), 1.0), 1.0)

        # Whoever has moved, whoever is to move, and everybody else.
        assert sorted(len(visitors) for _, visitors in messages) == [1, 1, 3]

    def test_show_everyone_the_room_as_they_would_see_it(self) -> None:
        """Through a whole game, in which purses that lie face down are filled."""
        room = active("anna", "benno")
        anna, carla = (Listener(name, takes_changes=True) for name in ("anna", "carla"))
        had = {}
        for listener, you in ((anna, (ANNA,)), (carla, ())):
            room.admit(listener)
            room.welcome(listener, -1, 1.0)
            had[listener] = sent(room.view(you, 1.0))
        while room.room.stage == "playing":
            tell(room, overdue(room))
            for listener, you in ((anna, (ANNA,)), (carla, ())):
                told = listener.told[-1]
                assert isinstance(told, wire.Changes)
                had[listener] = patched(had[listener], sent(told.patch))
                assert had[listener] == sent(room.view(you, 1.0))

    def test_are_not_for_those_who_want_the_whole_room(self) -> None:
        room = active("anna", "benno")
        one, other = Listener("anna", takes_changes=True), Listener("anna")
        for listener in (one, other):
            room.admit(listener)
            room.welcome(listener, -1, 1.0)

        tell(room, saying(room, 1))

        assert isinstance(one.told[-1], wire.Changes)
        assert isinstance(other.told[-1], wire.News)
        assert other.told[-1].view.number == room.room.number - 1

    def test_come_after_the_whole_room_for_who_got_another_seat(self) -> None:
        """Whoever sees the room with other eyes than before gets all of it first."""
        room, benno = active("anna", "benno"), Listener("carla", takes_changes=True)
        room.admit(benno)
        room.welcome(benno, -1, 1.0)
        benno.guest = "benno"

        assert isinstance(self.told(room, saying(room, 1), benno), wire.News)
        assert isinstance(self.told(room, saying(room, 1), benno), wire.Changes)


class TestNews:
    def test_are_the_same_for_all_but_for_what_only_some_may_see(self) -> None:
        room = active("anna", "benno")
        listeners = [Listener("anna"), Listener("benno"), Listener("carla")]
        for listener in listeners:
            room.admit(listener)
        tell(room, saying(room, 1))
        news = [one for listener in listeners for one in listener.told]

        assert len(news) == 3
        assert [one.view.you for one in news if isinstance(one, wire.News)] == [(0,), (1,), ()]
        assert len({happened(one) for one in news}) == 1

    def test_are_remembered_for_those_who_come_back(self) -> None:
        room = active("anna", "benno")
        last = room.room.number - 1
        room.apply(saying(room, 3), 1.0)

        assert [told.number for told in room.since(last)] == [last + 1, last + 2, last + 3]
        assert room.since(last + 3) == []

    def test_are_remembered_for_so_long(self) -> None:
        room = active("anna", "benno")
        room.apply(saying(room, REMEMBERED + 1), 1.0)

        assert len(room.since(-1)) == REMEMBERED


def happened(news: wire.ServerMessage) -> tuple[wire.Happened, ...]:
    """Return what news tell."""
    assert isinstance(news, wire.News)
    return news.happened


def test_a_room_that_is_let_go_rings_no_more() -> None:
    clock, rung, room = ManualClock(), list[str](), active("anna", "benno")
    room.alarm = clock.call_later(1, lambda: rung.append("alarm"))
    room.counting = clock.call_later(1, lambda: rung.append("counting"))
    room.cancel_timers()
    for _ in clock.steps(2):
        pass

    assert rung == []


def test_secrets_are_compared_again_when_chairs_have_changed() -> None:
    room = active("anna", "benno")
    assert room.seats_of("anna") == (ANNA,)
    room.apply(RoomChange(room.room).then(e.Vacated(seat=ANNA)), 1.0)

    assert room.seats_of("anna") == ()
