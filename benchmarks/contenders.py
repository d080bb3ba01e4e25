"""Who is measured: this house, a C program, and others."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Literal

from benchmarks.peers import Peer, decisions, petting_zoo, seconds
from croupier.bots.arena import play
from croupier.bots.bot import Bot, Uniform
from croupier.bots.lordsofvegas.uniform import Uniform as LordsUniform
from croupier.core.chance import Dealer
from croupier.core.game import EventT, Game, Moved, MoveT, OptionsT, StateT
from croupier.kernel.figures import Figures
from croupier.kernel.lasvegas.series import simulate as las_vegas
from croupier.kernel.lordsofvegas.series import simulate as lords_of_vegas
from croupier.lasvegas import LasVegas
from croupier.lasvegas import Options as LasVegasOptions
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas import Options as LordsOfVegasOptions

HERE = Path(__file__).parent
PEERS_PYTHON = HERE.parent / ".venv-benchmarks" / ("Scripts" if sys.platform == "win32" else "bin")
LAS_VEGAS, LORDS_OF_VEGAS, OTHERS = "Las Vegas, 5 seats", "Lords of Vegas, 4 seats", "Other games"
SEED = 1
SAMPLE = 500
"""Games of the kernel to count decisions in."""


@dataclass(frozen=True)
class Contender:
    """Whoever plays a game: how long so many take, and how often somebody chooses in one."""

    key: str
    game: str
    name: str
    whose: Literal["ours", "theirs", "yardstick"]
    seconds: Callable[[int], float]
    decisions: Callable[[], float]


class Missing(Exception):
    """A contender is not to be had here; the sentence says why."""


def contenders(folder: Path) -> Iterator[Contender]:
    """Return everybody, the C program first."""
    yield c_program(folder)
    for jobs, name in ((1, "kernel"), (2, "kernel on two cores")):
        yield in_kernel(f"las-vegas-{jobs}", LAS_VEGAS, name, las_vegas_kernel(jobs))
    yield by_rules("las-vegas-rules", LAS_VEGAS, play_las_vegas)
    yield peer("lasvegas", LAS_VEGAS, "lasvegas 0.2.0 from PyPI")
    for jobs, name in ((1, "kernel"), (2, "kernel on two cores")):
        yield in_kernel(f"lords-of-vegas-{jobs}", LORDS_OF_VEGAS, name, lords_kernel(jobs))
    playouts = lords_kernel(1, lists=False)
    name = "kernel, playouts that do not list"
    yield in_kernel("lords-of-vegas-unlisted", LORDS_OF_VEGAS, name, playouts)
    name = "kernel, four greedy, with trades"
    yield in_kernel("lords-of-vegas-greedy", LORDS_OF_VEGAS, name, greedy_lords())
    yield by_rules("lords-of-vegas-rules", LORDS_OF_VEGAS, play_lords_of_vegas)
    yield peer("pig", OTHERS, "pig, 2 seats: OpenSpiel, C++")
    yield peer("backgammon", OTHERS, "backgammon: OpenSpiel, C++")
    yield environment()
    yield peer("connect-four", OTHERS, "connect four: PettingZoo")
    yield peer("catanatron", OTHERS, "Catan, 2 seats: Catanatron")


def c_program(folder: Path) -> Contender:
    """Compile the C program where there is a compiler."""
    program = folder / "las_vegas"

    def said(games: int) -> list[str]:
        if not program.exists():
            build(program)
        return output([str(program), "5", str(games), str(SEED)]).split()

    return Contender(
        key="c",
        game=LAS_VEGAS,
        name="straightforward C program",
        whose="yardstick",
        seconds=lambda games: games / float(said(games)[0]),
        decisions=lambda: float(said(SAMPLE)[1]),
    )


def compiler() -> str:
    """Return the C compiler."""
    found = shutil.which("cc") or shutil.which("gcc")
    if found is None:
        raise Missing("There is no C compiler here.")
    return found


def build(program: Path) -> None:
    """Compile the C program."""
    output([compiler(), "-O2", "-o", str(program), str(HERE / "las_vegas.c")])


def output(command: Sequence[str]) -> str:
    """Return what a command prints."""
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        *_, last = ran.stderr.strip().splitlines() or ["It failed."]
        raise Missing(last)
    return ran.stdout


def no_news(_games: int) -> None:
    """Hear how far a simulation is."""


def las_vegas_kernel(jobs: int) -> Callable[[int], Figures]:
    """Return a simulation of Las Vegas on so many cores."""
    bots, options = ["uniform"] * 5, LasVegasOptions()
    return lambda games: las_vegas(bots, options, games, SEED, jobs=jobs, tell=no_news)


def lords_kernel(jobs: int, *, lists: bool = True) -> Callable[[int], Figures]:
    """Return a simulation of Lords of Vegas on so many cores, all kinds of moves but trades."""
    bots, options = ["uniform"] * 4, LordsOfVegasOptions()
    return lambda games: lords_of_vegas(
        bots, options, games, SEED, jobs=jobs, tell=no_news, trades=False, lists=lists
    )


def greedy_lords() -> Callable[[int], Figures]:
    """Return a simulation of Lords of Vegas between greedy players on one core, as they play."""
    bots, options = ["greedy"] * 4, LordsOfVegasOptions()
    return lambda games: lords_of_vegas(bots, options, games, SEED, jobs=1, tell=no_news)


def in_kernel(key: str, game: str, name: str, simulate: Callable[[int], Figures]) -> Contender:
    """Let the kernel play."""
    return Contender(key, game, name, "ours", clocked(simulate), lambda: simulate(SAMPLE).decisions)


def clocked(simulate: Callable[[int], object]) -> Callable[[int], float]:
    """Return how long a call takes."""

    def taken(games: int) -> float:
        began = perf_counter()
        simulate(games)
        return perf_counter() - began

    return taken


def by_rules(key: str, game: str, play_one: Callable[[int], int]) -> Contender:
    """Let the readable rules play, game by game."""
    return Contender(
        key=key,
        game=game,
        name="readable rules",
        whose="ours",
        seconds=clocked(lambda games: [play_one(number) for number in range(games)]),
        decisions=lambda: fmean(play_one(number) for number in range(20)),
    )


def play_las_vegas(number: int) -> int:
    """Play a game by the rules; return how often somebody chose."""
    bots = [Uniform(Random(f"{number} {seat}")) for seat in range(5)]
    return decisions_of(LasVegas(), bots, LasVegasOptions(), number)


def play_lords_of_vegas(number: int) -> int:
    """Play a game by the rules, without trades; return how often somebody chose."""
    bots = [LordsUniform(Random(f"{number} {seat}"), trades=False) for seat in range(4)]
    return decisions_of(LordsOfVegas(), bots, LordsOfVegasOptions(), number)


def decisions_of(
    game: Game[StateT, MoveT, EventT, OptionsT],
    bots: Sequence[Bot[StateT, MoveT]],
    options: OptionsT,
    number: int,
) -> int:
    """Play a game; return how often somebody chose."""
    log = play(game, bots, options, Dealer.numbered(SEED, number)).log
    return sum(isinstance(entry, Moved) for entry in log.entries)


def environment() -> Contender:
    """Step Las Vegas as PettingZoo's own environments are stepped."""
    made: list[Peer] = []

    def table() -> Peer:
        if not made:
            made.append(petting_zoo("croupier.env.las_vegas_v0"))
        return made[0]

    return Contender(
        key="environment",
        game=OTHERS,
        name="Las Vegas, 5 seats: PettingZoo, ours",
        whose="ours",
        seconds=lambda games: seconds(table(), games),
        decisions=lambda: decisions(table()),
    )


def peer(key: str, game: str, name: str) -> Contender:
    """Let others play in their own environment."""

    def said(*arguments: str) -> float:
        python = PEERS_PYTHON / "python"
        if not python.exists():
            raise Missing("The peers are not installed.")
        return float(output([str(python), str(HERE / "peers.py"), key, *arguments]))

    return Contender(key, game, name, "theirs", lambda games: said(str(games)), said)
