"""Doing jobs on the machines of a cluster; `test_cluster` does so on real ones."""

import pickle
from operator import neg

import pytest

from croupier import __version__
from croupier.cli.driving import AUTO, Job, NoCluster, done, unreachable

prepared = list[str]()


def prepare() -> None:
    prepared.append("once")


def packed(name: str, version: str = __version__) -> bytes:
    return pickle.dumps(Job(name, version, prepare, neg))


def test_a_process_is_prepared_once_for_all_tasks_of_a_job() -> None:
    prepared.clear()
    answers = [pickle.loads(done(packed("one"), pickle.dumps(task))) for task in (1, 2, 3)]
    answers += [pickle.loads(done(packed("another"), pickle.dumps(4)))]

    assert answers == [-1, -2, -3, -4]
    assert len(prepared) == 2


def test_a_machine_with_another_version_refuses() -> None:
    with pytest.raises(NoCluster, match=rf"has version {__version__}, not 0\.0\.1\."):
        done(packed("old", "0.0.1"), pickle.dumps(1))


def test_a_machine_that_lacks_what_is_needed_refuses() -> None:
    lacking = b"cno_such_package\nThing\n."
    with pytest.raises(NoCluster, match="lacks what is here: No module named 'no_such_package'"):
        done(lacking, pickle.dumps(1))


def test_who_cannot_be_reached_is_named_with_the_first_reason() -> None:
    assert str(unreachable("there:1", "Refused.\nAnd more.")) == (
        "The cluster at there:1 cannot be reached: Refused."
    )
    assert "This machine is in no cluster that answers" in str(unreachable(AUTO, "Refused."))
