"""Rules and kernel compared in many games."""

from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context

from croupier.cli.arguments import Arguments
from croupier.cli.kit import Kit
from croupier.cli.seating import luck
from croupier.cli.simulating import progress
from croupier.cli.terminal import Terminal
from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT

CHUNK = 10


def compare(
    kit: Kit[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Play every kind of table in both; tell how many steps agreed, or which one did not."""
    chunks = [range(n, min(n + CHUNK, arguments.games)) for n in range(0, arguments.games, CHUNK)]
    steps = 0
    workers = get_context("fork").Pool(arguments.jobs)
    with workers, progress(arguments.games) as tell:
        played = partial(steps_of, kit, arguments.series)
        for chunk, agreed in zip(chunks, workers.imap(played, chunks), strict=True):
            steps += agreed
            tell(len(chunk))
    terminal.show(f"{arguments.games:,} games, {steps:,} steps: rules and kernel agree in all.")
    return 0


def steps_of(kit: Kit[StateT, MoveT, EventT, OptionsT], seed: int, games: Sequence[int]) -> int:
    """Play these games of a series in both; return how many steps they had."""
    from croupier.kernel.lockstep import lockstep

    kernel = kit.kernel()
    twin, steps = kernel.twin(), 0
    for game in games:
        table = kernel.tables[game % len(kernel.tables)]
        choose = kit.bots["uniform"](luck(seed, game, 0)).choose
        steps += lockstep(kit.game, twin, table, choose, Dealer.numbered(seed, game))
    return steps
