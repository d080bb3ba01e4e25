"""Who sits where, from the words of the command line."""

import pytest

from croupier.bots.bot import Bots, NotOffered, Uniform
from croupier.cli.seating import for_all, luck, named, names, people, seated, speech_for
from croupier.core.errors import CroupierError, InvalidOptions
from croupier.core.phrases import Name, Phrase
from croupier.core.seats import Seat
from croupier.games import registry

LAS_VEGAS = registry.find("las-vegas")


def test_namesakes_are_numbered_and_people_are_no_bots() -> None:
    sitters = seated(["you", "greedy", "you", "uniform"])

    assert names(sitters) == ["You 1", "Greedy", "You 2", "Uniform"]
    assert [sitter.bot for sitter in sitters] == [None, "greedy", None, "uniform"]
    assert people(sitters) == (Seat(0), Seat(2))


def test_what_has_no_name_here_is_refused_with_those_there_are() -> None:
    assert named("bot", {"greedy": 7}, "greedy") == 7
    with pytest.raises(InvalidOptions, match="There is no player called “x”; known: you, greedy"):
        named("player", {"greedy": 7}, "x", "you")


def test_a_bot_that_cannot_play_is_refused_with_what_keeps_it_from_playing() -> None:
    damaged = CroupierError("damaged", "Its file is damaged.")
    bots: Bots[object, object] = Bots({"champion": Uniform}, {}, {"champion": lambda: damaged})

    with pytest.raises(NotOffered, match="“champion” is not offered: Its file is damaged"):
        named("bot", bots, "champion")


@pytest.mark.parametrize(
    ("words", "said"), [(["greedy", "you"], "you start."), (["you", "you"], "You 2 starts.")]
)
def test_one_alone_is_spoken_to_and_several_by_their_names(words: list[str], said: str) -> None:
    began = Phrase("las-vegas-round-began", {"round": 1, "name": Name(Seat(1))})
    speech = speech_for(seated(words), "en", LAS_VEGAS)

    assert speech.say(began).endswith(said)


def test_a_seed_has_whims_of_its_own_for_every_game_and_seat() -> None:
    assert luck(1, 2, 3).random() == luck(1, 2, 3).random()
    assert len({luck(1, game, seat).random() for game in (0, 1) for seat in (0, 1)}) == 4
    assert luck(None, 0, 0).random() != luck(None, 0, 0).random()


def test_one_bot_stands_for_all_or_there_is_one_for_each_seat() -> None:
    assert for_all(["greedy"], 2) == ("greedy", "greedy")
    assert for_all(["greedy", "uniform"], 2) == ("greedy", "uniform")
    with pytest.raises(InvalidOptions, match="one bot for all 3 seats or one for each, not 2"):
        for_all(["greedy", "uniform"], 3)
