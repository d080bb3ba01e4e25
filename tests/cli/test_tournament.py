"""Bots that compete."""

import re
from dataclasses import replace
from random import Random
from statistics import fmean

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.bots.lasvegas import BOTS
from croupier.cli.tournament import (
    PlayedGame,
    game_by_rules,
    interval,
    play_deals,
    ratings,
    reach,
    seatings,
    share,
)
from croupier.core.chance import Dealer
from croupier.core.game import Result
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import LEVELS
from croupier.lasvegas.ending import result
from croupier.lasvegas.state import Options, Over
from tests.cli.conftest import Croupier
from tests.cli.running import run_at_terminal
from tests.strategies import GAME

GAMES = ", ".join(registry.names())


class Entrant(Struct, forbid_unknown_fields=True):
    bot: str
    games: int
    win_share: float
    low: float
    high: float
    rating: float
    ms_per_decision: float


class Figures(Struct, forbid_unknown_fields=True):
    game: str
    engine: str
    seats: int
    options: Options
    deals: int
    games: int
    bots: list[Entrant]


def tournament(croupier: Croupier, words: str) -> Figures:
    ran = croupier("tournament", "las-vegas", "--json", *words.split())

    assert (ran.code, ran.err) == (0, "")
    return msgspec.json.decode(ran.out, type=Figures)


def outcome(seating: tuple[str, ...], deal: int) -> Result:
    """Play the game of a seating without the command line."""
    bots = [BOTS[bot](Random(f"4 {deal} {seat}")) for seat, bot in enumerate(seating)]
    over = play(GAME, bots, Options(), Dealer.numbered(4, deal)).state
    assert isinstance(over, Over)
    return result(over)


class TestFigures:
    def test_are_those_of_the_games(self, croupier: Croupier) -> None:
        figures = tournament(
            croupier, "--bots greedy,uniform --games 6 --seed 4 --jobs 1 --engine rules"
        )
        won = [outcome(("greedy", "uniform"), deal).win_shares[0] for deal in range(3)]
        won += [outcome(("uniform", "greedy"), deal).win_shares[1] for deal in range(3)]

        greedy, uniform = figures.bots
        assert (figures.game, figures.seats, figures.deals, figures.games) == ("las-vegas", 2, 3, 6)
        assert (figures.options, figures.engine) == (Options(), "rules")
        assert (greedy.bot, greedy.games, greedy.win_share) == ("greedy", 6, fmean(won))
        assert (uniform.bot, uniform.games) == ("uniform", 6)
        assert uniform.win_share == pytest.approx(1 - fmean(won))
        assert greedy.low < greedy.win_share < greedy.high
        assert greedy.rating > 0 > uniform.rating
        assert greedy.ms_per_decision > 0

    def test_are_the_same_on_one_core_and_on_two(self, croupier: Croupier) -> None:
        words = "--bots greedy,uniform,uniform --white --games 12 --jobs"
        one, two = tournament(croupier, f"{words} 1"), tournament(croupier, f"{words} 2")
        for bot in (*one.bots, *two.bots):
            bot.ms_per_decision = 0

        assert one == two
        assert one.options == Options(white=True)

    def test_share_out_every_win(self, croupier: Croupier) -> None:
        greedy, uniform = tournament(croupier, "--bots greedy,uniform,uniform --games 9").bots

        assert greedy.win_share + 2 * uniform.win_share == pytest.approx(1)

    def test_are_of_whole_deals(self, croupier: Croupier) -> None:
        figures = tournament(croupier, "--bots greedy,uniform,uniform --games 4 --jobs 1")

        assert (figures.deals, figures.games) == (2, 6)

    def test_can_be_those_of_searching_bots(self, croupier: Croupier) -> None:
        words = "--bots montecarlo:40,montecarlo:10 --games 4 --jobs 2"
        figures = tournament(croupier, words)

        assert figures.engine == "kernel"
        assert [bot.bot for bot in figures.bots] == ["montecarlo:40", "montecarlo:10"]
        assert all(bot.ms_per_decision > 0 for bot in figures.bots)

    def test_are_of_the_rules_where_a_bot_looks_at_the_clock(self, croupier: Croupier) -> None:
        figures = tournament(croupier, "--bots montecarlo:1ms,uniform --games 2 --jobs 1")

        assert figures.engine == "rules"

    @pytest.mark.parametrize("engine", ["kernel", "rules"])
    def test_are_about_the_same_by_both_engines(self, croupier: Croupier, engine: str) -> None:
        words = f"--bots greedy,uniform --games 60 --jobs 1 --engine {engine}"
        greedy, _ = tournament(croupier, words).bots

        assert greedy.win_share > 0.85
        assert greedy.ms_per_decision > 0


class TestADeal:
    def test_has_the_same_luck_for_all(self) -> None:
        """Two bots that choose alike play the same game in every seating, so both win half."""
        bots, levels = {"one": Uniform, "other": Uniform}, dict.fromkeys(LEVELS, "one")
        edition = replace(VERSION_1, bots=bots, levels=levels)
        (deal,) = play_deals(
            game_by_rules, edition, Options(), seatings(["one", "other"]), 1, range(7, 8)
        )

        assert len({game.result.scores for game in deal}) == 1
        assert share(deal, "one") == share(deal, "other") == 0.5

    @given(st.lists(st.sampled_from("abc"), min_size=2, max_size=5))
    def test_seats_every_bot_everywhere_equally_often_and_no_two_games_alike(
        self, bots: list[str]
    ) -> None:
        tables = seatings(bots)

        assert len({*tables}) == len(tables)
        for seat in range(len(bots)):
            sat = [table[seat] for table in tables]
            assert all(sat.count(bot) * len(bots) == bots.count(bot) * len(tables) for bot in bots)


class TestTheInterval:
    @pytest.mark.parametrize(
        ("freedom", "published"), [(5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)]
    )
    def test_reaches_as_far_as_published(self, freedom: int, published: float) -> None:
        """Student's distribution, two-sided 95 %, as in any table of it."""
        assert reach(freedom) == pytest.approx(published, abs=0.004)

    @given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=1, max_size=40))
    def test_holds_the_mean_and_is_one_of_shares(self, shares: list[float]) -> None:
        low, high = interval(shares, 0.5)

        assert 0 <= low <= fmean(shares) + 1e-9
        assert fmean(shares) - 1e-9 <= high <= 1

    def test_of_one_deal_says_nothing(self) -> None:
        assert interval([1.0], 0.2) == (0, 1)

    def test_holds_the_truth_nineteen_times_in_twenty(self) -> None:
        luck, held = Random(1), 0
        for _ in range(2000):
            low, high = interval([fmean(luck.choices([0, 1], k=3)) for _ in range(25)], 0.5)
            held += low <= 0.5 <= high

        assert held / 2000 == pytest.approx(0.95, abs=0.02)


def games(*scores: tuple[int, ...], bots: str) -> list[PlayedGame]:
    """Return games that ended with these scores."""
    seats = len(bots)
    return [
        PlayedGame((*bots,), Result(tuple((s,) for s in score)), (0.0,) * seats, (1,) * seats)
        for score in scores
    ]


class TestRatings:
    def test_are_ten_to_one_at_400_points(self) -> None:
        """Nineteen wins of twenty and a half more for either side are 19.5 to 1.5: 13 to 1."""
        rated = ratings(games(*[(2, 1)] * 19, (1, 2), bots="ab"))

        assert rated["a"] - rated["b"] == pytest.approx(445.58, abs=0.01)
        assert rated["a"] + rated["b"] == pytest.approx(0)

    def test_are_equal_where_all_draw(self) -> None:
        rated = ratings(games((3, 3, 3), bots="abc"))

        assert [*rated.values()] == pytest.approx([0, 0, 0])

    def test_count_every_seat_of_a_bot(self) -> None:
        rated = ratings(games((9, 4, 1), (9, 4, 1), bots="abb"))

        assert rated["a"] > 0 > rated["b"]

    def test_follow_the_places(self) -> None:
        rated = ratings(games((9, 4, 1), (9, 4, 1), (4, 9, 1), bots="abc"))

        assert rated["a"] > rated["b"] > rated["c"]


class TestTheTable:
    def test_has_a_line_for_each_bot_the_best_first(self, croupier: Croupier) -> None:
        words = "--bots uniform,greedy --games 20 --game las-vegas"
        ran = croupier("tournament", *words.split())

        assert (ran.code, ran.err) == (0, "")
        assert re.split("  +", ran.lines[1].strip()) == [
            "Bot",
            "Win share",
            "95 %",
            "Rating",
            "ms per decision",
        ]
        assert [line.split()[0] for line in ran.lines[3:5]] == ["greedy", "uniform"]
        assert " ".join(ran.lines[6:]) == (
            "20 games of las-vegas by the kernel, every deal in 2 seatings; a fair share is 50.0%."
        )

    def test_is_there_for_lords_of_vegas_too(self, croupier: Croupier) -> None:
        ran = croupier("tournament", "--game", "lords-of-vegas", "--games", "2")

        assert (ran.code, ran.err) == (0, "")
        assert {line.split()[0] for line in ran.lines[3:5]} == {"greedy", "uniform"}
        assert ran.lines[6].startswith(
            "2 games of lords-of-vegas by the kernel, every deal in 2 seatings;"
        )


@pytest.mark.parametrize("command", ["tournament", "lockstep"])
def test_progress_is_shown_and_ctrl_c_ends_it_quietly(command: str) -> None:
    words = [command, "las-vegas", "--games", "20000", "--jobs", "2"]
    ran = run_at_terminal(words, [("Playing", "\x03")])

    assert ran.code == 130
    assert "Traceback" not in ran.out


REFUSALS = {
    "tournament --game chess": f"There is no game called “chess”; known: {GAMES}.",
    "tournament": "The following arguments are required: GAME.",
    "tournament las-vegas --bots greedy,magic": "There is no bot called “magic”; known: ",
    "tournament las-vegas --bots greedy,": "There is no bot called “”; known: ",
    "tournament las-vegas --bots you,greedy": "There is no bot called “you”; known: ",
    "tournament las-vegas --bots greedy": "Las Vegas is for 2 to 5 seats, not 1.",
    "tournament las-vegas --bots greedy,greedy": (
        "A tournament needs at least two different bots, not only greedy."
    ),
    "tournament las-vegas --bots greedy,uniform,uniform,uniform,uniform,uniform": (
        "Las Vegas is for 2 to 5 seats, not 6."
    ),
    "tournament las-vegas --white --bots greedy,uniform,uniform,uniform,uniform": (
        "Las Vegas with white dice is for 2 to 4 seats, not 5."
    ),
    "tournament lords-of-vegas --bots greedy,uniform,uniform,uniform,uniform": (
        "Lords of Vegas is for 2 to 4 seats, not 5."
    ),
    "tournament las-vegas --games 0": "Argument --games: '0' is not a number from 1 up.",
    "tournament las-vegas --games many": "Argument --games: 'many' is not a number from 1 up.",
    "tournament las-vegas --jobs 0": "Argument --jobs: '0' is not a number from 1 up.",
    "tournament las-vegas --seed x": "Argument --seed: invalid int value: 'x'.",
    "lockstep chess": "There is no game called “chess”; known: ",
    "lockstep las-vegas --games 0": "Argument --games: '0' is not a number from 1 up.",
}


@pytest.mark.parametrize("words", REFUSALS)
def test_a_refusal_is_one_sentence_that_names_the_value(croupier: Croupier, words: str) -> None:
    ran = croupier(*words.split())

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(REFUSALS[words])
