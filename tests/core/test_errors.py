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
    ("error", "code", "sentence"),
    [
        (CroupierError("face-down", "No."), "face-down", "No."),
        (IllegalMove("not-your-turn", "Wait.", "a position"), "not-your-turn", "Wait."),
        (InvalidOptions("Too many."), "invalid-options", "Too many."),
        (InvalidText("What?"), "invalid-text", "What?"),
        (WrongOutcome("A seven?"), "wrong-outcome", "A seven?"),
        (InvalidRecord("torn.", 3), "invalid-record", "Line 3: torn."),
    ],
)
def test_every_refusal_has_a_code_for_the_wire_and_a_sentence_for_people(
    error: CroupierError, code: str, sentence: str
) -> None:
    assert (error.code, error.sentence, str(error)) == (code, sentence, sentence)


def test_an_illegal_move_carries_its_position() -> None:
    assert IllegalMove("not-your-turn", "Wait.", "a position").position == "a position"


def test_an_invalid_record_carries_its_line() -> None:
    assert InvalidRecord("torn.", 3).line == 3
