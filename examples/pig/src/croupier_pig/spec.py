"""Pig, as the house finds it: `croupier.games` in pyproject.toml names what is last here."""

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from croupier.bots.bot import Uniform
from croupier.core.chance import Rolled
from croupier.core.log import Log, decisions
from croupier.games.spec import Edition, GameSpec, Timeouts, Types, Wording, editions
from croupier_pig import turns, wording
from croupier_pig.bots import HoldAt20, KeepPace
from croupier_pig.events import Event
from croupier_pig.game import RULES, Pig
from croupier_pig.moves import Move
from croupier_pig.state import Options, State

if TYPE_CHECKING:
    from croupier.training.recipe import Recipe


def rolls(log: Log[Move, Options]) -> int:
    """Return how often the die was rolled."""
    return sum(isinstance(entry, Rolled) for entry in log.entries)


def sentences() -> Mapping[str, str]:
    """Read what is said in each language there is a file for."""
    found = files("croupier_pig").joinpath("locales").iterdir()
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in found}


def training() -> "Recipe":
    """Load the recipe by which the game is learned."""
    from croupier_pig.training import PigRecipe

    return PigRecipe()


def edition(rules: int) -> Edition[State, Move, Event, Options]:
    """Return the game under a version of its rules; what differs is for the rules to know."""
    return Edition(
        game=Pig(rules),
        types=Types(options=Options, state=State, move=Move, event=Event),
        bots={"uniform": Uniform, "hold-at-20": HoldAt20, "keep-pace": KeepPace},
        levels={"easy": "uniform", "medium": "hold-at-20", "hard": "keep-pace"},
        timeouts=Timeouts(turns.overdue, turns.is_still_overdue),
        wording=Wording(wording.position, wording.move),
        counts={"rolls": rolls, "decisions": decisions},
        formats=(str,),
        training=training if rules == RULES else None,
    )


PIG = GameSpec(
    name="pig",
    title="Pig",
    editions=editions(*(edition(rules) for rules in range(1, RULES + 1))),
    sentences=sentences(),
)
