"""Games between players of any kind."""

import pytest

from croupier.bots.lordsofvegas import BOTS as NAMED
from croupier.kernel.lordsofvegas import arena, codec
from croupier.kernel.lordsofvegas.policies import UNIFORM, next_seat
from croupier.kernel.lordsofvegas.row import OVER
from croupier.lordsofvegas.state import Over
from croupier.lordsofvegas.validation import is_sound
from tests.kernel.lordsofvegas.nets import by_worth

BOTS = ["champion:20", "montecarlo:40", "trained", "hasty", "greedy", "uniform"]


def test_every_bot_has_a_player() -> None:
    assert {*NAMED} == {*arena.PLAYERS}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.weekly("src/croupier/kernel")
def test_every_position_of_a_game_is_one_of_the_rules(bot: str, seats: int) -> None:
    rows, think, desk, net, players, playouts = arena.room_for([bot] * seats, by_worth())
    arena.begin_game(rows, desk, seats, 5, 1)
    row, steps = rows[arena.GAME], 0
    while row.phase != OVER:
        if steps % 5 == 0:
            assert is_sound(codec.decode(row))
        seat = next_seat(row)
        arena.arena_move(rows, think, desk, net, players[seat], playouts[seat], 5, 1)
        steps += 1

    assert isinstance(codec.decode(row), Over)
    assert steps > 50


def cards_of(bots: list[str]) -> list[int]:
    """Return what is left of the deck whenever a player is to move."""
    rows, think, desk, net, players, playouts = arena.room_for(bots, by_worth())
    arena.begin_game(rows, desk, len(bots), 5, 2)
    row, decks = rows[arena.GAME], dict[int, int]()
    while row.phase != OVER:
        decks[int(row.above)] = int(row.deck)
        seat = next_seat(row)
        arena.arena_move(rows, think, desk, net, players[seat], playouts[seat], 5, 2)
    return [decks[above] for above in sorted(decks)]


def test_a_deal_has_the_same_cards_whoever_plays_it() -> None:
    assert cards_of(["greedy"] * 4) == cards_of(["trained", "uniform", "hasty", "greedy"])


def test_a_game_comes_out_the_same_again() -> None:
    bots = ["champion:10", "greedy", "montecarlo:20", "hasty"]
    ends = []
    for _ in range(2):
        room = arena.room_for(bots, by_worth())
        decisions = arena.play_game(*room, 3, 4)
        shares = [arena.share_of_win(room[0], seat) for seat in range(4)]
        ends.append((decisions, shares, bytes(codec.part(room[0], arena.GAME))))

    assert ends[0] == ends[1]
    assert sum(ends[0][1]) == 1


def test_playouts_are_as_many_as_is_said_or_usual() -> None:
    players, playouts = arena.players_of(["champion", "champion:7", "uniform"])

    assert players.tolist() == [arena.CHAMPION, arena.CHAMPION, UNIFORM]
    assert playouts.tolist() == [arena.PLAYOUTS[arena.CHAMPION], 7, 0]
