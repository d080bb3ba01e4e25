"""How any game looks at the terminal."""

from dataclasses import replace

import pytest
from croupier_pig import PIG
from croupier_pig.spec import edition as pig

from croupier.cli.screening import screen_of
from croupier.core.errors import InvalidOptions
from croupier.games.lasvegas import VERSION_1
from croupier.locales import Speech
from croupier.screens.lasvegas.screen import LasVegasScreen
from croupier.screens.plain import PlainScreen

NAMES = ["Anna", "Benno"]
SPEECH = Speech("en", NAMES, more=PIG.sentences_in("en"))


def test_a_game_has_its_own_screen_or_else_sentences() -> None:
    assert isinstance(screen_of(VERSION_1, NAMES, SPEECH), LasVegasScreen)
    assert isinstance(screen_of(pig(1), NAMES, SPEECH), PlainScreen)


def test_a_game_with_neither_is_refused() -> None:
    with pytest.raises(InvalidOptions, match="pig cannot be shown in a terminal"):
        screen_of(replace(pig(1), wording=None), NAMES, SPEECH)
