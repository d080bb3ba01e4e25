"""The bots of Las Vegas."""

from pathlib import Path
from random import Random

import pytest

from croupier.bots.bot import NotOffered, Uniform
from croupier.bots.lasvegas import BOTS, NET_LAYOUT, Greedy, Hasty
from croupier.bots.lasvegas.champion import Champion
from croupier.bots.lasvegas.montecarlo import MonteCarlo
from croupier.bots.lasvegas.trained import Trained
from croupier.games.lasvegas import VERSION_1
from croupier.kernel.lasvegas.weights import LAYOUT
from croupier.nets.files import FOLDER, place


def test_the_bots_go_by_their_names() -> None:
    assert {name: type(bot(Random(1))) for name, bot in BOTS.items()} == {
        "uniform": Uniform,
        "hasty": Hasty,
        "greedy": Greedy,
        "greedy-1": Greedy,
        "trained": Trained,
        "montecarlo": MonteCarlo,
        "montecarlo-1": MonteCarlo,
        "champion": Champion,
    }


def test_weights_are_asked_for_as_the_kernel_reads_them() -> None:
    assert NET_LAYOUT == LAYOUT


def test_without_weights_those_who_need_them_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = place("las-vegas").read_bytes()
    (tmp_path / "las-vegas.net").write_bytes(whole[:-1])
    monkeypatch.setenv(FOLDER, str(tmp_path))

    assert [*BOTS] == ["uniform", "hasty", "greedy", "greedy-1", "montecarlo", "montecarlo-1"]
    with pytest.raises(NotOffered, match=r"The weights in las-vegas\.net are damaged"):
        BOTS["champion:20"]
    assert VERSION_1.levels_offered == ("easy", "medium")
