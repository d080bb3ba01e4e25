"""Las Vegas, played at the command line."""

from tests.cli.conftest import Croupier
from tests.cli.running import ANYTHING

PROMPT = "Place which face?"


def play(croupier: Croupier, words: str, typed: str = ANYTHING) -> str:
    ran = croupier("play", "las-vegas", *words.split(), typed=typed)

    assert (ran.code, ran.err) == (0, "")
    return "\n".join(ran.lines)
