"""What happens at the table, as it is told to people."""

from msgspec import Struct

from croupier.core.seats import Seat


class DieRolled(Struct, frozen=True, tag="die-rolled"):
    """A seat rolled this face."""

    seat: Seat
    face: int


class StakeLost(Struct, frozen=True, tag="stake-lost"):
    """A 1 ended the turn of a seat, and these points are gone (PIG-2.4)."""

    seat: Seat
    points: int


class PointsBanked(Struct, frozen=True, tag="points-banked"):
    """A seat put what was at stake into its bank, which now holds so much (PIG-2.5)."""

    seat: Seat
    points: int
    bank: int


class GameEnded(Struct, frozen=True, tag="game-ended"):
    """A seat has won with so many points (PIG-3.1)."""

    winner: Seat
    bank: int


Event = DieRolled | StakeLost | PointsBanked | GameEnded
