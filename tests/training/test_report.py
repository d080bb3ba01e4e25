"""The report says what the files of weights say."""

from pathlib import Path

from croupier.cli.train import trained
from croupier.nets.files import Origin, Round, Shape, Title
from croupier.training.report import Trained, files
from tests.training.toys import Toy

DOCS = Path(__file__).parents[2] / "docs"

ROUNDS = (
    Round(20_000, (0.7, 0.5), {"three greedy": 0.4}),
    Round(30_000, (), {"three greedy": 0.5, "itself of before": 0.6}),
)
TITLE = Title("toy", 1, 3, Origin(7, 1000, ROUNDS), (Shape("hidden", (28, 16)),))


def test_tells_how_weights_were_made_and_what_came_of_every_round() -> None:
    written = files([Trained("A toy", Toy(), TITLE, 2345)])

    assert [*written] == ["training.md", "training-toy.svg"]
    page = written["training.md"]
    assert "## A toy\n\nLearns the mean of all targets" in page
    assert "croupier train toy --seed 7 --rounds 2 --games 1000\n" in page
    assert "| 1 | 20,000 | 0.5000 | 40.0 % ± 3.0 | – |" in page
    assert "| 2 | 30,000 | – | 50.0 % ± 3.1 | 60.0 % ± 3.0 |" in page
    assert "448 numbers, 2,345 bytes; version 1 of the rules, layout 3" in page
    assert "(training-toy.svg)" in page


def test_the_plot_shows_losses_and_strength() -> None:
    plot = files([Trained("A toy", Toy(), TITLE, 2345)])["training-toy.svg"]

    for name in ("round 1", "against three greedy", "against itself of before"):
        assert f">{name}</text>" in plot
    assert "round 2" not in plot, "nothing is known of its losses"


def test_what_is_written_of_the_weights_that_are_here_is_so() -> None:
    """After a training `--report docs` writes it anew, and does so for a finished one too."""
    for name, text in files([*trained({})]).items():
        assert (DOCS / name).read_text(encoding="utf-8") == text
