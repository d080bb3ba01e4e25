"""Many games between bots."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec
from msgspec import Raw
from rich.console import Console
from rich.progress import Progress, track

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.cli.arguments import Arguments
from croupier.cli.cluster import cluster, parts, worthwhile
from croupier.cli.options import options_of
from croupier.cli.reporting import Report, SeatReport, as_json, as_table
from croupier.cli.seating import for_all, luck, named
from croupier.cli.terminal import Terminal
from croupier.core.chance import Dealer
from croupier.core.game import EventT, Game, MoveT, OptionsT, Result, StateT
from croupier.core.log import Log
from croupier.games.spec import Edition

if TYPE_CHECKING:
    from croupier.kernel.figures import Figures

T = TypeVar("T")


def simulate(
    edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Play many games between bots and report what they come to."""
    options = options_of(edition, arguments)
    edition.game.start(arguments.seats, options)
    bots = for_all(arguments.bots, arguments.seats)
    for bot in bots:
        named("bot", edition.bots, bot)
    report = _by_kernel(edition, arguments, options, bots) or _by_rules(
        edition, arguments, options, bots
    )
    if arguments.json:
        terminal.console.out(as_json(report), highlight=False)
    else:
        terminal.show(as_table(report))
    return 0


def _by_rules(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    arguments: Arguments,
    options: OptionsT,
    bots: Sequence[str],
) -> Report:
    """Let the readable rules play."""
    series = series_of(edition, options, bots, arguments.series)
    if arguments.cluster is None:
        return series.report(series.played(counting(arguments.games)))
    work = partial(tally_of, edition, options, bots, arguments.series)
    whole = Tally()
    for tally in _on_cluster(arguments.cluster, work, arguments.games)[0]:
        whole.add(tally)
    return series.report(whole)


def _by_kernel(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    arguments: Arguments,
    options: OptionsT,
    bots: Sequence[str],
) -> Report | None:
    """Let the kernel play, unless the rules are asked to, or a bot has no twin there."""
    if arguments.engine == "rules" or edition.kernel is None:
        return None
    kernel = edition.kernel()
    if not kernel.knows(bots):
        return None
    jobs, seed = arguments.jobs, arguments.series
    if arguments.cluster is not None:
        work = partial(figures_of, edition, options, bots, seed)
        (first, *others), seconds = _on_cluster(arguments.cluster, work, arguments.games)
        return compiled_report(edition, options, bots, sum(others, start=first), seconds)
    kernel.simulate(bots, options, jobs, seed, jobs=jobs, tell=lambda _: None)
    with progress(arguments.games) as tell:
        began = perf_counter()
        figures = kernel.simulate(bots, options, arguments.games, seed, jobs=jobs, tell=tell)
        seconds = perf_counter() - began
    return compiled_report(edition, options, bots, figures, seconds)


def _on_cluster(address: str, work: Callable[[range], T], games: int) -> tuple[Sequence[T], float]:
    """Play the games of a series on many machines, in parts that are worth sending.

    Return what came of each part, and how many seconds all of them took together.
    """
    with cluster(address, partial(work, range(1))) as share, progress(games) as tell:
        tasks, answers = parts(games, worthwhile(lambda count: work(range(count)))), list[T]()
        began = perf_counter()
        for task, answer in zip(tasks, share(work, tasks), strict=True):
            tell(len(task))
            answers.append(answer)
        return answers, perf_counter() - began


def figures_of(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    bots: Sequence[str],
    seed: int,
    games: range,
) -> "Figures":
    """Play some games of a series in the kernel."""
    assert edition.kernel is not None, "a game is played in the kernel only if it has one"
    simulate = edition.kernel().simulate
    return simulate(
        bots, options, len(games), seed, jobs=1, tell=lambda _: None, first_game=games.start
    )


def tally_of(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    bots: Sequence[str],
    seed: int,
    games: range,
) -> "Tally":
    """Play some games of a series by the rules."""
    return series_of(edition, options, bots, seed).played(games)


def compiled_report(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    bots: Sequence[str],
    figures: "Figures",
    seconds: float,
) -> Report:
    """Report what games in the kernel came to, as those of the rules are reported."""
    first, second = edition.game.scores
    means = {"turns": figures.turns or figures.decisions, "decisions": figures.decisions}
    return Report(
        engine="kernel",
        game=edition.game.name,
        options=Raw(msgspec.json.encode(options)),
        games=figures.games,
        seconds=seconds,
        means={f"{name}_mean": means[name] for name in edition.counts},
        shared_wins=figures.shared_wins,
        by_seat=[
            SeatReport(
                bot=bot,
                win_share=seat.win_share,
                scores={
                    f"{first}_mean": seat.means[0],
                    f"{first}_sd": seat.deviation,
                    f"{second}_mean": seat.means[1],
                },
            )
            for bot, seat in zip(bots, figures.by_seat, strict=True)
        ],
    )


def seating_of(
    edition: Edition[StateT, MoveT, EventT, OptionsT], bots: Sequence[str], seed: int
) -> Callable[[int], Sequence[Bot[StateT, MoveT]]]:
    """Return who seats these bots for the game of a number."""
    makers = [named("bot", edition.bots, bot) for bot in bots]
    return lambda game: [make(luck(seed, game, seat)) for seat, make in enumerate(makers)]


@dataclass
class Tally:
    """What is noted of each game of a series."""

    results: list[Result] = field(default_factory=list)
    counts: list[tuple[int, ...]] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Note what somebody else has noted of the games after these."""
        self.results += other.results
        self.counts += other.counts
        self.seconds += other.seconds


@dataclass(frozen=True)
class Series(Generic[StateT, MoveT, EventT, OptionsT]):
    """Games between the same bots in the same seats.

    `seated` returns the bots of the game of a number, and `counted` names what is counted in
    the log of every game, beside its scores.
    """

    game: Game[StateT, MoveT, EventT, OptionsT]
    options: OptionsT
    bots: Sequence[str]
    seated: Callable[[int], Sequence[Bot[StateT, MoveT]]]
    counted: Mapping[str, Callable[[Log[MoveT, OptionsT]], int]]
    seed: int

    def played(self, games: Iterable[int]) -> Tally:
        """Play the games of these numbers and note what they come to."""
        tally = Tally()
        for number in games:
            self._play(number, tally)
        return tally

    def _play(self, number: int, tally: Tally) -> None:
        """Play one game; nothing but play is on the clock."""
        bots, dealer = self.seated(number), Dealer.numbered(self.seed, number)
        began = perf_counter()
        sitting = play(self.game, bots, self.options, dealer)
        tally.seconds += perf_counter() - began
        result = self.game.result(sitting.state)
        assert result is not None, "bots play to the end"
        tally.results.append(result)
        tally.counts.append(tuple(count(sitting.log) for count in self.counted.values()))

    def report(self, tally: Tally) -> Report:
        """Report what was noted."""
        means = map(fmean, zip(*tally.counts, strict=True))
        return Report(
            engine="rules",
            game=self.game.name,
            options=Raw(msgspec.json.encode(self.options)),
            games=len(tally.results),
            seconds=tally.seconds,
            means={f"{name}_mean": mean for name, mean in zip(self.counted, means, strict=True)},
            shared_wins=fmean(len(result.winners) > 1 for result in tally.results),
            by_seat=[self._seat(seat, tally.results) for seat in range(len(self.bots))],
        )

    def _seat(self, seat: int, results: Sequence[Result]) -> SeatReport:
        return SeatReport(
            bot=self.bots[seat],
            win_share=fmean(result.win_shares[seat] for result in results),
            scores=score_figures(self.game.scores, [result.scores[seat] for result in results]),
        )


def series_of(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    options: OptionsT,
    bots: Sequence[str],
    seed: int,
) -> Series[StateT, MoveT, EventT, OptionsT]:
    """Return the series of these bots in the order of their seats."""
    seated = seating_of(edition, bots, seed)
    return Series(edition.game, options, bots, seated, edition.counts, seed)


def score_figures(names: Sequence[str], scores: Sequence[tuple[int, ...]]) -> Mapping[str, float]:
    """Return the mean of each score; the deciding one comes with its standard deviation.

    It is the deviation of a sample, with one game less than there are in the divisor:

    >>> score_figures(("money", "notes"), [(10, 1), (20, 4)])
    {'money_mean': 15.0, 'money_sd': 7.0710678118654755, 'notes_mean': 2.5}
    """
    first, *others = zip(*scores, strict=True)
    spread = stdev(first) if len(first) > 1 else 0.0
    means = {f"{name}_mean": fmean(s) for name, s in zip(names[1:], others, strict=True)}
    return {f"{names[0]}_mean": fmean(first), f"{names[0]}_sd": spread, **means}


def counting(games: int) -> Iterable[int]:
    """Count games, with a progress bar on stderr where somebody watches it."""
    console = Console(stderr=True)
    unseen = not console.is_terminal
    return track(range(games), "Playing", console=console, transient=True, disable=unseen)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show how far games in the kernel are, on stderr where somebody watches it."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Playing", total=games)
        yield lambda played: bar.advance(task, played)
