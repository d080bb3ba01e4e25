"""Ratings by OpenSkill: published values, ties, bots, whoever leaves, and what is shown of them."""

import re
from math import exp, sqrt
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import LEVELS, Level
from croupier.server import entries as e
from croupier.server.commands import begin
from croupier.server.ratings import (
    START,
    change,
    fixed,
    fixed_ratings,
    rate,
    rated_game,
    rated_player,
    shown,
)
from croupier.server.results import RESULTS, forgotten, result_after, result_in
from croupier.server.rooms import RoomChange
from croupier.store.pages import RatedGame, Rating
from croupier.store.ratings import SEATS, RatedSeat, Standing, Step
from tests.server.tables import DEALER, gathered, opening
from tests.server.test_results import played

COUNTS = replace(opening(), counts=True)
STRENGTH = Path(__file__).parents[2] / "docs" / "strength.md"
A, B, C = Rating(29.182, 4.782), Rating(27.174, 4.922), Rating(16.672, 6.217)


def numbers(*ratings: Rating) -> list[float]:
    return [number for one in ratings for number in (one.mu, one.sigma)]


class TestPublishedValues:
    """As OpenSkill's own implementations give them out, for one player a team."""

    def test_four_who_play_for_themselves(self) -> None:
        assert numbers(*rate([A, B, C, START], [1, 2, 3, 4], tau=0.0)) == pytest.approx(
            [
                *(30.209971908310553, 4.764898977359521),
                *(27.64460833689499, 4.882789305097372),
                *(17.403586731283518, 6.100723440599442),
                *(19.214790707434826, 7.8542613981643985),
            ]
        )

    def test_with_a_strength_that_may_change_meanwhile(self) -> None:
        assert numbers(*rate([A, B, C, START], [1, 2, 3, 4], tau=0.01)) == pytest.approx(
            [
                *(30.20997558824299, 4.764909330988368),
                *(27.64461002009721, 4.882799245921361),
                *(17.403587237635527, 6.100731158882956),
                *(19.21478808745494, 7.854267281042293),
            ]
        )

    def test_places_in_any_order(self) -> None:
        assert numbers(*rate([START] * 4, [2, 1, 4, 3], tau=0.0)) == pytest.approx(
            [
                *(26.552824984374855, 8.179213704945203),
                *(27.795084971874736, 8.263160757613477),
                *(20.96265504062538, 8.083731307186588),
                *(24.68943500312503, 8.083731307186588),
            ]
        )

    def test_two_at_their_first_game(self) -> None:
        assert numbers(*rate([START, START], [2, 1], tau=0.0)) == pytest.approx(
            [22.36476861652635, 8.065506316323548, 27.63523138347365, 8.065506316323548]
        )


class TestATie:
    def test_moves_equal_players_nowhere_and_makes_them_surer(self) -> None:
        for rating in rate([START] * 4, [1, 1, 1, 1]):
            assert rating.mu == pytest.approx(START.mu)
            assert rating.sigma < START.sigma

    def test_brings_those_who_share_a_place_closer_together(self) -> None:
        strong, weak, _ = rate([Rating(30, 4), Rating(20, 4), START], [1, 1, 3])

        assert strong.mu - weak.mu < 10


def test_alone_nobody_is_rated() -> None:
    assert rate([START], [1]) == [START]
    assert rate([], []) == []


def seats_of(change: RoomChange) -> tuple[RatedSeat, ...]:
    rated = rated_game(result_after(change))
    assert rated is not None
    return SEATS.decode(rated.body)


def test_a_game_counts_where_that_was_agreed_on() -> None:
    casual = played(begin(gathered(opening(), "anna", "benno"), DEALER).room)
    counted = played(begin(gathered(COUNTS, "anna", "benno"), DEALER).room)
    body = result_after(counted)

    assert rated_game(None) is None
    assert rated_game(result_after(casual)) is None
    assert body is not None
    assert seats_of(counted) == tuple(
        RatedSeat(seat.place, name)
        for seat, name in zip(RESULTS.decode(body).seats, ("anna", "benno"), strict=True)
    )


def test_who_starts_makes_no_other_game_and_white_dice_do() -> None:
    variants = set()
    for options in (b"{}", b'{"start":1}', b'{"white":true}', b'{"white":true,"start":0}'):
        agreed = replace(COUNTS, options=Raw(options))
        room = begin(gathered(agreed, "anna", "benno"), DEALER).room
        rated = rated_game(result_after(played(room)))
        assert isinstance(rated, RatedGame)
        variants.add((rated.game, rated.variant))

    assert len(variants) == 2


def test_whoever_left_is_behind_everybody_who_stayed() -> None:
    room = begin(gathered(COUNTS, "anna", "benno"), DEALER).room
    for leaving in (Seat(0), Seat(1)):
        left, stayed = seats_of(played(room, leaving=leaving))[:: 1 if leaving == 0 else -1]

        assert left.place > stayed.place
        assert left.player == ("anna", "benno")[leaving]


def with_bot(level: Level) -> RoomChange:
    change = gathered(COUNTS, "anna").then(e.Filled(seat=Seat(1), name="Chip", level=level))
    return played(begin(change, DEALER).room)


def test_bots_have_the_rating_of_their_level() -> None:
    _, chip = seats_of(with_bot("hard"))

    assert chip.player == ""
    assert chip.fixed == Rating(registry.find("las-vegas").newest.strengths["hard"], 0.0)
    assert fixed("easy", {}) is None
    assert fixed(None, {"easy": 1.0}) is None


class TestSomebodyForgotten:
    ANNA = Rating(31.0, 3.0)

    def test_after_the_game_is_known_by_their_rating_alone_in_the_log_as_well(self) -> None:
        change = played(begin(gathered(COUNTS, "anna", "benno"), DEALER).room)
        body = result_after(change)
        assert body is not None
        left = forgotten(body, {"anna"}, {Seat(0): self.ANNA})
        anonymous = begin(gathered(COUNTS, "anna", "benno"), DEALER)
        seated = e.Seated(seat=Seat(0), name="Somebody", holders=())
        log = [
            seated if entry.__class__ is e.Seated and step == 0 else entry
            for step, (entry, _) in enumerate(anonymous.steps)
        ]
        again = RoomChange(anonymous.before)
        for entry in (*log, *(entry for entry, _ in change.steps)):
            again = again.then(entry)
        again = again.then(e.Forgotten(seats=(Seat(0),), ratings=(self.ANNA,)))

        assert left is not None
        assert result_in(again) == left
        rated = rated_game(left)
        assert rated is not None
        before = seats_of(change)
        assert SEATS.decode(rated.body) == (
            RatedSeat(before[0].place, fixed=self.ANNA),
            before[1],
        )

    def test_during_the_game_has_left_it(self) -> None:
        room = begin(gathered(COUNTS, "anna", "benno"), DEALER).room
        gone = room.after(e.Forgotten(seats=(Seat(0),), ratings=(self.ANNA,)))
        anna, benno = seats_of(played(gone))

        assert anna == RatedSeat(3, fixed=self.ANNA)
        assert benno.player == "benno"

    def test_before_the_game_has_only_got_up(self) -> None:
        room = gathered(COUNTS, "anna", "benno").room
        gone = room.after(e.Forgotten(seats=(Seat(0),)))

        assert gone.forgotten == ()
        assert gone.chairs[0].is_open


def test_ratings_are_shown_on_a_scale_on_which_a_newcomer_has_1500() -> None:
    after = Rating(27.0, 1.0)

    assert (shown(START).value, shown(START).doubt) == (1500, 667)
    assert (shown(after).value, shown(after).doubt) == (1580, 80)
    assert change(Step(START, START)) is None
    assert change(None) is None
    changed = change(Step(START, after))
    assert changed is not None
    assert (changed.before, changed.after) == (shown(START), shown(after))
    player = rated_player("Anna", 2, Standing(after, 7))
    assert (player.name, player.colour, player.rating, player.games) == (
        *("Anna", 2),
        *(shown(after), 7),
    )
    assert [(one.level, one.value) for one in fixed_ratings({"easy": 20.0})] == [("easy", 1300)]


ROW = re.compile(
    r"\| ([^|]+), (\d) seats \| ([^|]+) against ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|"
)
BETA = 25 / 6


def share(strength: float, others: float, seats: int) -> float:
    """Return how often one wins whose strength is certain, as the model has it."""
    scale = BETA * sqrt(seats)
    own = exp(strength / scale)
    return own / (own + (seats - 1) * exp(others / scale))


def measured() -> list[tuple[str, int, Level, Level, float, float]]:
    """Read which level was measured against which, and within what its share lies."""
    text = STRENGTH.read_text(encoding="utf-8").partition("## Levels")[2].partition("## Time")[0]
    rows = []
    for game, seats, one, other, interval in ROW.findall(text):
        low, high = map(float, interval.split("–"))
        level, below = (next(level for level in LEVELS if level in who) for who in (one, other))
        rows.append((game, int(seats), level, below, low / 100, high / 100))
    return rows


def test_fixed_ratings_lie_within_what_was_measured_of_the_levels() -> None:
    titles = {spec.title: spec.newest.strengths for spec in registry.built_in()}

    assert len(measured()) >= 4
    for game, seats, level, below, low, high in measured():
        found = share(titles[game][level], titles[game][below], seats)
        assert low <= found <= high, (game, level, found)


def test_every_level_of_every_game_of_the_house_has_a_rating_above_the_one_below() -> None:
    for spec in registry.built_in():
        strengths = spec.newest.strengths
        assert [*strengths] == [*LEVELS]
        assert [*strengths.values()] == sorted(strengths.values())
        assert strengths["medium"] == START.mu
