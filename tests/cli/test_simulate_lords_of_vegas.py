"""Many games between bots."""

import re
from collections.abc import Sequence
from random import Random
from statistics import mean, stdev

import msgspec
from msgspec import Struct

from croupier.bots.arena import play
from croupier.bots.lordsofvegas import BOTS
from croupier.core.chance import Dealer
from croupier.core.game import Moved
from croupier.core.log import Sitting
from croupier.lordsofvegas.ending import result
from croupier.lordsofvegas.events import BlockClosed, CardDrawn, Event
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import Options, State
from tests.cli.conftest import Croupier
from tests.screens.lordsofvegas.games import GAME


class SeatFigures(Struct, forbid_unknown_fields=True):
    bot: str
    win_share: float
    points_mean: float
    points_sd: float
    money_mean: float


class Figures(Struct, forbid_unknown_fields=True):
    game: str
    engine: str
    seats: int
    options: Options
    games: int
    seconds: float
    games_per_second: float
    turns_mean: float
    decisions_mean: float
    shared_wins: float
    by_seat: list[SeatFigures]


LordsSitting = Sitting[State, Move, Event, Options]


def simulate(croupier: Croupier, words: str) -> Figures:
    ran = croupier("simulate", "lords-of-vegas", "--engine", "rules", "--json", *words.split())

    assert (ran.code, ran.err) == (0, "")
    return msgspec.json.decode(ran.out, type=Figures)


def games(bots: Sequence[str], seed: int, count: int) -> list[LordsSitting]:
    """Play the same games without the command line."""
    return [
        play(
            GAME,
            [BOTS[bot](Random(f"{seed} {game} {seat}")) for seat, bot in enumerate(bots)],
            Options(),
            Dealer.numbered(seed, game),
        )
        for game in range(count)
    ]


def turns(sitting: LordsSitting) -> int:
    """Count cards drawn, but not those of the block two players do not use."""
    events = sitting.news()
    drawn = sum(isinstance(event, CardDrawn) for event in events)
    return drawn - sum(isinstance(event, BlockClosed) for event in events)


def decisions(sitting: LordsSitting) -> int:
    return sum(isinstance(entry, Moved) for entry in sitting.log.entries)


class TestFigures:
    def test_are_those_of_the_games(self, croupier: Croupier) -> None:
        bots = ("uniform", "uniform")
        figures = simulate(croupier, "--seats 2 --bots uniform --games 4 --seed 4")
        played = games(bots, seed=4, count=4)
        results = [result(game.state.table) for game in played]

        assert figures.turns_mean == mean(map(turns, played))
        assert figures.decisions_mean == mean(map(decisions, played))
        assert figures.shared_wins == mean(len(r.winners) > 1 for r in results)
        for seat, bot in enumerate(bots):
            points = [r.scores[seat][0] for r in results]
            assert figures.by_seat[seat] == SeatFigures(
                bot=bot,
                win_share=float(mean(r.win_shares[seat] for r in results)),
                points_mean=mean(points),
                points_sd=stdev(points),
                money_mean=mean(r.scores[seat][1] for r in results),
            )

    def test_are_named_as_promised(self, croupier: Croupier) -> None:
        ran = croupier("simulate", "lords-of-vegas", "--games", "1", "--json")
        names = msgspec.json.decode(ran.out, type=dict[str, object])

        assert list(names) == [*Figures.__struct_fields__]

    def test_of_the_same_seed_are_the_same(self, croupier: Croupier) -> None:
        words = "--seats 4 --bots greedy,uniform,uniform,uniform --games 1 --seed 1"
        first, second = simulate(croupier, words), simulate(croupier, words)

        assert first.by_seat == second.by_seat
        assert (first.turns_mean, first.decisions_mean) == (30, second.decisions_mean)

    def test_of_another_seed_are_others(self, croupier: Croupier) -> None:
        first = simulate(croupier, "--games 2 --seed 1")
        second = simulate(croupier, "--games 2 --seed 2")

        assert first.by_seat != second.by_seat

    def test_are_refused_for_seats_the_game_is_not_for(self, croupier: Croupier) -> None:
        ran = croupier("simulate", "lords-of-vegas", "--seats", "5")

        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "Lords of Vegas is for 2 to 4 seats, not 5.\n"


class TestTheTable:
    def test_has_points_before_money(self, croupier: Croupier) -> None:
        ran = croupier("simulate", "lords-of-vegas", "--seats", "2", "--games", "2")

        assert ran.code == 0
        assert re.split("  +", ran.lines[1])[-3:] == ["Points mean", "Points sd", "Money mean"]
        assert "turns per game" in ran.lines[-1]
        assert "decisions per game" in ran.lines[-1]
