"""Measure this house and its peers side by side, and write down what comes out.

Usage: benchmarks/run [--quick]
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks import environments, page, parts, plot, starts
from benchmarks.contenders import Contender, Missing, contenders
from benchmarks.findings import Findings, Measured

DOCS = Path(__file__).parents[1] / "docs"
ROUNDS, SECONDS, TAPED = 7, 0.8, 5_000
QUICK_ROUNDS, QUICK_SECONDS, QUICK_TAPED = 1, 0.1, 1_000


def tell(sentence: str) -> None:
    """Say how far the run is."""
    print(sentence, file=sys.stderr, flush=True)


def games_in(contender: Contender, seconds: float) -> int:
    """Return how many games take about so long; what is compiled on first use is ready then."""
    games, taken = 1, contender.seconds(1)
    while taken < seconds / 4:
        games *= 4
        taken = contender.seconds(games)
    return max(1, round(games * seconds / taken))


def present(folder: Path, missing: dict[str, str]) -> Iterator[tuple[Contender, float]]:
    """Return those who can play here, with their decisions in a game; note who cannot."""
    for contender in contenders(folder):
        label = f"{contender.game}: {contender.name}"
        tell(f"Preparing {label}")
        try:
            yield contender, contender.decisions()
        except Missing as reason:
            missing[label] = str(reason)
            tell(f"  is missing: {reason}")


def play_rounds(
    folder: Path, missing: dict[str, str], rounds: int, seconds: float
) -> dict[str, Measured]:
    """Let everybody play once in each round."""
    ready = {c: (d, games_in(c, seconds)) for c, d in present(folder, missing)}
    speeds: dict[Contender, list[float]] = {contender: [] for contender in ready}
    for number in range(1, rounds + 1):
        tell(f"Round {number} of {rounds}")
        for contender, (_, games) in ready.items():
            speeds[contender].append(games / contender.seconds(games))
    return {c.key: Measured(c, d, tuple(speeds[c])) for c, (d, _) in ready.items()}


def found(rounds: int, seconds: float, taped: int) -> Findings:
    """Measure everything."""
    machine, missing = starts.machine(), dict[str, str]()
    with tempfile.TemporaryDirectory() as folder:
        by_key = play_rounds(Path(folder), missing, rounds, seconds)
    tell("Taking Lords of Vegas apart")
    split = parts.measured(taped, rounds)
    tell("Stepping through environments")
    steps = dict(environments.measured(seconds))
    tell("Starting from nothing")
    begun, loads_numba = dict(starts.starts()), starts.loads_numba()
    return Findings(rounds, seconds, by_key, missing, split, begun, steps, loads_numba, machine)


def main() -> int:
    """Measure, and write the page and the plot."""
    parser = argparse.ArgumentParser(prog="benchmarks/run", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round")
    quick = parser.parse_args().quick
    plan = (QUICK_ROUNDS, QUICK_SECONDS, QUICK_TAPED) if quick else (ROUNDS, SECONDS, TAPED)
    findings = found(*plan)
    (DOCS / "benchmarks.svg").write_text(plot.drawn(findings))
    (DOCS / "benchmarks.md").write_text(page.written(findings))
    tell("Written: docs/benchmarks.md and docs/benchmarks.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
