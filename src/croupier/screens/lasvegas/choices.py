"""The roll, face by face, with what placing each would lead to."""

from collections.abc import Mapping, Sequence

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lasvegas.events import Claimant
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import Payout
from croupier.lasvegas.placing import faces
from croupier.lasvegas.previews import preview, standing
from croupier.lasvegas.state import Face, Placing, Roll
from croupier.lasvegas.telling import CASINOS
from croupier.screens.lasvegas.marks import WHITE, mark, marks, name, thousands

NOTHING = Text("nothing", "dim")


def choices(state: Placing, names: Sequence[str]) -> Group:
    """Return what the seat rolled and a row for each face it may place."""
    title = Text.assemble(name(state.seat, names), (" rolled  ", "bold"), roll_text(state.roll))
    rows = Grid.grid(padding=(0, 2, 0, 0))
    rows.add_row(*(Text(t, "dim") for t in ("", "dice", "at", "would then pay", "which means")))
    for face in faces(state.roll):
        rows.add_row(*choice(state, face))
    return Group(title, rows)


def roll_text(roll: Roll) -> Text:
    """Return all dice, the same faces together."""
    return Text("   ").join(Text(dice_text(roll, face)) for face in faces(roll))


def dice_text(roll: Roll, face: Face) -> str:
    """Write the dice of one face, the white ones with a ring.

    >>> dice_text(Roll(own=(1, 1, 5), white=(1, 6)), Face(1))
    '1 1 ○1'
    """
    own, white = roll.own.count(face), roll.white.count(face)
    return " ".join([str(face)] * own + [f"{WHITE}{face}"] * white)


def choice(state: Placing, face: Face) -> tuple[Text, Text, Text, Text, Text]:
    """Return what placing a face takes and what it leads to."""
    foreseen = preview(state, state.seat, Place(face))
    assert foreseen is not None, "whoever rolled places"
    before, after = standing(state)[face - 1], foreseen.payout
    return (
        Text(f" {face} ", "bold reverse"),
        Text(dice_count(state.roll, face)),
        Text(CASINOS[face - 1]),
        payments(after),
        consequences(state.seat, before, after),
    )


def dice_count(roll: Roll, face: Face) -> str:
    """Write how many dice of a face there are, own and white.

    >>> [dice_count(Roll(own=(1, 1, 5), white=(1, 6)), Face(face)) for face in (1, 5, 6)]
    ['2 + 1○', '1', '1○']
    """
    own, white = roll.own.count(face), roll.white.count(face)
    parts = [str(own)] * bool(own) + [f"{white}{WHITE}"] * bool(white)
    return " + ".join(parts)


def payments(payout: Payout) -> Text:
    """Return who would take which note, and who would cancel each other out."""
    paid = [Text.assemble(mark(who), f" {thousands(note)}") for who, note in payout.paid]
    tied = [Text.assemble("= ", marks(tie.claimants)) for tie in payout.ties]
    return Text("  ").join([*paid, *tied]) if paid or tied else NOTHING


def consequences(seat: Seat, before: Payout, after: Payout) -> Text:
    """Return what the seat would gain or lose, and then what everyone else would."""
    gains = differences(dict(before.paid), dict(after.paid))
    own = gains.pop(seat, 0)
    yours = signed("you", own) if own else unchanged(seat, after)
    others = (Text.assemble(mark(who), signed("", gained)) for who, gained in gains.items())
    return Text("  ").join([yours, *others])


def unchanged(seat: Seat, after: Payout) -> Text:
    """Return how a seat stands that neither gains nor loses."""
    if seat in dict(after.paid):
        return Text(f"you keep {thousands(dict(after.paid)[seat])}")
    rivals = (who for tie in after.ties if seat in tie.claimants for who in tie.claimants)
    tied_with = marks(who for who in rivals if who != seat)
    return (
        Text.assemble("you tie with ", tied_with) if tied_with else Text("nothing for you", "dim")
    )


def signed(who: str, gained: int) -> Text:
    """Return a gain or a loss."""
    sign = "+" if gained > 0 else "−"
    return Text(f"{who} {sign}{thousands(abs(gained))}", "bold" if who else "")


def differences(
    before: Mapping[Claimant, Dollars], after: Mapping[Claimant, Dollars]
) -> dict[Claimant, int]:
    """Return what each claimant would gain.

    >>> differences({0: 90_000, 1: 30_000}, {1: 90_000, 0: 30_000, 2: 10_000})
    {0: -60000, 1: 60000, 2: 10000}
    """
    gains = {who: after.get(who, 0) - before.get(who, 0) for who in {**before, **after}}
    return {who: gained for who, gained in gains.items() if gained}
