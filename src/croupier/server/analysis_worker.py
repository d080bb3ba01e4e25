"""What looks into finished games, in a process of its own that is kept and gets warm.

It reads lines and writes lines, in JSON: a record goes in, and what is known so far comes out again
and again until all is known. The server's own process neither judges nor compiles.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from croupier.analysis.account import Parts, accounts
from croupier.analysis.findings import Analysis, Error, analyse, shares
from croupier.core import records
from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.game import Entry, EventT, Moved, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Log, Sitting, replay
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import Edition, Encodable
from croupier.server import wire

NICENESS = 15
"""How far it stands back: whoever plays comes first, and then the bots."""
SKETCH_SECONDS = 0.2
"""How often is told what is known so far."""
WARMING_MOVES = 8
"""How many moves are judged to compile all that is needed: the first ones offer no choice."""


class Look(Struct, frozen=True, tag="look"):
    """Look into the game of a record."""

    record: str


class Seen(Struct, frozen=True, tag="seen"):
    """How a game was won, as far as it is known: an insight, with the chances of so many."""

    positions: int
    is_complete: bool
    insight: Raw


class Refused(Struct, frozen=True, tag="refused"):
    """A game that cannot be looked into."""

    why: str


Report = Seen | Refused

ENCODER = Encoder()
TASKS = Decoder(Look)
REPORTS: Decoder[Report] = Decoder(Report)

Tell = Callable[[Report], object]


def look(text: str, tell: Tell) -> None:
    """Look into a record: tell what is known so far, and at last all of it."""

    def looked_into(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
        judge = edition.new_judge()
        log = records.read(edition.game, text).log
        sketching = _Sketching(log, tell)
        void = edition.taken_back(log.entries)
        analysis = analyse(edition.game, judge, log, sketching.hear, void)
        tell(seen(complete(edition, log, analysis)))

    registry.edition_of(text).use(looked_into)


class _Sketching:
    """Tells what is known so far, every now and then, and when all chances are known."""

    def __init__(self, log: Log[MoveT, OptionsT], tell: Tell) -> None:
        self._entries = log.entries
        self._tell = tell
        self._told_at = monotonic()

    def hear(self, chances: Sequence[Parts]) -> None:
        """Hear the chances in all positions so far; there is one more than there are entries."""
        is_all = len(chances) > len(self._entries)
        if not is_all and monotonic() - self._told_at < SKETCH_SECONDS:
            return
        seats = accounts(self._entries, chances) if is_all else ()
        movers = movers_of(self._entries)
        self._tell(seen(wire.Insight(movers, seats, shares(chances), (), is_complete=False)))
        self._told_at = monotonic()


def seen(insight: wire.AnyInsight) -> Seen:
    """Return how an insight is told."""
    return Seen(len(insight.chances), insight.is_complete, Raw(ENCODER.encode(insight)))


def complete(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    log: Log[MoveT, OptionsT],
    analysis: Analysis[MoveT],
) -> wire.AnyInsight:
    """Return all that was found, with what the moves that were missed would have led to."""
    states = [step.state for step in replay(edition.game, log)]
    missed = (_missed(edition, states[error.entry], error) for error in analysis.errors)
    movers = movers_of(log.entries)
    return wire.Insight(movers, analysis.seats, analysis.chances, tuple(missed), is_complete=True)


def movers_of(entries: Sequence[Entry[MoveT]]) -> tuple[Seat | None, ...]:
    """Return whose choice each entry was; luck is nobody's."""
    return tuple(entry.seat if isinstance(entry, Moved) else None for entry in entries)


def _missed(
    edition: Edition[StateT, MoveT, EventT, OptionsT], state: StateT, error: Error[MoveT]
) -> wire.MissedMove[object, object]:
    def leads_to(move: MoveT) -> Encodable:
        previews = edition.previews
        return previews.preview(state, error.seat, move) if previews is not None else None

    return wire.MissedMove(
        error.entry,
        error.seat,
        error.cost,
        error.move,
        error.better,
        leads_to(error.move),
        leads_to(error.better),
    )


def warm() -> None:
    """Load and compile what the judges of all games need: let them judge the first moves."""
    for spec in registry.all_games():
        for edition in spec.editions.values():
            edition.use(let_judge)


def let_judge(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
    """Let the judge of a game, if it has one, judge the first moves."""
    if edition.judge is None:
        return
    game, judge = edition.game, edition.judge()
    sitting = Sitting(game, 2, edition.usual_options(), Dealer.numbered(0, 0))
    for _ in range(WARMING_MOVES):
        judge.chances(sitting.state)
        turn = sitting.deal()
        if not isinstance(turn, Turn):
            break
        seat, state = turn.next_to_move, sitting.state
        judge.chances(state)
        move = game.legal(state, seat)[0]
        options = judge.options(state, seat, move)
        judge.compare(state, seat, [option.move for option in options[:2]])
        sitting.play(seat, move)


class AnalysisWorker:
    """Looks into one game after the other, and reports."""

    def __init__(self, report: Callable[[bytes], object]) -> None:
        self._report = report

    def work(self, lines: Iterable[bytes]) -> None:
        """Look into all games there are, and return when there are no more."""
        for line in lines:
            try:
                look(TASKS.decode(line).record, self.tell)
            except CroupierError as error:
                self.tell(Refused(error.sentence))
            except Exception as error:
                self.tell(Refused(repr(error)))

    def tell(self, report: Report) -> None:
        """Report something."""
        # If the server has ended, there is soon nothing more to read either.
        with suppress(BrokenPipeError):
            self._report(ENCODER.encode(report) + b"\n")


def main(warm: Callable[[], None] = warm, niceness: int = NICENESS) -> None:
    """Get warm, and look into games until the server has ended, which then sends no more.

    However it ends, nobody hears what is still being looked into, or compiled for it: that is left.
    """
    # An interrupt typed at the terminal is for the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    # Whatever else is printed goes where errors go.
    with os.fdopen(os.dup(1), "wb", buffering=0) as reports:
        os.dup2(2, 1)
        lines = SimpleQueue[bytes]()
        work = AnalysisWorker(reports.write).work
        Thread(target=warm, daemon=True).start()
        Thread(target=work, args=[iter(lines.get, None)], daemon=True).start()
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)


if __name__ == "__main__":
    main()
