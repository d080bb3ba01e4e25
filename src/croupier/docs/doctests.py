"""Examples in docstrings as blocks of code, for the reference."""

import re

import griffe

EXAMPLE = re.compile(r"^>>> .*\n?(?:^(?=\S).*\n?)*", re.MULTILINE)
"""From a prompt to the next empty line, as doctest reads it."""


class Fenced(griffe.Extension):
    """Lets examples be shown as what is typed at a prompt; the reference names this extension."""

    # Griffe hands over more than is needed here.
    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Rewrite the docstring of an object that was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Return a docstring with a fence around each of its examples."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)
