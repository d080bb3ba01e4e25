"""What the coach says of a position: what may be considered, and what it leaves."""

from collections.abc import Sequence

from croupier.analysis.findings import Option
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.games.spec import Edition
from croupier.server import wire

MOST_ADVISED = 6
"""How many options the coach speaks of."""


def advice(
    edition: Edition[StateT, MoveT, EventT, OptionsT], position: str, seat: Seat
) -> wire.AnyAdvice:
    """Return what a seat may consider in a position, the best first."""
    state = edition.game.read(position)
    options = worth_a_word(edition.new_judge().options(state, seat))
    preview = edition.previews.preview if edition.previews is not None else None
    return wire.Advice(
        seat,
        tuple(
            wire.AdvisedMove(
                option.move,
                preview(state, seat, option.move) if preview is not None else None,
                round(option.chance, 4),
            )
            for option in options
        ),
    )


def worth_a_word(options: Sequence[Option[MoveT]]) -> list[Option[MoveT]]:
    """Return the best options of all, but first of all the best of every kind.

    >>> moves = [Option(1, 0.5), Option(2, 0.4), Option("end", 0.1), Option(3, 0.3)]
    >>> [option.move for option in worth_a_word(moves)]
    [1, 2, 3, 'end']
    """
    by_chance = sorted(options, key=lambda option: -option.chance)
    kinds = [type(option.move) for option in by_chance]
    firsts = [option for at, option in enumerate(by_chance) if kinds.index(kinds[at]) == at]
    others = [option for option in by_chance if option not in firsts]
    chosen = [*firsts, *others][:MOST_ADVISED]
    return [option for option in by_chance if option in chosen]
