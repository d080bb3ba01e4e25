"""The command line inside the test's own process, for the many quick questions."""

from collections.abc import Callable
from io import StringIO

import pytest

from croupier.cli import main
from tests.cli.running import Ran

Croupier = Callable[..., Ran]


@pytest.fixture
def croupier(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Croupier:
    """Return the command, as a function of its words and of what is typed."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = main(words)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run
