"""What each action leads to, as the table shows it."""

from hypothesis import given
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import act, actions
from croupier.lordsofvegas.board import Colour, Lot
from croupier.lordsofvegas.moves import Remodel, Sprawl
from croupier.lordsofvegas.previews import Changed, Outlook, casinos_of, deed
from croupier.lordsofvegas.state import Acting, Built, Die, Plot, Table
from croupier.screens.lordsofvegas.outlook import changed, following, made, payments, sketch
from tests.lordsofvegas.strategies import acting
from tests.screens.lordsofvegas.scenes import position
from tests.screens.lordsofvegas.tables import ANNA, BENNO


def tile(colour: Colour, owner: Seat, value: int) -> Built:
    return Built(colour, Die(owner, value))


def block_a() -> Table:
    """Return the rulebook's block A: red is Anna on gold A2 and A5, yellow Benno on brown A3."""
    plots: dict[Lot, Plot] = {
        Lot("A2"): tile("gold", ANNA, 2),
        Lot("A5"): tile("gold", ANNA, 3),
        Lot("A3"): tile("brown", BENNO, 5),
    }
    return replace(position("drawing").table, turn=ANNA).with_plots(plots)


def became(table: Table, action: Remodel | Sprawl) -> Outlook:
    """Return the casino that comes of tiles."""
    foreseen = deed(table, action)
    assert isinstance(foreseen, Changed)
    return made(foreseen)


def told(before: Table, then: Table, you: Seat) -> str:
    """Return what is said of the difference between two tables."""
    return changed(casinos_of(before), casinos_of(then), you).plain


class TestAnOutlook:
    def test_of_a_remodelled_casino_names_the_new_boss(self) -> None:
        casino = became(block_a(), Remodel(Lot("A2"), "brown"))

        assert sketch([casino]).plain == "B3▲"
        assert payments(casino).plain == "● $5  ▲ $5"

    def test_of_a_sprawl_counts_the_new_tile(self) -> None:
        assert sketch([became(block_a(), Sprawl(Lot("A2"), Lot("A4")))]).plain == "G3●"

    def test_of_a_tie_names_all_who_share_it(self) -> None:
        table = block_a().with_plots({Lot("A6"): tile("brown", ANNA, 1)})
        tied = table.with_die(Lot("A6"), Die(ANNA, 5))
        casino = became(tied, Remodel(Lot("A2"), "brown"))

        assert sketch([casino]).plain == "B4=●▲"
        assert told(table, tied, ANNA) == "▲ −2  tie on A3"

    def test_says_who_gains_and_who_loses_points(self) -> None:
        table = block_a()
        joined = table.with_plots({lot: tile("brown", ANNA, 6) for lot in (Lot("A2"), Lot("A5"))})

        assert told(table, joined, ANNA) == "you +1  ▲ −1"
        assert told(table, joined, BENNO) == "you −1  ● +1"

    def test_of_nothing_new_is_empty(self) -> None:
        assert told(block_a(), block_a(), ANNA) == ""


class TestFollowing:
    @given(acting())
    def test_shows_every_casino_as_an_action_leaves_it(self, state: Acting) -> None:
        before = casinos_of(state.table)
        for action in actions(state.table):
            foreseen = deed(state.table, action)
            if isinstance(foreseen, Changed):
                then = act(state.table, action).state.table
                assert following(before, foreseen.changes) == casinos_of(then)
