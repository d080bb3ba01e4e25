from collections import Counter

from hypothesis import given

from croupier.core.seats import Seat
from croupier.lasvegas.events import (
    Claimant,
    Event,
    NotesReturned,
    NoteTaken,
    TieCancelled,
    WentEmpty,
)
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import Payout, Tie, claims, pay, payout_events
from croupier.lasvegas.state import Casino, Face
from tests.strategies import OFTEN, casinos, faces

LUXOR = Face(5)
ANNA, BENNO, CARLA, DENNY, ERIK = map(Seat, range(5))


@OFTEN
@given(casinos())
def test_agrees_with_the_rule_read_aloud(casino: Casino) -> None:
    """Strike out the largest count again and again; pay when one alone has it (LV-5, LV-7.6)."""
    left: dict[Claimant, int] = {Seat(seat): dice for seat, dice in enumerate(casino.dice)}
    left["white"] = casino.white
    left = {claimant: dice for claimant, dice in left.items() if dice}
    lying = sorted(casino.notes)
    paid: list[tuple[Claimant, Dollars]] = []
    empty: list[Claimant] = []
    ties: list[tuple[int, set[Claimant]]] = []
    while left:
        most = max(left.values())
        holders = {claimant for claimant in left if left[claimant] == most}
        if len(holders) > 1:
            ties.append((most, holders))
        elif lying:
            paid += [(holder, lying.pop()) for holder in holders]
        else:
            empty += holders
        left = {claimant: dice for claimant, dice in left.items() if dice < most}

    payout = pay(casino)
    assert payout.paid == tuple(paid)
    assert payout.empty == tuple(empty)
    assert sorted(payout.returned) == lying
    assert [(tie.dice, {*tie.claimants}) for tie in payout.ties] == ties


@OFTEN
@given(casinos())
def test_every_note_is_paid_or_returned_and_the_paid_ones_are_the_highest(casino: Casino) -> None:
    payout = pay(casino)
    paid = [note for _, note in payout.paid]

    assert (*paid, *payout.returned) == casino.notes
    assert not (payout.empty and payout.returned)


@OFTEN
@given(casinos())
def test_everyone_with_dice_is_paid_or_tied_or_goes_empty_and_nobody_twice(casino: Casino) -> None:
    payout = pay(casino)
    tied = [claimant for tie in payout.ties for claimant in tie.claimants]
    served = [*tied, *payout.empty, *(claimant for claimant, _ in payout.paid)]

    assert Counter(served) == Counter([*claims(casino)])


@OFTEN
@given(casinos())
def test_white_dice_pay_as_the_dice_of_one_more_seat_would(casino: Casino) -> None:
    """LV-7.6."""
    seated = Casino(casino.notes, (*casino.dice, casino.white), 0)
    last = len(casino.dice)

    assert pay(casino).paid == tuple(
        ("white" if claimant == last else claimant, note) for claimant, note in pay(seated).paid
    )


def test_nobody_without_dice_has_a_claim() -> None:
    assert claims(Casino((Dollars(50_000),), (0, 2, 0), 0)) == {BENNO: 2}


def test_those_who_cancel_are_told_by_seat_with_white_last() -> None:
    casino = Casino((Dollars(50_000),), (1, 3, 3, 1), 3)

    assert pay(casino).ties == (Tie(3, (BENNO, CARLA, "white")), Tie(1, (ANNA, DENNY)))


def test_a_payout_is_told_one_step_after_the_other() -> None:
    payout = Payout(
        ties=(Tie(3, (ANNA, BENNO)),),
        paid=((CARLA, Dollars(70_000)), ("white", Dollars(20_000))),
        empty=(ERIK, DENNY),
        returned=(),
    )

    assert payout_events(LUXOR, payout) == (
        TieCancelled(LUXOR, 3, (ANNA, BENNO)),
        NoteTaken(LUXOR, Dollars(70_000), CARLA),
        NoteTaken(LUXOR, Dollars(20_000), "white"),
        WentEmpty(LUXOR, (ERIK, DENNY)),
    )


def test_notes_nobody_takes_are_told_last() -> None:
    payout = Payout((), ((ANNA, Dollars(70_000)),), (), (Dollars(20_000), Dollars(10_000)))

    assert payout_events(LUXOR, payout) == (
        NoteTaken(LUXOR, Dollars(70_000), ANNA),
        NotesReturned(LUXOR, (Dollars(20_000), Dollars(10_000))),
    )


@OFTEN
@given(casinos(), faces)
def test_the_events_of_a_payout_are_all_of_its_casino(casino: Casino, face: Face) -> None:
    events: tuple[Event, ...] = payout_events(face, pay(casino))

    told = (TieCancelled, NoteTaken, WentEmpty, NotesReturned)
    assert all(isinstance(event, told) and event.casino == face for event in events)
    assert events
