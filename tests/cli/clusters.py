"""Two machines of a cluster, as far as Ray can tell; run where no network is.

Whoever may, starts this in a network of its own: Ray opens ports to everyone. What comes out is
printed as one JSON object, for the tests beside.
"""

import fcntl
import io
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from croupier.cli import main
from croupier.cli.cluster import cluster
from croupier.cli.terminal import Terminal
from croupier.cli.train import train
from tests.cli.training import EDITION, typed

if TYPE_CHECKING:
    from ray._private.node import Node
    from ray.cluster_utils import Cluster

SET_FLAGS, UP_AND_RUNNING = 0x8914, 0x41
"""How Linux is told to use an interface."""
HERE, MEMORY = "127.0.0.1", 80 * 2**20
"""What each machine has."""
TASKS = 8
VARYING = re.compile(r'"(seconds|games_per_second|ms_per_decision)": [^\n]*')
"""What is never the same twice."""

COMMANDS = (
    "simulate las-vegas --bots greedy --games 30000 --json",
    "simulate las-vegas --bots uniform --games 400 --engine rules --json",
    "tournament las-vegas --bots greedy,uniform --games 60 --json",
)


TRAIN = "train"


class Findings(Struct):
    """What was seen."""

    alike: dict[str, bool]
    """Whether the cluster came to the same as this machine alone, by command."""
    answers: list[int]
    """What came of tasks during which a machine was lost."""
    begun: list[tuple[int, str]]
    """Which task was begun by which machine."""
    lost: str
    """The machine that was lost."""
    seconds: float


def run_alone() -> Findings:
    """Run this file in a network of its own, where that is allowed."""
    apart = ("unshare", "--map-root-user", "--net")
    may = shutil.which("unshare") is not None and _works(*apart, "true")
    words = [*(apart if may else ()), sys.executable, "-m", __name__, *(("up",) if may else ())]
    # The names of sockets in it may not be long.
    with tempfile.TemporaryDirectory(prefix="ray", dir="/tmp") as folder:
        apart_too = {**os.environ, "RAY_TMPDIR": folder}
        ran = subprocess.run(words, capture_output=True, env=apart_too, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
    return msgspec.json.decode(ran.stdout, type=Findings)


def _works(*words: str) -> bool:
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def bring_up() -> None:
    """Use the loopback interface of a network that has nothing else."""
    with socket.socket() as any_socket:
        asked = struct.pack("16sH14x", b"lo", UP_AND_RUNNING)
        fcntl.ioctl(any_socket, SET_FLAGS, asked)


def found() -> Findings:
    """Let two machines work, and lose one."""
    from ray.cluster_utils import Cluster

    began = time.monotonic()
    machines = Cluster()
    machines.add_node(
        num_cpus=1, object_store_memory=MEMORY, node_ip_address=HERE, include_dashboard=False
    )
    second = machines.add_node(num_cpus=1, object_store_memory=MEMORY, node_ip_address=HERE)
    try:
        alike = {words: is_alike(words, machines.address) for words in COMMANDS}
        alike[TRAIN] = trained(None) == trained(machines.address)
        with tempfile.TemporaryDirectory() as folder:
            notes, lost = Path(folder), second.node_id
            losing = Thread(target=lose, args=(machines, second, notes))
            losing.start()
            with cluster(machines.address, int) as share:
                answers = [*share(partial(slow_square, notes), range(TASKS))]
            losing.join()
            begun = [_note(file.name) for file in sorted(notes.iterdir())]
    finally:
        machines.shutdown()
    return Findings(alike, answers, begun, lost, time.monotonic() - began)


def is_alike(words: str, address: str) -> bool:
    """Tell whether a command prints the same with a cluster and without."""
    far, near = printed(*words.split(), "--cluster", address), printed(*words.split())
    return bool(near) and VARYING.sub("", far) == VARYING.sub("", near)


def trained(address: str | None) -> bytes:
    """Return the file of weights that a training comes to."""
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(io.StringIO()):
        out = Path(folder) / "toy.net"
        train(EDITION, typed(out, cluster=address), Terminal.standard())
        return out.read_bytes()


def printed(*words: str) -> str:
    """Return what a command prints."""
    with redirect_stdout(io.StringIO()) as out:
        assert main(words) == 0
    return out.getvalue()


def slow_square(notes: Path, number: int) -> int:
    """Work for a while; leave a note of who began, and when."""
    import ray

    machine = ray.get_runtime_context().get_node_id()
    (notes / f"{time.monotonic_ns()} {number} {machine}").touch()
    time.sleep(0.5)
    return number * number


def _note(name: str) -> tuple[int, str]:
    _, number, machine = name.split()
    return int(number), machine


def lose(machines: "Cluster", second: "Node", notes: Path) -> None:
    """Kill the second machine as soon as it has begun something."""
    while not any(file.name.endswith(second.node_id) for file in notes.iterdir()):
        time.sleep(0.01)
    machines.remove_node(second, allow_graceful=False)


if __name__ == "__main__":
    if "up" in sys.argv:
        bring_up()
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."
    print(msgspec.json.encode(found()).decode())
