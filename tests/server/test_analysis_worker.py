"""`python -m croupier.server.analysis_worker`: a record goes in, what is found comes out."""

import io
import json
import subprocess
import sys
from dataclasses import replace

import pytest

from croupier.core.records import write
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import GameSpec, editions
from croupier.server.analysing import COMMAND
from croupier.server.analysis_worker import main
from tests.golden.record import FOLDER, RECIPES, played
from tests.strategies import GAME


def test_writes_what_it_finds() -> None:
    record = (FOLDER / "won-outright.jsonl").read_bytes()
    done = subprocess.run(COMMAND, input=record, capture_output=True, check=True)
    found = json.loads(done.stdout)

    assert len(found["luck"]) == 2
    assert {*found["missed"][0]} == {"entry", "seat", "cost", "move", "better"}


def test_says_in_a_sentence_what_it_cannot_read() -> None:
    done = subprocess.run(COMMAND, input=b"nothing", capture_output=True, check=False)

    assert done.returncode == 1
    assert done.stdout == b""
    assert done.stderr.decode().strip() == "Line 1: this is not a Croupier record."


def test_is_what_the_server_runs() -> None:
    assert COMMAND[-1] == main.__module__


def test_a_game_without_a_judge_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = GameSpec("las-vegas", "Las Vegas", editions(replace(VERSION_1, judge=None)))
    monkeypatch.setattr(registry, "find", lambda _name: bare)
    monkeypatch.setattr("os.nice", lambda _by: 0)
    monkeypatch.setattr(sys, "stdin", io.StringIO(write(GAME, played(RECIPES["won-outright"]))))

    assert main() == 1
    assert capsys.readouterr() == ("", "Nobody here judges games of las-vegas.\n")
