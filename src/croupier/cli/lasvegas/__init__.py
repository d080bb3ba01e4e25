"""Las Vegas on the command line."""

from croupier.bots.lasvegas import BOTS
from croupier.cli.kit import Kit
from croupier.cli.lasvegas.options import add_options, options
from croupier.cli.lasvegas.screen import LasVegasScreen
from croupier.cli.simulating import decisions
from croupier.lasvegas import LasVegas, Options, Place, State
from croupier.lasvegas.events import Event

LAS_VEGAS: Kit[State, Place, Event, Options] = Kit(
    title="Las Vegas",
    game=LasVegas(),
    bots=BOTS,
    add_options=add_options,
    options=options,
    screen=LasVegasScreen,
    formats=("${:,}".format, str),
    counts={"turns": decisions},
)
