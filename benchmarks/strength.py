"""Rate all bots of all games, and write down what comes out.

Usage: benchmarks/strength [--quick] [--games N] [--game NAME] [--seats N]
    [--bot NAME] [--against NAME] [--jobs N] [--keep FILE]
"""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from benchmarks import strength_page
from benchmarks.matches import (
    FIELDS,
    Field,
    Kept,
    Match,
    Score,
    fields,
    level_matches,
    matches,
    played,
)

ROOT = Path(__file__).parents[1]
GAMES, QUICK_GAMES = 400, 8
AT_A_TIME = 40
"""How many games of a match are played before they are kept."""


def tell(sentence: str) -> None:
    """Say how far the run is."""
    print(sentence, file=sys.stderr, flush=True)


def play_missing(wanted: Iterable[Match], jobs: int, kept: Kept) -> None:
    """Play the matches that were not played yet, and go on with those that were broken off."""
    for match in wanted:
        if kept.score(match) is None:
            field = match.field
            tell(f"{field.game}, {field.title}: {match.bot} against {match.others}")
            for games in (*range(AT_A_TIME, match.games, AT_A_TIME), match.games):
                part = replace(match, games=games)
                if kept.score(part) is None:
                    kept.keep(played(part, jobs, kept.begun(part)))


def kept_scores(field: Field, kept: Kept) -> list[Score]:
    """Return what was played of a field, however many games, if all of it was."""
    scores = [kept.score(match) for match in matches(field, 1)]
    whole = [score for score in scores if score is not None]
    return whole if len(whole) == len(scores) else []


def main(words: Sequence[str] | None = None) -> int:
    """Play, rate, and write the page and the plot."""
    parser = argparse.ArgumentParser(prog="benchmarks/strength", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_GAMES} games in each match")
    parser.add_argument("--games", type=int, default=GAMES, help=f"in each match ({GAMES})")
    parser.add_argument("--game", choices=[*FIELDS], help="this one alone")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--bot", help="only matches of this one")
    parser.add_argument("--against", metavar="NAME", help="only matches against this one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="on how many cores")
    parser.add_argument("--keep", type=Path, default=ROOT / "benchmarks" / "strength.jsonl")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where to write")
    typed = parser.parse_args(words)
    games = QUICK_GAMES if typed.quick else typed.games
    kept = Kept(typed.keep)
    names = [typed.game] if typed.game else [*FIELDS]
    wanted = [
        *(match for field in fields(names, None) for match in matches(field, games)),
        *(match for name in names for match in level_matches(name, games)),
    ]
    play_missing(
        (
            match
            for match in wanted
            if typed.seats in (None, match.field.seats)
            and typed.bot in (None, match.bot)
            and typed.against in (None, match.others)
        ),
        typed.jobs,
        kept,
    )
    found = {field: kept_scores(field, kept) for field in fields([*FIELDS], None)}
    whole = {field: scores for field, scores in found.items() if scores}
    if not whole:
        tell("No page is written: no kind of table has had all its matches yet.")
        return 0
    fewest = min(score.match.games for scores in whole.values() for score in scores)
    page = strength_page.Page(whole, kept.begun, fewest, date.today())
    (typed.docs / "strength.md").write_text(page.written(), encoding="utf-8")
    (typed.docs / "strength.svg").write_text(page.plotted(), encoding="utf-8")
    kept.tidy()
    return 0


if __name__ == "__main__":
    sys.exit(main())
