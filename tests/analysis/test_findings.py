"""What is found in whole games."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from croupier.analysis.account import WHOLE, accounts
from croupier.analysis.findings import (
    LEAST,
    Option,
    Unfinished,
    analyse,
    better_move,
    chances_in,
)
from croupier.analysis.lasvegas import LasVegasJudge
from croupier.bots.arena import play
from croupier.bots.bot import Bot, Uniform
from croupier.bots.lasvegas import Greedy
from croupier.core.chance import Dealer, Drawn, Rolled
from croupier.core.game import EventT, Moved, MoveT, OptionsT, StateT
from croupier.core.log import Log, replay
from croupier.core.records import read
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.lasvegas import Options, Place, State
from tests.golden.record import FOLDER
from tests.strategies import GAME

TEXT = (FOLDER / "won-outright.jsonl").read_text(encoding="utf-8")


def test_a_game_is_looked_into_and_always_alike() -> None:
    log = read(GAME, TEXT).log
    analysis = analyse(GAME, LasVegasJudge(), log)

    assert analysis == analyse(GAME, LasVegasJudge(), log)
    assert len(analysis.seats) == log.seats
    assert len(analysis.chances) == len(log.entries) + 1
    for chances in analysis.chances:
        assert sum(chances) == pytest.approx(1)
    for error in analysis.errors:
        assert log.entries[error.entry] == Moved(error.seat, error.move)
        assert error.better != error.move
        assert error.cost >= LEAST


def test_a_game_without_an_end_is_refused_in_a_sentence() -> None:
    log = read(GAME, TEXT).log

    with pytest.raises(Unfinished, match="left before its end"):
        analyse(GAME, LasVegasJudge(), Log(log.seats, log.options, log.entries[:-1]))


def every_table(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
) -> Sequence[tuple[int, OptionsT]]:
    """Return all kinds of tables of a game; who starts is drawn by lot."""
    kernel = edition.kernel
    assert kernel is not None
    return [
        (seats, options)
        for seats, options in kernel().tables
        if getattr(options, "start", None) is None
    ]


@pytest.mark.parametrize("game", ["las-vegas", "lords-of-vegas"])
@pytest.mark.weekly("src/croupier/analysis", "src/croupier/kernel")
def test_random_games_at_all_kinds_of_tables_add_up(game: str) -> None:
    def add_up(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
        judge = edition.new_judge()
        for number, (seats, options) in enumerate(every_table(edition)):
            bots = [edition.bots["uniform"](Random(seat)) for seat in range(seats)]
            log = play(edition.game, bots, options, Dealer.numbered(3, number)).log
            states = [step.state for step in replay(edition.game, log)]
            found = accounts(log.entries, chances_in(edition.game, judge, states))
            result = edition.game.result(states[-1])
            assert result is not None
            for account, share in zip(found, result.win_shares, strict=True):
                parts = (account.start, account.luck, account.own, account.others)
                assert sum(round(part * WHOLE) for part in parts) == round(account.result * WHOLE)
                assert account.result == pytest.approx(float(share), abs=1 / WHOLE)
            assert sum(round(account.luck * WHOLE) for account in found) == 0
            assert sum(round(account.start * WHOLE) for account in found) == WHOLE

    registry.find(game).newest.use(add_up)


class Unsure:
    """Finds one move better than another, each time by so much."""

    def __init__(self, gain: float, *proofs: float) -> None:
        self._gain = gain
        self.proofs = [*proofs]

    def chances(self, _state: str) -> Sequence[float]:
        """Find nothing."""
        raise AssertionError("nobody asks")

    def options(self, _state: str, _seat: Seat, _also: str | None = None) -> list[Option[str]]:
        """Return both."""
        return [Option("made", 0.3), Option("better", 0.3 + self._gain)]

    def glance(self, _state: str, _seat: Seat) -> Sequence[Option[str]]:
        """Find nothing."""
        raise AssertionError("nobody glances")

    def compare(self, _state: str, _seat: Seat, _moves: Sequence[str]) -> Sequence[float]:
        """Return what is proved next."""
        return [0.2, 0.2 + self.proofs.pop(0)]


class TestABetterMove:
    def cost(self, judge: Unsure) -> float | None:
        better = better_move(judge, "", Seat(0), "made")
        assert not judge.proofs
        return None if better is None else round(better.chance, 4)

    def test_costs_the_mean_of_both_judgements(self) -> None:
        assert self.cost(Unsure(0.03, 0.025)) == 0.0275

    def test_that_does_not_prove_so_is_none(self) -> None:
        assert self.cost(Unsure(0.03, 0.01)) is None

    def test_that_hardly_gains_is_not_proved(self) -> None:
        assert self.cost(Unsure(0.01)) is None

    def test_that_is_dear_is_proved_again(self) -> None:
        assert self.cost(Unsure(0.1, 0.1, 0.06)) == 0.09
        assert self.cost(Unsure(0.1, 0.03, 0.0)) is None


@pytest.mark.parametrize("kind", [Rolled, Drawn])
@pytest.mark.weekly("src/croupier/analysis", "src/croupier/kernel")
def test_luck_comes_to_nothing_over_many_games(kind: type[Rolled | Drawn]) -> None:
    """Whoever plays and however well: what luck did is within four errors of nothing."""
    changes = [change for game in range(10) for change in luck_in(game, kind)]

    assert abs(fmean(changes)) < 4 * stdev(changes) / sqrt(len(changes))


def luck_in(number: int, kind: type[Rolled | Drawn]) -> list[float]:
    """Return what outcomes of a kind did for the first seat in a game between two."""
    bots: list[Bot[State, Place]] = [Uniform(Random(number)), Greedy(Random(number))]
    log = play(GAME, bots, Options(), Dealer.numbered(7, number)).log
    chances = analyse(GAME, LasVegasJudge(), log).chances
    return [
        after[0] - before[0]
        for entry, before, after in zip(log.entries, chances, chances[1:], strict=False)
        if isinstance(entry, kind)
    ]
