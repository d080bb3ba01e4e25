"""What each action leads to, as the table shows it."""

import pytest
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Colour, Lot
from croupier.lordsofvegas.moves import Build, Promise, Remodel, Sprawl
from croupier.lordsofvegas.state import Built, Die, Drawing, Plot, Table
from croupier.screens.lordsofvegas.choices import drawing
from croupier.screens.lordsofvegas.outlook import changed, made, payments, possible, sketch
from croupier.screens.lordsofvegas.overview import kinds, notes
from tests.cli.lordsofvegas.screens import NAMES, position

ANNA, BENNO = Seat(0), Seat(1)


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


class TestAnOutlook:
    def test_of_a_remodelled_casino_names_the_new_boss(self) -> None:
        casino = made(block_a(), Remodel(Lot("A2"), "brown"))

        assert sketch([casino]).plain == "B3▲"
        assert payments(casino).plain == "● $5  ▲ $5"

    def test_of_a_sprawl_counts_the_new_tile(self) -> None:
        assert sketch([made(block_a(), Sprawl(Lot("A2"), Lot("A4")))]).plain == "G3●"

    def test_of_a_tie_names_all_who_share_it(self) -> None:
        table = block_a().with_plots({Lot("A6"): tile("brown", ANNA, 1)})
        tied = table.with_die(Lot("A6"), Die(ANNA, 5))
        casino = made(tied, Remodel(Lot("A2"), "brown"))

        assert sketch([casino]).plain == "B4=●▲"
        assert changed(table, tied, ANNA).plain == "▲ −2  tie on A3"

    def test_says_who_gains_and_who_loses_points(self) -> None:
        table = block_a()
        joined = table.with_plots({lot: tile("brown", ANNA, 6) for lot in (Lot("A2"), Lot("A5"))})

        assert changed(table, joined, ANNA).plain == "you +1  ▲ −1"
        assert changed(table, joined, BENNO).plain == "you −1  ● +1"

    def test_of_nothing_new_is_empty(self) -> None:
        assert changed(block_a(), block_a(), ANNA).plain == ""


class TestTheOverview:
    @pytest.mark.parametrize("name", ["acting", "two-seats", "three-seats"])
    def test_has_an_entry_wherever_something_can_be_done(self, name: str) -> None:
        table = position(name).table
        entries = [entry.plain.split()[0] for kind in kinds(table) for entry in kind.entries]
        builds = {action.lot for action in possible(table) if isinstance(action, Build)}
        others = {
            (type(action), action.lot if isinstance(action, Sprawl) else action.casino)
            for action in possible(table)
            if not isinstance(action, Build)
        }

        assert len(entries) == len(builds) + len(others)

    def test_reminds_of_promises_and_open_offers(self) -> None:
        table = position("offer").table
        promised = replace(table, promises=(Promise("build", Lot("B5")),), turn=BENNO)
        told = [note.plain.strip() for note in notes(promised)]

        assert "You have promised not to build at B5." in told
        assert "Your offer 20 is open; withdraw 20 takes it back." in told


class TestTheDeck:
    @pytest.mark.parametrize(
        ("above", "told"),
        [
            (2, "2 cards before the End of Game card"),
            (1, "1 card before the End of Game card"),
            (0, "the next card is the End of Game card"),
        ],
    )
    def test_tells_how_far_the_end_is(self, above: int, told: str) -> None:
        view = Drawing(replace(position("drawing").table, above=above))

        assert told in drawing(view, NAMES).plain
