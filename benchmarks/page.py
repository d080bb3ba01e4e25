"""The page that tells what was measured: its words are in template.md, its figures come in here."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from string import Template

from benchmarks import starts
from benchmarks.contenders import LAS_VEGAS, LORDS_OF_VEGAS, OTHERS
from benchmarks.findings import Findings, Measured
from benchmarks.parts import Parts

TEMPLATE = Template(Path(__file__).with_name("template.md").read_text())

LOAD = Path(__file__).with_name("load.md")
"""What `benchmarks.load` found last."""
PHONE = Path(__file__).with_name("phone.md")
"""What `benchmarks.phone` found last."""


@dataclass(frozen=True)
class Target:
    """What one contender's speed must be, as a multiple of another's."""

    words: str
    one: str
    other: str
    least: float


TARGETS = (
    Target("Las Vegas in the kernel to the C program", "las-vegas-1", "c", 0.8),
    Target("Las Vegas in the kernel to lasvegas 0.2.0", "las-vegas-1", "lasvegas", 200),
    Target("Las Vegas in the kernel, two cores to one", "las-vegas-2", "las-vegas-1", 1.8),
    Target(
        "Lords of Vegas in the kernel to the C program of Las Vegas", "lords-of-vegas-1", "c", 0.18
    ),
)
AIM = 0.3
"""What Lords of Vegas is hoped to reach of the C program of Las Vegas."""
WARM_START = 1.0
"""Seconds within which a simulation begins."""


def written(findings: Findings) -> str:
    """Return the page."""
    parts = findings.parts
    text = TEMPLATE.substitute(
        targets=targets(findings),
        aim=aim(findings),
        las_vegas=speeds(findings, LAS_VEGAS),
        lords_of_vegas=speeds(findings, LORDS_OF_VEGAS),
        others=speeds(findings, OTHERS),
        missing="\n".join(f"- Missing: {who}. {why}" for who, why in findings.missing.items()),
        parts=shares(parts),
        taped=f"{parts.games:,}",
        together=f"{parts.together / parts.whole:.0%}",
        starts=table(
            ("start", "seconds"), [(name, f"{s:.2f}") for name, s in findings.starts.items()]
        ),
        numba="loads Numba" if findings.loads_numba else "does not even load Numba",
        rows=table(
            ("one game in the kernel", "bytes"),
            [(game, f"{size:,}") for game, size in starts.row_sizes().items()],
        ),
        load=LOAD.read_text(),
        phone=PHONE.read_text(),
        rounds=findings.rounds,
        seconds=findings.seconds,
        machine=table(
            ("machine", ""), {"date": date.today().isoformat(), **findings.machine}.items()
        ),
    )
    return re.sub(r"\n{3,}", "\n\n", text)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table whose first column is words and whose others are figures."""
    lines = [head, ["---", *("---:" for _ in head[1:])], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def figure(number: float) -> str:
    """Return a number with as many digits as mean something.

    >>> [figure(number) for number in (0.234, 3.456, 62.1, 140_321.0)]
    ['0.23', '3.5', '62', '140,000']
    """
    if number < 10:
        return f"{number:.2g}"
    whole = round(number)
    return f"{round(whole, min(0, 3 - len(str(whole)))):,}"


def times(ratio: float) -> str:
    """Return a ratio in figures.

    >>> times(0.934), times(1.9), times(523.7)
    ('0.93 ×', '1.90 ×', '524 ×')
    """
    return f"{ratio:.2f} ×" if ratio < 10 else f"{ratio:,.0f} ×"


def targets(findings: Findings) -> str:
    """Set the targets beside what was measured."""
    rows = [verdict(target, findings.ratio(target.one, target.other)) for target in TARGETS]
    warm = findings.starts[starts.WARM.format("Las Vegas")]
    words, within = "Warm start of a simulation of Las Vegas", f"under {WARM_START:.0f} s"
    rows.append(judged(words, within, f"{warm:.2f} s", is_met=warm < WARM_START))
    return table(("one core, unless said otherwise", "target", "measured", ""), rows)


def verdict(target: Target, ratio: float | None) -> Sequence[str]:
    """Return a line on one target."""
    least = f"at least {times(target.least)}"
    if ratio is None:
        return (target.words, least, "not measured", "")
    return judged(target.words, least, times(ratio), is_met=ratio >= target.least)


def judged(words: str, least: str, measured: str, *, is_met: bool) -> Sequence[str]:
    """Return a line that says whether a target is met."""
    return (words, least, measured, "met" if is_met else "**missed**")


def aim(findings: Findings) -> str:
    """Say whether Lords of Vegas is as fast as was hoped."""
    ratio = findings.ratio("lords-of-vegas-1", "c")
    if ratio is None:
        return ""
    reached = "is reached" if ratio >= AIM else "is not reached"
    return f"For Lords of Vegas {times(AIM)} was hoped for; that {reached}."


def speeds(findings: Findings, game: str) -> str:
    """Tell how fast everybody is at a game."""
    head = (game, "games per second", "decisions in a game", "decisions per second", "× C program")
    of_game = [one for one in findings.by_key.values() if one.contender.game == game]
    return table(head, [speed_row(findings, one) for one in of_game])


def speed_row(findings: Findings, one: Measured) -> Sequence[str]:
    """Return a line on one contender."""
    ratio = findings.ratio(one.contender.key, "c")
    numbers = (one.speed, one.decisions, one.speed * one.decisions)
    return (one.contender.name, *map(figure, numbers), "" if ratio is None else f"{ratio:.2g}")


def shares(parts: Parts) -> str:
    """Tell what the time of Lords of Vegas goes to."""
    named = {"legal moves": parts.legal, "applying": parts.applying, "luck": parts.luck}
    rows = [
        (name, f"{seconds / parts.together:.0%}", f"{1e6 * seconds / parts.games:.1f} µs")
        for name, seconds in named.items()
    ]
    return table(("kernel, one core, 4 seats", "share", "in a game"), rows)
