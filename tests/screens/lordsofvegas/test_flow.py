"""Short entries beside a label."""

from rich.text import Text

from croupier.screens.lordsofvegas.flow import INDENT, Flow, line, packed
from tests.screens.showing import shown


def entries(count: int) -> list[Text]:
    return [Text(f"entry {number}") for number in range(count)]


def test_entries_begin_beside_their_label_and_are_not_broken() -> None:
    lines = shown(Flow("build", entries(3), more="list build"), columns=INDENT + 20)

    assert lines == [
        f"{'build':{INDENT}}entry 0   entry 1",
        f"{'':{INDENT}}entry 2",
    ]


def test_what_there_is_no_room_for_is_counted() -> None:
    lines = shown(Flow("build", entries(12), more="list build", most=2), columns=INDENT + 40)

    assert len(lines) == 3
    assert lines[-1].strip() == "… and 4 more: type list build"


def test_an_entry_wider_than_a_line_has_one_to_itself() -> None:
    wide = [Text("a" * 30), Text("b")]

    assert [len(row) for row in packed(wide, 10)] == [1, 1]


def test_a_text_stands_beside_a_label() -> None:
    assert line("you get", Text("$5M")).plain == f"{'you get':{INDENT}}$5M"
