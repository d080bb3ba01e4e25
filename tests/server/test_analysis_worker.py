"""`python -m croupier.server.analysis_worker`: records go in, what is found comes out."""

import subprocess
from collections.abc import Sequence
from dataclasses import replace

import pytest
from msgspec.json import Decoder

from croupier.analysis.findings import Analysis, Option, analyse
from croupier.core.records import write
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import GameSpec, editions
from croupier.lasvegas import Place, State
from croupier.server import analysis_worker, wire
from croupier.server.analysing import COMMAND
from croupier.server.analysis_worker import (
    ENCODER,
    REPORTS,
    AnalysisWorker,
    Look,
    Refused,
    Report,
    Seen,
    complete,
    main,
    warm,
)
from tests.golden.record import FOLDER, RECIPES, played
from tests.server.house import JUDGES
from tests.strategies import GAME

INSIGHTS = Decoder(wire.AnyInsight)
RECORD = (FOLDER / "won-outright.jsonl").read_text(encoding="utf-8")
ENTRIES = len(RECORD.splitlines()) - 2


def reports(*records: str) -> Sequence[Report]:
    """Return what a worker reports that is given these records."""
    told: list[Report] = []
    worker = AnalysisWorker(lambda line: told.append(REPORTS.decode(line)))
    worker.work([ENCODER.encode(Look(record)) + b"\n" for record in records])
    return told


def test_tells_first_what_it_knows_and_then_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "SKETCH_SECONDS", 0.0)
    told = [report for report in reports(RECORD) if isinstance(report, Seen)]
    insights = [INSIGHTS.decode(seen.insight) for seen in told]
    *sketches, whole = insights

    assert [len(sketch.chances) for sketch in sketches] == [*range(1, ENTRIES + 2)]
    assert all(whole.chances[: len(sketch.chances)] == sketch.chances for sketch in sketches)
    assert not any(sketch.is_complete or sketch.errors for sketch in sketches)
    assert [bool(sketch.seats) for sketch in sketches] == [False] * ENTRIES + [True]
    assert sketches[-1].seats == whole.seats
    assert {sketch.movers for sketch in sketches} == {whole.movers}
    assert len(whole.movers) == ENTRIES
    assert all(whole.movers[error.entry] == error.seat for error in whole.errors)
    assert whole.is_complete
    assert whole.errors
    assert [seen.positions for seen in told] == [len(insight.chances) for insight in insights]


def test_tells_what_both_moves_lead_to() -> None:
    log, edition = played(RECIPES["won-outright"]).log, VERSION_1
    assert edition.judge is not None
    analysis = analyse(GAME, edition.judge(), log)
    errors = complete(edition, log, analysis).errors
    bare = complete(replace(edition, previews=None), log, analysis).errors

    assert len(errors) == len(bare) == len(analysis.errors)
    assert all(error.preview is not None and error.better_preview is not None for error in errors)
    assert all(error.preview is None for error in bare)


def test_says_what_it_cannot_read_and_goes_on() -> None:
    nothing, *_, last = reports("nothing", RECORD)

    assert nothing == Refused("Line 1: this is not a Croupier record.")
    assert isinstance(last, Seen)


def test_what_fails_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Analysis[object]:
        raise ValueError("It was so said.")

    monkeypatch.setattr(analysis_worker, "analyse", fail)

    assert reports(RECORD) == [Refused("ValueError('It was so said.')")]


def test_is_what_the_server_runs() -> None:
    assert COMMAND[-1] == main.__module__
    line = ENCODER.encode(Look("nothing")) + b"\n"
    with subprocess.Popen(JUDGES, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(2 * line)
        worker.stdin.flush()
        told = [REPORTS.decode(worker.stdout.readline()) for _ in range(2)]

    assert {*told} == {*reports("nothing")}
    assert worker.returncode == 0


def test_leaves_what_it_looks_into_when_the_server_has_ended() -> None:
    record = write(GAME, played(RECIPES["won-outright"]))
    line = ENCODER.encode(Look(record)) + b"\n"
    done = subprocess.run(JUDGES, input=line, capture_output=True, check=True)

    assert done.stdout == b""


def test_a_game_without_a_judge_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = GameSpec("las-vegas", "Las Vegas", editions(replace(VERSION_1, judge=None)))
    monkeypatch.setattr(registry, "find", lambda _name: bare)
    monkeypatch.setattr(registry, "all_games", lambda: [bare])

    refused = Refused("Nobody here judges games of las-vegas.")
    assert reports(write(GAME, played(RECIPES["won-outright"]))) == [refused]
    warm()


def test_gets_warm_with_the_judges_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Judge:
        def chances(self, _state: object) -> Sequence[float]:
            asked.append("chances")
            return (0.5, 0.5)

        def options(
            self, _state: State, _seat: Seat, also: Place | None = None
        ) -> Sequence[Option[Place]]:
            asked.append("options")
            return [] if also is None else [Option(also, 0.5)]

        def glance(self, _state: State, _seat: Seat) -> Sequence[Option[Place]]:
            raise AssertionError("nobody glances")

        def compare(self, _state: State, _seat: Seat, moves: Sequence[Place]) -> Sequence[float]:
            asked.append("compare")
            return [0.5 for _ in moves]

    spec = GameSpec("las-vegas", "Las Vegas", editions(replace(VERSION_1, judge=Judge)))
    monkeypatch.setattr(registry, "all_games", lambda: [spec])
    warm()

    assert {*asked} == {"chances", "options", "compare"}
