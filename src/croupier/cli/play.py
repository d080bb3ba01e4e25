"""A game at the terminal, with people and bots in its seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic

from rich.text import Text

from croupier.bots.bot import Bot, Listeners
from croupier.cli.arguments import Arguments
from croupier.cli.narrator import Narrator
from croupier.cli.options import options_of
from croupier.cli.person import Person
from croupier.cli.ranking import rank
from croupier.cli.record_files import keep, require_new
from croupier.cli.screening import screen_of
from croupier.cli.seating import YOU, luck, named, names, people, seated, speech_for
from croupier.cli.terminal import Left, Terminal
from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.core.records import Record, write
from croupier.core.seats import Seat
from croupier.games.spec import Edition, GameSpec
from croupier.screens.screen import Screen


def play(
    spec: GameSpec,
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    arguments: Arguments,
    terminal: Terminal,
) -> int:
    """Play a game between people and bots, and keep its record if asked to."""
    dealer = dealer_of(arguments.seed)
    host = set_up(spec, edition, arguments, terminal, dealer)
    require_new(arguments.record)
    welcome(spec, host, terminal, dealer)
    try:
        code = lead(edition, host, terminal)
    finally:
        record = Record(seated(arguments.seating), host.sitting.log, dealer.seed)
        keep(arguments.record, write(edition.game, record))
    part(terminal, dealer, arguments.record)
    return code


@dataclass(frozen=True)
class Host(Generic[StateT, MoveT, EventT, OptionsT]):
    """Whoever leads a game from turn to turn."""

    sitting: Sitting[StateT, MoveT, EventT, OptionsT]
    players: Sequence[Bot[StateT, MoveT]]
    screen: Screen[StateT, MoveT, EventT]
    narrator: Narrator[StateT, MoveT, EventT, OptionsT]
    listeners: Listeners[EventT]

    def lead(self) -> None:
        """Play to the end, or until somebody leaves."""
        while isinstance(turn := self.sitting.deal(), Turn):
            self.narrator.tell(self.sitting.news())
            self.listeners.tell(self.sitting.events)
            self._move(turn.next_to_move)
        self.narrator.tell(self.sitting.news())

    def _move(self, seat: Seat) -> None:
        """Let a seat move, and tell what that led to."""
        game, before = self.sitting.game, self.sitting.state
        view, legal = game.view(before, seat), game.legal(before, seat)
        move = self.players[seat].choose(seat, view, legal)
        self.sitting.play(seat, move)
        self.narrator.tell(self.sitting.news(), self.screen.last_look(before, move))


def dealer_of(seed: int | None) -> Dealer:
    """Return a dealer nobody can predict, or the one of this seed."""
    return Dealer.fresh() if seed is None else Dealer.numbered(seed)


def set_up(
    spec: GameSpec,
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    arguments: Arguments,
    terminal: Terminal,
    dealer: Dealer,
) -> Host[StateT, MoveT, EventT, OptionsT]:
    """Seat everyone at a new game."""
    sitters = seated(arguments.seating)
    here = people(sitters)
    speech = speech_for(sitters, arguments.language, spec)
    screen = screen_of(edition, names(sitters), speech)
    person = Person(edition.game, screen, terminal, is_sharing=len(here) > 1)
    narrator = Narrator(edition.game, screen, speech, terminal, here)
    players = choosers(edition, arguments, person)
    sitting = Sitting(edition.game, len(sitters), options_of(edition, arguments), dealer)
    return Host(sitting, players, screen, narrator, Listeners(players))


def choosers(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    arguments: Arguments,
    person: Bot[StateT, MoveT],
) -> list[Bot[StateT, MoveT]]:
    """Return who chooses for each seat."""
    return [
        person
        if word == YOU
        else named("player", edition.bots, word, YOU)(luck(arguments.seed, 0, seat))
        for seat, word in enumerate(arguments.seating)
    ]


def welcome(
    spec: GameSpec,
    host: Host[StateT, MoveT, EventT, OptionsT],
    terminal: Terminal,
    dealer: Dealer,
) -> None:
    """Say what is played, by whom, and what the dealer promises."""
    marked = Text("  ").join(host.screen.sitter(Seat(s)) for s in range(len(host.players)))
    terminal.say(Text.assemble((f"{spec.title}  ", "bold"), marked))
    terminal.say(f"Commitment: {dealer.commitment}")
    if host.narrator.people:
        terminal.say("Type ? for help, q to leave.")


def lead(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    host: Host[StateT, MoveT, EventT, OptionsT],
    terminal: Terminal,
) -> int:
    """Lead the game and show how it ended; return the exit code."""
    try:
        host.lead()
    except Left:
        terminal.say("You leave before the end of the game.")
    except EOFError:
        terminal.complain("The input ended before the game did.")
        return 1
    rank(edition, host.screen, host.sitting.state, terminal)
    return 0


def part(terminal: Terminal, dealer: Dealer, record: Path | None) -> None:
    """Say what the dealer kept secret, and where the game is kept."""
    terminal.say(f"Seed: {dealer.seed.hex()}")
    if record is not None:
        terminal.say(f"The game is kept in {record}.")
