"""Rules and kernel compared in many games."""

from collections.abc import Sequence
from functools import partial

from croupier.cli.arguments import Arguments
from croupier.cli.kit import Kit
from croupier.cli.seating import luck
from croupier.cli.simulating import progress
from croupier.cli.terminal import Terminal
from croupier.cli.working import workers
from croupier.core.errors import CroupierError
from croupier.core.game import EventT, MoveT, OptionsT, StateT

CHUNK = 10


def compare(
    kit: Kit[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Play every kind of table in both; tell how many steps agreed, or which one did not."""
    games, steps = arguments.games, 0
    chunks = [range(n, min(n + CHUNK, games)) for n in range(0, games, CHUNK)]
    played = partial(steps_of, kit, arguments.series)
    ready = workers(min(arguments.jobs, len(chunks)), partial(played, range(1)))
    with ready as share, progress(games) as tell:
        for chunk, agreed in zip(chunks, share(played, chunks), strict=True):
            steps += agreed
            tell(len(chunk))
    terminal.show(f"{games:,} games, {steps:,} steps: rules and kernel agree in all.")
    return 0


def steps_of(kit: Kit[StateT, MoveT, EventT, OptionsT], seed: int, games: Sequence[int]) -> int:
    """Play these games of a series in both; return how many steps they had."""
    from croupier.kernel.lockstep import Drift, QuickDealer, lockstep

    kernel = kit.kernel()
    twin, steps = kernel.twin(), 0
    for game in games:
        seats, options = kernel.tables[game % len(kernel.tables)]
        choose, chance = kernel.trying(luck(seed, game, 0)), QuickDealer(luck(seed, game, 1))
        try:
            steps += lockstep(kit.game, twin, (seats, options), choose, chance)
        except CroupierError as error:
            raise Drift(f"Game {game}, {seats} seats, {options}: {error.sentence}") from error
    return steps
