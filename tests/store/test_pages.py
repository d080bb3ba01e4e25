"""What is written at once in a room."""

import pytest

from croupier.store.pages import Opening, Page
from tests.store.rooms import OPENING


@pytest.mark.parametrize(
    ("number", "lines", "opening"), [(0, (), OPENING), (0, (b"{}",), None), (1, (b"{}",), OPENING)]
)
def test_a_page_that_cannot_be_is_not_written_down(
    number: int, lines: tuple[bytes, ...], opening: Opening | None
) -> None:
    with pytest.raises(ValueError, match=r"A page has|A room is"):
        Page("a", number, lines, "gathering", opening)
