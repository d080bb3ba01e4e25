"""A recorded game, told from its start."""

from croupier.cli.arguments import Arguments
from croupier.cli.kit import Kit
from croupier.cli.ranking import rank
from croupier.cli.seating import names, speech_for
from croupier.cli.telling import Teller
from croupier.cli.terminal import Terminal, printable
from croupier.core import records
from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import Sitter


def replay(
    kit: Kit[StateT, MoveT, EventT, OptionsT],
    text: str,
    arguments: Arguments,
    terminal: Terminal,
) -> int:
    """Tell a record that can be believed, and check its dealer if asked to."""
    checked = records.verify(kit.game, text) if arguments.verify else None
    record = records.read(kit.game, text)
    steps = list(records.steps(kit.game, record))
    sitters = [Sitter(printable(sitter.name), sitter.bot) for sitter in record.sitters]
    screen = kit.screen(names(sitters))
    teller = Teller(kit.game, screen, speech_for(sitters, arguments.language), terminal)
    teller.tell(event for step in steps for event in step.events)
    rank(kit, screen, steps[-1].state, terminal)
    if kit.game.result(steps[-1].state) is None:
        terminal.say("This game was left before its end.")
    if checked is not None:
        terminal.say(verdict(checked, Dealer(record.seed).commitment))
    return 0


def verdict(checked: int, commitment: str) -> str:
    """Say what was checked, and against what.

    >>> verdict(1, "5f…")
    'Verified: 1 roll or draw, as the dealer committed to with 5f….'
    """
    luck = "roll or draw" if checked == 1 else "rolls and draws"
    return f"Verified: {checked} {luck}, as the dealer committed to with {commitment}."
