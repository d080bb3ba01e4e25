"""What each face leads to, as the table shows it."""

from croupier.core.seats import Seat
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.payout import pay
from croupier.lasvegas.state import Casino
from croupier.screens.lasvegas.choices import consequences, payments


def notes(*thousands: int) -> tuple[Dollars, ...]:
    return tuple(Dollars(1000 * note) for note in thousands)


def told(before: Casino, after: Casino) -> str:
    return consequences(Seat(0), pay(before), pay(after)).plain


class TestConsequences:
    def test_say_what_is_gained_and_who_loses_it(self) -> None:
        before, after = (Casino(notes(90, 30), (own, 2), 0) for own in (0, 3))

        assert told(before, after) == "you +$90k  ▲ −$60k"

    def test_say_what_is_kept(self) -> None:
        before, after = (Casino(notes(90), (own, 2), 0) for own in (3, 4))

        assert told(before, after) == "you keep $90k"

    def test_say_with_whom_one_ties(self) -> None:
        before, after = (Casino(notes(90), (own, 2, 1), 2) for own in (1, 2))

        assert told(before, after) == "you tie with ▲ ○  ■ +$90k"

    def test_say_when_nothing_comes_of_it(self) -> None:
        before, after = (Casino(notes(90), (own, 2), 0) for own in (0, 1))

        assert told(before, after) == "nothing for you"

    def test_say_what_is_lost_to_white(self) -> None:
        before = Casino(notes(90), (3, 0), 2)
        after = Casino(notes(90), (3, 0), 4)

        assert told(before, after) == "you −$90k  ○ +$90k"


class TestPayments:
    def test_name_who_takes_what_and_who_cancel(self) -> None:
        assert payments(pay(Casino(notes(80, 30), (1, 2, 2), 4))).plain == "○ $80k  ● $30k  = ▲ ■"

    def test_may_be_none(self) -> None:
        assert payments(pay(Casino(notes(80), (0, 0), 0))).plain == "nothing"
