"""The page that tells what was measured: its words are in template.md, its figures come in here."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from string import Template

from benchmarks import environments, starts
from benchmarks.contenders import LAS_VEGAS, LORDS_OF_VEGAS, OTHERS
from benchmarks.findings import Findings, Measured
from benchmarks.parts import Part, Parts

DOCS = Path(__file__).parents[1] / "docs"
TEMPLATE = Template(Path(__file__).with_name("template.md").read_text())

LOAD = Path(__file__).with_name("load.md")
"""What `benchmarks.load` found last."""
LEARNING = Path(__file__).with_name("learning.md")
"""What `benchmarks.learning` found last."""
PHONE = Path(__file__).with_name("phone.md")
"""What `benchmarks.phone` found last."""
FRESH = Path(__file__).with_name("fresh.md")
"""What `benchmarks.fresh` found last."""


@dataclass(frozen=True)
class Target:
    """What one contender's speed must be, as a multiple of another's."""

    words: str
    one: str
    other: str
    least: float


TARGETS = (
    Target("Las Vegas in the kernel to the C program", "las-vegas-1", "c", 1.5),
    Target("Las Vegas in the kernel to lasvegas 0.2.0", "las-vegas-1", "lasvegas", 200),
    Target("Las Vegas in the kernel, two cores to one", "las-vegas-2", "las-vegas-1", 1.9),
    Target(
        "Lords of Vegas in the kernel to the C program of Las Vegas", "lords-of-vegas-1", "c", 0.45
    ),
    Target("the same, in playouts that do not list", "lords-of-vegas-unlisted", "c", 0.6),
    Target(
        "Lords of Vegas in the kernel, two cores to one",
        "lords-of-vegas-2",
        "lords-of-vegas-1",
        1.9,
    ),
    Target(
        "four greedy of Lords of Vegas to the C program (2,000 where it plays 165,000)",
        "lords-of-vegas-greedy",
        "c",
        0.0121,
    ),
)
GAMES = {
    "Las Vegas by the readable rules": ("las-vegas-rules", 400),
    "Lords of Vegas by the readable rules": ("lords-of-vegas-rules", 60),
}
"""How many games a second these must play."""
STEPS = {
    environments.RAW: 25_000,
    environments.WRAPPED: 25_000,
    environments.BATCHES.format("Las Vegas"): 3_000_000,
    environments.BATCHES.format("Lords of Vegas"): 1_000_000,
}
"""How many steps a second these environments must take."""
STARTS = {
    starts.WARM.format("Las Vegas"): 0.6,
    starts.WARM.format("Lords of Vegas"): 0.6,
    starts.HARD.format("Las Vegas"): 8.0,
    starts.HARD.format("Lords of Vegas"): 12.0,
}
"""Within how many seconds these must begin."""


def written(findings: Findings) -> str:
    """Return the page."""
    parts = findings.parts
    text = TEMPLATE.substitute(
        targets=targets(findings),
        las_vegas=speeds(findings, LAS_VEGAS),
        lords_of_vegas=speeds(findings, LORDS_OF_VEGAS),
        others=speeds(findings, OTHERS),
        steps=table(
            ("environment", "steps per second"),
            [(name, figure(steps)) for name, steps in findings.steps.items()],
        ),
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
        learning=LEARNING.read_text(),
        phone=PHONE.read_text(),
        fresh=FRESH.read_text(),
        rounds=findings.rounds,
        seconds=findings.seconds,
        machine=table(
            ("machine", ""), {"date": date.today().isoformat(), **findings.machine}.items()
        ),
    )
    return re.sub(r"\n{3,}", "\n\n", text)


def put_in(fragment: Path, new: str) -> None:
    """Put what was measured apart from the rest into the page, in place of what it found last."""
    page = DOCS / "benchmarks.md"
    page.write_text(page.read_text().replace(fragment.read_text(), new))
    fragment.write_text(new)


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

    >>> times(0.0121), times(0.934), times(1.9), times(523.7)
    ('0.0121 ×', '0.93 ×', '1.90 ×', '524 ×')
    """
    if ratio < 0.1:
        return f"{ratio:.3g} ×"
    return f"{ratio:.2f} ×" if ratio < 10 else f"{ratio:,.0f} ×"


def targets(findings: Findings) -> str:
    """Set the targets beside what was measured."""
    rows = [verdict(target, findings.ratio(target.one, target.other)) for target in TARGETS]
    for words, (key, least) in GAMES.items():
        speed = findings.by_key[key].speed
        rows.append(enough(words, least, speed, "games per second"))
    for words, least in STEPS.items():
        rows.append(enough(words, least, findings.steps[words], "steps per second"))
    for words, most in STARTS.items():
        taken = findings.starts[words]
        rows.append(judged(words, f"at most {most:g} s", f"{taken:.2f} s", is_met=taken <= most))
    return table(("one core, unless said otherwise", "target", "measured", ""), rows)


def verdict(target: Target, ratio: float | None) -> Sequence[str]:
    """Return a line on one target."""
    least = f"at least {times(target.least)}"
    if ratio is None:
        return (target.words, least, "not measured", "")
    return judged(target.words, least, times(ratio), is_met=ratio >= target.least)


def enough(words: str, least: float, measured: float, unit: str) -> Sequence[str]:
    """Return a line on something that must be fast enough."""
    return judged(words, f"at least {least:,} {unit}", figure(measured), is_met=measured >= least)


def judged(words: str, least: str, measured: str, *, is_met: bool) -> Sequence[str]:
    """Return a line that says whether a target is met."""
    return (words, least, measured, "met" if is_met else "**missed**")


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
    rows = [share_row(name, part, parts) for name, part in named.items()]
    return table(("kernel, one core, 4 seats", "share", "in a game"), rows)


def share_row(name: str, part: Part, parts: Parts) -> Sequence[str]:
    """Return a line on one part, unless nothing can be told of it."""
    if part.is_noise:
        return (name, "within noise", "")
    share = f"{part.seconds / parts.together:.0%}"
    return (name, share, microseconds(part.seconds / parts.games))


def microseconds(seconds: float) -> str:
    """Return a short time in figures.

    >>> microseconds(4.28e-6)
    '4.3 µs'
    """
    return f"{1e6 * seconds:.1f} µs"
