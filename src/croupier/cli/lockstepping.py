"""Rules and kernel compared in many games."""

from collections.abc import Sequence
from functools import partial

from croupier.cli.arguments import Arguments
from croupier.cli.processes import workers
from croupier.cli.seating import luck
from croupier.cli.simulate import progress
from croupier.cli.terminal import Terminal
from croupier.core.errors import CroupierError, InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games.spec import Edition, Kernel

CHUNK = 10


def compare(
    edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Play every kind of table in both; tell how many steps agreed, or which one did not."""
    require_kernel(edition)
    games, steps = arguments.games, 0
    chunks = [range(n, min(n + CHUNK, games)) for n in range(0, games, CHUNK)]
    played = partial(steps_of, edition, arguments.series)
    ready = workers(min(arguments.jobs, len(chunks)), partial(played, range(1)))
    with ready as share, progress(games) as tell:
        for chunk, agreed in zip(chunks, share(played, chunks), strict=True):
            steps += agreed
            tell(len(chunk))
    terminal.show(f"{games:,} games, {steps:,} steps: rules and kernel agree in all.")
    return 0


def require_kernel(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
) -> Kernel[StateT, MoveT, OptionsT]:
    """Load the compiled game, or refuse one that has none."""
    if edition.kernel is None:
        raise InvalidOptions(f"There is no compiled {edition.name} to compare its rules with.")
    return edition.kernel()


def steps_of(
    edition: Edition[StateT, MoveT, EventT, OptionsT], seed: int, games: Sequence[int]
) -> int:
    """Play these games of a series in both; return how many steps they had."""
    from croupier.kernel.lockstep import Drift, QuickDealer, lockstep

    kernel = require_kernel(edition)
    twin, steps = kernel.twin(), 0
    for game in games:
        seats, options = kernel.tables[game % len(kernel.tables)]
        choose, chance = kernel.trying(luck(seed, game, 0)), QuickDealer(luck(seed, game, 1))
        try:
            steps += lockstep(edition.game, twin, (seats, options), choose, chance)
        except CroupierError as error:
            raise Drift(f"Game {game}, {seats} seats, {options}: {error.sentence}") from error
    return steps
