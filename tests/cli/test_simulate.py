"""Many games between bots."""

import re
from collections.abc import Sequence
from random import Random
from statistics import mean, stdev

import msgspec
from msgspec import Struct

from croupier.bots.arena import play
from croupier.bots.lasvegas import BOTS
from croupier.core.chance import Dealer
from croupier.core.game import Moved
from croupier.lasvegas.ending import result
from croupier.lasvegas.state import Options, Over
from tests.cli.conftest import Croupier
from tests.strategies import GAME, LasVegasSitting


class SeatFigures(Struct, forbid_unknown_fields=True):
    bot: str
    win_share: float
    money_mean: float
    money_sd: float
    notes_mean: float


class Figures(Struct, forbid_unknown_fields=True):
    game: str
    engine: str
    seats: int
    options: Options
    games: int
    seconds: float
    games_per_second: float
    turns_mean: float
    shared_wins: float
    by_seat: list[SeatFigures]


def simulate(croupier: Croupier, words: str) -> Figures:
    ran = croupier("simulate", "las-vegas", "--engine", "rules", "--json", *words.split())

    assert (ran.code, ran.err) == (0, "")
    return msgspec.json.decode(ran.out, type=Figures)


def games(bots: Sequence[str], options: Options, seed: int, count: int) -> list[LasVegasSitting]:
    """Play the same games without the command line."""
    return [
        play(
            GAME,
            [BOTS[bot](Random(f"{seed} {game} {seat}")) for seat, bot in enumerate(bots)],
            options,
            Dealer.numbered(seed, game),
        )
        for game in range(count)
    ]


class TestFigures:
    def test_are_those_of_the_games(self, croupier: Croupier) -> None:
        bots = ("greedy", "uniform", "uniform")
        figures = simulate(
            croupier, "--seats 3 --white --bots greedy,uniform,uniform --games 6 --seed 4"
        )
        played = games(bots, Options(white=True), seed=4, count=6)
        results = [result(over) for g in played if isinstance(over := g.state, Over)]

        assert figures.turns_mean == mean(
            sum(isinstance(entry, Moved) for entry in game.log.entries) for game in played
        )
        assert figures.shared_wins == mean(len(r.winners) > 1 for r in results)
        for seat, bot in enumerate(bots):
            money = [r.scores[seat][0] for r in results]
            assert figures.by_seat[seat] == SeatFigures(
                bot=bot,
                win_share=float(mean(r.win_shares[seat] for r in results)),
                money_mean=mean(money),
                money_sd=stdev(money),
                notes_mean=mean(r.scores[seat][1] for r in results),
            )

    def test_are_named_as_promised(self, croupier: Croupier) -> None:
        ran = croupier("simulate", "las-vegas", "--games", "2", "--json")
        names = msgspec.json.decode(ran.out, type=dict[str, object])

        assert list(names) == [
            "game",
            "engine",
            "seats",
            "options",
            "games",
            "seconds",
            "games_per_second",
            "turns_mean",
            "shared_wins",
            "by_seat",
        ]

    def test_say_what_was_asked_for(self, croupier: Croupier) -> None:
        figures = simulate(croupier, "--seats 2 --games 3 --start 1 --open-money --engine rules")

        assert (figures.game, figures.seats, figures.games) == ("las-vegas", 2, 3)
        assert figures.engine == "rules"
        assert figures.options == Options(start=figures.options.start, open_money=True)
        assert figures.options.start == 1

    def test_of_the_same_seed_are_the_same(self, croupier: Croupier) -> None:
        words = "--seats 4 --bots uniform --games 5 --seed 1"
        first, second = simulate(croupier, words), simulate(croupier, words)

        assert first.by_seat == second.by_seat
        assert first.turns_mean == second.turns_mean

    def test_of_another_seed_are_others(self, croupier: Croupier) -> None:
        first = simulate(croupier, "--games 3 --seed 1")
        second = simulate(croupier, "--games 3 --seed 2")

        assert first.by_seat != second.by_seat

    def test_share_out_every_win(self, croupier: Croupier) -> None:
        figures = simulate(croupier, "--seats 5 --games 20")

        assert abs(sum(seat.win_share for seat in figures.by_seat) - 1) < 1e-9

    def test_of_one_game_do_not_spread(self, croupier: Croupier) -> None:
        figures = simulate(croupier, "--seats 3 --games 1")

        assert [seat.money_sd for seat in figures.by_seat] == [0, 0, 0]

    def test_of_the_clock_agree(self, croupier: Croupier) -> None:
        figures = simulate(croupier, "--games 3")

        assert figures.seconds > 0
        assert figures.games_per_second == 3 / figures.seconds


class TestTheTable:
    def test_has_a_line_for_each_seat(self, croupier: Croupier) -> None:
        words = "--seats 3 --bots greedy,uniform,greedy --games 3"
        ran = croupier("simulate", "las-vegas", *words.split())

        assert (ran.code, ran.err) == (0, "")
        assert re.split("  +", ran.lines[1].strip()) == [
            "Seat",
            "Bot",
            "Win share",
            "Money mean",
            "Money sd",
            "Notes mean",
        ]
        assert [line.split()[:2] for line in ran.lines[3:6]] == [
            ["0", "greedy"],
            ["1", "uniform"],
            ["2", "greedy"],
        ]
        assert ran.lines[7].startswith("3 games of las-vegas in ")
