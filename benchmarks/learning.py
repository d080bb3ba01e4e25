"""How long the example that learns needs to beat the greedy bot.

    python -m benchmarks.learning [--write]

It is started as anybody would start it, on one core, and what it says last is written down.
"""

import argparse
import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

from benchmarks.page import LEARNING, judged, put_in, table

EXAMPLE = Path(__file__).parents[1] / "examples" / "learn_las_vegas.py"
LAST = re.compile(r" *(\d+) s, +(\d+) updates: ([\d.]+)% ± ([\d.]+)% of unseen games won")
HALF = 50


def learned() -> tuple[float, float, float, float]:
    """Return after how many seconds and updates it won what percentage of games, give or take."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", EXAMPLE], capture_output=True, encoding="utf-8", check=True
    )
    found = LAST.fullmatch(ran.stdout.splitlines()[-1])
    assert found is not None, ran.stdout
    seconds, updates, won, about = map(float, found.groups())
    return seconds, updates, won, about


def fragment(seconds: float, updates: float, won: float, about: float) -> str:
    """Return what was measured, as a part of the page."""
    words = f"games won against greedy after {updates:.0f} updates, {seconds:.0f} s of one core"
    row = judged(words, f"above {HALF} %", f"{won:.1f} % ± {about:.1f}", is_met=won - about > HALF)
    when = f"Measured on {date.today()}."
    return f"{table(('the example that learns', 'target', 'measured', ''), [row])}\n\n{when}\n"


def main() -> int:
    """Measure, print the figures, and perhaps put them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    plan = parser.parse_args()
    new = fragment(*learned())
    print(new)
    if plan.write:
        put_in(LEARNING, new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
