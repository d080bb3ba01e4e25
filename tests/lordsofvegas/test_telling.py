"""Events as sentences; and the words of this game: none is missing, none is left over."""

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.phrases import Millions, Name, Phrase, Word
from croupier.core.seats import Seat
from croupier.locales import LANGUAGES, Speech
from croupier.lordsofvegas.board import COLOURS, CardColour, Lot
from croupier.lordsofvegas.events import (
    ActionEvent,
    ActionTakenBack,
    BetLaidOff,
    BetMade,
    BetSettled,
    BetStood,
    BlockClosed,
    CardDrawn,
    CardEvent,
    CasinoBuilt,
    CasinoPaid,
    CasinoRemodeled,
    CasinoReorganized,
    CasinoSprawled,
    DiceArranged,
    DiceRerolled,
    DieMoved,
    DiePlaced,
    DieReplaced,
    EndCardDrawn,
    Event,
    GameEnded,
    LotGivenUp,
    LotKept,
    LotMarked,
    LotsPaid,
    OfferAccepted,
    OfferMade,
    OfferRefused,
    OfferReopened,
    OfferVoid,
    OfferWithdrawn,
    PointsScored,
    StartCardDealt,
    StartCardReplaced,
    StartRolled,
    StartTied,
    TieRerolled,
    TradeEvent,
    TurnBegan,
    TurnEnded,
)
from croupier.lordsofvegas.moves import Action
from croupier.lordsofvegas.telling import phrase
from tests.locales.test_messages import messages, named, references
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    build,
    gamble,
    goods,
    lots,
    remodel,
    reorganize,
    sprawl,
    terms,
)
from tests.lordsofvegas.strategies import EVENTS
from tests.lordsofvegas.traders import KINDS

NAMES = ["Anna", "Benno", "Carla", "Denny"]
A1, A2 = Lot("A1"), Lot("A2")
A1_A2 = lots("A1 A2")
MUCH = terms(goods(3, "A1 A3", "B1"), goods(5))
ACTIONS: tuple[Action, ...] = (
    build("A1", "gold"),
    sprawl("A2", "A5"),
    remodel("A2", "brown"),
    reorganize("A2"),
    gamble("A2", 5),
)


@cache
def speech(language: str, you: Seat | None = None) -> Speech:
    return Speech(language, NAMES, you=you)


def test_every_kind_of_event_is_drawn() -> None:
    kinds = {kind for union in (CardEvent, ActionEvent, TradeEvent) for kind in get_args(union)}

    assert set(EVENTS) == kinds == set(get_args(Event))


@given(st.one_of(*EVENTS.values()))
def test_every_event_is_a_message_of_its_own_kind(event: Event) -> None:
    assert phrase(event).message == f"lords-of-vegas-{event.__struct_config__.tag}"
    assert GAME.phrase(event) == phrase(event)


SENTENCES: list[tuple[Event, str]] = [
    (StartCardDealt(BLUE, A1, 7), "Denny starts on A1 with $7M."),
    (
        StartCardReplaced(RED, Lot("F1")),
        "Anna is dealt F1; block F is not used, so the card is replaced.",
    ),
    (StartRolled(YELLOW, (2, 5)), "Benno rolls 2-5 for the start."),
    (
        StartTied((RED, GREEN, BLUE)),
        "Anna, Carla and Denny share the highest roll and roll again.",
    ),
    (TurnBegan(GREEN), "It is Carla’s turn."),
    (CardDrawn(RED, A1, "brown"), "Anna draws A1: brown pays."),
    (CardDrawn(RED, Lot("A6"), "strip"), "Anna draws A6: the Strip pays."),
    (EndCardDrawn(RED), "Anna draws the End of Game card: the Strip pays a last time."),
    (LotMarked(RED, A1), "Anna takes over the lot A1."),
    (LotGivenUp(RED, A1), "Anna gives up the lot A1."),
    (
        DieReplaced(RED, A1, GREEN),
        "Anna takes over A1 from Carla, whose die goes back to the supply.",
    ),
    (DiePlaced(RED, A1, 6), "Anna places a 6 on A1."),
    (DieMoved(RED, A1), "Anna has no die left and takes the one on A1."),
    (LotKept(RED, A1), "Anna has a die on A1 already."),
    (BlockClosed(RED, Lot("F3")), "F3 is not used with two players: Anna draws again."),
    (LotsPaid((2, 0, 1)), "Lots pay Anna $2M and Carla $1M."),
    (LotsPaid((0, 0)), "Lots pay nothing."),
    (
        CasinoPaid(A1_A2, "gold", (0, 5, 0)),
        "The gold casino A1-A2 pays Benno $5M.",
    ),
    (
        PointsScored(RED, A1_A2, 2, 8, 10),
        "Anna is its boss: 2 points and on to 10.",
    ),
    (
        PointsScored(RED, lots("A1"), 1, 8, 8),
        "Anna is its boss: 1 point, too few for the next space after 8.",
    ),
    (TurnEnded(RED), "Anna ends the turn."),
    (
        GameEnded((12, 16, 1), (5, 0, 9), (2, 1, 3)),
        "The game is over: Benno wins with 16 points and $0M.",
    ),
    (
        GameEnded((1, 1, 0), (5, 5, 9), (1, 1, 3)),
        "The game is over: Anna and Benno share the win with 1 point and $5M each.",
    ),
    (CasinoBuilt(RED, A1, "gold", 3, 9), "Anna builds on A1 in gold for $9M; the die shows 3."),
    (
        CasinoSprawled(RED, A1, "green", 3, 18),
        "Anna sprawls onto A1 in green for $18M; the die shows 3.",
    ),
    (
        CasinoRemodeled(RED, A1_A2, "gold", "brown", 10),
        "Anna remodels the gold casino A1-A2 in brown for $10M.",
    ),
    (CasinoReorganized(RED, A1_A2, 7), "Anna reorganizes the casino A1-A2 for $7M."),
    (DiceRerolled(A1_A2, (6, 1)), "The dice on A1-A2 show 6-1."),
    (DiceRerolled((A2,), (6,)), "The die on A2 shows 6."),
    (DiceArranged(RED, A1_A2, (1, 6)), "Anna arranges 1-6 on A1-A2."),
    (
        TieRerolled(A1_A2, 5, (3, 2)),
        "The bosses are tied with 5: the dice on A1-A2 now show 3-2.",
    ),
    (BetMade(RED, A1_A2, 4, YELLOW), "Anna bets $4M against Benno at the casino A1-A2."),
    (BetLaidOff(YELLOW), "Benno lays off half the bet to the bank."),
    (BetStood(YELLOW), "Benno stands for the whole bet."),
    (
        ActionTakenBack(RED, build("A1", "gold"), (), 9),
        "Anna takes back: building on A1 in gold.",
    ),
    (
        ActionTakenBack(RED, gamble("A1", 4), (), 0),
        "Anna takes back: gambling $4M at the casino on A1.",
    ),
    (
        BetSettled(RED, YELLOW, (1, 2), 4, -4),
        "Anna rolls 1-2 and wins $4M; $4M from Benno.",
    ),
    (
        BetSettled(RED, YELLOW, (3, 4), -5, 2),
        "Anna rolls 3-4 and loses $5M; $2M for Benno.",
    ),
    (
        BetSettled(RED, YELLOW, (3, 4), -1, 0),
        "Anna rolls 3-4 and loses $1M; nothing of it concerns Benno.",
    ),
    (
        BetSettled(RED, YELLOW, (5, 5), 0, 0),
        "Anna rolls 5-5 and wins, but gets nothing from Benno, who cannot pay.",
    ),
    (
        OfferMade(1, RED, YELLOW, MUCH),
        "Offer 1: Anna offers Benno $3M, the lot A1, the lot A3 and the die on B1 for $5M.",
    ),
    (OfferMade(2, RED, YELLOW, terms(goods(2))), "Offer 2: Anna offers Benno $2M for nothing."),
    (
        OfferMade(3, RED, YELLOW, terms(take=goods(2), action=build("A1", "gold"))),
        "Offer 3: Anna offers Benno nothing for $2M, with building on A1 in gold.",
    ),
    (
        OfferMade(
            4, RED, YELLOW, terms(goods(1), goods(2), gamble("A2", 5), "gamble@C1 remodel@A1")
        ),
        "Offer 4: Anna offers Benno $1M for $2M, with not gambling at the casino on C1,"
        " not remodelling the casino on A1 and gambling $5M at the casino on A2.",
    ),
    (
        OfferAccepted(1, RED, YELLOW, terms(goods(1), goods(2), sprawl("A2", "A5"), "build@A1")),
        "Benno accepts offer 1 from Anna: $1M for $2M,"
        " with not building on A1 and sprawling from A2 onto A5.",
    ),
    (
        OfferAccepted(5, RED, YELLOW, terms(goods(1), action=build("A1", "gold", "C3"))),
        "Benno accepts offer 5 from Anna: $1M for nothing,"
        " with building on A1 in gold with the die from C3.",
    ),
    (
        OfferAccepted(2, RED, YELLOW, terms(goods(1), action=remodel("A2", "brown"))),
        "Benno accepts offer 2 from Anna: $1M for nothing,"
        " with remodelling the casino on A2 in brown.",
    ),
    (
        OfferAccepted(3, RED, YELLOW, terms(goods(1), action=reorganize("A2"))),
        "Benno accepts offer 3 from Anna: $1M for nothing, with reorganizing the casino on A2.",
    ),
    (
        OfferAccepted(4, RED, YELLOW, terms(goods(1), undone="sprawl@A5 reorganize@A2")),
        "Benno accepts offer 4 from Anna: $1M for nothing,"
        " with not sprawling onto A5 and not reorganizing the casino on A2.",
    ),
    (OfferRefused(1, RED, YELLOW), "Benno refuses offer 1 from Anna."),
    (OfferWithdrawn(1, RED, YELLOW), "Anna withdraws offer 1."),
    (
        OfferReopened(1, RED, YELLOW, terms(goods(1))),
        "Offer 1 from Anna to Benno is open again.",
    ),
    (
        OfferVoid(1, RED, YELLOW, "card-drawn"),
        "Offer 1 from Anna to Benno is void: a card is drawn.",
    ),
    (
        OfferVoid(1, RED, YELLOW, "turn-ended"),
        "Offer 1 from Anna to Benno is void: the turn is over.",
    ),
    (
        OfferVoid(1, RED, YELLOW, "no-money"),
        "Offer 1 from Anna to Benno is void: it can no longer be carried out.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_told_in_english(event: Event, sentence: str) -> None:
    assert speech("en").say(phrase(event)) == sentence


def test_every_kind_of_event_has_been_told() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(EVENTS)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (StartCardDealt(RED, A1, 7), "You start on A1 with $7M."),
        (
            StartCardReplaced(RED, Lot("F1")),
            "You are dealt F1; block F is not used, so the card is replaced.",
        ),
        (StartRolled(RED, (2, 5)), "You roll 2-5 for the start."),
        (TurnBegan(RED), "It is your turn."),
        (CardDrawn(RED, A1, "brown"), "You draw A1: brown pays."),
        (EndCardDrawn(RED), "You draw the End of Game card: the Strip pays a last time."),
        (LotMarked(RED, A1), "You take over the lot A1."),
        (LotGivenUp(RED, A1), "You give up the lot A1."),
        (
            DieReplaced(RED, A1, GREEN),
            "You take over A1 from Carla, whose die goes back to the supply.",
        ),
        (DiePlaced(RED, A1, 6), "You place a 6 on A1."),
        (DieMoved(RED, A1), "You have no die left and take the one on A1."),
        (LotKept(RED, A1), "You have a die on A1 already."),
        (BlockClosed(RED, Lot("F3")), "F3 is not used with two players: you draw again."),
        (LotsPaid((2, 0, 1)), "Lots pay you $2M and Carla $1M."),
        (PointsScored(RED, A1_A2, 2, 8, 10), "You are its boss: 2 points and on to 10."),
        (
            PointsScored(RED, lots("A1"), 1, 8, 8),
            "You are its boss: 1 point, too few for the next space after 8.",
        ),
        (TurnEnded(RED), "You end the turn."),
        (
            GameEnded((16, 1), (0, 9), (1, 2)),
            "The game is over: you win with 16 points and $0M.",
        ),
        (CasinoBuilt(RED, A1, "gold", 3, 9), "You build on A1 in gold for $9M; the die shows 3."),
        (
            CasinoSprawled(RED, A1, "green", 3, 18),
            "You sprawl onto A1 in green for $18M; the die shows 3.",
        ),
        (
            CasinoRemodeled(RED, A1_A2, "gold", "brown", 10),
            "You remodel the gold casino A1-A2 in brown for $10M.",
        ),
        (CasinoReorganized(RED, A1_A2, 7), "You reorganize the casino A1-A2 for $7M."),
        (DiceArranged(RED, A1_A2, (1, 6)), "You arrange 1-6 on A1-A2."),
        (BetMade(RED, A1_A2, 4, YELLOW), "You bet $4M against Benno at the casino A1-A2."),
        (BetLaidOff(RED), "You lay off half the bet to the bank."),
        (BetStood(RED), "You stand for the whole bet."),
        (
            ActionTakenBack(RED, build("A1", "gold"), (), 9),
            "You take back: building on A1 in gold.",
        ),
        (BetSettled(RED, YELLOW, (1, 2), 4, -4), "You roll 1-2 and win $4M; $4M from Benno."),
        (BetSettled(RED, YELLOW, (3, 4), -5, 2), "You roll 3-4 and lose $5M; $2M for Benno."),
        (
            BetSettled(RED, YELLOW, (5, 5), 0, 0),
            "You roll 5-5 and win, but get nothing from Benno, who cannot pay.",
        ),
        (OfferMade(2, RED, YELLOW, terms(goods(2))), "Offer 2: you offer Benno $2M for nothing."),
        (OfferMade(2, BLUE, RED, terms(goods(2))), "Offer 2: Denny offers you $2M for nothing."),
        (OfferWithdrawn(1, RED, YELLOW), "You withdraw offer 1."),
        (OfferRefused(1, YELLOW, RED), "You refuse offer 1 from Benno."),
        (OfferRefused(1, RED, YELLOW), "Benno refuses offer 1 from you."),
        (
            OfferAccepted(1, YELLOW, RED, terms(goods(2))),
            "You accept offer 1 from Benno: $2M for nothing.",
        ),
        (BetMade(YELLOW, A1_A2, 4, RED), "Benno bets $4M against you at the casino A1-A2."),
        (BetSettled(RED, YELLOW, (1, 3), 1, -1), "You roll 1-3 and win $1M; $1M from Benno."),
        (BetSettled(RED, YELLOW, (3, 4), -2, 1), "You roll 3-4 and lose $2M; $1M for Benno."),
    ],
)
def test_someone_at_the_table_is_spoken_to(event: Event, sentence: str) -> None:
    assert speech("en", RED).say(phrase(event)) == sentence


def test_a_phrase_names_seats_and_amounts_for_every_language_to_say() -> None:
    assert phrase(BetMade(RED, A1_A2, 4, YELLOW)) == Phrase(
        "lords-of-vegas-bet-made",
        {"name": Name(RED), "casino": "A1-A2", "boss": Name(YELLOW), "bet": Millions(4)},
    )
    assert phrase(CardDrawn(RED, A1, "strip")).words["colour"] == "strip"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (PointsScored(RED, A1_A2, 2, 8, 10), {"moved": "yes"}),
        (PointsScored(RED, lots("A1"), 1, 8, 8), {"casino": "A1", "moved": "no"}),
        (BetSettled(RED, YELLOW, (1, 2), 1, -1), {"result": "won", "part": "pays"}),
        (BetSettled(RED, YELLOW, (3, 4), -1, 1), {"result": "lost", "part": "gets"}),
        (BetSettled(RED, YELLOW, (5, 5), 0, 0), {"result": "even", "part": "nothing"}),
    ],
)
def test_a_phrase_says_what_a_language_may_choose_its_words_by(
    event: Event, words: dict[str, Word]
) -> None:
    said = phrase(event).words

    assert {key: said[key] for key in words} == words


def within(word: Word) -> Iterator[str]:
    """Yield the messages in a word."""
    if isinstance(word, Phrase):
        yield word.message
        for part in word.words.values():
            yield from within(part)
    elif isinstance(word, tuple):
        for part in word:
            yield from within(part)


def spoken_of() -> set[str]:
    """Return every message that events of this game can be told with."""
    undone = " ".join(f"{kind}@A1" for kind in KINDS)
    deals = [terms(goods(1), action=action, undone=undone) for action in ACTIONS]
    cards: tuple[CardColour, ...] = (*COLOURS, "strip")
    colours = [CardDrawn(RED, A1, colour) for colour in cards]
    events = [event for event, _ in SENTENCES] + colours
    events += [OfferMade(1, RED, YELLOW, deal) for deal in deals]
    return {message for event in events for message in within(phrase(event))}


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguage:
    def test_has_every_message_of_this_game(self, language: str) -> None:
        assert spoken_of() - messages(language).keys() == set()

    def test_has_no_message_that_nobody_speaks_of(self, language: str) -> None:
        """What both games have is seen to beside the words of the other one."""
        of_lords = {name for name in messages(language) if name.startswith("lords-of-vegas-")}

        assert of_lords - spoken_of() - references(language) - named() == set()

    @pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
    @given(data=st.data())
    def test_can_tell_every_event_to_anyone(
        self, language: str, kind: type[Event], data: st.DataObject
    ) -> None:
        event = data.draw(EVENTS[kind])
        you = data.draw(st.none() | st.integers(0, 3).map(Seat))
        sentence = speech(language, you).say(phrase(event))

        assert sentence.endswith(".")
        assert not {*"{}$"} & {*re.sub(r"\$(?=\d)|(?<=\u00a0)\$", "", sentence)}
