"""Which commands were answered, as far back as a room remembers."""

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.answers import MOST_COMMANDS, MOST_FOUND, MOST_SAID, Answers
from croupier.server.rooms import Numbered
from croupier.store.pages import MOST_TALK


def said(sent: str) -> e.Said:
    """Return that somebody said something."""
    return e.Said(seat=Seat(0), text="Hello!", sent=sent)


def test_a_command_is_known_by_who_sent_it() -> None:
    answers = Answers()
    answers.note(e.Begun(sent="anna.1"), 4)
    answers.note(e.Begun(), 5)
    answers.note(said("anna.2"), 6)

    assert (answers["anna.1"], answers["anna.2"]) == (4, 6)
    assert "" not in answers
    assert "anna.3" not in answers


def many(answers: Answers) -> Answers:
    """Return the same after two commands more than are kept."""
    for number in range(MOST_COMMANDS + 2):
        answers.note(e.Begun(sent=f"anna.{number}"), 10 + number)
    return answers


def test_whoever_was_there_from_the_beginning_forgets_no_command() -> None:
    answers = many(Answers())

    assert [answers[f"anna.{number}"] for number in range(3)] == [10, 11, 12]
    assert f"anna.{MOST_COMMANDS + 2}" not in answers
    assert not answers.has_forgotten


def test_the_oldest_is_not_kept_and_it_is_known_before_which_entry() -> None:
    answers = Answers(*many(Answers()).kept())

    assert "anna.1" not in answers
    assert answers["anna.2"] == 12
    assert answers.has_forgotten
    assert answers.forgotten(talk=False) == 12
    assert answers.forgotten(talk=True) == 0


def test_what_was_not_kept_is_read_once_from_the_log() -> None:
    answers = Answers(*many(Answers()).kept())
    log: list[Numbered] = [(8, said("anna.hello")), (9, e.Begun())]
    log += [(10 + number, e.Begun(sent=f"anna.{number}")) for number in range(5)]
    entries = len([*answers.read(log)])

    assert entries == 4
    assert [answers[f"anna.{number}"] for number in range(3)] == [10, 11, 12]
    assert "anna.hello" not in answers
    assert not answers.has_forgotten
    assert answers.kept() == many(Answers()).kept()


def test_talk_crowds_out_nothing_but_talk() -> None:
    answers = Answers()
    answers.note(e.Begun(sent="anna.begin"), 0)
    for number in range(1, MOST_SAID + 2):
        answers.note(said(f"anna.{number}"), number)

    assert "anna.begin" in answers
    assert "anna.1" not in answers
    assert answers.forgotten(talk=True) == 2
    assert MOST_SAID < MOST_TALK


def test_what_is_looked_up_is_known_for_a_while_and_kept_nowhere() -> None:
    answers = Answers()
    for number in range(MOST_FOUND + 1):
        answers.find(f"anna.{number}", number)

    assert answers[f"anna.{MOST_FOUND}"] == MOST_FOUND
    assert "anna.0" not in answers
    assert answers.kept() == Answers().kept()


def test_what_comes_after_changes_nothing_before() -> None:
    answers = Answers()
    answers.note(e.Begun(sent="anna.1"), 1)
    answers.after([])
    before = answers.kept()

    assert Answers(*before)["anna.1"] == 1
    assert answers.after([]).kept() == before
