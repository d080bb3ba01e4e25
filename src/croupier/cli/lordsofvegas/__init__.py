"""Lords of Vegas on the command line."""

from croupier.bots.lordsofvegas import BOTS, Uniform
from croupier.cli.kit import Kernel, Kit
from croupier.cli.lordsofvegas.counts import turns
from croupier.cli.lordsofvegas.options import add_options, options
from croupier.cli.lordsofvegas.screen import LordsOfVegasScreen
from croupier.cli.simulating import decisions
from croupier.lordsofvegas import LordsOfVegas, Options, State
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.moves import Move


def kernel() -> Kernel[State, Move, Options]:
    """Load the compiled game."""
    from croupier.bots.lordsofvegas.bargaining import bargaining
    from croupier.kernel.lordsofvegas import policies, series, twin

    return Kernel(
        bots=policies.POLICIES,
        simulate=series.simulate,
        twin=twin.LordsOfVegasTwin,
        trying=lambda luck: bargaining(Uniform(luck).choose, luck),
        tables=[(seats, Options()) for seats in (2, 3, 4)],
    )


LORDS_OF_VEGAS: Kit[State, Move, Event, Options] = Kit(
    title="Lords of Vegas",
    game=LordsOfVegas(),
    bots=BOTS,
    add_options=add_options,
    options=options,
    screen=LordsOfVegasScreen,
    formats=(str, "${}M".format),
    counts={"turns": turns, "decisions": decisions},
    kernel=kernel,
)
