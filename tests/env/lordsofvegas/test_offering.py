"""The offers an environment knows."""

from croupier.core.seats import Seat
from croupier.env.lordsofvegas.actions import MONEY
from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import Goods, Terms
from croupier.lordsofvegas.state import Die, Marked, Proposal
from tests.env.lordsofvegas.seeing import stepped
from tests.lordsofvegas.boards import position


def test_an_offer_is_made_piece_by_piece() -> None:
    games = LordsOfVegasGames(1, seats=3, offers=1)
    games.put(0, position("acting", "A1:0 A2:1 A3:gold.1.5", money=(3, 9, 9)))

    assert "give nothing" in stepped(games, "offer-to 1")
    taken = stepped(games, "give lot A1")
    assert taken == [
        "take nothing",
        *(f"take money {amount}" for amount in MONEY if amount <= 9),
        "take lot A2",
        "take die A3",
    ]
    assert stepped(games, "take die A3") == ["accept", "refuse"]
    (offer,) = games.state(0).table.offers
    terms = Terms(Goods(lots=(Lot("A1"),)), Goods(dice=(Lot("A3"),)))
    assert offer == Proposal(1, Seat(0), Seat(1), terms)

    stepped(games, "accept")

    table = games.state(0).table
    assert table.plot(Lot("A1")) == Marked(Seat(1))
    assert table.die(Lot("A3")) == Die(Seat(0), 5)


def test_money_is_never_offered_for_money_nor_nothing_for_nothing() -> None:
    games = LordsOfVegasGames(1, seats=2, offers=1)
    games.put(0, position("acting", "A1:0 A2:1", money=(9, 9)))
    stepped(games, "offer-to 1")

    assert not [name for name in stepped(games, "give money 2") if "money" in name]
    games.put(0, position("acting", "A1:0 A2:1", money=(9, 9)))
    stepped(games, "offer-to 1")
    assert "take nothing" not in stepped(games, "give nothing")


def test_a_turn_has_no_more_offers_than_agreed() -> None:
    games = LordsOfVegasGames(1, seats=2, offers=2)
    games.put(0, position("acting", "A1:0 A2:1", money=(9, 9)))
    for _ in range(2):
        for name in ("offer-to 1", "give lot A1", "take nothing"):
            stepped(games, name)
        names = stepped(games, "refuse")

    assert "offer-to 1" not in names
    assert "offer-to 1" in stepped(games, "end-turn")
