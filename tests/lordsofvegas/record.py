"""The golden games: played once, kept as records with their transcripts beside them.

`python -m tests.lordsofvegas.record`, run in the project's folder, plays and writes them anew.
That is right only after a change meant to alter them: to the bots, to the words, or to the rules
with a new version. What then differs is to be read line by line, and where a game no longer ends
the way its name says, another seed must be found.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import pow as power
from pathlib import Path
from random import Random

from msgspec import Struct

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.lordsofvegas import BOTS
from croupier.bots.lordsofvegas.uniform import Uniform
from croupier.core.chance import Dealer
from croupier.core.records import Record, steps, write
from croupier.core.seats import Seat, Sitter
from croupier.locales import Speech
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.board import SITE, Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.moves import (
    Accept,
    Build,
    Goods,
    Move,
    Offer,
    Remodel,
    Sprawl,
    Terms,
)
from croupier.lordsofvegas.state import DICE, MARKERS, Acting, Options, State, Table
from tests.lordsofvegas.boards import GAME, RED
from tests.lordsofvegas.traders import play_out

FOLDER = Path(__file__).parents[1] / "golden" / GAME.name

LordsRecord = Record[Move, Options]


class Quiet:
    """Does no more than it must: draws, gives up its first lot, ends its turn."""

    def choose(self, _seat: Seat, _view: State, legal: Sequence[Move], /) -> Move:
        """Choose the first legal move."""
        return legal[0]


class Patron:
    """Gives all it has to red, and does no more than it must."""

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Offer everything red has room for, or choose the first legal move."""
        table = view.table
        gift = Goods(
            table.money[seat],
            table.markers(seat)[: MARKERS - len(table.markers(RED))],
            table.dice(seat)[: DICE - len(table.dice(RED))],
        )
        is_free = isinstance(view, Acting) and not table.offers
        return Offer(RED, Terms(gift)) if is_free and gift != Goods() else legal[0]


class Mogul:
    """Takes every gift and builds wherever it will be paid most for its money."""

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose a gift, or the action of most use for its cost, or the first legal move."""
        for move in legal:
            if isinstance(move, Accept):
                return move
        spare = min(view.table.dice(seat), key=lambda lot: pips(view.table, lot), default=None)
        actions = [move for move in legal if is_growth(move, spare)]
        best = max(actions, key=lambda move: use(view, seat, move), default=legal[0])
        return best if use(view, seat, best) > 0 else legal[0]


def pips(table: Table, lot: Lot) -> int:
    """Return what the die on a lot shows."""
    die = table.die(lot)
    return die.value if die else 0


def is_growth(move: Move, spare: Lot | None) -> bool:
    """Tell whether a move adds a tile, moving no die but the spare one, or changes colours."""
    match move:
        case Build(_, _, moving) | Sprawl(_, _, moving):
            return moving in (None, spare)
        case _:
            return isinstance(move, Remodel)


def use(view: State, seat: Seat, move: Move) -> float:
    """Return how much an action adds to what a seat may hope for, for each million spent."""
    after = turns.move(view, seat, move).state.table
    cost = view.table.money[seat] - after.money[seat]
    return (hope(after, seat) - hope(view.table, seat)) / cost if cost else 0


def hope(table: Table, seat: Seat) -> float:
    """Weigh a seat's casinos by their size and the cards that will pay them, large ones more."""
    cards = Counter(SITE[card].card for card in table.deck)
    return sum(
        power(casino.tiles, 1.5)
        * (cards[casino.colour] + casino.is_on_strip * (cards["strip"] + 1))
        for casino in casinos(table)
        if casino.boss == seat
    )


SITTERS: Mapping[str, Callable[[Random], Bot[State, Move]]] = {
    "uniform": Uniform,
    "quiet": lambda _luck: Quiet(),
    "patron": lambda _luck: Patron(),
    "mogul": lambda _luck: Mogul(),
}


class Recipe(Struct, frozen=True):
    """How a golden game came about: by bots, or by seats that trade as they like."""

    seed: int
    bots: tuple[str, ...]


RECIPES: Mapping[str, Recipe] = {
    "by-card": Recipe(1, ("uniform",) * 3),
    "at-90": Recipe(0, ("mogul", "patron", "patron", "patron")),
    "at-90-in-a-chain": Recipe(54, ("mogul", "patron")),
    "by-money": Recipe(9, ("uniform",) * 3),
    "shared": Recipe(260, ("quiet",) * 4),
    "two-seats": Recipe(5, ("trader",) * 2),
    "three-seats": Recipe(3, ("trader",) * 3),
    "four-seats": Recipe(15, ("trader",) * 4),
}


def played(recipe: Recipe) -> LordsRecord:
    """Play a golden game."""
    dealer, seats = Dealer.numbered(recipe.seed), len(recipe.bots)
    if "trader" in recipe.bots:
        log = play_out(seats, dealer, Random(recipe.seed)).log
    else:
        luck = (Random(10 * recipe.seed + seat) for seat in range(seats))
        bots = [SITTERS[bot](each) for bot, each in zip(recipe.bots, luck, strict=True)]
        log = play(GAME, bots, Options(), dealer).log
    names = zip(("Anna", "Benno", "Carla", "Denny"), recipe.bots, strict=False)
    sitters = tuple(Sitter(name, bot if bot in BOTS else None) for name, bot in names)
    return Record(sitters, log, dealer.seed)


def transcript(record: LordsRecord) -> str:
    """Tell a game from its first card to its winner."""
    speech = Speech("en", [sitter.name for sitter in record.sitters])
    events = (event for step in steps(GAME, record) for event in step.events)
    return "".join(f"{speech.say(GAME.phrase(event))}\n" for event in events)


def main() -> None:
    """Write every golden game and its transcript."""
    FOLDER.mkdir(exist_ok=True)
    for name, recipe in RECIPES.items():
        record = played(recipe)
        (FOLDER / f"{name}.jsonl").write_text(write(GAME, record), encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(record), encoding="utf-8")


if __name__ == "__main__":
    main()
