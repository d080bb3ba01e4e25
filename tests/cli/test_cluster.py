"""Work on several machines comes to the same as on one."""

import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from errno import ENOSPC
from math import ceil
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread

import pytest

from croupier import __version__
from croupier.cli.cluster import SETTINGS, WORTHWHILE, Together, heard, knock, parts, worthwhile
from croupier.cli.driving import Job, NoCluster, done
from croupier.cli.processes import DoneT, TaskT
from tests.cli.clusters import COMMANDS, LONG, TRAIN, run_alone
from tests.cli.conftest import Croupier

pytestmark = pytest.mark.weekly(
    "src/croupier/cli", "src/croupier/training", "tests/cli/clusters.py"
)


@contextmanager
def answering(answer: bytes) -> Iterator[str]:
    """Yield the address of somebody who says one thing to whoever calls."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def serve() -> None:
            line, _ = door.accept()
            with line:
                line.recv(100)
                line.sendall(answer)

        serving = Thread(target=serve)
        serving.start()
        yield f"127.0.0.1:{door.getsockname()[1]}"
        serving.join()


class TestKnocking:
    def test_whoever_answers_as_ray_does_may_be_one(self) -> None:
        with answering(bytes((0, 0, 0, SETTINGS, 0, 0, 0, 0, 0))) as address:
            knock(address)

    @pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"", b"220"])
    def test_whoever_answers_otherwise_is_none(self, answer: bytes) -> None:
        with (
            answering(answer) as address,
            pytest.raises(NoCluster, match="cannot be reached: something else is there"),
        ):
            knock(address)

    def test_where_nobody_is_there_is_none(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            port = door.getsockname()[1]
        with pytest.raises(NoCluster, match=rf"^The cluster at 127.0.0.1:{port} cannot be reached"):
            knock(f"127.0.0.1:{port}")

    @pytest.mark.parametrize("address", ["", "here", "here:", ":8000", "here:there"])
    def test_what_is_no_address_is_refused(self, address: str) -> None:
        with pytest.raises(NoCluster, match="A cluster is at HOST:PORT, or is “auto”; not at"):
            knock(address)


NOWHERE = "This machine is in no cluster that answers: start Ray, or name another.\n"


@pytest.mark.parametrize("command", ["simulate", "tournament", "train"])
def test_without_a_cluster_there_is_one_sentence_and_nothing_else(
    croupier: Croupier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)

    ran = croupier(command, "las-vegas", "--cluster", "127.0.0.1:1")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "The cluster at 127.0.0.1:1 cannot be reached: Connection refused.\n"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("command", ["simulate", "tournament", "train"])
def test_where_a_cluster_was_nobody_waits_for_minutes(
    croupier: Croupier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """As “auto” finds it in what a lost one has left behind."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    monkeypatch.setattr("croupier.cli.cluster.PATIENCE", 0.5)

    ran = croupier(command, "las-vegas", "--cluster", "auto")

    assert ran == (2, "", NOWHERE)
    assert [*tmp_path.iterdir()] == []


def negative(number: int) -> int:
    """Return what is as far from nothing on the other side."""
    return -number


class TestAJob:
    def test_is_prepared_for_once(self) -> None:
        prepared: list[str] = []
        job = Job("once", __version__, lambda: prepared.append("ready"), negative)

        assert [job.done(1), job.done(2)] == [-1, -2]
        assert prepared == ["ready"]

    def test_of_another_version_is_not_done(self) -> None:
        with pytest.raises(NoCluster, match=r"^A machine of the cluster has version .*, not 0\.0"):
            Job("old", "0.0", list, negative).done(1)

    def test_of_what_is_not_installed_here_is_not_done(self) -> None:
        with pytest.raises(NoCluster, match="lacks what is here: No module named 'chess'"):
            done(b"cchess\nplay\n.", b"")


@pytest.mark.parametrize("each", [0.001, 0.02, 1.0, 7.0])
def test_a_task_is_long_enough_to_be_worth_sending(
    monkeypatch: pytest.MonkeyPatch, each: float
) -> None:
    """On a clock that only work moves."""
    clock = [0.0]
    monkeypatch.setattr("croupier.cli.cluster.perf_counter", lambda: clock[0])

    def work(count: int) -> None:
        clock[0] += each * count

    assert worthwhile(work) == ceil(WORTHWHILE / each)


@pytest.mark.parametrize(("seconds", "size"), [(0.125, 12), (0.375, 4), (0.75, 2), (2.0, 1)])
def test_short_tasks_are_sent_together_and_come_to_the_same(
    monkeypatch: pytest.MonkeyPatch, seconds: float, size: int
) -> None:
    """On a clock that only work moves; what has to be loaded for the first does not count."""
    clock, sent = [0.0], list[list[int]]()
    monkeypatch.setattr("croupier.cli.cluster.perf_counter", lambda: clock[0])

    def work(number: int) -> int:
        clock[0] += 9.0 if number == 0 else seconds
        return -number

    def share(do: Callable[[TaskT], DoneT], tasks: Iterable[TaskT]) -> Iterator[DoneT]:
        kept = [*tasks]
        sent.extend(task for task in kept if isinstance(task, list))
        return map(do, kept)

    assert [*Together(share)(work, range(50))] == [*map(work, range(50))]
    assert [number for part in sent for number in part] == [*range(2, 50)]
    assert {len(part) for part in sent[:-1]} == {size}


@pytest.mark.parametrize("count", range(3))
def test_nothing_is_sent_where_there_is_hardly_anything(count: int) -> None:
    assert [*Together(map)(negative, range(count))] == [*map(negative, range(count))]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (OSError(ENOSPC, "No space left on device"), "No space left on device"),
        (ModuleNotFoundError("No module named 'numba'"), "No module named 'numba'"),
    ],
)
def test_what_a_machine_elsewhere_cannot_do_is_told_as_its_trouble(
    error: Exception, why: str
) -> None:
    there, here = Pipe()
    with there, here:
        there.send(error)
        with pytest.raises(NoCluster, match=rf"^A machine of the cluster cannot do .*: {why}\.$"):
            heard(here)


def test_parts_are_all_there_is() -> None:
    assert [number for part in parts(1001, 10) for number in part] == [*range(1001)]


def test_two_machines_come_to_the_same_as_one_and_losing_one_costs_only_time() -> None:
    """All of it in one scene, for a cluster takes long to start."""
    findings = run_alone()

    assert findings.alike == dict.fromkeys((*COMMANDS, TRAIN, LONG), True)
    assert findings.nowhere == (2, "", NOWHERE)
    assert findings.unable == "A machine of the cluster cannot do its work: Not a directory."
    code, out, err = findings.bereft
    assert (code, out) == (2, "")
    assert err.startswith("The connection to the cluster is lost: see that Ray runs")
    assert err.count("\n") == 1
