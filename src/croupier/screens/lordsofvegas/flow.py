"""Short entries beside a label, as many in a line as there is room for."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

GAP = Text("   ")
INDENT = 20
"""Where the entries begin."""
MOST = 3
"""The lines one kind of entries may take; more would drive others out of view."""


@dataclass(frozen=True)
class Flow:
    """A label, and entries that are not broken; `more` is what to type to see all of them."""

    label: str
    entries: Sequence[Text]
    more: str
    most: int = MOST

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw line after line, and say how many entries are left out."""
        lines = packed(self.entries, options.max_width - INDENT)
        labels = [self.label] + [""] * len(lines)
        for label, entries in zip(labels, lines[: self.most], strict=False):
            yield line(label, GAP.join(entries))
        if left := sum(map(len, lines[self.most :])):
            yield line("", Text(f"… and {left} more: type {self.more}", "dim"))


def line(label: str, text: Text) -> Text:
    """Return a text beside a label."""
    return Text.assemble((f"{label:{INDENT}}", "bold"), text)


def packed(entries: Sequence[Text], width: int) -> list[list[Text]]:
    """Share entries out to lines of a width.

    >>> [len(line) for line in packed([Text("12345")] * 5, 13)]
    [2, 2, 1]
    """
    lines: list[list[Text]] = [[]]
    for entry in entries:
        if lines[-1] and GAP.join([*lines[-1], entry]).cell_len > width:
            lines.append([])
        lines[-1].append(entry)
    return lines
