"""What a terminal without colour shows of a picture."""

from io import StringIO

from rich.console import Console, RenderableType


def shown(picture: RenderableType, columns: int = 80, lines: int = 24) -> list[str]:
    """Return a picture line by line, without the spaces that end a line."""
    out = StringIO()
    console = Console(
        file=out, width=columns, height=lines, color_system=None, markup=False, highlight=False
    )
    console.print(picture)
    return [line.rstrip() for line in out.getvalue().splitlines()]
