"""How it ends: on a signal, with a store that fails, and with nothing said that is secret."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from signal import SIGTERM

import msgspec
import pytest
from msgspec.structs import replace

from croupier.server import wire
from croupier.server.acts import AllowGallery
from croupier.server.socket_protocol import GOING_AWAY
from croupier.store.sqlite import SqliteConnection
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    LORDS,
    OPEN,
    PATIENCE,
    QUICK,
    Guest,
    Process,
    closed,
    done,
    fresh,
    problem,
    refused,
)

BOUND = 4.0
"""What is asked of a server with `--shutdown 4`."""
SLACK = 1.5
"""For a machine that does other things too."""
FLAGS = ("--shutdown", "4", "--messages-per-second", "9999", "--requests-per-second", "9999")

Run = Callable[..., Process]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    """Return a way to run a server from the command line."""
    with ExitStack() as stack:

        def process(*flags: str, largest_file: int | None = None) -> Process:
            ran = Process(tmp_path, *FLAGS, *flags, largest_file=largest_file)
            stack.callback(ran.close)
            return ran

        yield process


class TestASignal:
    def test_ends_a_busy_server_and_tells_nobodys_secrets(self, run: Run) -> None:
        process = run("--log", "debug")
        anna, benno = process.guest(), process.guest()
        created = anna.create(ANNA, OPEN, EASY)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        visit, other = anna.join(created.room), benno.join(created.room)
        anna.make_profile()
        codes = [anna.device_code(), anna.printed_code()]
        assert problem(benno.use_code("ABCDEFGHJKMN")) == (403, "wrong-code")
        done(visit.do(wire.Begin(fresh())))
        other.leave()
        done(benno.ask(created.room, wire.Leave(fresh(), 1)))
        visit.play(Random(1))
        busy = [anna.join(anna.create(ANNA, EASY, setup=LORDS).room) for _ in range(3)]
        seeds = [seed for (seed,) in self.seeds(process.path)]

        ended, seconds = process.end()
        assert ended == -SIGTERM
        assert seconds < BOUND + SLACK
        assert [closed(visit) for visit in (visit, *busy)] == [GOING_AWAY] * 4
        assert len(seeds) == 4
        for secret in (anna.secret, benno.secret, created.invite, *codes, *seeds):
            assert secret not in process.log
        for line in process.log.splitlines():
            assert {"at", "level", "from", "says"} <= msgspec.json.decode(line, type=dict).keys()
            assert "Traceback" not in line

    def seeds(self, path: Path) -> list[tuple[str]]:
        with closing(sqlite3.connect(path)) as line:
            return line.execute("SELECT seed FROM rooms").fetchall()

    def test_does_not_wait_for_whoever_does_not_read(self, open_house: Open) -> None:
        house = open_house(replace(QUICK, shutdown=BOUND))
        guest = house.guest()
        room = guest.create(ANNA, BENNO, setup=LORDS).room
        guest.connect(room, line=house.narrow_line())
        visit = guest.join(room)
        for _ in range(40):
            done(visit.do(wire.Say(fresh(), 0, "x" * 300)))
        began = time.monotonic()
        house.end()

        assert time.monotonic() - began < BOUND + SLACK
        assert closed(visit) == GOING_AWAY


class TestAFullDisk:
    def test_is_answered_with_errors_and_never_with_silence(self, run: Run) -> None:
        process = run(largest_file=400_000)
        guest = process.guest()
        visit = guest.join(guest.create(ANNA, BENNO).room)
        while isinstance(answer := visit.do(wire.Say(fresh(), 0, "x" * 300)), wire.Done):
            known = answer.number

        until = time.monotonic() + PATIENCE
        assert refused(answer).code == "store-unavailable"
        assert refused(answer).view == visit.view
        assert visit.view.number == known
        # A little may still fit where more does not.
        while unready(guest) != 503:
            assert time.monotonic() < until
        create = wire.Create(LORDS, (ANNA, OPEN))
        assert problem(guest.post("/api/rooms", create)) == (503, "store-unavailable")
        assert guest.http.get("/healthz").status_code == 200
        assert guest.see(visit.view.room).view.number == known
        ended, seconds = process.end()
        assert ended == -SIGTERM
        assert seconds < BOUND + SLACK
        assert "Traceback" not in process.log


class TestALockedFile:
    def test_ends_nothing_but_patience(self, run: Run) -> None:
        process = run()
        guest = process.guest()
        visit = guest.join(guest.create(ANNA, BENNO).room)
        with closing(sqlite3.connect(process.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            visit.send(wire.Say(fresh(), 0, "Does anybody write this down?"))
            assert guest.see(visit.view.room).view.number == visit.view.number
            ended, seconds = process.end()

        assert ended == -SIGTERM
        assert seconds < BOUND + SLACK


class TestADeadWriter:
    def test_makes_it_unready_and_every_answer_an_error(
        self, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        house = open_house(QUICK)
        guest = house.guest()
        created = guest.create(ANNA, BENNO)
        visit = guest.join(created.room)
        before = visit.view.number
        monkeypatch.setattr(SqliteConnection, "append", strike)

        answer = refused(visit.do(visit.choose(Random(1))))
        assert (answer.code, answer.view) == ("store-unavailable", visit.view)
        command = wire.Say(fresh(), 0, "Hello?")
        by_http = guest.post(f"/api/rooms/{created.room}/commands", command)
        assert problem(by_http) == (503, "store-unavailable")
        assert unready(guest) == 503
        assert "croupier_store_ready 0.0" in guest.http.get("/metrics").text
        assert visit.view.number == before
        monkeypatch.undo()
        house.restart()
        assert guest.join(created.room).view.table == visit.view.table


class TestAFileThatIsGone:
    @pytest.mark.parametrize("name", ["rooms.db", "rooms.db-wal", "rooms.db-lock"])
    def test_makes_every_command_an_error_whatever_it_asks_for(
        self, open_house: Open, name: str
    ) -> None:
        house = open_house(QUICK)
        anna, watcher = house.guest(), house.guest()
        created = anna.create(ANNA, BENNO)
        visit, watching = anna.join(created.room), watcher.join(created.room)
        done(visit.do(wire.Propose(fresh(), AllowGallery(allowed=True))))
        said = wire.Say(fresh(), 0, "Hello!")
        before = done(visit.do(said)).number
        done(watching.do(murmured := wire.Murmur(fresh(), "Dora", "Psst!")))
        visit.until(lambda visit: visit.view.number == before)
        house.path.with_name(name).unlink()

        # What changes nothing comes first: nobody has noticed anything yet.
        for murmur in (wire.Murmur(fresh(), "Dora", "Is anybody there?"), murmured):
            assert refused(watching.do(murmur)).code == "store-unavailable"
        for command in (said, wire.Say(fresh(), 0, "Hello?"), visit.choose(Random(1))):
            assert refused(visit.do(command)).code == "store-unavailable"
            by_http = anna.post(f"/api/rooms/{created.room}/commands", command)
            assert problem(by_http) == SHUT
        assert unready(anna) == 503
        assert problem(anna.http.get("/api/rooms")) == SHUT
        assert problem(anna.http.get(f"/api/rooms/{created.room}/record")) == SHUT
        assert problem(anna.post("/api/rooms", wire.Create(LORDS, (ANNA, OPEN)))) == SHUT
        # Whoever is at the table still sees it as it was last told.
        assert anna.see(created.room).view.number == before
        assert anna.http.get("/healthz").status_code == 200

    def test_lets_nobody_play_again(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        visit = anna.join(anna.create(ANNA, EASY).room).play(Random(5))
        again = done(visit.do(first := wire.Rematch(fresh()))).room
        assert again is not None
        house.path.unlink()

        for rematch in (first, wire.Rematch(fresh())):
            assert refused(visit.do(rematch)).code == "store-unavailable"
            by_http = anna.post(f"/api/rooms/{visit.view.room}/commands", rematch)
            assert problem(by_http) == SHUT


SHUT = (503, "store-unavailable")


def strike(*_: object, **__: object) -> set[str]:
    """Let the thread that writes die."""
    raise SystemExit


def unready(guest: Guest) -> int:
    return guest.http.get("/readyz").status_code
