"""A recorded game, told from its start."""

from croupier.cli.arguments import Arguments
from croupier.cli.narrator import Narrator
from croupier.cli.ranking import rank
from croupier.cli.screening import screen_of
from croupier.cli.seating import names, speech_for
from croupier.cli.terminal import Terminal, printable
from croupier.core import records
from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import Sitter
from croupier.games.spec import Edition, GameSpec


def replay(
    spec: GameSpec,
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    text: str,
    arguments: Arguments,
    terminal: Terminal,
) -> int:
    """Tell a record that can be believed, and check its dealer if asked to."""
    checked = records.verify(edition.game, text) if arguments.verify else None
    record = records.read(edition.game, text)
    steps = list(records.steps(edition.game, record))
    sitters = [Sitter(printable(sitter.name), sitter.bot) for sitter in record.sitters]
    speech = speech_for(sitters, arguments.language, spec)
    screen = screen_of(edition, names(sitters), speech)
    narrator = Narrator(edition.game, screen, speech, terminal)
    narrator.tell(event for step in steps for event in step.events)
    rank(edition, screen, steps[-1].state, terminal)
    if edition.game.result(steps[-1].state) is None:
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
