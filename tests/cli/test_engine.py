"""What plays the games of a command: compiled code, whichever bots there are."""

from collections.abc import Collection, Iterable, Mapping

import msgspec
import pytest
from msgspec import Struct

from croupier.bots.lasvegas import BOTS as LAS_VEGAS_BOTS
from croupier.bots.lordsofvegas import BOTS as LORDS_BOTS
from tests.cli.conftest import Croupier

BOTS: Mapping[str, Collection[str]] = {"las-vegas": LAS_VEGAS_BOTS, "lords-of-vegas": LORDS_BOTS}
EVERY_BOT = [
    (game, f"{bot}:5" if f"{bot}:5" in bots else bot) for game, bots in BOTS.items() for bot in bots
]
"""Every bot of every game; those that search do so but little."""


class Told(Struct):
    engine: str


def engine(croupier: Croupier, command: str, game: str, bots: Iterable[str]) -> str:
    """Return what played two games between bots, as the command says."""
    words = f"--json --bots {','.join(bots)} --games 2 --jobs 1"
    seats = ("--seats", "2") if command == "simulate" else ()
    ran = croupier(command, game, *words.split(), *seats)

    assert (ran.code, ran.err) == (0, "")
    return msgspec.json.decode(ran.out, type=Told).engine


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_every_bot_is_simulated_by_the_kernel(croupier: Croupier, game: str, bot: str) -> None:
    assert engine(croupier, "simulate", game, (bot, bot)) == "kernel"


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_every_bot_competes_in_the_kernel(croupier: Croupier, game: str, bot: str) -> None:
    other = "greedy" if bot == "uniform" else "uniform"

    assert engine(croupier, "tournament", game, (bot, other)) == "kernel"


@pytest.mark.parametrize("command", ["simulate", "tournament"])
@pytest.mark.parametrize("game", BOTS)
def test_where_a_bot_looks_at_the_clock_the_rules_play(
    croupier: Croupier, command: str, game: str
) -> None:
    assert engine(croupier, command, game, ("montecarlo:1ms", "uniform")) == "rules"
