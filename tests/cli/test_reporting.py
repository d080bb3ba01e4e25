"""What a series of games came to, as JSON and as a table."""

import msgspec
from msgspec import Raw

from croupier.cli.reporting import Report, SeatReport, as_json, as_table
from tests.screens.showing import shown

REPORT = Report(
    engine="kernel",
    game="las-vegas",
    options=Raw(b'{"white":true}'),
    games=1500,
    seconds=0.5,
    means={"turns_mean": 120.04},
    shared_wins=0.025,
    by_seat=(
        SeatReport("greedy", 0.75, {"money_mean": 261_034.4, "notes_mean": 7.25}),
        SeatReport("uniform", 0.25, {"money_mean": 999.5, "notes_mean": 4}),
    ),
)


def test_json_has_every_figure_by_its_name() -> None:
    assert msgspec.json.decode(as_json(REPORT)) == {
        "game": "las-vegas",
        "engine": "kernel",
        "seats": 2,
        "options": {"white": True},
        "games": 1500,
        "seconds": 0.5,
        "games_per_second": 3000,
        "turns_mean": 120.04,
        "shared_wins": 0.025,
        "by_seat": [
            {"bot": "greedy", "win_share": 0.75, "money_mean": 261_034.4, "notes_mean": 7.25},
            {"bot": "uniform", "win_share": 0.25, "money_mean": 999.5, "notes_mean": 4},
        ],
    }


def test_a_table_is_as_precise_as_one_reads_it() -> None:
    lines = shown(as_table(REPORT))

    assert ["0", "greedy", "75.0%", "261,034", "7.25"] in [line.split() for line in lines]
    assert ["1", "uniform", "25.0%", "999.50", "4.00"] in [line.split() for line in lines]
    assert lines[-2:] == [
        "1,500 games of las-vegas in 0.5 s (3,000 per second, by the kernel).",
        "Shared wins: 2.5%; turns per game: 120.0.",
    ]
