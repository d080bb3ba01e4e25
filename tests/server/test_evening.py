"""An evening as the fold of its entries."""

import pytest
from msgspec import Raw

from croupier.core.errors import CroupierError
from croupier.server import evening_log as log
from croupier.server import wire
from croupier.server.evening import (
    MOST_ENTRIES,
    MOST_EVER,
    MOST_MEMBERS,
    Evening,
    EveningRefusal,
    evening_after,
    folded_evening,
    opened_evening,
    rewritten_evening,
)
from croupier.server.guests import digest
from croupier.server.organising import decide
from croupier.store.pages import Kept

OPENED = log.EveningOpened(
    title="Club night",
    game="las-vegas",
    rules=1,
    options=Raw(b"{}"),
    seats=4,
    least=2,
    rounds=3,
    timer=None,
    organiser="anna",
    invite=digest("s3cret"),
)


def fresh_evening(*entries: log.EveningEntry) -> Evening:
    """Return an evening of Anna's in which something happened."""
    evening = opened_evening("e", OPENED)
    for entry in entries:
        evening = evening.after(entry)
    return evening


def joined(*names: str) -> list[log.EveningEntry]:
    """Return how some people come, each known by their name."""
    return [log.MemberJoined(name.lower(), name) for name in names]


def refusal(evening: Evening, guest: str, command: wire.EveningCommand) -> str:
    """Return why something is refused."""
    with pytest.raises(CroupierError) as refused:
        decide(evening, guest, command)
    return refused.value.code


def test_it_reads_back_from_its_lines() -> None:
    entries: list[log.EveningEntry] = [
        OPENED,
        *joined("Anna", "Benno", "Cleo"),
        log.InviteRenewed(digest("other")),
        log.RoundPaired((log.PairedTable("r", (1, 0)),), (2,)),
        log.TablesSet(),
        log.TableEnded("r", (log.TableSeat(1, left=False), log.TableSeat(2, left=True))),
        log.MemberLeft(1),
        log.MemberAdopted("cleo", "profile"),
        log.EveningEnded(),
    ]
    lines = [Kept(n, 0.0, log.ENCODER.encode(entry)) for n, entry in enumerate(entries)]
    whole = folded_evening("e", lines)

    assert whole == evening_after(folded_evening("e", lines[:5]), lines[5:])
    assert whole.number == len(entries)
    assert whole.stage == "over"
    assert [one.is_in for one in whole.members] == [True, False, True]
    assert whole.rounds[0].tables[0].stage == "over"
    assert whole.member("profile") == 2
    assert not whole.running


def test_it_is_opened_once() -> None:
    with pytest.raises(EveningRefusal, match="open already"):
        fresh_evening(OPENED)


class TestJoining:
    def test_takes_the_invitation_of_this_evening(self) -> None:
        evening = fresh_evening()

        assert refusal(evening, "benno", wire.JoinEvening("Benno", "guessed")) == "not-invited"
        assert refusal(evening, "benno", wire.JoinEvening("Benno")) == "not-invited"
        assert decide(evening, "benno", wire.JoinEvening("Benno", "s3cret")) == log.MemberJoined(
            "benno", "Benno"
        )

    def test_takes_the_new_invitation_once_there_is_one(self) -> None:
        evening = fresh_evening(log.InviteRenewed(digest("other")))

        assert refusal(evening, "benno", wire.JoinEvening("Benno", "s3cret")) == "not-invited"
        assert decide(evening, "benno", wire.JoinEvening("Benno", "other")) is not None

    def test_gives_nobody_a_name_that_another_has(self) -> None:
        evening = fresh_evening(*joined("Benno", "Cleo"))

        assert decide(evening, "other", wire.JoinEvening(" BENNO ", "s3cret")) == log.MemberJoined(
            "other", "BENNO 2"
        )

    def test_twice_is_once(self) -> None:
        evening = fresh_evening(*joined("Benno"))

        assert decide(evening, "benno", wire.JoinEvening("Ben")) is None

    def test_again_after_leaving_takes_the_invitation_and_keeps_the_name(self) -> None:
        evening = fresh_evening(*joined("Benno"), log.MemberLeft(0))

        assert refusal(evening, "benno", wire.JoinEvening("Ben")) == "not-invited"
        back = decide(evening, "benno", wire.JoinEvening("Ben", "s3cret"))
        assert back == log.MemberBack(0)
        assert evening.after(back).members[0].is_in
        assert evening.after(back).members[0].name == "Benno"

    def test_is_refused_to_one_too_many_until_somebody_leaves(self) -> None:
        full = fresh_evening(*joined(*(f"G{n}" for n in range(MOST_MEMBERS))))

        assert refusal(full, "late", wire.JoinEvening("Late", "s3cret")) == "evening-full"
        assert decide(full.after(log.MemberLeft(3)), "late", wire.JoinEvening("L", "s3cret"))

    def test_is_refused_where_too_much_has_happened(self) -> None:
        gone: list[log.EveningEntry] = [
            entry
            for n in range(MOST_EVER)
            for entry in (log.MemberJoined(f"g{n}", f"G{n}"), log.MemberLeft(n))
        ]
        evening = fresh_evening(*gone)
        toggled: list[log.EveningEntry] = [log.MemberBack(0), log.MemberLeft(0)] * (
            MOST_ENTRIES // 2
        )

        assert refusal(evening, "late", wire.JoinEvening("L", "s3cret")) == "evening-full"
        assert decide(evening, "g0", wire.JoinEvening("L", "s3cret")) == log.MemberBack(0)
        tired = fresh_evening(*joined("Benno"), *toggled)
        assert refusal(tired, "benno", wire.JoinEvening("B", "s3cret")) == "evening-full"


class TestWhoMay:
    def test_say_what_happens_is_whoever_opened_it(self) -> None:
        evening = fresh_evening(*joined("Benno", "Cleo"))
        for command in (wire.DropMember(0), wire.PairRound(1), wire.EndEvening()):
            assert refusal(evening, "benno", command) == "not-organiser"
            assert refusal(evening, "", command) == "not-organiser"
            assert decide(evening, "anna", command) is not None

    def test_leave_is_whoever_takes_part(self) -> None:
        evening = fresh_evening(*joined("Benno"))

        assert refusal(evening, "anna", wire.LeaveEvening()) == "not-member"
        assert decide(evening, "benno", wire.LeaveEvening()) == log.MemberLeft(0)
        left = evening.after(log.MemberLeft(0))
        assert decide(left, "benno", wire.LeaveEvening()) is None

    def test_do_anything_is_nobody_when_it_is_over(self) -> None:
        evening = fresh_evening(*joined("Benno"), log.EveningEnded())
        commands: list[wire.EveningCommand] = [
            wire.JoinEvening("Cleo", "s3cret"),
            wire.LeaveEvening(),
            wire.DropMember(0),
            wire.PairRound(1),
            wire.EndEvening(),
        ]
        assert {refusal(evening, "anna", one) for one in commands} == {"evening-over"}

    def test_be_dropped_is_only_who_came(self) -> None:
        assert refusal(fresh_evening(), "anna", wire.DropMember(0)) == "no-such-member"


class TestARound:
    def test_is_made_once_however_often_it_is_asked_for(self) -> None:
        evening = fresh_evening(*joined("Benno", "Cleo"))
        made = decide(evening, "anna", wire.PairRound(1))
        assert isinstance(made, log.RoundPaired)

        assert decide(evening.after(made), "anna", wire.PairRound(1)) is None

    def test_comes_after_the_one_before(self) -> None:
        evening = fresh_evening(*joined("Benno", "Cleo"))

        assert refusal(evening, "anna", wire.PairRound(2)) == "no-such-round"

    def test_waits_for_tables_that_play_unless_it_is_wanted_now(self) -> None:
        table = log.RoundPaired((log.PairedTable("r", (0, 1)),), ())
        evening = fresh_evening(*joined("Benno", "Cleo"), table, log.TablesSet())

        assert refusal(evening, "anna", wire.PairRound(2)) == "tables-playing"
        assert decide(evening, "anna", wire.PairRound(2, now=True)) is not None
        assert decide(evening.after(log.TableEnded("r", ())), "anna", wire.PairRound(2))

    def test_is_none_beyond_the_last(self) -> None:
        rounds: list[log.EveningEntry] = [log.RoundPaired((), ()), log.TablesSet()] * OPENED.rounds
        evening = fresh_evening(*joined("Benno", "Cleo"), *rounds)

        assert refusal(evening, "anna", wire.PairRound(4)) == "no-such-round"

    def test_takes_two(self) -> None:
        assert refusal(fresh_evening(*joined("B")), "anna", wire.PairRound(1)) == "too-few"

    def test_is_without_those_who_left_and_with_those_who_came_late(self) -> None:
        evening = fresh_evening(
            *joined("Benno", "Cleo", "Dora"),
            log.RoundPaired((log.PairedTable("r", (0, 1, 2)),), ()),
            log.TablesSet(),
            log.TableEnded("r", ()),
            *joined("Emil"),
            log.MemberLeft(1),
        )
        made = decide(evening, "anna", wire.PairRound(2))

        assert isinstance(made, log.RoundPaired)
        assert sorted(n for table in made.tables for n in table.members) == [0, 2, 3]


class TestForgetting:
    def test_leaves_somebody_and_nobody_who_could_say_what_happens(self) -> None:
        entries = [OPENED, *joined("Anna", "Benno"), log.MemberAdopted("phone", "anna")]
        lines = [Kept(n, 0.0, log.ENCODER.encode(entry)) for n, entry in enumerate(entries)]
        anew = {line.number: line for line in rewritten_evening(lines, ["anna"])}
        evening = folded_evening("e", [anew.get(line.number, line) for line in lines])

        assert [*anew] == [0, 1, 3]
        assert [one.name for one in evening.members] == ["Somebody", "Benno"]
        assert not any(b"anna" in line.body for line in anew.values())
        assert evening.member("anna") is None
        assert not evening.is_organiser("")
        assert not evening.is_organiser("anna")
        assert evening.member("") is None


def test_a_profile_takes_over_what_its_guest_was_unless_it_is_here_itself() -> None:
    evening = fresh_evening(*joined("Anna", "Benno"))
    adopted = evening.after(log.MemberAdopted("anna", "profile"))
    met = evening.after(log.MemberAdopted("anna", "benno"))

    assert adopted.is_organiser("profile")
    assert adopted.member("profile") == adopted.member("anna") == 0
    assert met.is_organiser("benno")
    assert met.member("benno") == 1
