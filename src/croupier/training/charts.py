"""Small charts of lines and dots, drawn as plain SVG that reads in light and dark."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 460, 300
LEFT, RIGHT, TOP, BOTTOM = 60, 16, 44, 46
LEGEND = 22
COLOURS = (
    ("#0a7d5a", "#2fbf8f"),
    ("#bf3989", "#f778ba"),
    ("#0969da", "#58a6ff"),
    ("#9a6700", "#d29922"),
    ("#8250df", "#bc8cff"),
    ("#cf222e", "#ff7b72"),
    ("#59636e", "#9198a1"),
    ("#1a7f37", "#7ee787"),
)
"""Of the series, on white and on black."""

STYLE = """\
  <style>
    text { font: 13px system-ui, sans-serif; fill: #1f2328; }
    .title { font-size: 15px; font-weight: 600; }
    .tick { font-size: 11px; fill: #59636e; }
    .middle { text-anchor: middle; }
    .end { text-anchor: end; }
    .paper { fill: #ffffff; }
    .line { stroke: #d1d9e0; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .tick { fill: #9198a1; }
      .paper { fill: #0d1117; }
      .line { stroke: #3d444d; }
    }"""


@dataclass(frozen=True)
class Dot:
    """One measured point, with the interval it is in if that is known."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None
    label: str = ""


@dataclass(frozen=True)
class Series:
    """Points that belong together, in one colour, with a line through them or without."""

    name: str
    dots: Sequence[Dot]
    is_joined: bool = True


@dataclass(frozen=True)
class Panel:
    """One chart: its title, what lies along its axes, and what is drawn."""

    title: str
    x: str
    y: str
    series: Sequence[Series]
    is_x_logarithmic: bool = False


@dataclass(frozen=True)
class Axis:
    """Numbers laid out between two places."""

    lowest: float
    highest: float
    start: float
    end: float
    is_logarithmic: bool = False
    is_whole: bool = False

    def at(self, number: float) -> float:
        """Return where a number lies.

        >>> Axis(0, 10, 100, 200).at(5), Axis(1, 100, 0, 50, is_logarithmic=True).at(10)
        (150.0, 25.0)
        """
        if self.is_logarithmic:
            number, lowest, highest = map(log10, (number, self.lowest, self.highest))
        else:
            lowest, highest = self.lowest, self.highest
        part = (number - lowest) / (highest - lowest)
        return round(self.start + part * (self.end - self.start), 1)

    def ticks(self) -> list[float]:
        """Return the numbers that are written along it: powers of ten, or about five round ones.

        >>> Axis(0.13, 0.88, 0, 1).ticks()
        [0.2, 0.4, 0.6, 0.8]
        >>> Axis(0.5, 200, 0, 1, is_logarithmic=True).ticks()
        [1.0, 10.0, 100.0]
        >>> Axis(1, 2, 0, 1, is_whole=True).ticks()
        [1, 2]
        """
        if self.is_logarithmic:
            powers = range(ceil(log10(self.lowest)), floor(log10(self.highest)) + 1)
            return [10.0**power for power in powers]
        step = round_step(self.highest - self.lowest)
        step = max(1, round(step)) if self.is_whole else step
        count = range(ceil(self.lowest / step), floor(self.highest / step) + 1)
        return [round(number * step, 10) for number in count]


def round_step(span: float) -> float:
    """Return a round number of which three to seven make up a span.

    >>> round_step(0.75), round_step(12), round_step(100)
    (0.2, 2.0, 20.0)
    """
    magnitude = 10.0 ** floor(log10(span / 5))
    return next(m * magnitude for m in (1, 2, 5, 10) if m * magnitude * 7 >= span)


def drawn(panels: Sequence[Panel]) -> str:
    """Return charts side by side."""
    names = [*dict.fromkeys(series.name for panel in panels for series in panel.series)]
    columns = 2 * len(panels)
    width, height = WIDTH * len(panels), HEIGHT + LEGEND * ceil(len(names) / columns)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    titles = escape("; ".join(panel.title for panel in panels))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{titles}">',
        STYLE,
        *_colours(len(names)),
        "  </style>",
        f'  <rect class="paper" width="{width}" height="{height}"/>',
    ]
    for number, panel in enumerate(panels):
        lines += _panel(panel, WIDTH * number, names)
    lines += _legend(names, columns)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _colours(count: int) -> Iterator[str]:
    """Give every series its colour, on white and on black."""
    for number in range(count):
        light, dark = COLOURS[number % len(COLOURS)]
        yield f"    .s{number} {{ stroke: {light}; fill: {light}; }}"
        yield (
            "    @media (prefers-color-scheme: dark)"
            f" {{ .s{number} {{ stroke: {dark}; fill: {dark}; }} }}"
        )


def _legend(names: Sequence[str], columns: int) -> Iterator[str]:
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        x, y = LEFT + column * (WIDTH // 2), HEIGHT + LEGEND * row + 6
        yield f'  <circle class="s{number}" cx="{x}" cy="{y - 4}" r="5"/>'
        yield f'  <text x="{x + 12}" y="{y}">{escape(name)}</text>'


def _panel(panel: Panel, left: int, names: Sequence[str]) -> Iterator[str]:
    x, y = _axes(panel, left)
    yield f'  <text class="title" x="{left + 16}" y="26">{escape(panel.title)}</text>'
    yield from _grid(panel, x, y)
    for series in panel.series:
        yield from _series(series, names.index(series.name), x, y)


def _axes(panel: Panel, left: int) -> tuple[Axis, Axis]:
    dots = [dot for series in panel.series for dot in series.dots]
    xs = [dot.x for dot in dots]
    ys = [y for dot in dots for y in (dot.y, dot.low, dot.high) if y is not None]
    wide = (min(xs) / 2, max(xs) * 3) if panel.is_x_logarithmic else _around(xs)
    across = left + LEFT, left + WIDTH - RIGHT
    return (
        Axis(
            *wide,
            *across,
            is_logarithmic=panel.is_x_logarithmic,
            is_whole=all(x == round(x) for x in xs),
        ),
        Axis(*_around(ys), HEIGHT - BOTTOM, TOP),
    )


def _around(numbers: Sequence[float]) -> tuple[float, float]:
    """Return between which numbers an axis runs, with some room to both sides."""
    room = (max(numbers) - min(numbers)) * 0.06 or 0.5
    return min(numbers) - room, max(numbers) + room


def _grid(panel: Panel, x: Axis, y: Axis) -> Iterator[str]:
    for number in x.ticks():
        at, down = x.at(number), HEIGHT - BOTTOM + 16
        yield f'  <line class="line" x1="{at}" y1="{TOP}" x2="{at}" y2="{HEIGHT - BOTTOM}"/>'
        yield f'  <text class="tick middle" x="{at}" y="{down}">{number:g}</text>'
    for number in y.ticks():
        at = y.at(number)
        yield f'  <line class="line" x1="{x.start}" y1="{at}" x2="{x.end}" y2="{at}"/>'
        yield f'  <text class="tick end" x="{x.start - 6}" y="{at + 4}">{number:g}</text>'
    middle = (x.start + x.end) / 2
    yield f'  <text class="tick middle" x="{middle}" y="{HEIGHT - 14}">{escape(panel.x)}</text>'
    yield f'  <text class="tick" x="{x.start}" y="{TOP - 6}">{escape(panel.y)}</text>'


def _series(series: Series, number: int, x: Axis, y: Axis) -> Iterator[str]:
    if series.is_joined and len(series.dots) > 1:
        points = " ".join(f"{x.at(dot.x)},{y.at(dot.y)}" for dot in series.dots)
        style = 'style="fill: none" stroke-width="2"'
        yield f'  <polyline class="s{number}" {style} points="{points}"/>'
    for dot in series.dots:
        at, height = x.at(dot.x), y.at(dot.y)
        yield f'  <circle class="s{number}" cx="{at}" cy="{height}" r="3"/>'
        if dot.low is not None and dot.high is not None:
            span = f'y1="{y.at(dot.low)}" x2="{at}" y2="{y.at(dot.high)}"'
            yield f'  <line class="s{number}" x1="{at}" {span}/>'
        if dot.label:
            yield _label(dot.label, at, height, x)


def _label(label: str, at: float, height: float, x: Axis) -> str:
    """Write beside a dot, on the side where there is room."""
    is_left = at < (x.start + x.end) / 2
    kind, place = ("tick", at + 6) if is_left else ("tick end", at - 6)
    return f'  <text class="{kind}" x="{place}" y="{height - 6}">{escape(label)}</text>'
