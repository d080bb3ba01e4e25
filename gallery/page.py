"""The page of findings and its charts, written from what was measured."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from croupier.training.charts import Dot, Panel, Series, drawn
from gallery.measuring import Estimate, Finding

OPENING = """\
# Findings

What many games say about *Las Vegas* and *Lords of Vegas*. Every number comes with its 95 %
interval and was measured by our own tools, by one command that anybody can repeat:

```
tools/gallery     # some minutes on one core; writes this page, its charts and findings.json
```

All seeds are fixed, so the numbers come out the same again. The players are our `greedy` bots
unless said otherwise: they look one step ahead, trade, and never tire. What is true among them
need not be true among champions; where the judge is asked, it judges by the net that was
[trained](training.md) on such games.
Four positions of a game count there as if they had nothing to do with each other, so that these
intervals are a little too narrow.

"""


@dataclass(frozen=True)
class Shown:
    """How a finding is told: its heading, the question, what the numbers are, and their unit."""

    title: str
    question: str
    column: str
    unit: str
    is_share: bool = False


SHOWN: Mapping[str, Shown] = {
    "lv-seats": Shown(
        "Las Vegas: what is it worth to start?",
        "Four rounds, the same bot in every seat, seat 0 starts the first round. Shown is how"
        " much more or less than a fair share each seat wins.",
        "seat, counted from the start player",
        "more than a fair share",
        is_share=True,
    ),
    "lv-white": Shown(
        "Las Vegas: what do white dice change?",
        "One greedy player among three weaker ones, without white dice and with them: if skill"
        " counted for less, it would win less.",
        "white dice",
        "games won",
        is_share=True,
    ),
    "lv-casinos": Shown(
        "Las Vegas: is one casino better than another?",
        "All money paid at a casino, for each die that was placed there, among four greedy"
        " players.",
        "casino",
        "thousand dollars for a die",
    ),
    "lov-lots": Shown(
        "Lords of Vegas: what are start lots and the first turn worth?",
        "Four players. Start lots by what it costs to build there, in millions (dearer lots"
        " bring higher dice); and turns, counted from whoever begins. Shown is how much more or"
        " less than a fair share is won with them.",
        "lot by price, or turn",
        "more than a fair share",
        is_share=True,
    ),
    "lov-colours": Shown(
        "Lords of Vegas: does a colour pay more than another?",
        "What all casinos of a colour paid in a game of four, in millions and in points.",
        "colour",
        "in a game",
    ),
    "lov-gambling": Shown(
        "Lords of Vegas: when to gamble?",
        "By how much the best bet leaves a better chance to win than the best that can be done"
        " without one, by the judge: on average over positions, by how much money there is to bet"
        " with. The rest of the turn is planned after either.",
        "millions of whoever is on turn",
        "change of the chance to win",
        is_share=True,
    ),
    "lov-reorganizing": Shown(
        "Lords of Vegas: when to reorganize?",
        "What rolling the dice of a casino anew changes in the chance to win, against ending"
        " the turn, by the judge: apart for its boss, and for others by how much of the dice is"
        " theirs.",
        "whoever reorganizes",
        "change of the chance to win",
        is_share=True,
    ),
    "lov-die": Shown(
        "Lords of Vegas: what is a die worth in trade?",
        "A die of a rival goes to the seat on turn, for nothing. By how much its chance to win"
        " at the end of the turn rises is compared with what ten more millions would do for it:"
        " so many millions would be a fair price to the one who buys.",
        "value of the die",
        "millions",
    ),
}


def page(findings: Sequence[Finding]) -> str:
    """Return the page of all findings."""
    return OPENING + "\n".join(_told(finding, SHOWN[finding.name]) for finding in findings)


def _told(finding: Finding, shown: Shown) -> str:
    rows = [
        f"| {name} | {estimate.of} | {_number(estimate, shown)} |"
        for name, estimates in finding.series.items()
        for estimate in estimates
    ]
    return "\n".join(
        [
            f"## {shown.title}",
            "",
            shown.question,
            "",
            f"![{shown.title}](findings/{finding.name}.svg)",
            "",
            f"|  | {shown.column} | {shown.unit} |",
            "|---|---|---:|",
            *rows,
            "",
            f"*{finding.games:,} games each.*",
            "",
        ]
    )


def _number(estimate: Estimate, shown: Shown) -> str:
    """Write a number with its interval.

    >>> _number(Estimate("2", 0.1234, 0.0056), SHOWN["lv-seats"])
    '+12.3 % ± 0.6'
    """
    if not shown.is_share:
        return f"{estimate.mean:.1f} ± {estimate.margin:.1f}"
    sign = "" if shown.unit == "games won" else "+"
    return f"{estimate.mean * 100:{sign}.1f} % ± {estimate.margin * 100:.1f}"


def chart(finding: Finding) -> str:
    """Return the chart of a finding, a panel for each of its series."""
    shown = SHOWN[finding.name]
    scale = 100 if shown.is_share else 1
    unit = f"{shown.unit}, %" if shown.is_share else shown.unit
    panels = [
        Panel(name, shown.column, unit, [Series(name, _dots(estimates, scale), is_joined=False)])
        for name, estimates in finding.series.items()
    ]
    return drawn(panels)


def _dots(estimates: Sequence[Estimate], scale: int) -> list[Dot]:
    words = [estimate.of for estimate in estimates]
    are_numbers = all(word.isdecimal() for word in words)
    return [
        Dot(
            int(estimate.of) if are_numbers else number,
            estimate.mean * scale,
            (estimate.mean - estimate.margin) * scale,
            (estimate.mean + estimate.margin) * scale,
            "" if are_numbers else estimate.of,
        )
        for number, estimate in enumerate(estimates)
    ]
