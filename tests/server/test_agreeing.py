"""What a host may do about a table, what takes the others, and what nobody may."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw
from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.acts import (
    Act,
    AllowGallery,
    AskSeat,
    ChangeTable,
    EndGame,
    Matter,
    MuteSeat,
    PauseGame,
    RemoveSeat,
    ReplaceSeat,
)
from croupier.server.agreeing import (
    MOST_OPEN,
    OPEN_SECONDS,
    There,
    Voice,
    claim,
    due_at,
    propose,
    settle_due,
    verdict,
    vote,
)
from croupier.server.commands import begin
from croupier.server.guests import bot_guest
from croupier.server.hosting import CLAIM_WAIT_SECONDS, WAIT_SECONDS, OpenProposal
from croupier.server.rooms import Room, RoomChange, opened
from tests.server.tables import DEALER, opening

NAMES = ("anna", "benno", "carla")
NOON = 1000.0
ALL = frozenset(map(Seat, range(3)))


def gathering(*, host: bool = True) -> Room:
    """Return a table for three where all sit; Anna has opened it."""
    room = opened("room", replace(opening(timer=30), seats=3))
    for seat, name in enumerate(NAMES):
        hosts = host and seat == 0
        room = room.after(e.Seated(seat=Seat(seat), name=name, holders=(name,), hosts=hosts))
    return room


def playing(*, host: bool = True) -> Room:
    """Return the same table with its game begun."""
    return begin(RoomChange(gathering(host=host)), DEALER).room


def there(*seats: int, gone: bool = False) -> There:
    """Return who is at the table."""
    return There(frozenset(map(Seat, seats)), gone)


EVERYONE = there(0, 1, 2)


def voice(guest: str, who: There = EVERYONE, at: float = NOON) -> Voice:
    return Voice(guest, at, who, sent=f"{guest}.{at}")


def proposed(room: Room, act: Act, guest: str = "anna", who: There = EVERYONE) -> RoomChange:
    return propose(RoomChange(room), act, voice(guest, who))


def voted(room: Room, guest: str, *, yes: bool = True, who: There = EVERYONE) -> RoomChange:
    [proposal] = room.hosting.proposals
    return vote(RoomChange(room), proposal.number, voice(guest, who), yes=yes)


def entries(change: RoomChange) -> list[e.Entry]:
    return [entry for entry, _ in change.steps]


def refusal(
    room: Room, act: Act, guest: str = "anna", who: There = EVERYONE, at: float = NOON
) -> str:
    """Return why something cannot be done."""
    with pytest.raises(CroupierError) as refused:
        propose(RoomChange(room), act, voice(guest, who, at))
    return refused.value.code


def options(text: str) -> Raw:
    return Raw(text.encode())


class TestTheHost:
    def test_opens_a_seat_before_the_game(self) -> None:
        room = proposed(gathering(), RemoveSeat(1)).room

        assert room.chairs[1].is_open
        assert room.hosting.is_removed("benno")

    def test_leaves_a_seat_to_a_bot_during_it(self) -> None:
        room = proposed(playing(), RemoveSeat(1)).room

        assert (room.chairs[1].name, room.chairs[1].plays_as) == ("benno", "medium")
        assert room.chairs[1].left_by == ("benno",)
        assert room.hosting.host == 0

    def test_mutes_a_seat_and_hears_it_again(self) -> None:
        room = proposed(playing(), MuteSeat(1, muted=True)).room
        assert room.hosting.muted == (1,)

        assert proposed(room, MuteSeat(1, muted=False)).room.hosting.muted == ()

    def test_lets_a_bot_step_in_for_somebody_who_is_not_there(self) -> None:
        change = proposed(playing(), ReplaceSeat(2), who=there(0, 1))

        assert entries(change) == [e.TakenOver(seat=Seat(2), sent="anna.1000.0")]

    def test_pauses_with_the_time_that_was_left(self) -> None:
        who = There(ALL, left=12.5)
        room = proposed(playing(), PauseGame(paused=True), who=who).room
        assert (room.hosting.paused, room.hosting.left) == (True, 12.5)

        room = proposed(room, PauseGame(paused=False)).room
        assert (room.hosting.paused, room.hosting.left) == (False, None)

    def test_opens_the_gallery(self) -> None:
        assert proposed(gathering(), AllowGallery(allowed=True)).room.hosting.gallery

    @pytest.mark.parametrize(
        "act",
        [
            RemoveSeat(2),
            MuteSeat(2, muted=True),
            ReplaceSeat(2),
            PauseGame(paused=True),
            EndGame(),
            ChangeTable(options("{}"), 60),
            AllowGallery(allowed=True),
        ],
        ids=lambda act: type(act).__name__,
    )
    def test_alone_decides_while_at_the_table(self, act: Act) -> None:
        assert refusal(playing(), act, "benno", there(0, 1)) == "not-host"

    @pytest.mark.parametrize(
        ("act", "code"),
        [
            (RemoveSeat(0), "own-seat"),
            (MuteSeat(0, muted=True), "own-seat"),
            (RemoveSeat(7), "no-such-seat"),
            (ReplaceSeat(1), "is-there"),
            (MuteSeat(1, muted=False), "so-already"),
            (PauseGame(paused=False), "so-already"),
            (AllowGallery(allowed=False), "so-already"),
            (ChangeTable(options("{}"), 30), "so-already"),
            (ChangeTable(options('{"white":true}'), 30), "options-fixed"),
            (ChangeTable(options('{"fly":true}'), 30), "invalid-options"),
            (ChangeTable(options("[]"), 30), "invalid-options"),
        ],
    )
    def test_is_told_what_cannot_be_done(self, act: Act, code: str) -> None:
        assert refusal(playing(), act) == code

    @pytest.mark.parametrize(
        "act", [PauseGame(paused=True), EndGame(), ReplaceSeat(1)], ids=lambda act: type(act)
    )
    def test_stops_no_game_before_it_has_begun(self, act: Act) -> None:
        assert refusal(gathering(), act, who=there(0)) == "not-begun"

    def test_removes_neither_bots_nor_empty_seats(self) -> None:
        room = gathering().after(e.Vacated(seat=Seat(1)))

        assert refusal(room, RemoveSeat(1)) == "nobody-holds"

    def test_is_not_somebody_who_watches(self) -> None:
        assert refusal(playing(), PauseGame(paused=True), "dora") == "not-seated"

    def test_is_never_a_bot_from_outside(self) -> None:
        bot = bot_guest("bot_1")
        room = opened("room", opening()).after(
            e.Seated(seat=Seat(0), name="Robo", holders=(bot,), owner="anna")
        )

        assert refusal(room, AllowGallery(allowed=True), bot) == "not-seated"
        assert room.after(e.Seated(seat=Seat(1), name="anna", holders=("anna",))).heir(()) is None


class TestAnAgreement:
    def test_ends_a_game_when_everyone_who_is_there_says_yes(self) -> None:
        room = proposed(playing(), EndGame()).room
        assert room.stage == "playing"
        room = voted(room, "benno").room
        assert room.stage == "playing"
        room = voted(room, "carla").room

        assert (room.stage, room.hosting.ended, room.turn) == ("closed", True, None)

    def test_does_not_wait_for_those_who_are_not_there(self) -> None:
        room = proposed(playing(), EndGame(), who=there(0, 1)).room

        assert voted(room, "benno", who=there(0, 1)).room.hosting.ended

    def test_is_not_made_alone_where_others_have_a_seat(self) -> None:
        assert refusal(playing(), EndGame(), who=there(0)) == "nobody-to-agree"
        change = ChangeTable(options("{}"), 60)
        assert refusal(playing(), change, who=there(0)) == "nobody-to-agree"

    def test_moves_no_days_of_those_who_are_not_here(self) -> None:
        room = playing()
        over_days = replace(room, opened=replace(room.opened, timer=2 * 24 * 3600))

        assert refusal(over_days, PauseGame(paused=True)) == "over-days"
        assert refusal(over_days, ChangeTable(options("{}"), 60)) == "over-days"
        assert refusal(over_days, ReplaceSeat(1), who=there(0, 2)) == "over-days"
        ending = proposed(over_days, EndGame(), who=there(0, 1)).room
        ending = voted(ending, "benno", who=there(0, 1)).room
        assert not ending.hosting.ended
        assert voted(ending, "carla", who=there(2)).room.hosting.ended

    def test_takes_a_game_that_counts_from_nobody(self) -> None:
        room = playing()
        counted = replace(room, opened=replace(room.opened, counts=True))

        assert refusal(counted, EndGame()) == "counts-to-the-end"
        assert refusal(counted, RemoveSeat(1)) == "counts-to-the-end"
        away = proposed(counted, RemoveSeat(1), who=there(0, 2)).room
        assert away.chairs[1].plays_as is not None

    def test_is_made_at_once_where_nobody_else_has_a_seat(self) -> None:
        room = playing()
        for seat in (1, 2):
            room = room.after(e.Vacated(seat=Seat(seat)))

        assert proposed(room, EndGame(), who=there(0)).room.hosting.ended

    def test_fails_with_one_who_says_no_and_is_not_asked_for_again_at_once(self) -> None:
        room = voted(proposed(playing(), EndGame()).room, "carla", yes=False).room
        assert (room.stage, room.hosting.proposals) == ("playing", ())

        assert refusal(room, EndGame(), at=NOON + WAIT_SECONDS - 1) == "refused-lately"
        later = propose(RoomChange(room), EndGame(), voice("anna", at=NOON + WAIT_SECONDS))
        assert len(later.room.hosting.proposals) == 1

    def test_can_be_taken_back_by_who_proposed_it(self) -> None:
        room = voted(proposed(playing(), EndGame()).room, "anna", yes=False).room

        assert room.hosting.proposals == ()

    def test_changes_options_and_time_before_the_game(self) -> None:
        room = proposed(gathering(), ChangeTable(options('{"white":true}'), None)).room
        for guest in ("benno", "carla"):
            room = voted(room, guest).room

        assert b'"white":true' in bytes(room.agreed.options)
        assert room.opened.timer is None
        assert begin(RoomChange(room), DEALER).room.stage == "playing"

    def test_changes_the_time_during_the_game(self) -> None:
        room = proposed(playing(), ChangeTable(options("{}"), 60)).room
        for guest in ("benno", "carla"):
            room = voted(room, guest).room

        assert room.opened.timer == 60

    def test_of_something_that_cannot_be_done_any_more_is_refused(self) -> None:
        room = proposed(gathering(), ChangeTable(options('{"white":true}'), 30)).room
        room = begin(RoomChange(room), DEALER).room
        change = voted(voted(room, "benno").room, "carla")

        assert [entry.passed for entry in entries(change) if isinstance(entry, e.Settled)] == [
            False
        ]
        assert change.room.opened.timer == 30

    def test_is_settled_once(self) -> None:
        room = voted(proposed(playing(), EndGame()).room, "benno", yes=False).room

        with pytest.raises(CroupierError, match="settled"):
            vote(RoomChange(room), room.number - 3, voice("carla"), yes=True)

    def test_changes_with_the_mind_of_who_voted(self) -> None:
        room = proposed(playing(host=False), PauseGame(paused=True), who=there(0, 1, 2, gone=True))
        first = voted(room.room, "benno", yes=False, who=there(0, 1, 2, gone=True)).room
        assert first.hosting.proposals[0].no == (1,)

        assert voted(first, "benno").room.hosting.paused

    def test_is_refused_when_its_time_is_up(self) -> None:
        room = proposed(playing(), EndGame()).room
        assert due_at(room, EVERYONE) == NOON + OPEN_SECONDS
        assert settle_due(room, EVERYONE, NOON + OPEN_SECONDS - 1).steps == ()

        assert settle_due(room, EVERYONE, NOON + OPEN_SECONDS).room.hosting.proposals == ()

    def test_is_settled_when_the_last_who_did_not_vote_has_gone(self) -> None:
        room = voted(proposed(playing(), EndGame()).room, "benno").room
        assert due_at(room, there(0, 1)) == 0.0

        ended = settle_due(room, there(0, 1), NOON + 1).room
        assert ended.hosting.ended
        assert due_at(ended, there(0, 1)) is None

    def test_goes_with_the_seat_it_came_from(self) -> None:
        room = proposed(playing(), EndGame()).room

        assert room.after(e.Vacated(seat=Seat(0), heir=Seat(1))).hosting.proposals == ()

    def test_is_one_of_a_person_at_a_time(self) -> None:
        room = proposed(playing(), EndGame()).room

        assert refusal(room, EndGame()) == "proposed-already"


class TestWithoutAHost:
    GONE = there(1, 2, gone=True)

    def test_more_than_half_of_those_who_are_there_decide(self) -> None:
        room = proposed(playing(), PauseGame(paused=True), "benno", self.GONE).room
        assert not room.hosting.paused

        assert voted(room, "carla", who=self.GONE).room.hosting.paused

    def test_half_of_them_do_not(self) -> None:
        room = proposed(playing(), PauseGame(paused=True), "benno", self.GONE).room

        assert voted(room, "carla", yes=False, who=self.GONE).room.hosting.proposals == ()

    def test_one_who_is_left_alone_decides(self) -> None:
        alone = there(1, gone=True)
        room = proposed(playing(), ReplaceSeat(0), "benno", alone).room

        assert room.chairs[0].away

    def test_nobody_is_removed_who_is_only_away(self) -> None:
        assert refusal(playing(), RemoveSeat(0), "benno", self.GONE) == "gone-already"

    def test_the_next_is_host_when_one_who_disturbs_is_removed(self) -> None:
        room = playing().after(e.Vacated(seat=Seat(0), heir=None))
        room = proposed(room, RemoveSeat(2), "benno", self.GONE).room

        assert voted(room, "carla", who=self.GONE).room.hosting.is_removed("carla")


class TestThatWasMySeat:
    AWAY = there(0, 1)

    def asked(self, who: There = AWAY) -> Room:
        return claim(RoomChange(playing()), 2, "Carla", voice("phone", who)).room

    def test_is_said_to_the_others_and_the_host_says_yes(self) -> None:
        room = self.asked()
        assert room.hosting.proposals[0].act == AskSeat(2, "Carla")
        room = voted(room, "anna", who=self.AWAY).room

        assert room.seats_of("phone") == (2,)
        assert room.seats_of("carla") == (2,)

    def test_takes_more_than_half_without_the_host(self) -> None:
        assert voted(self.asked(), "benno", who=self.AWAY).room.seats_of("phone") == ()

        assert voted(self.asked(), "benno", who=there(1)).room.seats_of("phone") == (2,)

    def test_is_refused_with_the_host_and_not_asked_again_for_a_while(self) -> None:
        room = voted(self.asked(), "anna", yes=False, who=self.AWAY).room
        assert room.hosting.proposals == ()
        soon = voice("phone", self.AWAY, NOON + CLAIM_WAIT_SECONDS - 1)
        with pytest.raises(CroupierError) as refused:
            claim(RoomChange(room), 2, "Carla", soon)
        assert refused.value.code == "refused-lately"

        later = voice("phone", self.AWAY, NOON + CLAIM_WAIT_SECONDS)
        assert claim(RoomChange(room), 2, "Carla", later).room.hosting.proposals

    def test_robs_nobody_who_is_there(self) -> None:
        with pytest.raises(CroupierError) as refused:
            self.asked(EVERYONE)
        assert refused.value.code == "not-lost"
        # Nor anybody who comes back while it is voted on.
        room = voted(self.asked(), "anna", who=EVERYONE).room
        assert room.seats_of("phone") == ()

    @pytest.mark.parametrize(
        ("seat", "guest", "who", "code"),
        [
            (7, "phone", AWAY, "no-such-seat"),
            (2, "anna", AWAY, "seated-already"),
            (2, "phone", there(), "nobody-to-ask"),
            (2, "phone", there(2), "not-lost"),
        ],
    )
    def test_is_refused_where_it_makes_no_sense(
        self, seat: int, guest: str, who: There, code: str
    ) -> None:
        with pytest.raises(CroupierError) as refused:
            claim(RoomChange(playing()), seat, "Carla", voice(guest, who))
        assert refused.value.code == code

    def test_is_said_once_at_a_time_and_by_few(self) -> None:
        room = self.asked()
        with pytest.raises(CroupierError) as refused:
            claim(RoomChange(room), 2, "Carla", voice("phone", self.AWAY))
        assert refused.value.code == "proposed-already"
        for number in range(MOST_OPEN - 1):
            asked = voice(f"phone {number}", self.AWAY)
            room = claim(RoomChange(room), 2, "Carla", asked).room
        with pytest.raises(CroupierError) as refused:
            claim(RoomChange(room), 2, "Carla", voice("one more", self.AWAY))
        assert refused.value.code == "too-often"

    def test_gives_a_seat_back_at_once_to_who_left_it(self) -> None:
        room = playing().after(e.Vacated(seat=Seat(2)))
        change = claim(RoomChange(room), 2, "Carla", voice("carla", there()))

        assert entries(change) == [e.Returned(seat=Seat(2), sent="carla.1000.0")]
        assert change.room.chairs[2] == playing().chairs[2]

    def test_gives_nothing_back_to_who_was_removed(self) -> None:
        room = proposed(playing(), RemoveSeat(2)).room
        with pytest.raises(CroupierError) as refused:
            claim(RoomChange(room), 2, "Carla", voice("carla", self.AWAY))
        assert refused.value.code == "removed"

    def test_gives_the_seat_of_one_who_left_to_another_device(self) -> None:
        room = playing().after(e.Vacated(seat=Seat(2)))
        room = claim(RoomChange(room), 2, "Carla", voice("phone", self.AWAY)).room
        room = voted(room, "anna", who=self.AWAY).room

        assert (room.chairs[2].plays_as, room.chairs[2].holders) == (None, ("carla", "phone"))


seats = st.frozensets(st.integers(0, 2).map(Seat))
matters: st.SearchStrategy[Matter] = st.sampled_from(
    [PauseGame(paused=True), EndGame(), AskSeat(2, "Carla"), RemoveSeat(1)]
)


@given(matters, seats, seats, seats)
def test_a_verdict_is_the_rule_read_aloud(
    act: Matter, here: frozenset[Seat], yes: frozenset[Seat], no: frozenset[Seat]
) -> None:
    """Count those who are there; a voice that is not there is not heard."""
    no = no - yes
    proposal = OpenProposal(9, act, NOON, yes=tuple(yes), no=tuple(no))
    found = verdict(playing(), proposal, There(here))
    ayes, noes = count(yes & here), count(no & here)

    if not here:
        assert found is None
    elif isinstance(act, EndGame):
        assert found is (False if noes else ayes == len(here) or None)
    elif isinstance(act, AskSeat) and Seat(0) in here & (yes | no):
        assert found is (Seat(0) in yes)
    else:
        others = len(here) - ayes
        assert found is (ayes > others or (False if noes >= len(here) - noes else None))


def count(some: Iterable[Seat]) -> int:
    return len([*some])
