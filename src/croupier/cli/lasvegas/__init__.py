"""Las Vegas on the command line."""

from croupier.bots.bot import Uniform
from croupier.bots.lasvegas import BOTS
from croupier.cli.kit import Kernel, Kit
from croupier.cli.lasvegas.options import add_options, options
from croupier.cli.lasvegas.screen import LasVegasScreen
from croupier.cli.simulating import decisions
from croupier.core.seats import Seat
from croupier.lasvegas import LasVegas, Options, Place, State
from croupier.lasvegas.dealing import MOST_SEATS, MOST_SEATS_WITH_WHITE
from croupier.lasvegas.events import Event


def kernel() -> Kernel[State, Place, Options]:
    """Load the compiled game."""
    from croupier.kernel.lasvegas import policies, series, twin

    return Kernel(
        bots=policies.POLICIES,
        simulate=series.simulate,
        twin=twin.LasVegasTwin,
        trying=lambda luck: Uniform(luck).choose,
        tables=tables(),
    )


def tables() -> list[tuple[int, Options]]:
    """Return every kind of table there can be."""
    return [
        (seats, Options(white=white, open_money=open_money, start=start))
        for start in (None, *map(Seat, range(MOST_SEATS)))
        for open_money in (False, True)
        for white, most in ((False, MOST_SEATS), (True, MOST_SEATS_WITH_WHITE))
        for seats in range(2, most + 1)
        if start is None or start < seats
    ]


LAS_VEGAS: Kit[State, Place, Event, Options] = Kit(
    title="Las Vegas",
    game=LasVegas(),
    bots=BOTS,
    add_options=add_options,
    options=options,
    screen=LasVegasScreen,
    formats=("${:,}".format, str),
    counts={"turns": decisions},
    kernel=kernel,
)
