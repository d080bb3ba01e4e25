"""What every game of the house brings, and what is done where a game brings less."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import get_args

import msgspec
import pytest

from croupier.bots.bot import Bots, Uniform
from croupier.bots.lasvegas.greedy import Greedy
from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError, Refusal
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.core.seats import MOST_SEATS, Seat
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1
from croupier.games.seat_limits import seat_limits
from croupier.games.spec import LEVELS, AnyEdition, Edition, GameSpec, Level, UnknownGame, editions
from croupier.screens.marks import COLOURS, SHAPES
from croupier.server.rooms import BOT_NAMES
from tests.strategies import GAME

EDITIONS = [edition for spec in registry.built_in() for edition in spec.editions.values()]


def test_whoever_may_sit_down_has_a_name_a_shape_and_a_colour_of_their_own() -> None:
    for one_for_each in (BOT_NAMES, SHAPES, COLOURS):
        assert len(one_for_each) == len({*one_for_each}) == MOST_SEATS


def test_the_levels_are_those_a_level_may_be() -> None:
    assert get_args(Level) == LEVELS


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
class TestAnEdition:
    def test_has_a_bot_for_every_level(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            assert tuple(edition.levels) == LEVELS
            for name in edition.levels.values():
                # Not `in`: a name may carry a limit that is read only when it is asked for.
                assert callable(edition.bots[name])
            # The hard ones search, and load the kernel.
            for level in LEVELS[:2]:
                assert edition.bot(level, Random(1)) is not None

        edition.use(check)

    def test_has_options_with_defaults(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            options = edition.usual_options()
            written = msgspec.json.encode(options)
            assert edition.game.codec.options.decode(written) == options
            assert isinstance(options, msgspec.Struct)
            assert type(options) is edition.types.options

        edition.use(check)

    def test_is_for_no_more_than_may_sit_at_a_table(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            seats = seat_limits(edition.game, edition.usual_options())
            assert 1 < seats.least < seats.most <= MOST_SEATS

        edition.use(check)

    def test_loads_its_judge(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            assert edition.judge is not None
            assert callable(edition.judge().options)

        edition.use(check)

    def test_loads_its_environments(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            assert edition.environments is not None
            assert edition.environments() is not None

        edition.use(check)

    def test_loads_its_screen(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            assert edition.screen is not None
            assert edition.screen(("Anna", "Benno")) is not None

        edition.use(check)

    def test_loads_its_kernel_which_plays_bots_it_has(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            assert edition.kernel is not None
            kernel = edition.kernel()
            assert {*kernel.bots} <= {*edition.bots}
            assert kernel.tables
            for seats, options in kernel.tables:
                edition.game.start(seats, options)

        edition.use(check)

    def test_has_a_format_for_each_score(self, edition: AnyEdition) -> None:
        def check(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
            assert len(edition.formats) == len(edition.game.scores)

        edition.use(check)


class TestAnEditionWithoutAChampion:
    LEVELS: Mapping[Level, str] = {"easy": "uniform", "medium": "uniform", "hard": "greedy"}

    def test_lets_the_hard_bot_play_for_it(self) -> None:
        edition = replace(VERSION_1, levels=self.LEVELS)

        assert [edition.bot_name(level) for level in LEVELS] == [
            *("uniform", "uniform", "greedy", "greedy")
        ]
        assert isinstance(edition.bot("champion", Random(1)), Greedy)

    def test_needs_all_other_levels(self) -> None:
        with pytest.raises(ValueError, match="las-vegas has no bot that is easy or medium"):
            replace(VERSION_1, levels={"hard": "greedy"})


class TestAnEditionThatBringsLess:
    """Las Vegas without all that a game need not have."""

    BARE = Edition(VERSION_1.game, VERSION_1.types, VERSION_1.bots, VERSION_1.levels)

    def test_lets_the_first_legal_move_be_made_where_time_is_up(self) -> None:
        sitting = Sitting(GAME, 2, self.BARE.usual_options(), Dealer.numbered(1))
        turn = sitting.deal()
        assert isinstance(turn, Turn)
        first = GAME.legal(sitting.state, turn.seat)[0]

        assert self.BARE.overdue(sitting.state, turn.seat) == first
        assert not self.BARE.is_still_overdue(sitting.state, sitting.state, turn.seat)
        with pytest.raises(Refusal, match=r"^Nobody waits for seat \d\.$") as refused:
            self.BARE.overdue(sitting.state, Seat(1 - turn.seat))
        assert refused.value.code == "not-your-turn"

    def test_has_no_facts(self) -> None:
        assert self.BARE.facts() == {}


class TestAnEditionWithABotThatCannotPlay:
    """Las Vegas whose hard bot lacks something."""

    LACKING = replace(
        VERSION_1,
        bots=Bots(
            {"uniform": Uniform, "greedy": Greedy, "champion": Uniform},
            {},
            {"champion": lambda: CroupierError("damaged", "Its file is damaged.")},
        ),
        levels={"easy": "uniform", "medium": "greedy", "hard": "champion"},
    )

    def test_offers_the_levels_below(self) -> None:
        assert self.LACKING.levels_offered == ("easy", "medium")
        assert VERSION_1.levels_offered == LEVELS

    def test_lets_the_next_level_below_play_instead(self) -> None:
        assert isinstance(self.LACKING.bot("hard", Random(1)), Greedy)
        assert isinstance(self.LACKING.bot("easy", Random(1)), Uniform)


class TestAGame:
    SPEC = GameSpec(
        "a-game", "A game", editions(VERSION_1), {"en": "hi = Hi!", "de": "hi = Hallo!"}
    )

    def test_speaks_a_language_it_has_or_else_english(self) -> None:
        assert self.SPEC.sentences_in("de") == "hi = Hallo!"
        assert self.SPEC.sentences_in("en") == self.SPEC.sentences_in("fr") == "hi = Hi!"

    def test_may_have_no_sentences_of_its_own(self) -> None:
        assert GameSpec("a-game", "A game", editions(VERSION_1)).sentences_in("en") == ""

    def test_is_played_by_its_newest_rules(self) -> None:
        newer = replace(VERSION_1)
        spec = GameSpec("a-game", "A game", {1: VERSION_1, 3: newer})

        assert spec.newest is newer
        assert spec.edition(1) is VERSION_1
        with pytest.raises(UnknownGame, match=r"no rules of version 2; known: 1, 3\.$"):
            spec.edition(2)
