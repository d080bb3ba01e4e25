"""What a seat chooses."""

from msgspec import Struct


class Roll(Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """Roll the die (PIG-2.3)."""


class Hold(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """Bank what is at stake, and end the turn (PIG-2.5)."""


Move = Roll | Hold
