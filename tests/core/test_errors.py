import pickle
from collections.abc import Callable

import pytest

from croupier.core.errors import (
    CroupierError,
    IllegalMove,
    InvalidOptions,
    InvalidRecord,
    InvalidText,
    WrongOutcome,
)


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (InvalidOptions, "invalid-options"),
        (InvalidText, "invalid-text"),
        (WrongOutcome, "wrong-outcome"),
    ],
)
def test_every_refusal_has_a_code_for_the_wire_and_a_sentence_for_people(
    kind: Callable[[str], CroupierError], code: str
) -> None:
    error = kind("No.")

    assert (error.code, error.sentence, str(error)) == (code, "No.", "No.")


def test_a_refused_move_has_the_code_of_the_rule_that_speaks_against_it() -> None:
    error = IllegalMove("not-your-turn", "Wait.", "a position")

    assert (error.code, error.sentence, str(error)) == ("not-your-turn", "Wait.", "Wait.")


def test_a_record_is_refused_with_its_line_before_the_sentence() -> None:
    error = InvalidRecord("torn.", 3)

    assert (error.code, error.sentence) == ("invalid-record", "Line 3: torn.")
    assert str(error) == error.sentence


def test_an_illegal_move_carries_its_position() -> None:
    assert IllegalMove("not-your-turn", "Wait.", "a position").position == "a position"


def test_an_invalid_record_carries_its_line() -> None:
    assert InvalidRecord("torn.", 3).line == 3


@pytest.mark.parametrize(
    "error",
    [
        CroupierError("no-state", "Nobody knows this."),
        IllegalMove("not-your-turn", "It is not your turn.", "las-vegas over"),
        InvalidOptions("Las Vegas is for 2 to 5 seats, not 6."),
        InvalidRecord("It ends too soon.", 7),
    ],
)
def test_an_error_can_be_told_in_another_process(error: CroupierError) -> None:
    told = pickle.loads(pickle.dumps(error))

    assert (type(told), str(told), vars(told)) == (type(error), str(error), vars(error))
