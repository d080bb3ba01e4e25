"""What an offer leads to, as the table shows it."""

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from croupier.core.errors import IllegalMove
from croupier.lordsofvegas.acting import act
from croupier.lordsofvegas.moves import Offer
from croupier.lordsofvegas.previews import casinos_of, trade_preview
from croupier.lordsofvegas.state import Acting
from croupier.lordsofvegas.trading import exchange
from croupier.screens.lordsofvegas.offers import agreed
from tests.lordsofvegas.boards import GAME
from tests.lordsofvegas.strategies import acting, offers


class TestAgreed:
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
