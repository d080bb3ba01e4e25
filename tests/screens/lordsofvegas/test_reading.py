"""What can be typed, and what is said to what cannot be read."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.game import Moved
from croupier.lordsofvegas.board import Colour, Lot
from croupier.lordsofvegas.moves import (
    Accept,
    Arrange,
    Build,
    Counter,
    DrawCard,
    EndTurn,
    Gamble,
    GiveUp,
    Goods,
    LayOff,
    Move,
    MoveDie,
    Offer,
    Promise,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Stand,
    TakeBack,
    Terms,
    Withdraw,
)
from croupier.lordsofvegas.state import State
from croupier.screens.lordsofvegas.reading import read
from croupier.screens.screen import Unreadable
from tests.screens.lordsofvegas.games import GAME, decisions, evening
from tests.screens.lordsofvegas.scenes import NAMES, position
from tests.screens.lordsofvegas.tables import ANNA, BENNO, CARLA
from tests.screens.lordsofvegas.typed import typed


def lots(*names: str) -> tuple[Lot, ...]:
    return tuple(Lot(name) for name in names)


def build(lot: str, colour: Colour, moving: str | None = None) -> Build:
    return Build(Lot(lot), colour, None if moving is None else Lot(moving))


def sprawl(casino: str, lot: str, moving: str | None = None) -> Sprawl:
    return Sprawl(Lot(casino), Lot(lot), None if moving is None else Lot(moving))


NOTHING = Goods()


def offer(give: Goods = NOTHING, take: Goods = NOTHING) -> Offer:
    return Offer(BENNO, Terms(give, take))


ACTING: dict[str, Move] = {
    "end": EndTurn(),
    "e": EndTurn(),
    "take-back": TakeBack(),
    "Take back": TakeBack(),
    "tak": TakeBack(),
    "  END  ": EndTurn(),
    "build B5 gold": build("B5", "gold"),
    "b b5 g": build("B5", "gold"),
    "build b5 v": build("B5", "green"),
    "build b5 gr": build("B5", "green"),
    "build B5 gold moving C7": build("B5", "gold", "C7"),
    "sprawl D5": sprawl("D1", "D5"),
    "sprawl D2 D5": sprawl("D2", "D5"),
    "sprawl D1-D2 D5": sprawl("D1", "D5"),
    "sprawl D5 moving C7": sprawl("D1", "D5", "C7"),
    "sprawl D1 D5 moving C7": sprawl("D1", "D5", "C7"),
    "remodel D1 purple": Remodel(Lot("D1"), "purple"),
    "rem d1-d2 p": Remodel(Lot("D1"), "purple"),
    "reorganize D1": Reorganize(Lot("D1")),
    "reo d2": Reorganize(Lot("D2")),
    "gamble C5 4": Gamble(Lot("C5"), 4),
    "g c5 $4M": Gamble(Lot("C5"), 4),
    "offer benno give 5 for 2": offer(Goods(5), Goods(2)),
    "offer Benno give 5": offer(Goods(5)),
    "offer b for $5M": offer(take=Goods(5)),
    "o b for 2 3": offer(take=Goods(5)),
    "offer b give 5, B5 and die:C7 for 2 and the lot A1": offer(
        Goods(5, lots("B5"), lots("C7")), Goods(2, lots("A1"))
    ),
    "offer b give B5 C7 for D4 C5": offer(
        Goods(0, lots("B5"), lots("C7")), Goods(0, lots("D4"), lots("C5"))
    ),
    "offer b give die B5 for lot:C5": offer(Goods(dice=lots("B5")), Goods(lots=lots("C5"))),
    "offer b for 10 do remodel D1 gold": Offer(
        BENNO, Terms(take=Goods(10), action=Remodel(Lot("D1"), "gold"))
    ),
    "offer b do b B5 g moving C7 for 10": Offer(
        BENNO, Terms(take=Goods(10), action=build("B5", "gold", "C7"))
    ),
    "offer b for 5 not reorganize D1 and not g C5": Offer(
        BENNO,
        Terms(
            take=Goods(5), promises=(Promise("reorganize", Lot("D1")), Promise("gamble", Lot("C5")))
        ),
    ),
    "withdraw 3": Withdraw(3),
    "accept 3": Accept(3),
    "draw": DrawCard(),
    "stand": Stand(),
}
ASKED: dict[str, Move] = {
    "accept": Accept(20),
    "a": Accept(20),
    "accept 20": Accept(20),
    "refuse": Refuse(20),
    "r 7": Refuse(7),
    "counter give 7 for C5": Counter(20, Terms(Goods(7), Goods(dice=lots("C5")))),
    "counter 20 give 7": Counter(20, Terms(Goods(7))),
    "c for 1": Counter(20, Terms(take=Goods(1))),
    "offer carla give 1": Offer(CARLA, Terms(Goods(1))),
    "build B5 gold": build("B5", "gold"),
}
READINGS: dict[str, dict[str, Move]] = {
    "acting": ACTING,
    "offer": ASKED,
    "drawing": {"": DrawCard(), "draw": DrawCard(), "d": DrawCard(), "end": EndTurn()},
    "giving-up": {
        "give-up A3": GiveUp(Lot("A3")),
        "give up a3": GiveUp(Lot("A3")),
        "g a3": GiveUp(Lot("A3")),
        "A3": GiveUp(Lot("A3")),
    },
    "moving-die": {"move A2": MoveDie(Lot("A2")), "a2": MoveDie(Lot("A2"))},
    "arranging": {"arrange 4": Arrange(4), "a 4": Arrange(4), "4": Arrange(4)},
    "answering": {
        "stand": Stand(),
        "s": Stand(),
        "lay-off": LayOff(),
        "lay off": LayOff(),
        "layoff": LayOff(),
        "la": LayOff(),
    },
}


@pytest.mark.parametrize(
    ("name", "line"), [(name, line) for name, lines in READINGS.items() for line in lines]
)
def test_a_command_is_read(name: str, line: str) -> None:
    assert read(line, position(name), ANNA, NAMES) == READINGS[name][line]


COLOURS = "P purple, G gold, V green, S silver, B brown"
KINDS = "build, sprawl, remodel, reorganize or gamble"
UNREADABLE = {
    "acting": {
        "": f"Type {KINDS.replace(' or gamble', ', gamble')}, end, offer or withdraw; ? helps, "
        "q leaves.",
        "dance": f"Type {KINDS.replace(' or gamble', ', gamble')}, end, offer or withdraw; "
        "? helps, q leaves.",
        "re": "“re” may be remodel or reorganize; type more of it.",
        "end now": "Nothing belongs to “end”: type it alone.",
        "build": "Type it as: build LOT COLOUR, for example “build A2 gold”.",
        "build B5": "Type it as: build LOT COLOUR, for example “build A2 gold”.",
        "build B5 gold C7": "Type it as: build LOT COLOUR, for example “build A2 gold”.",
        "build Z9 gold": "“z9” is no lot; lots are named A1 to F9, by their blocks.",
        "build B5 pink": f"“pink” is no colour; there are {COLOURS}.",
        "sprawl": "Type it as: sprawl LOT, for example “sprawl A5”.",
        "sprawl A3": "You are the boss of no casino beside A3.",
        "remodel D1": "Type it as: remodel LOT COLOUR, for example “remodel A2 brown”.",
        "reorganize": "Type it as: reorganize LOT, for example “reorganize A2”.",
        "gamble C5": "Type it as: gamble LOT BET, for example “gamble A2 4”.",
        "gamble C5 all": "“all” is no bet; type a whole number of millions.",
        "gamble C5 -1": "“-1” is no bet; type a whole number of millions.",
        "gamble C5 9999999": "“9999999” is no bet; type a whole number of millions.",
        "gamble C5 ²": "“²” is no bet; type a whole number of millions.",
        "offer": "Type it as: offer WHO give … for …, for example "
        "“offer benno give 5 A3 for die:C5”.",
        "offer benno": "Type it as: offer WHO give … for …, for example "
        "“offer benno give 5 A3 for die:C5”.",
        "offer give 5": "Type it as: offer WHO give … for …, for example "
        "“offer benno give 5 A3 for die:C5”.",
        "offer erik give 5": "There is no “erik” at this table, only Anna, Benno, Carla or Denny.",
        "offer benno give gold": "“gold” cannot be traded; name money (5), lots (A3) and dice "
        "(die:C5).",
        "offer benno give 5 do": f"Say which action is meant: {KINDS}.",
        "offer benno give 5 do nothing": f"Say which action is meant: {KINDS}.",
        "offer benno give 5 do build B5": "Type it as: build LOT COLOUR, for example "
        "“build A2 gold”.",
        "offer benno give 5 do end": f"Say which action is meant: {KINDS}.",
        "offer benno for 5 do reo D1 do reo C5": "An offer can have one action in it, not several.",
        "offer benno for 5 not build": "Name one lot, for example “not build C5”.",
        "offer benno for 5 not build B5 D6": "Name one lot, for example “not build C5”.",
        "accept": "There is no open offer to accept.",
        "withdraw": "There is no open offer to withdraw.",
        "withdraw it": "Type it as: withdraw NUMBER, for example “withdraw 3”.",
    },
    "offer": {
        "": "Type accept, refuse or counter; ? helps, q leaves.",
        "yes": "Type accept, refuse or counter; ? helps, q leaves.",
        "accept 20 21": "Type it as: accept NUMBER, for example “accept 3”.",
        "counter 5 7": "Terms begin with give, for, do or not, not with “7”.",
    },
    "drawing": {
        "list": "Type draw, offer or withdraw; ? helps, q leaves.",
        "card": "Type draw, offer or withdraw; ? helps, q leaves.",
    },
    "giving-up": {
        "": "Type give-up; ? helps, q leaves.",
        "give-up": "Type it as: give-up LOT, for example “give-up A3”.",
        "give-up A3 A4": "Type it as: give-up LOT, for example “give-up A3”.",
    },
    "moving-die": {"move G1": "“g1” is no lot; lots are named A1 to F9, by their blocks."},
    "arranging": {
        "": "Type arrange; ? helps, q leaves.",
        "arrange high": "Type it as: arrange VALUE, for example “arrange 5”.",
    },
    "answering": {
        "": "Type stand or lay-off; ? helps, q leaves.",
        "lay-off 2": "Nothing belongs to “lay-off”: type it alone.",
    },
}


@pytest.mark.parametrize(
    ("name", "line"), [(name, line) for name, lines in UNREADABLE.items() for line in lines]
)
def test_what_cannot_be_read_is_refused_in_a_sentence(name: str, line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(line, position(name), ANNA, NAMES)

    assert refusal.value.sentence == UNREADABLE[name][line]


class TestEveryMove:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_of_a_game_can_be_typed(self, seats: int) -> None:
        names = NAMES[:seats]
        for state, moved in decisions(evening(seats, 5)):
            line = typed(moved.move, names)

            assert read(line, state, moved.seat, names) == moved.move


VERBS = ["build", "sprawl", "reorganize", "arrange", "offer", "accept", "counter", "list"]
CLAUSES = ["benno", "give", "for", "do", "not", "die:", "lot", "moving"]
VALUES = ["A5", "D5", "C12", "gold", "5", "$0", "-1", "?"]
WORDS = st.sampled_from(VERBS + CLAUSES + VALUES) | st.text(max_size=6)


class TestAnyLine:
    @given(st.lists(WORDS, max_size=9), st.sampled_from(list(READINGS)))
    def test_is_read_or_refused(self, words: list[str], name: str) -> None:
        with suppress(Unreadable):
            read(" ".join(words), position(name), ANNA, NAMES)


class TestOffers:
    def two_open(self) -> State:
        offer = Offer(ANNA, Terms(Goods(1)))
        return GAME.step(position("offer"), Moved(CARLA, offer)).state

    @pytest.mark.parametrize("verb", ["accept", "refuse", "counter"])
    def test_go_by_their_numbers_if_there_are_several(self, verb: str) -> None:
        with pytest.raises(Unreadable, match=f"Say which offer: {verb} 20 or {verb} 21."):
            read(verb, self.two_open(), ANNA, NAMES)

    def test_are_withdrawn_by_their_makers(self) -> None:
        assert read("withdraw", self.two_open(), CARLA, NAMES) == Withdraw(21)
