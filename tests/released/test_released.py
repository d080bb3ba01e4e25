"""What released versions left behind is read by this one (docs/promises.md)."""

import json
import shutil
from pathlib import Path
from typing import get_args

import pytest
from msgspec.json import Decoder

from croupier import __version__, records
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.docs.public import public_names, unannounced
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.server import wire
from croupier.server.schema import json_schema
from releasing.compatibility import lost
from releasing.versions import notes_since, numbers
from tests.cli.running import run
from tests.released.keeping import COMMANDS, HERE

ROOT = HERE.parents[1]
VERSIONS = sorted((path.name for path in HERE.glob("*.*.*")), key=numbers)
RECORDS = sorted(HERE.glob("*/records/*.jsonl"))
ROOMS = 3


def test_this_version_is_among_them_or_after_them() -> None:
    assert numbers(VERSIONS[-1]) <= numbers(__version__)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_its_records_are_replayed_and_verified(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    def verified(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> int:
        return records.verify(edition.game, text)

    assert registry.edition_of(text).use(verified) > 0


@pytest.mark.parametrize("version", VERSIONS)
def test_its_database_is_opened_and_all_rooms_are_as_their_logs_say(
    version: str, tmp_path: Path
) -> None:
    shutil.copyfile(HERE / version / "rooms.db", tmp_path / "rooms.db")
    ran = run("check", "--database", f"sqlite:///{tmp_path}/rooms.db")

    assert ran.out == f"{ROOMS} rooms were read from their logs; in 0 something is wrong.\n"


@pytest.mark.parametrize("version", VERSIONS)
def test_what_its_page_sends_is_understood(version: str) -> None:
    kept = json.loads((HERE / version / "messages.json").read_bytes())
    requests = {name: Decoder(getattr(wire, name)) for name in kept["requests"]}

    for message in kept["socket"]:
        assert wire.MESSAGES.decode(json.dumps(message))
    for name, message in kept["requests"].items():
        assert requests[name].decode(json.dumps(message))


def test_every_message_of_a_page_is_kept() -> None:
    assert {type(command) for command in COMMANDS} == {*get_args(wire.ClientMessage)}


@pytest.mark.parametrize("version", VERSIONS)
def test_nothing_is_lost_that_its_page_reads_or_sends(version: str) -> None:
    kept = json.loads((HERE / version / "schema.json").read_bytes())

    assert lost(kept["$defs"], json.loads(json_schema())["$defs"]) == []


@pytest.mark.parametrize("version", VERSIONS)
def test_public_names_that_are_gone_are_named_in_the_changelog(version: str) -> None:
    before = (HERE / version / "public.txt").read_text(encoding="utf-8").splitlines()
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

    assert unannounced(before, public_names(), notes_since(changelog, version)) == []
