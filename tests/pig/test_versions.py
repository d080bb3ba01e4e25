"""Versions of rules are real: what has begun under one goes on under it, for ever."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from croupier_pig import PIG
from croupier_pig.game import Pig
from croupier_pig.spec import edition
from croupier_pig.state import Choosing, Over

from croupier.core import records
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.log import replay
from croupier.games import registry
from croupier.games.spec import Edition, GameSpec, editions
from croupier.server import wire
from tests.pig.installing import PACKAGE, ROOT
from tests.pig.serving import Guest, always_roll, people, served, setup, state

FOLDERS = ("tests/golden", "tests/games", "examples/pig/records")
"""Where games are kept that were played under the rules of their day."""
RECORDS = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.jsonl"))
GAMES = (*registry.built_in(), PIG)


def lost_versions(spec: GameSpec, kept: Sequence[Path]) -> list[int]:
    """Return the versions up to the newest that have no edition, or no record that shows it."""
    titles = [records.title_of(path.read_text(encoding="utf-8")) for path in kept]
    shown = {title.rules for title in titles if title.game == spec.name}
    return [n for n in range(1, max(spec.editions) + 1) if n not in {*spec.editions} & shown]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_version_there_ever_was_has_its_edition_and_a_record(spec: GameSpec) -> None:
    """Whoever raises the number keeps the old edition, and a game that was played under it."""
    assert lost_versions(spec, RECORDS) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_record_replays_under_the_rules_it_was_played_by(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    title = records.title_of(text)

    def proves_true(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> bool:
        *_, last = records.steps(edition.game, records.read(edition.game, text))
        return (
            records.verify(edition.game, text) > 0 and edition.game.result(last.state) is not None
        )

    (spec,) = (spec for spec in GAMES if spec.name == title.game)
    assert spec.edition(title.rules).use(proves_true)


def test_a_number_that_was_raised_without_the_old_edition_is_noticed() -> None:
    assert lost_versions(replace(PIG, editions=editions(edition(2))), RECORDS) == [1]
    assert lost_versions(replace(PIG, editions=editions(*map(edition, (1, 2, 3)))), RECORDS) == [3]


def test_a_game_of_version_1_would_not_end_so_under_version_2() -> None:
    """PIG-4."""
    text = (PACKAGE / "records" / "v1.jsonl").read_text(encoding="utf-8")
    log = records.read(Pig(1), text).log

    *_, then = replay(Pig(1), log)
    *_, now = replay(Pig(2), log)
    assert isinstance(then.state, Over)
    assert isinstance(now.state, Choosing)


def test_a_table_begun_under_version_1_goes_on_under_it_when_there_is_version_2(
    site: Path, yesterday: Path, tmp_path: Path
) -> None:
    """Two who never hold: under version 1 rolling wins, under version 2 it never does (PIG-4)."""
    guest, create = Guest(), wire.Create(setup(10), people("Anna", "Benno"))
    with served(tmp_path, yesterday, site) as house:
        assert newest(guest.http(house, "GET", "/api/games").content) == 1
        room = guest.create(house, create)
        guest.play(house, room, always_roll, moves=1)

    with served(tmp_path, site) as house:
        assert newest(guest.http(house, "GET", "/api/games").content) == 2
        assert state(guest.play(house, room, always_roll)).type == "over"
        record = guest.http(house, "GET", f"/api/rooms/{room}/record").text
        assert records.title_of(record).rules == 1
        assert records.verify(Pig(1), record) > 0

        new = guest.create(house, create)
        again = guest.do(house, room, wire.Rematch(guest.fresh())).room
        assert again is not None
        for other in (new, again):
            while state(view := guest.play(house, other, always_roll, moves=1)).stake < 10:
                assert view.stage == "playing"
            assert state(view).type == "choosing"


def newest(games: bytes) -> int:
    """Return the version by which new tables of Pig are played."""
    listed = msgspec.json.decode(games, type=wire.Games).games
    return next(game.rules for game in listed if game.name == "pig")
