"""What a game need not say, and what it must: the house around a game that brings little."""

from dataclasses import replace
from pathlib import Path

import pytest
from croupier_pig import PIG
from croupier_pig.events import Event
from croupier_pig.game import Pig
from croupier_pig.spec import edition
from croupier_pig.state import Options, State
from msgspec import Raw
from rich.console import Console
from rich.text import Text

from croupier.cli.ranking import ranking
from croupier.cli.reporting import Report, SeatReport, as_table
from croupier.core.chance import Dealer
from croupier.core.errors import InvalidOptions
from croupier.core.game import Result, Step
from croupier.games import registry
from croupier.games.spec import AnyEdition, GameSpec, editions
from croupier.server import entries as e
from croupier.server.room_log import opened_again
from croupier.server.rooms import Room, opened
from tests.pig.running import Ran, croupier


def shown(picture: object) -> str:
    """Return what a terminal shows."""
    console = Console(width=80)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def test_scores_are_written_as_numbers_where_nobody_says_how() -> None:
    names = [Text("Anna"), Text("Benno")]

    assert "104" in shown(ranking(Result(((104,), (90,))), names, ("points",), ()))


def test_a_report_says_nothing_of_counts_where_there_are_none() -> None:
    seats = [SeatReport("uniform", 0.5, {"points_mean": 70.0})] * 2
    report = Report("rules", "pig", Raw(b"{}"), 10, 1.0, {}, 0.0, seats)

    assert "Shared wins: 0.0%.\n" in shown(as_table(report))


def test_a_game_has_a_bot_for_every_level() -> None:
    with pytest.raises(ValueError, match="pig has no bot that is medium or hard"):
        replace(edition(2), levels={"easy": "uniform", "hard": "nobody"})


class Stern(Pig):
    """Pig as it might become, for at least three."""

    def start(self, seats: int, options: Options) -> Step[State, Event]:
        """Refuse two."""
        if seats < 3:
            raise InvalidOptions(f"Pig is for 3 to 8 seats, not {seats}.")
        return super().start(seats, options)


STERN = replace(edition(3), game=Stern(3))


def finished(seats: int) -> Room:
    """Return a table that was opened under version 1."""
    opening = e.Opened(
        game="pig",
        rules=1,
        options=Raw(b'{"target":50}'),
        seats=seats,
        commitment="",
        invite="",
        listed=False,
        takeover=True,
        timer=None,
    )
    return opened("old", opening)


@pytest.mark.parametrize(
    ("all_of_them", "seats", "rules"),
    [
        ([edition(1)], 2, 1),
        ([edition(1), edition(2)], 2, 2),
        ([edition(1), edition(2), STERN], 3, 3),
        ([edition(1), edition(2), STERN], 2, 1),
    ],
)
def test_a_table_is_opened_again_by_the_newest_rules_or_else_by_its_own(
    monkeypatch: pytest.MonkeyPatch, all_of_them: list[AnyEdition], seats: int, rules: int
) -> None:
    spec = GameSpec("pig", "Pig", editions(*all_of_them), PIG.sentences)
    monkeypatch.setattr(registry, "find", lambda _name: spec)

    again = opened_again(finished(seats), Dealer.numbered(1))
    assert (again.rules, bytes(again.options)) == (rules, b'{"target":50}')


def test_a_game_that_cannot_be_loaded_is_left_out_and_said_so_once(tmp_path: Path) -> None:
    info = tmp_path / "sty-1.0.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sty\nVersion: 1.0.0\n")
    (info / "entry_points.txt").write_text("[croupier.games]\nsty = no_such_module:STY\n")
    why = "The game “sty” cannot be loaded: No module named 'no_such_module'.\n"

    others = croupier(tmp_path, "simulate", "las-vegas", "--games", "1", "--engine", "rules")
    assert (others.code, others.err) == (0, why)
    assert croupier(tmp_path, "play", "sty") == Ran(2, "", why)
