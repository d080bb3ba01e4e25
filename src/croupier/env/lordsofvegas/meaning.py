"""The actions as moves of the rules."""

from collections.abc import Mapping

from msgspec.structs import replace

from croupier.core.game import Turn
from croupier.env.lordsofvegas.actions import ACTIONS
from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.gambling import highest_bet
from croupier.lordsofvegas.moves import (
    Arrange,
    Build,
    Choice,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    LayOff,
    MoveDie,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
)
from croupier.lordsofvegas.state import DICE, State, Table
from croupier.lordsofvegas.turns import awaited, legal


def moves(state: State, begun: Choice | None = None) -> Mapping[int, Choice]:
    """Return what each legal action comes to: a move, or one that has only begun."""
    if begun is not None:
        return {ACTIONS.index(name): move for name, move in endings(state.table, begun).items()}
    turn = awaited(state)
    legal_moves = legal(state, turn.seat) if isinstance(turn, Turn) else ()
    chosen = [move for move in legal_moves if isinstance(move, Choice)]
    return {number_of(state.table, move): bare(move) for move in chosen}


def endings(table: Table, begun: Choice) -> Mapping[str, Choice]:
    """Return the moves a move may become, by the action that completes it."""
    match begun:
        case Gamble(lot):
            most = highest_bet(table, require_casino(table, lot))
            return {f"bet {bet}": Gamble(lot, bet) for bet in range(1, most + 1)}
        case Build() | Sprawl():
            dice = table.dice(table.turn)
            return {f"move-die {lot}": replace(begun, moving=lot) for lot in dice}
        case _:
            return {}


def is_begun(table: Table, move: Choice) -> bool:
    """Tell whether a move still lacks something."""
    match move:
        case Gamble(_, bet):
            return bet == 0
        case Build(_, _, moving) | Sprawl(_, _, moving):
            return moving is None and len(table.dice(table.turn)) == DICE
        case _:
            return False


def bare(move: Choice) -> Choice:
    """Return a move without what is asked for in a second step."""
    match move:
        case Gamble(lot):
            return Gamble(lot, 0)
        case Build(lot, colour):
            return Build(lot, colour)
        case Sprawl(casino, lot):
            return Sprawl(casino, lot)
        case _:
            return move


def number_of(table: Table, move: Choice) -> int:
    """Return the action a move begins with."""
    return ACTIONS.index(name_of(table, move))


def name_of(table: Table, move: Choice) -> str:
    """Return the name of the action a move begins with; casinos are named by their first lot."""
    match move:
        case Build(lot, colour):
            return f"build {lot} {colour}"
        case Sprawl(casino, lot):
            return f"sprawl {lot} {require_casino(table, casino).colour}"
        case Remodel(casino, colour):
            return f"remodel {require_casino(table, casino).lots[0]} {colour}"
        case Reorganize(casino):
            return f"reorganize {require_casino(table, casino).lots[0]}"
        case Gamble(casino):
            return f"gamble {require_casino(table, casino).lots[0]}"
        case GiveUp(lot):
            return f"give-up {lot}"
        case MoveDie(lot):
            return f"move-die {lot}"
        case Arrange(value):
            return f"arrange {value}"
        case DrawCard() | EndTurn() | LayOff() | Stand():
            return str(move.__struct_config__.tag)
