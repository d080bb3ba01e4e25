"""A state as one line of text that reads back.

For example::

    pig choosing target=100 banks=20,0 seat=1 stake=14
"""

from croupier.core.errors import InvalidOptions, InvalidText
from croupier.core.seats import Seat
from croupier_pig.state import Choosing, Options, Over, Rolling, State, Table
from croupier_pig.turns import is_won_by_rolling, start

Fields = dict[str, str]


def write(state: State) -> str:
    """Write a state as one line."""
    fields = " ".join(f"{key}={value}" for key, value in _fields(state).items())
    return f"pig {state.__struct_config__.tag} {fields}"


def _fields(state: State) -> Fields:
    table = state.table
    lying = {"target": str(table.options.target), "banks": ",".join(map(str, table.banks))}
    match state:
        case Choosing(_, seat, stake) | Rolling(_, seat, stake):
            return {**lying, "seat": str(seat), "stake": str(stake)}
        case Over():
            return lying


def read(line: str, rules: int) -> State:
    """Read a state from its line, or refuse what is not exactly one.

    >>> read("pig over target=100 banks=104,72", rules=2)
    Over(table=Table(options=Options(target=100), banks=(104, 72)))
    """
    try:
        _, phase, *words = line.split()
        state = _state(phase, dict(word.split("=") for word in words))
    except (ValueError, KeyError):
        raise InvalidText(f"This is no position of Pig: {line}") from None
    if write(state) != line or not is_sound(state, rules):
        raise InvalidText(f"This position cannot be on the table: {line}")
    return state


def _state(phase: str, fields: Fields) -> State:
    table = Table(
        Options(int(fields["target"])), tuple(int(bank) for bank in fields["banks"].split(","))
    )
    match phase:
        case "choosing":
            return Choosing(table, Seat(int(fields["seat"])), int(fields["stake"]))
        case "rolling":
            return Rolling(table, Seat(int(fields["seat"])), int(fields["stake"]))
        case "over":
            return Over(table)
        case _:
            raise ValueError(phase)


def is_sound(state: State, rules: int) -> bool:
    """Tell whether the points can be so under these rules."""
    return _is_table(state.table) and _is_phase(state, rules)


def _is_table(table: Table) -> bool:
    """Tell whether so many may play for this target, and the banks can be theirs."""
    try:
        start(table.seats, table.options)
    except InvalidOptions:
        return False
    return all(map(_are_points, table.banks))


def _is_phase(state: State, rules: int) -> bool:
    table = state.table
    winners = sum(bank >= table.options.target for bank in table.banks)
    match state:
        case Choosing(_, seat, stake) | Rolling(_, seat, stake):
            is_seat = 0 <= seat < table.seats
            is_stake = is_seat and not is_won_by_rolling(rules, table, seat, stake)
            return not winners and is_stake and _are_points(stake)
        case Over():
            return winners == 1


def _are_points(points: int) -> bool:
    """Tell whether rolls from 2 to 6 can add up to this; they cannot to 1."""
    return points == 0 or points >= 2
