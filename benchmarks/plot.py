"""A plot of games per second, drawn as plain SVG."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby
from math import ceil, floor, log10

from benchmarks.findings import Findings, Measured
from benchmarks.page import figure

LEFT, RIGHT, WIDTH = 340, 820, 900
BAR, STEP, HEADING, TOP = 18, 26, 34, 58
TITLE = "Games per second, mostly random players, logarithmic scale"

STYLE = """\
  <style>
    text { font: 14px system-ui, sans-serif; fill: #1f2328; }
    .title { font-size: 17px; font-weight: 600; }
    .game { font-weight: 600; }
    .name { text-anchor: end; }
    .tick { text-anchor: middle; font-size: 12px; fill: #59636e; }
    .paper { fill: #ffffff; }
    .line { stroke: #d1d9e0; }
    .ours { fill: #0a7d5a; }
    .theirs { fill: #8c959f; }
    .yardstick { fill: #bf8700; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .tick { fill: #9198a1; }
      .paper { fill: #0d1117; }
      .line { stroke: #3d444d; }
      .ours { fill: #2fbf8f; }
      .theirs { fill: #7d8590; }
      .yardstick { fill: #d29922; }
    }
  </style>"""


@dataclass(frozen=True)
class Scale:
    """A logarithmic scale between two powers of ten."""

    lowest: int
    highest: int

    def x(self, speed: float) -> float:
        """Return where a speed lies."""
        part = (log10(speed) - self.lowest) / (self.highest - self.lowest)
        return round(LEFT + part * (RIGHT - LEFT), 1)


def drawn(findings: Findings) -> str:
    """Return the plot."""
    measured = list(findings.by_key.values())
    logs = [log10(one.speed) for one in measured]
    scale = Scale(floor(min(logs)), ceil(max(logs)))
    bottom, content = TOP, list[str]()
    for game, ones in groupby(measured, key=lambda one: one.contender.game):
        content.append(f'  <text class="game" x="16" y="{bottom + 22}">{escape(game)}</text>')
        bottom += HEADING
        for one in ones:
            content += bar(scale, one, bottom)
            bottom += STEP
    return "\n".join([*head(bottom + 44), *grid(scale, bottom), *content, "</svg>"]) + "\n"


def head(height: int) -> Iterator[str]:
    """Begin the drawing, with its title and whose bars are whose."""
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">'
    yield f'  <title id="title">{TITLE}, ours and theirs</title>'
    yield STYLE
    yield f'  <rect class="paper" width="{WIDTH}" height="{height}"/>'
    yield f'  <text class="title" x="16" y="32">{TITLE}</text>'
    for whose, x in (("ours", 600), ("theirs", 680), ("yardstick", 770)):
        yield f'  <rect class="{whose}" x="{x}" y="20" width="14" height="14" rx="2"/>'
        yield f'  <text x="{x + 20}" y="32">{whose}</text>'


def grid(scale: Scale, bottom: int) -> Iterator[str]:
    """Draw a line at every power of ten."""
    for power in range(scale.lowest, scale.highest + 1):
        x = scale.x(10**power)
        yield f'  <line class="line" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom + 6}"/>'
        yield f'  <text class="tick" x="{x}" y="{bottom + 24}">{10**power:,}</text>'


def bar(scale: Scale, one: Measured, top: int) -> Iterator[str]:
    """Draw a bar between its name and its speed."""
    end, base = scale.x(one.speed), top + BAR - 4
    yield f'  <text class="name" x="{LEFT - 10}" y="{base}">{escape(one.contender.name)}</text>'
    width = round(end - LEFT, 1)
    place = f'x="{LEFT}" y="{top}" width="{width}" height="{BAR}" rx="2"'
    yield f'  <rect class="{one.contender.whose}" {place}/>'
    yield f'  <text x="{round(end + 6, 1)}" y="{base}">{figure(one.speed)}</text>'
