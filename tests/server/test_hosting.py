"""The order at a table, as its log tells it."""

import pytest
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.acts import AskSeat, EndGame, MuteSeat
from croupier.server.hosting import (
    CLAIM_WAIT_SECONDS,
    MOST_DECLINED,
    WAIT_SECONDS,
    Hosting,
    OpenProposal,
)

ASKED = e.Proposed(act=AskSeat(1, "Dora"), by=None, seats=(), until=9.0, guest="dora")
ENDING = e.Proposed(act=EndGame(), by=Seat(0), seats=(Seat(0),), until=9.0)


def test_a_vote_counts_once_and_the_last_one_does() -> None:
    proposal = OpenProposal(3, EndGame(), 9.0, Seat(0), yes=(Seat(0),))
    voted = proposal.voted((Seat(2), Seat(1)), yes=True).voted((Seat(1),), yes=False)

    assert (voted.yes, voted.no) == ((0, 2), (1,))


def test_what_is_settled_is_not_voted_on_any_more() -> None:
    hosting = Hosting().after_vote(ENDING, 7).after_vote(ASKED, 8)
    settled = hosting.after_vote(e.Settled(proposal=7, passed=True, at=5.0), 9)

    assert [one.number for one in settled.proposals] == [8]
    assert settled.declined == ()


@pytest.mark.parametrize(
    ("entry", "by", "guest", "wait"),
    [(ENDING, Seat(0), "", WAIT_SECONDS), (ASKED, None, "dora", CLAIM_WAIT_SECONDS)],
)
def test_who_was_refused_waits(entry: e.Proposed, by: Seat | None, guest: str, wait: float) -> None:
    hosting = Hosting().after_vote(entry, 7)
    refused = hosting.after_vote(e.Settled(proposal=7, passed=False, at=5.0), 8)

    assert refused.waits_until(by=by, guest=guest) == 5.0 + wait
    assert refused.waits_until(by=Seat(1), guest="") == 0.0


def test_only_so_many_refusals_are_remembered() -> None:
    hosting = Hosting()
    for number in range(2 * MOST_DECLINED):
        made = hosting.after_vote(replace(ASKED, guest=f"guest {number}"), number)
        hosting = made.after_vote(e.Settled(proposal=number, passed=False, at=5.0), number)

    assert len(hosting.declined) == MOST_DECLINED
    assert hosting.waits_until(by=None, guest="guest 0") == 0.0


def test_a_seat_that_changes_hands_takes_its_votes_along() -> None:
    hosting = Hosting(host=Seat(0), muted=(Seat(1),)).after_vote(ENDING, 7).after_vote(ASKED, 8)
    voted = hosting.after_vote(e.Voted(proposal=7, seats=(Seat(1),), yes=True), 9)

    assert voted.freed(Seat(1), None) == replace(hosting, muted=())
    assert voted.freed(Seat(0), Seat(1)).host == 1
    assert [one.number for one in voted.freed(Seat(0), Seat(1)).proposals] == [8]


def test_nobody_is_known_any_more_who_is_forgotten() -> None:
    hosting = Hosting(removed=("dora", "emil")).after_vote(ASKED, 7).after_vote(ASKED, 8)
    hosting = hosting.after_vote(e.Settled(proposal=7, passed=False, at=5.0), 9)
    left = hosting.without(["dora"], "Somebody")

    assert left.removed == ("emil",)
    assert left.proposals[0].act == AskSeat(1, "Somebody")
    assert {left.proposals[0].guest, left.declined[0].guest} == {""}
    assert not left.is_removed("dora")
    assert left.is_removed("emil")


def test_who_muted_whom_is_no_matter_of_votes() -> None:
    proposal = OpenProposal(3, MuteSeat(1, muted=True), 9.0, Seat(0))

    assert proposal.from_nobody("Somebody") == proposal
