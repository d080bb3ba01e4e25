"""Las Vegas on the command line."""

from croupier.bots.lasvegas import BOTS
from croupier.cli.kit import Kernel, Kit
from croupier.cli.lasvegas.options import add_options, options
from croupier.cli.lasvegas.screen import LasVegasScreen
from croupier.cli.simulating import decisions
from croupier.lasvegas import LasVegas, Options, Place, State
from croupier.lasvegas.events import Event


def kernel() -> Kernel[State, Place, Options]:
    """Load the compiled game."""
    from croupier.kernel.lasvegas import playing, simulating, twin

    base = [(seats, Options()) for seats in (2, 3, 4, 5)]
    white = [(seats, Options(white=True)) for seats in (2, 3, 4)]
    return Kernel(playing.POLICIES, simulating.simulate, twin.LasVegasTwin, [*base, *white])


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
