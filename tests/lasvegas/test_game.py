import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.core.chance import Dice, Draw, Drawn, Rolled
from croupier.core.errors import CroupierError, IllegalMove, WrongOutcome
from croupier.core.game import Codec, End, Game, Moved, Result, Turn
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.lasvegas.events import Event
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import (
    Dealing,
    Face,
    FaceDown,
    Options,
    Over,
    Placing,
    Purse,
    Rolling,
    Scattering,
    Starting,
    State,
)
from tests.strategies import (
    GAME,
    LasVegasSitting,
    notes,
    pile,
    placings,
    positions,
    purses,
    sittings,
)

SEATS = [Seat(seat) for seat in range(-1, 7)]
MOVES = [Place(Face(face)) for face in range(-1, 9)]


def seats_at(state: State) -> int:
    """Return how many play."""
    match state:
        case Starting(seats, _):
            return seats
        case Over(_, purses):
            return len(purses)
        case _:
            return state.table.seats


def is_allowed(state: State, seat: Seat, move: Place) -> bool:
    try:
        GAME.check(state, seat, move)
    except IllegalMove:
        return False
    return True


class TestMoves:
    def test_are_the_faces_rolled_and_nobody_elses(self) -> None:
        """LV-4.2, LV-4.3."""
        state = GAME.read(
            "las-vegas placing white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
            " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
            " hands=0+0,2+0,0+0 won=-,-,- seat=1 own=4.6 white_dice=-"
        )

        assert GAME.legal(state, Seat(1)) == (Place(Face(4)), Place(Face(6)))
        assert GAME.legal(state, Seat(0)) == ()

    @given(positions())
    def test_are_listed_if_and_only_if_they_are_allowed(self, state: State) -> None:
        for seat in SEATS:
            allowed = [move for move in MOVES if is_allowed(state, seat, move)]
            assert allowed == [*GAME.legal(state, seat)]

    @given(positions(), st.sampled_from(SEATS), st.sampled_from(MOVES))
    def test_are_made_if_and_only_if_they_are_allowed(
        self, state: State, seat: Seat, move: Place
    ) -> None:
        if is_allowed(state, seat, move):
            assert GAME.step(state, Moved(seat, move)).state != state
        else:
            with pytest.raises(IllegalMove):
                GAME.step(state, Moved(seat, move))

    @given(positions())
    def test_are_there_for_the_seat_that_is_waited_for_and_for_nobody_else(
        self, state: State
    ) -> None:
        """LV-4.3: nobody may pass, and nobody must."""
        awaited = GAME.awaited(state)
        movers = {seat for seat in SEATS if GAME.legal(state, seat)}

        assert movers == ({awaited.seat} if isinstance(awaited, Turn) else set())

    @given(positions())
    def test_are_refused_with_the_reason(self, state: State) -> None:
        with pytest.raises(IllegalMove) as refusal:
            GAME.check(state, Seat(seats_at(state)), Place(Face(1)))

        assert refusal.value.position == GAME.text(state)
        if isinstance(state, Over):
            assert refusal.value.code == "game-over"
            assert refusal.value.sentence == "The game is over."
        else:
            assert refusal.value.code == "not-your-turn"
            assert refusal.value.sentence == "It is not your turn."

    def test_are_refused_once_the_game_is_over(self) -> None:
        over = Over(Options(), (Purse(()), Purse(())))
        with pytest.raises(IllegalMove, match=r"^The game is over\.$") as refusal:
            GAME.check(over, Seat(0), Place(Face(1)))

        assert refusal.value.code == "game-over"
        assert refusal.value.position == GAME.text(over)

    @given(placings())
    def test_of_a_face_not_rolled_are_refused_with_the_faces_that_were(
        self, state: Placing
    ) -> None:
        """LV-4.2."""
        with pytest.raises(IllegalMove) as refusal:
            GAME.check(state, state.seat, Place(Face(7)))

        faces = ", ".join(map(str, sorted({*state.roll.own, *state.roll.white})))
        assert refusal.value.position == GAME.text(state)
        assert refusal.value.code == "face-not-rolled"
        assert refusal.value.sentence == f"No die shows 7; the faces rolled are {faces}."


class TestAwaited:
    @given(positions())
    def test_is_what_the_phase_needs(self, state: State) -> None:
        awaited = GAME.awaited(state)
        match state:
            case Starting(seats, _):
                assert awaited == Draw(tuple((Seat(seat), 1) for seat in range(seats)))
            case Dealing(table):
                assert isinstance(awaited, Draw)
                assert sum(count for _, count in awaited.bag) == sum(table.deck)
            case Scattering():
                assert awaited == Dice((2,))
            case Rolling(table, seat):
                assert awaited == Dice((table.hands[seat].own, table.hands[seat].white))
            case Placing(_, seat, _):
                assert awaited == Turn(seat)
            case Over():
                assert awaited == End()

    @given(positions(), st.sampled_from([Rolled((7,)), Drawn("Luxor")]))
    def test_takes_no_outcome_that_was_not_asked_for(
        self, state: State, outcome: Rolled | Drawn
    ) -> None:
        with pytest.raises(WrongOutcome) as refusal:
            GAME.step(state, outcome)

        if isinstance(GAME.awaited(state), Turn | End):
            assert refusal.value.sentence == "Nothing is to be rolled or drawn here."


class TestViews:
    def test_show_a_seat_its_own_money_and_of_others_how_many_notes(self) -> None:
        """LV-5.6."""
        state = GAME.start(2, Options(start=Seat(0))).state
        assert isinstance(state, Dealing)
        won = (Purse((Dollars(60_000),)), Purse((Dollars(20_000), Dollars(10_000))))
        view = GAME.view(Dealing(replace(state.table, winnings=won)), Seat(0))

        assert isinstance(view, Dealing)
        assert view.table.winnings == (won[0], FaceDown(2))
        assert GAME.view(view, Seat(0)) == view

    def test_show_everything_where_money_lies_open(self) -> None:
        """LV-5.6."""
        state = GAME.start(2, Options(start=Seat(0), open_money=True)).state

        assert GAME.view(state, None) == state

    def test_show_everything_once_the_game_is_over(self) -> None:
        """LV-6.3."""
        over = Over(Options(), (Purse((Dollars(60_000),)), Purse(())))

        assert GAME.view(over, None) == over

    @given(positions(), st.sampled_from(SEATS) | st.none())
    def test_hide_the_money_of_all_others_and_nothing_else(
        self, state: State, seat: Seat | None
    ) -> None:
        """LV-5.6."""
        view = GAME.view(state, seat)

        if isinstance(state, Starting | Over) or state.table.options.open_money:
            assert view == state
            return
        assert isinstance(view, Dealing | Scattering | Rolling | Placing)
        for owner, (won, seen) in enumerate(
            zip(state.table.winnings, view.table.winnings, strict=True)
        ):
            assert isinstance(won, Purse)
            assert seen == (won if owner == seat else FaceDown(len(won.notes)))
        assert replace(view, table=replace(view.table, winnings=state.table.winnings)) == state

    @given(st.lists(purses, min_size=2, max_size=5), st.data())
    def test_are_the_same_whatever_the_notes_of_others_are_worth(
        self, won: list[Purse], data: st.DataObject
    ) -> None:
        """LV-5.6."""
        state = GAME.start(len(won), Options(start=Seat(0))).state
        assert isinstance(state, Dealing)
        seat = data.draw(st.none() | st.integers(0, len(won) - 1).map(Seat))
        others = [
            purse if owner == seat else data.draw(worth_anything(purse))
            for owner, purse in enumerate(won)
        ]

        one = Dealing(replace(state.table, winnings=tuple(won)))
        other = Dealing(replace(state.table, winnings=tuple(others)))
        assert GAME.view(one, seat) == GAME.view(other, seat)

    @given(positions(), st.sampled_from(SEATS) | st.none())
    def test_of_a_view_show_no_more_than_it_does(self, state: State, seat: Seat | None) -> None:
        view = GAME.view(state, seat)

        assert GAME.view(view, seat) == view
        assert GAME.view(view, None) == GAME.view(state, None)

    @given(sittings(), st.data())
    def test_are_played_on_as_the_table_is(
        self, sitting: LasVegasSitting, data: st.DataObject
    ) -> None:
        """Whoever imagines the future may do so from what one seat sees."""
        steps = list(replay(GAME, sitting.log))
        seat = data.draw(st.none() | st.integers(0, sitting.log.seats - 1).map(Seat))
        for before, after, entry in zip(steps, steps[1:-1], sitting.log.entries, strict=False):
            imagined = GAME.step(GAME.view(before.state, seat), entry)
            assert GAME.view(imagined.state, seat) == GAME.view(after.state, seat)
            assert imagined.events == after.events

    @given(sittings())
    def test_cannot_tell_who_wins_unless_money_is_open(self, sitting: LasVegasSitting) -> None:
        """LV-5.6, LV-6.3."""
        *_, before, after = replay(GAME, sitting.log)
        view, last = GAME.view(before.state, Seat(0)), sitting.log.entries[-1]

        if sitting.log.options.open_money:
            assert GAME.step(view, last) == after
        else:
            with pytest.raises(CroupierError, match="The money of another seat cannot be counted"):
                GAME.step(view, last)


def worth_anything(purse: Purse) -> st.SearchStrategy[Purse]:
    """Draw purses with as many notes."""
    count = len(purse.notes)
    return st.builds(Purse, st.lists(notes, min_size=count, max_size=count).map(pile))


class TestResult:
    def test_is_what_lies_in_the_purses_at_the_end(self) -> None:
        over = Over(Options(), (Purse((Dollars(60_000),)), Purse(())))

        assert GAME.result(over) == Result(((60_000, 1), (0, 0)))
        assert GAME.result(Starting(2, Options())) is None

    @given(positions())
    def test_is_there_once_the_game_is_over(self, state: State) -> None:
        result = GAME.result(state)

        if isinstance(state, Over):
            assert result is not None
            assert result.scores == tuple((sum(p.notes), len(p.notes)) for p in state.purses)
        else:
            assert result is None


def test_the_game_is_known_by_its_name_its_version_and_its_scores() -> None:
    game: Game[State, Place, Event, Options] = LasVegas()

    assert (game.name, game.rules, game.scores) == ("las-vegas", 1, ("money", "notes"))
    assert isinstance(game.codec, Codec)


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("{}", Options()),
        ('{"white":true}', Options(white=True)),
        ('{"open_money":true,"start":2}', Options(open_money=True, start=Seat(2))),
    ],
)
def test_options_left_out_are_the_usual_ones(line: str, options: Options) -> None:
    assert GAME.codec.options.decode(line) == options
