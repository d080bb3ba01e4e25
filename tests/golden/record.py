"""The golden games: played once by bots, kept as records with their transcripts beside them.

`python -m tests.golden.record`, run in the project's folder, plays and writes them anew. That is
right only after a change meant to alter them: to the bots, to the words, or to the rules with a
new version. What then differs is to be read line by line, and where a game no longer ends the way
its name says, another seed must be found.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from msgspec import Struct

from croupier.bots.arena import play
from croupier.bots.lasvegas import BOTS
from croupier.core.chance import Dealer
from croupier.core.records import Record, steps, write
from croupier.core.seats import Seat, Sitter
from croupier.lasvegas.state import Options
from croupier.locales import Speech
from tests.strategies import GAME, LasVegasRecord

FOLDER = Path(__file__).parent / GAME.name


class Recipe(Struct, frozen=True):
    """How a golden game came about."""

    seed: int
    bots: tuple[str, ...]
    options: Options


RECIPES: Mapping[str, Recipe] = {
    "won-outright": Recipe(7, ("uniform", "greedy"), Options(open_money=True, start=Seat(1))),
    "won-by-notes": Recipe(29, ("greedy", "uniform", "greedy"), Options(white=True)),
    "shared": Recipe(86, ("greedy", "uniform", "greedy", "uniform", "greedy"), Options()),
    "shared-by-two-of-three": Recipe(114, ("greedy",) * 4, Options(white=True)),
}


def played(recipe: Recipe) -> LasVegasRecord:
    """Play a golden game."""
    dealer = Dealer.numbered(recipe.seed)
    bots = [BOTS[bot](Random(10 * recipe.seed + seat)) for seat, bot in enumerate(recipe.bots)]
    log = play(GAME, bots, recipe.options, dealer).log
    names = zip(("Anna", "Benno", "Carla", "Denny", "Erik"), recipe.bots, strict=False)
    return Record(tuple(Sitter(name, bot) for name, bot in names), log, dealer.seed)


def transcript(record: LasVegasRecord) -> str:
    """Tell a game from its first note to its winner."""
    speech = Speech("en", [sitter.name for sitter in record.sitters])
    events = (event for step in steps(GAME, record) for event in step.events)
    return "".join(f"{speech.say(GAME.phrase(event))}\n" for event in events)


def main() -> None:
    """Write every golden game and its transcript."""
    for name, recipe in RECIPES.items():
        record = played(recipe)
        (FOLDER / f"{name}.jsonl").write_text(write(GAME, record), encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(record), encoding="utf-8")


if __name__ == "__main__":
    main()
