"""What lies at a casino, line by line: who would take which note if the round ended now."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from croupier.lasvegas.events import Claimant
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import claims
from croupier.lasvegas.previews import paid
from croupier.lasvegas.state import Casino
from croupier.screens.lasvegas.marks import marks, name, thousands


def ledger(casino: Casino, names: Sequence[str]) -> Sequence[tuple[Text, ...]]:
    """Return notes and claimants from the top, and last those who cancel each other out.

    >>> casino = Casino((80_000, 30_000), (1, 2, 2), 4)
    >>> for line in ledger(casino, ["Anna", "Benno", "Carla"]):
    ...     print(*line)
    $80k ← ○ White ×4
    $30k ← ● Anna ×1
     = ▲ ■ ×2
    """
    dice, payout = claims(casino), paid(casino)
    in_line = (*(who for who, _ in payout.paid), *payout.empty)
    lines = [
        (note_text(note), Text("←" if note and who is not None else ""), *held(who, dice, names))
        for note, who in zip_longest(casino.notes, in_line)
    ]
    tied = [(Text(), Text("="), marks(tie.claimants), times(tie.dice)) for tie in payout.ties]
    return lines + tied


def note_text(note: Dollars | None) -> Text:
    """Write a note, or a dash where none is left."""
    return Text("–", "dim") if note is None else Text(thousands(note), "bold")


def held(
    who: Claimant | None, dice: dict[Claimant, int], names: Sequence[str]
) -> tuple[Text, Text]:
    """Return who is in line and with how many dice, if anybody is."""
    return (Text(), Text()) if who is None else (name(who, names), times(dice[who]))


def times(dice: int) -> Text:
    """Write how many dice there are."""
    return Text(f"×{dice}")
