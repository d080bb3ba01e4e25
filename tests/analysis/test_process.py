"""`python -m croupier.analysis`: a record goes in, what is found comes out."""

import json
import subprocess
import sys

from tests.golden.record import FOLDER

COMMAND = (sys.executable, "-m", "croupier.analysis")


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
