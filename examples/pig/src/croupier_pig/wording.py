"""Events, positions and moves as phrases; how English says them is in locales/en.ftl."""

from collections.abc import Mapping

from croupier.core.phrases import Name, Phrase, Word
from croupier.core.seats import Seat
from croupier_pig.events import DieRolled, Event, GameEnded, PointsBanked, StakeLost
from croupier_pig.moves import Move
from croupier_pig.state import Choosing, Over, Rolling, State


def event(happened: Event) -> Phrase:
    """Say what happened: every kind of event is a message of its own."""
    return Phrase(f"pig-{happened.__struct_config__.tag}", _words(happened))


def _words(happened: Event) -> Mapping[str, Word]:
    match happened:
        case DieRolled(seat, face):
            return {"name": Name(seat), "face": face}
        case StakeLost(seat, points):
            return {"name": Name(seat), "points": points}
        case PointsBanked(seat, points, bank):
            return {"name": Name(seat), "points": points, "bank": bank}
        case GameEnded(winner, bank):
            return {"name": Name(winner), "bank": bank}


def position(state: State) -> tuple[Phrase, ...]:
    """Say how the table stands: every bank, and what is at stake."""
    banks = (
        Phrase("pig-bank", {"name": Name(Seat(seat)), "bank": bank})
        for seat, bank in enumerate(state.table.banks)
    )
    return (Phrase("pig-target", {"target": state.table.options.target}), *banks, *_turn(state))


def _turn(state: State) -> tuple[Phrase, ...]:
    match state:
        case Choosing(_, seat, stake) | Rolling(_, seat, stake):
            return (Phrase("pig-turn", {"name": Name(seat), "stake": stake}),)
        case Over():
            return ()


def move(chosen: Move) -> Phrase:
    """Say what a move does, in a word or two."""
    return Phrase(f"pig-{chosen.__struct_config__.tag}")
