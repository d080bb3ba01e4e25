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
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from croupier.cli import main
from croupier.cli.cluster import cluster
from croupier.cli.driving import NoCluster
from croupier.cli.terminal import Terminal
from croupier.cli.train import train
from tests.cli.running import COMMAND, Ran, run
from tests.cli.training import EDITION, typed

if TYPE_CHECKING:
    from ray._private.node import Node

SET_FLAGS, UP_AND_RUNNING = 0x8914, 0x41
"""How Linux is told to use an interface."""
HERE, MEMORY = "127.0.0.1", 80 * 2**20
"""What each machine has."""
VARYING = re.compile(r'"(seconds|games_per_second|ms_per_decision)": [^\n]*')
"""What is never the same twice."""

COMMANDS = (
    "simulate las-vegas --bots greedy --games 30000 --json",
    "tournament las-vegas --bots greedy,uniform --games 60 --json",
)
TRAIN = "train"
LONG = "simulate las-vegas --bots uniform --games 4000 --engine rules --json"
"""What is long enough for a machine to be lost in the middle."""
ENDLESS = "simulate las-vegas --bots uniform --games 1000000 --engine rules --json"
PATIENCE = {"RAY_gcs_rpc_server_reconnect_timeout_s": "5"}
"""How long Ray waits for a head that is gone; usually a minute."""
BUSY = b"ray::done"
"""What Ray calls a process that does a task."""


class Findings(Struct):
    """What was seen."""

    nowhere: Ran
    """What came of a command before there was a cluster."""
    unable: str
    """What is said where a machine cannot do what it is asked for."""
    alike: dict[str, bool]
    """Whether the cluster came to the same as this machine alone, by command."""
    bereft: Ran
    """What came of a command in the middle of which the whole cluster was lost."""
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
    """Let two machines work, and lose one in the middle of a game, and then the other."""
    from ray.cluster_utils import Cluster

    began = time.monotonic()
    nowhere = run(*COMMANDS[0].split(), "--cluster", "auto")
    machines = Cluster()
    first = machines.add_node(
        num_cpus=1, object_store_memory=MEMORY, node_ip_address=HERE, include_dashboard=False
    )
    second = machines.add_node(num_cpus=1, object_store_memory=MEMORY, node_ip_address=HERE)
    try:
        alike = {words: is_alike(words, machines.address) for words in COMMANDS}
        alike[TRAIN] = trained(None) == trained(machines.address)
        unable = refusal(machines.address)
        halved = losing(second, LONG, machines.address)
        alike[LONG] = halved.code == 0 and is_same(halved.out, printed(*LONG.split()))
        bereft = losing(first, ENDLESS, machines.address)
    finally:
        machines.shutdown()
    return Findings(nowhere, unable, alike, bereft, time.monotonic() - began)


def is_alike(words: str, address: str) -> bool:
    """Tell whether a command prints the same with a cluster and without."""
    return is_same(printed(*words.split(), "--cluster", address), printed(*words.split()))


def is_same(far: str, near: str) -> bool:
    """Tell whether two commands have printed the same."""
    return bool(near) and VARYING.sub("", far) == VARYING.sub("", near)


def trained(address: str | None) -> bytes:
    """Return the file of weights that a training comes to."""
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(io.StringIO()):
        out = Path(folder) / "toy.net"
        train(EDITION, typed(out, cluster=address, rounds=4), Terminal.standard())
        return out.read_bytes()


def refusal(address: str) -> str:
    """Let a machine look for files where none can be; return what is said of it."""
    with cluster(address, list) as share:
        try:
            return str([*share(os.listdir, ["/dev/null"])])
        except NoCluster as error:
            return error.sentence


def printed(*words: str) -> str:
    """Return what a command prints."""
    with redirect_stdout(io.StringIO()) as out:
        assert main(words) == 0
    return out.getvalue()


def losing(machine: "Node", words: str, address: str) -> Ran:
    """Run a command, and kill a machine (with the cluster, if it is the head) that is at work."""
    all_words, pipe = (*COMMAND, *words.split(), "--cluster", address), subprocess.PIPE
    impatient = {**os.environ, **PATIENCE}
    with subprocess.Popen(all_words, stdout=pipe, stderr=pipe, env=impatient) as running:
        while not is_busy(machine):
            assert running.poll() is None, "it is not over before the machine is lost"
            time.sleep(0.01)
        machine.kill_all_processes(check_alive=False, allow_graceful=False)
        out, err = running.communicate()
    return Ran(running.returncode, out.decode(), err.decode())


def is_busy(machine: "Node") -> bool:
    """Tell whether one of the processes of a machine does a task."""
    (raylet,) = machine.all_processes["raylet"]
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            is_its = f"\nPPid:\t{raylet.process.pid}\n" in (process / "status").read_text()
            if is_its and (process / "cmdline").read_bytes().startswith(BUSY):
                return True
    return False


if __name__ == "__main__":
    if "up" in sys.argv:
        bring_up()
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."
    print(msgspec.json.encode(found()).decode())
