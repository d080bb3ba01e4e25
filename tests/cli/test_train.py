"""The command that makes weights, apart from the making."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from croupier.cli.driving import NoCluster
from croupier.cli.terminal import Terminal
from croupier.cli.train import require_recipe, train, trained
from croupier.core.errors import InvalidOptions
from croupier.games.lasvegas import VERSION_1
from croupier.nets.files import FOLDER, read
from croupier.training.workbench import Plan
from tests.cli.training import EDITION, typed


def test_makes_weights_and_says_what_came_of_every_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "toy.net"

    assert train(EDITION, typed(out), Terminal.standard()) == 0

    first, second, last = capsys.readouterr().out.splitlines()
    assert first.startswith("Round 1 of 2: 20 samples, loss ")
    assert second.startswith("Round 2 of 2: 30 samples, loss ")
    assert last == f"{out}: {out.stat().st_size} bytes."
    title = read(out).title
    assert (title.game, title.origin.seed, len(title.origin.rounds)) == ("toy", 7, 2)
    assert [*tmp_path.iterdir()] == [out]


def test_as_many_rounds_are_made_as_are_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "toy.net"
    train(EDITION, typed(out, rounds=3), Terminal.standard())

    assert len(read(out).title.origin.rounds) == 3


def test_what_is_finished_is_left_as_it_is_and_only_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "las-vegas.net"
    train(EDITION, typed(out), Terminal.standard())
    before = out.stat().st_mtime_ns
    capsys.readouterr()
    # As a kill leaves it that comes when all is written and not all is removed.
    left = out.with_name(f"{out.name}.training")
    left.mkdir()
    title = read(out).title
    made = title.origin
    plan = Plan(title.game, title.rules, title.layout, made.seed, len(made.rounds), made.games)
    (left / "plan.json").write_bytes(msgspec.json.encode(plan))

    train(EDITION, typed(out, resume=True), Terminal.standard())

    assert not left.exists()
    assert out.stat().st_mtime_ns == before
    assert capsys.readouterr().out == f"{out} is finished.\n"


def test_a_game_without_a_recipe_cannot_be_trained() -> None:
    with pytest.raises(InvalidOptions, match=r"^There is nothing to be learned for las-vegas\.$"):
        require_recipe(replace(VERSION_1, training=None))


def test_where_nothing_can_be_written_nothing_is_made(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "toy.net"

    with pytest.raises(InvalidOptions, match=r"cannot be made at .*: No such file or directory\.$"):
        train(EDITION, typed(out), Terminal.standard())


def test_without_its_cluster_nothing_is_begun(tmp_path: Path) -> None:
    out = tmp_path / "toy.net"

    with pytest.raises(NoCluster, match="cannot be reached"):
        train(EDITION, typed(out, cluster="127.0.0.1:1"), Terminal.standard())

    assert [*tmp_path.iterdir()] == []


def test_only_games_with_weights_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert [*trained({})] == []
