"""What each action leads to, as the table shows it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec.structs import replace

from croupier.core.errors import IllegalMove
from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import act, actions
from croupier.lordsofvegas.board import Colour, Lot
from croupier.lordsofvegas.moves import Build, Offer, Promise, Remodel, Sprawl
from croupier.lordsofvegas.previews import Changed, Outlook, casinos_of, deed, trade_preview
from croupier.lordsofvegas.state import Acting, Built, Die, Drawing, MovingDie, Plot, Table
from croupier.lordsofvegas.trading import exchange
from croupier.screens.lordsofvegas.choices import drawing, moved
from croupier.screens.lordsofvegas.offers import agreed
from croupier.screens.lordsofvegas.outlook import (
    changed,
    following,
    made,
    payments,
    possible,
    sketch,
)
from croupier.screens.lordsofvegas.overview import kinds, notes
from tests.cli.lordsofvegas.screens import NAMES, position
from tests.lordsofvegas.boards import GAME
from tests.lordsofvegas.boards import position as read_position
from tests.lordsofvegas.strategies import acting, offers

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

    @given(acting(), st.data())
    def test_shows_every_casino_as_a_deal_leaves_it(self, state: Acting, data: DataObject) -> None:
        maker, to, terms = data.draw(offers(state))
        try:
            GAME.check(state, maker, Offer(to, terms))
        except IllegalMove:
            return
        then = exchange(state.table, maker, to, terms)
        if terms.action is not None:
            then = act(then, terms.action).state.table
        deal = trade_preview(state.table, terms, maker, to)

        assert agreed(casinos_of(state.table), deal) == casinos_of(then)


class TestMovingADie:
    def test_tells_of_the_casino_it_leaves_and_of_the_one_it_joins(self) -> None:
        state = read_position(
            "moving-die",
            "A1:gold.0.3 A2:gold.1.2 C1:silver.0.4 C2:silver.0.4 C3:silver.0.4 C4:silver.0.4"
            " C5:silver.0.4 C6:silver.0.4 C7:silver.0.4 D3:brown.0.4 D2:brown.0.4 D5:brown.0.1"
            " D9:gold.0.1 F1:green F2:green.1.4 F3:green",
            card="F1",
            value=5,
        )
        assert isinstance(state, MovingDie)

        assert moved(state, Lot("A1")).plain == "A1 ●3 in G2● (you +1  ▲ −1)"


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
