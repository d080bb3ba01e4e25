"""A game as a room plays it: what it reads, what it refuses, and what it says without a look."""

from dataclasses import replace

import msgspec
import pytest
from msgspec import Raw

from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.game import Turn
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat
from croupier.games.lasvegas import VERSION_1 as LAS_VEGAS
from croupier.games.lordsofvegas import VERSION_1 as LORDS_OF_VEGAS
from croupier.games.spec import UnknownGame, Wording
from croupier.lasvegas import Options
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face
from croupier.lordsofvegas.moves import DrawCard, EndTurn
from croupier.server.game_in_play import Agreed, GameInPlay, InvalidSetup, UnknownMove, agreed
from tests.server.house import raw

DEEP = Raw(b"[" * 4000)
NO_TEXT = Raw(b'{"\xed\xa0\x80pe":"draw"}')
"""A name with half of a pair of surrogates: what lies within a message is only looked at here."""
NONSENSE = (
    *(Raw(b"{}"), Raw(b"null"), Raw(b'{"type":"fly"}')),
    *(Raw(b"{"), Raw(b"\xff"), NO_TEXT, DEEP),
)
DEALER = Dealer.numbered(1)


def dealt(game: GameInPlay) -> GameInPlay:
    """Let chance answer until a seat is waited for."""
    while (taken := game.deal(DEALER)) is not None:
        game = taken.game
    return game


def las_vegas(options: Options | None = None) -> GameInPlay:
    """Return a game of Las Vegas in which the first seat is to move."""
    return dealt(Agreed(LAS_VEGAS, raw(options or Options(start=Seat(0)))).begin(2))


def lords_of_vegas() -> GameInPlay:
    """Return a game of Lords of Vegas in which somebody is to draw."""
    return dealt(Agreed(LORDS_OF_VEGAS, Raw(b"{}")).begin(2))


class TestOptions:
    def test_are_kept_as_the_game_writes_them(self) -> None:
        assert agreed("las-vegas", 1, Raw(b"{}")).options == raw(Options())
        typed = Raw(b' { "white" : true } ')
        assert agreed("las-vegas", 1, typed).options == raw(Options(white=True))

    @pytest.mark.parametrize(
        "options",
        [*NONSENSE[1:], Raw(b"[]"), Raw(b'{"white":1}'), Raw(b'{"jackpot":true}')],
        ids=range(9),
    )
    def test_that_the_game_does_not_have_are_refused(self, options: Raw) -> None:
        with pytest.raises(InvalidSetup) as refused:
            agreed("las-vegas", 1, options)

        assert refused.value.code == "invalid-options"
        assert refused.value.sentence == "A table of las-vegas cannot agree on such options."

    def test_of_no_game_are_refused(self) -> None:
        with pytest.raises(UnknownGame):
            agreed("chess", 1, Raw(b"{}"))
        with pytest.raises(UnknownGame):
            agreed("las-vegas", 7, Raw(b"{}"))


class TestMoves:
    @pytest.mark.parametrize("move", [*NONSENSE, raw(DrawCard())], ids=range(8))
    def test_that_cannot_be_read_are_refused(self, move: Raw) -> None:
        for refuse in (las_vegas().move, las_vegas().considered):
            with pytest.raises(UnknownMove) as refused:
                refuse(Seat(0), move)
            assert refused.value.code == "invalid-move"

    @pytest.mark.parametrize("entry", NONSENSE, ids=range(7))
    def test_of_a_log_that_cannot_be_read_are_refused(self, entry: Raw) -> None:
        with pytest.raises(UnknownMove):
            las_vegas().after(entry)

    def test_are_kept_as_the_game_writes_them_whoever_typed_them(self) -> None:
        game = las_vegas()
        first = game.seen(Seat(0), [Seat(0)]).yours[0].choices[0].move
        spaced = Raw(msgspec.json.format(raw(first), indent=4))
        taken = game.move(Seat(0), spaced)

        assert taken.entry == game.move(Seat(0), raw(first)).entry
        assert b" " not in bytes(taken.entry)
        assert game.after(taken.entry) == taken.game

    def test_are_judged_by_the_rules(self) -> None:
        with pytest.raises(CroupierError) as refused:
            lords_of_vegas().move(Seat(0), raw(EndTurn()))

        assert refused.value.code != "invalid-move"

    def test_are_considered_only_where_a_game_does_so(self) -> None:
        with pytest.raises(UnknownMove):
            las_vegas().considered(Seat(0), raw(Place(Face(1))))


class TestTimeouts:
    def test_go_on_as_the_rules_say(self) -> None:
        """LOV-22.5: a card is drawn, and then the turn is ended."""
        since = lords_of_vegas()
        assert isinstance(since.awaited, Turn)
        seat = since.awaited.seat
        drawn = dealt(since.overdue(seat).game)
        assert drawn.is_still_overdue(since, seat)
        ended = dealt(drawn.overdue(seat).game)

        assert not ended.is_still_overdue(since, seat)
        assert isinstance(ended.awaited, Turn)
        assert ended.awaited.seat != seat


class TestAGameWithoutALook:
    """Las Vegas as a package might bring it: with words, but without previews."""

    WORDED = replace(
        LAS_VEGAS,
        previews=None,
        wording=Wording(
            position=lambda state: (Phrase("position", {}), Phrase(type(state).__name__, {})),
            move=lambda move: Phrase("place", {"face": move.face}),
        ),
    )

    def test_is_told_in_sentences(self) -> None:
        game = dealt(Agreed(self.WORDED, raw(Options(start=Seat(0)))).begin(2))
        seen = game.seen(Seat(0), [Seat(0)])

        assert [phrase.message for phrase in seen.position] == ["position", "Placing"]
        (yours,) = seen.yours
        assert yours.choices
        for choice in yours.choices:
            assert isinstance(choice.move, Place)
            assert choice.phrase == Phrase("place", {"face": choice.move.face})
            assert choice.preview is None
        assert seen.standing is None

    def test_with_a_look_needs_no_sentences(self) -> None:
        seen = las_vegas().seen(Seat(0), [Seat(0)])

        assert seen.position == ()
        assert {choice.phrase for choice in seen.yours[0].choices} == {None}
