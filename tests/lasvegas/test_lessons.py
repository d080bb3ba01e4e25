"""The lessons of Las Vegas say what is so: what their words speak of is on the table."""

from croupier.core.lessons import Chapter
from croupier.core.seats import Seat
from croupier.lasvegas import LasVegas
from croupier.lasvegas.lessons import FIRST_GAME, WHITE_DICE
from croupier.lasvegas.moves import Place
from croupier.lasvegas.payout import pay
from croupier.lasvegas.previews import Preview, preview, standing
from croupier.lasvegas.state import Face, Placing, Purse, Rolling, State

YOU, BENNO, CHIP = Seat(0), Seat(1), Seat(2)


def states(chapter: Chapter[Place]) -> dict[str, State]:
    """Return the position at every step."""
    game = LasVegas()
    state, found = game.read(chapter.position), {}
    for step, entries in chapter.script():
        for entry in entries:
            state = game.step(state, entry).state
        found[step.name] = state
    return found


FIRST, WHITE = states(FIRST_GAME), states(WHITE_DICE)


def placing(state: State) -> Placing:
    assert isinstance(state, Placing)
    return state


def leads_to(state: State, face: int) -> Preview:
    """Return what placing all dice of a face leads to."""
    found = preview(placing(state), YOU, Place(Face(face)))
    assert found is not None
    return found


def paid(state: State, face: int) -> dict[object, int]:
    """Return whom the casino of a face would pay after all dice of it were placed."""
    after = leads_to(state, face)
    return {claimant: note // 1000 for claimant, note in after.payout.paid}


class TestTheFirstGame:
    def test_the_most_dice_take_the_highest_note(self) -> None:
        assert placing(FIRST["most"]).table.casinos[3].dice == (0, 0, 1)
        assert paid(FIRST["most"], 4) == {YOU: 90}

    def test_two_fives_would_tie_with_benno(self) -> None:
        tied = leads_to(FIRST["tie"], 5).payout

        assert not tied.paid
        assert [tie.claimants for tie in tied.ties] == [(YOU, BENNO)]
        assert paid(FIRST["tie"], 2) == {YOU: 50}

    def test_the_second_takes_the_next_note(self) -> None:
        assert paid(FIRST["second"], 3) == {BENNO: 40, YOU: 30}

    def test_only_one_choice_brings_90000(self) -> None:
        level = standing(FIRST["choice"])
        assert [tie.claimants for tie in level[3].ties] == [(YOU, CHIP)]
        assert level[1].paid[0] == (BENNO, 50_000)
        assert paid(FIRST["choice"], 4)[YOU] == 90
        assert YOU not in paid(FIRST["choice"], 2)

    def test_the_last_die_ends_the_round(self) -> None:
        hands = placing(FIRST["payout"]).table.hands

        assert [hand.own for hand in hands] == [1, 0, 0]

    def test_the_round_brings_what_is_said(self) -> None:
        end = FIRST["end"]
        assert isinstance(end, Rolling)
        won = [sum(purse.notes) for purse in end.table.winnings if isinstance(purse, Purse)]

        assert won == [210_000, 200_000, 70_000]
        assert (end.table.round, end.seat) == (2, BENNO)


class TestWhiteDice:
    def test_everyone_holds_two(self) -> None:
        assert [hand.white for hand in placing(WHITE["nobody"]).table.hands] == [2, 2, 2]

    def test_own_and_white_go_together(self) -> None:
        after = leads_to(WHITE["along"], 3)

        assert (after.casino.dice[YOU], after.casino.white) == (3, 2)

    def test_only_the_white_die_stops_benno(self) -> None:
        stop = placing(WHITE["stop"])
        assert pay(stop.table.casinos[4]).paid[0] == (BENNO, 90_000)
        for face in {*stop.roll.own, *stop.roll.white}:
            after = pay(stop.table.casinos[4]) if face != 5 else leads_to(stop, face).payout
            assert (BENNO in dict(after.paid)) == (face != 5)
        assert 5 not in stop.roll.own
