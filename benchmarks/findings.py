"""What a run found out."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

from benchmarks.contenders import Contender
from benchmarks.parts import Parts


@dataclass(frozen=True)
class Measured:
    """A contender, its decisions in a game, and its games per second in each round."""

    contender: Contender
    decisions: float
    speeds: tuple[float, ...]

    @property
    def speed(self) -> float:
        """Return the median over rounds."""
        return median(self.speeds)


@dataclass(frozen=True)
class Findings:
    """All that one run measured; `missing` says why a contender, by its name, is not there."""

    rounds: int
    seconds: float
    by_key: Mapping[str, Measured]
    missing: Mapping[str, str]
    parts: Parts
    starts: Mapping[str, float]
    steps: Mapping[str, float]
    loads_numba: bool
    machine: Mapping[str, str]

    def ratio(self, one: str, other: str) -> float | None:
        """Return how many times as fast one is as another: round by round, then the median."""
        if one not in self.by_key or other not in self.by_key:
            return None
        pairs = zip(self.by_key[one].speeds, self.by_key[other].speeds, strict=True)
        return median(mine / yours for mine, yours in pairs)
