"""Everything that can be wrong with a move or an offer: each has its code and its sentence."""

import hashlib

import msgspec
import pytest

from croupier.core.chance import Dealer
from croupier.core.errors import IllegalMove, InvalidRecord
from croupier.core.game import Moved
from croupier.core.log import Log
from croupier.core.records import Record, read, write
from croupier.core.seats import Seat, Sitter
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    Counter,
    DrawCard,
    EndTurn,
    GiveUp,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Refuse,
    Stand,
    Terms,
    Withdraw,
)
from croupier.lordsofvegas.state import Options, Proposal
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    build,
    gamble,
    goods,
    line,
    lots,
    refusal,
    remodel,
    reorganize,
    sprawl,
    terms,
)

NOBODY, NOT_THERE = Seat(-1), Seat(4)

BOARD = (
    "A1:0 A2:gold.0.2 A3:gold.1.5 A4:1 B1:green.0.5 B2:green.0.2* C1:brown C4:silver.1.2 C5:silver"
)
ACTING = line("acting", BOARD, money=(20, 12, 9, 9), promises="build@D1.gamble@A3")
DRAWING = line("drawing", BOARD.replace("*", ""))
GAMBLED = line("acting", BOARD, gambled="yes")
OFFERS = line(
    "acting",
    BOARD,
    offers=(
        Proposal(2, RED, YELLOW, terms(goods(3))),
        Proposal(5, YELLOW, RED, terms(goods(3), goods(markers="A1"))),
    ),
)
ANSWERING = line("answering", BOARD, gambled="yes", casino="C4", bet=3, boss=YELLOW)
ARRANGING = line("arranging", "A1:gold.0.3* A2:gold.0.2*", seat=RED, lots="A1.A2")
GIVING_UP = line(
    "giving-up",
    "C1:0 C2:0 C3:0 C4:0 C5:0 C6:0 C7:0 C8:0 C9:0 C10:0 D2:1",
    card="D1",
    deck=lots("E1"),
)
MOVING_DIE = line(
    "moving-die",
    "C1:gold.0.1 C2:gold.0.1 C3:gold.0.1 C4:gold.0.1 C5:gold.0.1 C6:gold.0.1 C7:gold.0.1"
    " C8:gold.0.1 C9:gold.0.1 D1:green D2:green.0.1 D3:green.0.1 D4:green.0.1 D5:brown.1.3",
    card="D1",
    value=6,
    deck=lots("E1"),
)
OVER = line("over", BOARD, above=0)
MANY_DICE = line(
    "acting",
    "C1:gold.0.1 C2:gold.0.1 C3:gold.0.1 C4:gold.0.1 C5:gold.0.1 C6:gold.0.1 C7:gold.0.1"
    " C8:gold.0.1 C9:gold.0.1 D1:green.0.6 D2:green.0.1 D3:green.0.1 D5:brown.1.3 D6:0",
)
MANY_MARKERS = line(
    "acting", "C1:0 C2:0 C3:0 C4:0 C5:0 C6:0 C7:0 C8:0 C9:0 C10:0 D2:1 D5:brown.1.3"
)
NO_GOLD = line("acting", " ".join([*(f"C{n}:gold.0.1" for n in range(1, 10)), "A1:0 A2:green.0.1"]))
UNKNOWN = "There is no lot Z9; lots are named A1 to F9."
TURN = "It is not your turn."

WRONG_MOVES: dict[str, tuple[str, Seat, Move, str, str]] = {
    "build on an unknown lot": (ACTING, RED, build("Z9", "gold"), "unknown-lot", UNKNOWN),
    "build on a lot in small letters": (
        ACTING,
        RED,
        build("a1", "gold"),
        "unknown-lot",
        "There is no lot a1; lots are named A1 to F9.",
    ),
    "build on another's lot": (
        ACTING,
        RED,
        build("A4", "gold"),
        "not-your-lot",
        "You have no marker on A4 to build on.",
    ),
    "build on one's own tile": (
        ACTING,
        RED,
        build("A2", "gold"),
        "not-your-lot",
        "You have no marker on A2 to build on.",
    ),
    "build without the money": (
        ACTING.replace("money=20", "money=8"),
        RED,
        build("A1", "gold"),
        "too-expensive",
        "This costs 9 million; you have 8.",
    ),
    "build in a colour that is used up": (
        NO_GOLD,
        RED,
        build("A1", "gold"),
        "no-tiles",
        "This needs 1 of the gold tiles; the supply has 0.",
    ),
    "build against a promise": (
        line("acting", "D1:0", promises="build@D1"),
        RED,
        build("D1", "gold"),
        "promised",
        "You have promised not to build at D1 this turn.",
    ),
    "build with no die left and none named": (
        MANY_DICE,
        RED,
        build("D6", "brown"),
        "no-dice",
        "All your dice are on the board: say which one is to move.",
    ),
    "build with another's die": (
        MANY_DICE,
        RED,
        build("D6", "brown", moving="D5"),
        "not-your-die",
        "You have no die on D5 to move.",
    ),
    "build with a die moved from an unknown lot": (
        MANY_DICE,
        RED,
        build("D6", "brown", moving="Z9"),
        "not-your-die",
        "You have no die on Z9 to move.",
    ),
    "build by moving a die with others in supply": (
        ACTING,
        RED,
        build("A1", "gold", moving="B1"),
        "dice-left",
        "You still have a die in supply, so none may be moved.",
    ),
    "sprawl from an unknown lot": (ACTING, RED, sprawl("Z9", "A1"), "unknown-lot", UNKNOWN),
    "sprawl from a lot without a tile": (
        ACTING,
        RED,
        sprawl("A1", "A2"),
        "no-casino",
        "There is no casino on A1.",
    ),
    "sprawl from another's casino": (
        ACTING,
        RED,
        sprawl("A2", "A5"),
        "not-boss",
        "You are not the boss of the casino on A2.",
    ),
    "sprawl from a casino without dice": (
        ACTING,
        RED,
        sprawl("C1", "C2"),
        "not-boss",
        "You are not the boss of the casino on C1.",
    ),
    "sprawl onto an unknown lot": (ACTING, RED, sprawl("B1", "Z9"), "unknown-lot", UNKNOWN),
    "sprawl across the Strip": (
        ACTING,
        RED,
        sprawl("B1", "A3"),
        "not-adjacent",
        "A3 is not adjacent to that casino.",
    ),
    "sprawl onto an own lot": (
        line("acting", "A1:gold.0.3 A2:0"),
        RED,
        sprawl("A1", "A2"),
        "lot-taken",
        "A2 is taken; only an unowned lot can be sprawled on.",
    ),
    "sprawl without the money": (
        ACTING,
        RED,
        sprawl("B1", "B4"),
        "too-expensive",
        "This costs 40 million; you have 20.",
    ),
    "sprawl in a colour that is used up": (
        NO_GOLD,
        RED,
        sprawl("C1", "C10"),
        "no-tiles",
        "This needs 1 of the gold tiles; the supply has 0.",
    ),
    "sprawl against a promise": (
        line("acting", "A1:gold.0.3", promises="sprawl@A2"),
        RED,
        sprawl("A1", "A2"),
        "promised",
        "You have promised not to sprawl at A2 this turn.",
    ),
    "sprawl with no die left and none named": (
        MANY_DICE,
        RED,
        sprawl("D1", "D4"),
        "no-dice",
        "All your dice are on the board: say which one is to move.",
    ),
    "remodel an unknown lot": (ACTING, RED, remodel("Z9", "gold"), "unknown-lot", UNKNOWN),
    "remodel nothing": (
        ACTING,
        RED,
        remodel("A6", "gold"),
        "no-casino",
        "There is no casino on A6.",
    ),
    "remodel another's casino": (
        ACTING,
        RED,
        remodel("C4", "gold"),
        "not-boss",
        "You are not the boss of the casino on C4.",
    ),
    "remodel to the colour it has": (
        ACTING,
        RED,
        remodel("B2", "green"),
        "same-colour",
        "That casino is green already.",
    ),
    "remodel without the money": (
        ACTING.replace("money=20", "money=9"),
        RED,
        remodel("B1", "gold"),
        "too-expensive",
        "This costs 10 million; you have 9.",
    ),
    "remodel without the tiles": (
        NO_GOLD,
        RED,
        remodel("A2", "gold"),
        "no-tiles",
        "This needs 1 of the gold tiles; the supply has 0.",
    ),
    "remodel against a promise": (
        line("acting", "A1:gold.0.3 A2:gold", promises="remodel@A2"),
        RED,
        remodel("A1", "green"),
        "promised",
        "You have promised not to remodel at A2 this turn.",
    ),
    "reorganize an unknown lot": (ACTING, RED, reorganize("Z9"), "unknown-lot", UNKNOWN),
    "reorganize nothing": (
        ACTING,
        RED,
        reorganize("A1"),
        "no-casino",
        "There is no casino on A1.",
    ),
    "reorganize where one has no die": (
        ACTING,
        RED,
        reorganize("C5"),
        "no-die-there",
        "You have no die in the casino on C4.",
    ),
    "reorganize twice": (
        ACTING,
        RED,
        reorganize("B1"),
        "already-reorganized",
        "Dice of that casino were reorganized this turn.",
    ),
    "reorganize without the money": (
        ACTING.replace("money=20", "money=6"),
        RED,
        reorganize("A2"),
        "too-expensive",
        "This costs 7 million; you have 6.",
    ),
    "reorganize against a promise": (
        line("acting", "A1:gold.0.3 A2:gold", promises="reorganize@A1"),
        RED,
        reorganize("A2"),
        "promised",
        "You have promised not to reorganize at A1 this turn.",
    ),
    "bet nothing": (
        ACTING,
        RED,
        gamble("C4", 0),
        "bad-bet",
        "A bet there is from 1 to 10 million, not 0.",
    ),
    "bet less than nothing": (
        ACTING,
        RED,
        gamble("C4", -3),
        "bad-bet",
        "A bet there is from 1 to 10 million, not -3.",
    ),
    "bet above the limit": (
        ACTING,
        RED,
        gamble("C5", 11),
        "bad-bet",
        "A bet there is from 1 to 10 million, not 11.",
    ),
    "bet more than one has": (
        ACTING.replace("money=20", "money=4"),
        RED,
        gamble("C4", 5),
        "too-expensive",
        "This costs 5 million; you have 4.",
    ),
    "bet on an unknown lot": (ACTING, RED, gamble("Z9", 1), "unknown-lot", UNKNOWN),
    "bet on a lot without a tile": (
        ACTING,
        RED,
        gamble("A4", 1),
        "no-casino",
        "There is no casino on A4.",
    ),
    "bet at one's own casino": (
        ACTING,
        RED,
        gamble("B1", 1),
        "own-casino",
        "You are the boss there; gamble at the casino of another.",
    ),
    "bet at a casino without a boss": (
        ACTING,
        RED,
        gamble("C1", 1),
        "no-boss",
        "The casino on C1 has no boss to bet against.",
    ),
    "bet against a promise": (
        ACTING,
        RED,
        gamble("A2", 1),
        "promised",
        "You have promised not to gamble at A3 this turn.",
    ),
    "bet twice": (
        GAMBLED,
        RED,
        gamble("C4", 1),
        "already-gambled",
        "You have gambled this turn; once is the limit.",
    ),
    "act on another's turn": (ACTING, YELLOW, build("A4", "gold"), "not-your-turn", TURN),
    "draw on another's turn": (DRAWING, YELLOW, DrawCard(), "not-your-turn", TURN),
    "end another's turn": (ACTING, GREEN, EndTurn(), "not-your-turn", TURN),
    "act from a seat that is not there": (ACTING, NOT_THERE, EndTurn(), "not-your-turn", TURN),
    "act from no seat": (ACTING, NOBODY, EndTurn(), "not-your-turn", TURN),
    "stand for a bet at another": (ANSWERING, RED, Stand(), "not-your-turn", TURN),
    "arrange another's dice": (ARRANGING, YELLOW, Arrange(3), "not-your-turn", TURN),
    "move while a card is turned up": (
        line("revealing", BOARD.replace("*", "")),
        RED,
        DrawCard(),
        "not-your-turn",
        TURN,
    ),
    "act before the draw": (
        DRAWING,
        RED,
        build("A1", "gold"),
        "wrong-phase",
        "This is the time to draw a card.",
    ),
    "end the turn before the draw": (
        DRAWING,
        RED,
        EndTurn(),
        "wrong-phase",
        "This is the time to draw a card.",
    ),
    "draw again": (
        ACTING,
        RED,
        DrawCard(),
        "wrong-phase",
        "This is the time to act or to end the turn.",
    ),
    "give up a lot without need": (
        ACTING,
        RED,
        GiveUp(Lot("A1")),
        "wrong-phase",
        "This is the time to act or to end the turn.",
    ),
    "draw while a lot is to be given up": (
        GIVING_UP,
        RED,
        DrawCard(),
        "wrong-phase",
        "This is the time to choose a lot to give up.",
    ),
    "give up another's lot": (
        GIVING_UP,
        RED,
        GiveUp(Lot("D2")),
        "not-your-lot",
        "You have no marker on D2 to give up.",
    ),
    "give up the lot drawn": (
        GIVING_UP,
        RED,
        GiveUp(Lot("D1")),
        "not-your-lot",
        "You have no marker on D1 to give up.",
    ),
    "end the turn while a die is to move": (
        MOVING_DIE,
        RED,
        EndTurn(),
        "wrong-phase",
        "This is the time to choose a die to move.",
    ),
    "move another's die": (
        MOVING_DIE,
        RED,
        MoveDie(Lot("D5")),
        "not-your-die",
        "You have no die on D5 to move.",
    ),
    "lay off dice that are to be arranged": (
        ARRANGING,
        RED,
        LayOff(),
        "wrong-phase",
        "This is the time to arrange the dice.",
    ),
    "arrange a value nobody rolled": (
        ARRANGING,
        RED,
        Arrange(6),
        "value-not-rolled",
        "You have no 6 left to place; you have 2, 3.",
    ),
    "arrange a bet": (
        ANSWERING,
        YELLOW,
        Arrange(3),
        "wrong-phase",
        "This is the time to lay off half the bet or to stand for it.",
    ),
    "play on when the game is over": (OVER, RED, DrawCard(), "game-over", "The game is over."),
    "trade when the game is over": (
        OVER,
        RED,
        Offer(YELLOW, terms(goods(1))),
        "game-over",
        "The game is over.",
    ),
}

PARTNER = "A trade is made with another seat at this table."
TWICE = "The same lot or die is named twice."
SEAT = "There is no seat {} at this table."
NO_MONEY = "One side does not have the money it would give."
NOT_HIS_DIE = "The seat that would give the die on {} has none there."
ON_TURN = "Only the seat on turn can trade actions of this turn."

WRONG_TERMS: dict[str, tuple[str, Seat, Seat, Terms, str, str]] = {
    "nothing": (ACTING, RED, YELLOW, Terms(), "empty-trade", "An offer needs something in it."),
    "to oneself": (ACTING, RED, RED, terms(goods(1)), "bad-partner", PARTNER),
    "to nobody": (ACTING, RED, NOBODY, terms(goods(1)), "bad-partner", PARTNER),
    "to a seat that is not there": (
        ACTING,
        RED,
        NOT_THERE,
        terms(goods(1)),
        "bad-partner",
        PARTNER,
    ),
    "from a seat that is not there": (
        ACTING,
        NOT_THERE,
        RED,
        terms(take=goods(1)),
        "unknown-seat",
        SEAT.format(4),
    ),
    "from nobody": (ACTING, NOBODY, RED, terms(take=goods(1)), "unknown-seat", SEAT.format(-1)),
    "less than nothing": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(-1)),
        "bad-money",
        "One can give 0 or more millions, not -1.",
    ),
    "for less than nothing": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(1), goods(-5)),
        "bad-money",
        "One can give 0 or more millions, not -5.",
    ),
    "more money than one has": (ACTING, RED, YELLOW, terms(goods(21)), "no-money", NO_MONEY),
    "for more money than they have": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(1), goods(14)),
        "no-money",
        NO_MONEY,
    ),
    "an unknown lot": (ACTING, RED, YELLOW, terms(goods(0, "Z9")), "unknown-lot", UNKNOWN),
    "a die on an unknown lot": (
        ACTING,
        RED,
        YELLOW,
        terms(take=goods(dice="Z9")),
        "unknown-lot",
        UNKNOWN,
    ),
    "a lot twice": (ACTING, RED, YELLOW, terms(goods(0, "A1 A1")), "given-twice", TWICE),
    "a die twice": (ACTING, RED, YELLOW, terms(goods(dice="A2 A2")), "given-twice", TWICE),
    "a lot and the die on it": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(0, "A2", "A2")),
        "given-twice",
        TWICE,
    ),
    "another's lot": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(0, "A4")),
        "not-owned",
        "A4 is not a lot of the seat that would give it.",
    ),
    "a lot that is nobody's": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(0, "F1")),
        "not-owned",
        "F1 is not a lot of the seat that would give it.",
    ),
    "a tile": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(0, "A2")),
        "not-owned",
        "A2 is not a lot of the seat that would give it.",
    ),
    "for a lot of a third": (
        ACTING,
        RED,
        GREEN,
        terms(goods(1), goods(0, "A4")),
        "not-owned",
        "A4 is not a lot of the seat that would give it.",
    ),
    "another's die": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(dice="A3")),
        "not-owned",
        NOT_HIS_DIE.format("A3"),
    ),
    "a die where none is": (
        ACTING,
        RED,
        YELLOW,
        terms(take=goods(dice="C5")),
        "not-owned",
        NOT_HIS_DIE.format("C5"),
    ),
    "a die where only a marker is": (
        ACTING,
        RED,
        YELLOW,
        terms(goods(dice="A1")),
        "not-owned",
        NOT_HIS_DIE.format("A1"),
    ),
    "a thirteenth die": (
        MANY_DICE,
        YELLOW,
        RED,
        terms(goods(dice="D5")),
        "too-many-dice",
        "Nobody can have more than 12 dice on the board.",
    ),
    "an eleventh marker": (
        MANY_MARKERS,
        YELLOW,
        RED,
        terms(goods(markers="D2")),
        "too-many-markers",
        "Nobody can have more than 10 markers.",
    ),
    "an action of somebody not on turn": (
        ACTING,
        YELLOW,
        GREEN,
        terms(goods(1), action=build("A4", "gold")),
        "not-on-turn",
        ON_TURN,
    ),
    "a promise of somebody not on turn": (
        ACTING,
        YELLOW,
        GREEN,
        terms(goods(1), undone="build@A4"),
        "not-on-turn",
        ON_TURN,
    ),
    "an action that is the other's to take": (
        ACTING,
        YELLOW,
        RED,
        terms(goods(1), action=build("A4", "gold")),
        "not-your-lot",
        "You have no marker on A4 to build on.",
    ),
    "an action before the draw": (
        DRAWING,
        RED,
        YELLOW,
        terms(take=goods(1), action=build("A1", "gold")),
        "draw-first",
        "Actions come after the card is drawn.",
    ),
    "a promise at an unknown lot": (
        ACTING,
        RED,
        YELLOW,
        terms(take=goods(1), undone="build@Z9"),
        "unknown-lot",
        UNKNOWN,
    ),
    "an action one has promised to leave undone": (
        ACTING,
        RED,
        YELLOW,
        terms(take=goods(1), action=gamble("A2", 1)),
        "promised",
        "You have promised not to gamble at A3 this turn.",
    ),
    "a bet above the limit": (
        ACTING,
        RED,
        YELLOW,
        terms(take=goods(1), action=gamble("C4", 11)),
        "bad-bet",
        "A bet there is from 1 to 10 million, not 11.",
    ),
}

ANSWERS: dict[str, tuple[Move, ...]] = {
    "accept": (Accept(2), Accept(5), Accept(3), Accept(-1)),
    "refuse": (Refuse(2), Refuse(5), Refuse(3), Refuse(-1)),
    "counter": tuple(Counter(number, terms(goods(1))) for number in (2, 5, 3, -1)),
}
WRONG_ANSWERS: dict[str, tuple[str, Seat, Move, str, str]] = {
    f"{name} {what}": (OFFERS, seat, move, code, sentence)
    for name, moves in ANSWERS.items()
    for what, seat, move, code, sentence in (
        ("one's own offer", RED, moves[0], "not-your-offer", "Offer 2 was not made to you."),
        ("another's offer", BLUE, moves[1], "not-your-offer", "Offer 5 was not made to you."),
        ("an offer that was closed", RED, moves[2], "no-offer", "There is no open offer 3."),
        ("an offer there never was", RED, moves[3], "no-offer", "There is no open offer -1."),
    )
} | {
    "withdraw another's offer": (
        OFFERS,
        YELLOW,
        Withdraw(2),
        "not-your-offer",
        "Offer 2 is not yours to withdraw.",
    ),
    "withdraw an offer there is not": (
        OFFERS,
        RED,
        Withdraw(1),
        "no-offer",
        "There is no open offer 1.",
    ),
    "answer from a seat that is not there": (
        OFFERS,
        NOT_THERE,
        Accept(2),
        "unknown-seat",
        SEAT.format(4),
    ),
    "make a second offer to the same seat": (
        OFFERS,
        RED,
        Offer(YELLOW, terms(goods(1))),
        "offer-open",
        "You have an open offer to that seat; withdraw it first.",
    ),
    "counter with an offer to the same seat still open": (
        OFFERS,
        RED,
        Counter(5, terms(goods(1))),
        "offer-open",
        "You have an open offer to that seat; withdraw it first.",
    ),
    "trade while the boss must answer": (
        ANSWERING,
        YELLOW,
        Offer(RED, terms(goods(1))),
        "no-trading",
        "Trades wait until the seat on turn may draw or act.",
    ),
    "trade while dice are arranged": (
        ARRANGING,
        RED,
        Offer(YELLOW, terms(goods(1))),
        "no-trading",
        "Trades wait until the seat on turn may draw or act.",
    ),
    "trade while a lot is to be given up": (
        GIVING_UP,
        YELLOW,
        Offer(RED, terms(goods(1))),
        "no-trading",
        "Trades wait until the seat on turn may draw or act.",
    ),
    "trade while a die is to move": (
        MOVING_DIE,
        YELLOW,
        Accept(1),
        "no-trading",
        "Trades wait until the seat on turn may draw or act.",
    ),
}


def refuses(text: str, seat: Seat, move: Move, code: str, sentence: str) -> None:
    """Try a move; it is refused with this code and sentence, and nothing else comes of it."""
    state = GAME.read(text)

    assert refusal(state, seat, move) == code
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, seat, move)
    assert refused.value.sentence == sentence
    assert GAME.text(state) == text


@pytest.mark.parametrize(
    ("text", "seat", "move", "code", "sentence"),
    [*WRONG_MOVES.values(), *WRONG_ANSWERS.values()],
    ids=[*WRONG_MOVES, *WRONG_ANSWERS],
)
def test_nobody_can(text: str, seat: Seat, move: Move, code: str, sentence: str) -> None:
    refuses(text, seat, move, code, sentence)


@pytest.mark.parametrize(
    ("text", "maker", "to", "deal", "code", "sentence"), WRONG_TERMS.values(), ids=WRONG_TERMS
)
def test_nobody_can_offer(
    text: str, maker: Seat, to: Seat, deal: Terms, code: str, sentence: str
) -> None:
    refuses(text, maker, Offer(to, deal), code, sentence)


def test_what_is_not_quite_so_is_possible() -> None:
    """The offers above are refused for what their names say, and for nothing else."""
    state = GAME.read(ACTING)

    for maker, to, deal in (
        (RED, YELLOW, terms(goods(20))),
        (RED, YELLOW, terms(goods(1), goods(13))),
        (RED, YELLOW, terms(goods(0, "A1", "A2"), goods(0, "A4", "A3"))),
        (YELLOW, RED, terms(goods(12), action=build("A1", "gold"))),
        (RED, YELLOW, terms(take=goods(1), undone="build@A4")),
        (RED, YELLOW, terms(take=goods(1), action=gamble("C4", 10))),
    ):
        assert GAME.step(state, Moved(maker, Offer(to, deal))).state.table.offers


HEAD: Record[Move, Options] = Record(
    (Sitter("Anna"), Sitter("Benno")), Log(2, Options(), ()), Dealer.numbered(1).seed
)


def recorded(entry: str) -> str:
    """Write a record with one entry, and seal it."""
    head, seal, _ = write(GAME, HEAD).split("\n")
    digest = hashlib.sha256(f"{head}\n{entry}".encode()).hexdigest()
    sealed = msgspec.json.decode(seal) | {"entries": 1, "digest": digest}
    return f"{head}\n{entry}\n{msgspec.json.encode(sealed).decode()}\n"


def moved(move: str) -> str:
    return f'{{"type":"moved","seat":0,"move":{move}}}'


@pytest.mark.parametrize(
    "entry",
    [
        "",
        "{}",
        "null",
        "[1,2]",
        "draw",
        '{"type":"passed"}',
        '{"type":"moved","seat":0}',
        '{"type":"moved","seat":"0","move":{"type":"draw"}}',
        '{"type":"moved","seat":0,"move":{"type":"draw"},"why":"bored"}',
        '{"type":"rolled","dice":[1,"2"]}',
        '{"type":"drawn"}',
        moved('{"type":"fold"}'),
        moved('{"type":"draw","card":"A1"}'),
        moved('{"type":"build","lot":"A1"}'),
        moved('{"type":"build","lot":"A1","colour":"pink"}'),
        moved('{"type":"build","lot":1,"colour":"gold"}'),
        moved('{"type":"build","lot":"A1","colour":"gold","moving":2}'),
        moved('{"type":"sprawl","casino":"A1"}'),
        moved('{"type":"remodel","casino":"A1","colour":"strip"}'),
        moved('{"type":"reorganize"}'),
        moved('{"type":"gamble","casino":"A1","bet":1.5}'),
        moved('{"type":"gamble","casino":"A1","bet":"1"}'),
        moved('{"type":"gamble","casino":"A1","bet":null}'),
        moved('{"type":"arrange","value":"6"}'),
        moved('{"type":"offer","to":1}'),
        moved('{"type":"offer","to":1,"terms":{"give":5}}'),
        moved('{"type":"offer","to":1,"terms":{"give":{"points":5}}}'),
        moved('{"type":"offer","to":1,"terms":{"give":{"money":"5"}}}'),
        moved('{"type":"offer","to":1,"terms":{"give":{"lots":"A1"}}}'),
        moved('{"type":"offer","to":1,"terms":{"action":{"type":"draw"}}}'),
        moved('{"type":"offer","to":1,"terms":{"action":{"type":"accept","offer":1}}}'),
        moved('{"type":"offer","to":1,"terms":{"promises":[{"kind":"lie","lot":"A1"}]}}'),
        moved('{"type":"offer","to":1,"terms":{"promises":[{"kind":"build"}]}}'),
        moved('{"type":"offer","to":[1,2],"terms":{"give":{"money":5}}}'),
        moved('{"type":"accept"}'),
        moved('{"type":"accept","offer":"1"}'),
        moved('{"type":"counter","offer":1}'),
        moved("[" * 5000 + "]" * 5000),
    ],
)
def test_an_entry_that_cannot_be_read_gives_its_line_away(entry: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        read(GAME, recorded(entry))

    assert refused.value.line == 2
    assert refused.value.sentence.startswith("Line 2: this cannot be read")


@pytest.mark.parametrize(
    "move",
    [
        DrawCard(),
        EndTurn(),
        build("A1", "gold"),
        build("A1", "gold", moving="A2"),
        sprawl("A1", "A2", moving="A3"),
        remodel("A1", "brown"),
        reorganize("A1"),
        gamble("A1", 5),
        GiveUp(Lot("A1")),
        MoveDie(Lot("A1")),
        Arrange(3),
        LayOff(),
        Stand(),
        Offer(YELLOW, terms(goods(1, "A1", "A2"), goods(2), build("A1", "gold"), "build@A1")),
        Accept(1),
        Refuse(1),
        Counter(1, terms(goods(1))),
        Withdraw(1),
    ],
    ids=lambda move: str(move),
)
def test_a_move_that_can_be_read_reads_back(move: Move) -> None:
    entry = Moved(RED, move)

    assert GAME.codec.entries.decode(msgspec.json.encode(entry)) == entry
