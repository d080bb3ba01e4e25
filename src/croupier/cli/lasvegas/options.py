"""What a table of Las Vegas may agree on, as typed after a command."""

from argparse import ArgumentParser, Namespace

from msgspec import convert

from croupier.lasvegas import Options


def add_options(parser: ArgumentParser) -> None:
    """Add an argument for each field of the options."""
    parser.add_argument("--white", action="store_true", help="play with white dice (2 to 4 seats)")
    parser.add_argument("--open-money", action="store_true", help="play with winnings face up")
    parser.add_argument(
        "--start",
        type=int,
        metavar="SEAT",
        help="the seat that starts, counted from 0 (default: drawn by lot)",
    )


def options(arguments: Namespace) -> Options:
    """Read the options from what was typed."""
    return convert({name: vars(arguments)[name] for name in Options.__struct_fields__}, Options)
