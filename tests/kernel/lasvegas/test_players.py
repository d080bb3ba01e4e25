"""The players of the kernel by their names."""

from croupier.bots.lasvegas import BOTS
from croupier.kernel.lasvegas.players import (
    CHAMPION,
    MONTECARLO,
    PLAYERS,
    PLAYOUTS,
    are_plain,
    player_of,
    players_of,
)


def test_every_bot_has_a_player() -> None:
    assert {*BOTS} == {*PLAYERS}


def test_a_name_may_say_how_much_is_searched() -> None:
    assert player_of("champion:30") == (CHAMPION, 30)
    assert player_of("montecarlo-1") == player_of("montecarlo") == (MONTECARLO, 2400)
    assert player_of("champion") == (CHAMPION, PLAYOUTS[CHAMPION])


def test_players_and_their_playouts_are_told_apart() -> None:
    players, playouts = players_of(["greedy", "montecarlo:7"])

    assert players.tolist() == [PLAYERS["greedy"], MONTECARLO]
    assert playouts.tolist() == [0, 7]


def test_plain_are_those_who_need_nothing_but_a_position() -> None:
    assert are_plain(players_of(["greedy", "uniform", "hasty"])[0])
    assert not are_plain(players_of(["greedy", "trained"])[0])
