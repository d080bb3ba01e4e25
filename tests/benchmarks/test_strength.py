"""The page is written from games that were played, once."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from benchmarks import strength
from benchmarks.matches import SEED, Field, Kept, Match, Score, fields, level_matches, matches
from benchmarks.matches import played as matches_played
from benchmarks.strength import main
from benchmarks.strength_page import Target


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Match]:
    """Let only two bots of one game play, and note their matches."""
    asked = list[Match]()
    monkeypatch.setattr("benchmarks.matches.bots_of", lambda _game: ["uniform", "greedy"])
    monkeypatch.setattr("benchmarks.strength_page.bots_of", lambda _game: ["uniform", "greedy"])
    for module in ("matches", "strength_page"):
        levels = {"easy": "uniform", "medium": "greedy"}
        monkeypatch.setattr(f"benchmarks.{module}.level_bots", lambda _game, found=levels: found)

    def played(match: Match, jobs: int, known: Score | None) -> Score:
        asked.append(match)
        return matches_played(match, jobs, known)

    monkeypatch.setattr(strength, "played", played)
    words = ("--quick", "--game", "las-vegas", "--seats", "2", "--jobs", "1")
    assert main([*words, "--docs", str(tmp_path), "--keep", str(tmp_path / "kept.jsonl")]) == 0
    return asked


def test_writes_a_rating_list_for_each_kind_of_table(quick: list[Match], tmp_path: Path) -> None:
    page = (tmp_path / "strength.md").read_text(encoding="utf-8")

    assert len(quick) == 4
    assert "### 2 seats\n" in page
    assert "### 2 seats, white\n" in page
    assert "| greedy | +0 |" in page
    assert "| Las Vegas, 2 seats | medium (greedy) against easy (uniform) | 8 | " in page
    assert f"seed {SEED:,}" in page
    assert ">greedy</text>" in (tmp_path / "strength.svg").read_text(encoding="utf-8")


def test_what_was_kept_is_not_played_again(
    quick: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (tmp_path / "strength.md").read_text(encoding="utf-8")
    monkeypatch.delattr(strength, "played")
    words = ("--quick", "--game", "las-vegas", "--seats", "2", "--jobs", "1")
    main([*words, "--docs", str(tmp_path), "--keep", str(tmp_path / "kept.jsonl")])

    assert (tmp_path / "strength.md").read_text(encoding="utf-8") == before
    assert all(Kept(tmp_path / "kept.jsonl").score(match) for match in quick)


def test_every_bot_meets_every_frozen_one() -> None:
    for field in fields(["las-vegas", "lords-of-vegas"], None):
        met = {(match.bot, match.others) for match in matches(field, 8)}

        assert ("montecarlo-1", "uniform") in met
        assert ("montecarlo", "uniform") not in met, "it is still the frozen one"
        assert all(bot != others for bot, others in met)


def test_variants_are_fields_of_their_own() -> None:
    found = {field.title for field in fields(["las-vegas"], 4)}

    assert found == {"4 seats", "4 seats, white"}
    assert Field("las-vegas", 5, ("white",)) not in {*fields(["las-vegas"], None)}


def test_more_games_of_a_match_stand_for_fewer(tmp_path: Path) -> None:
    match = Match(Field("las-vegas", 2, ()), "greedy", "uniform", 4)
    scores = [
        Score(replace(match, games=games), (1.0,) * (games // 2), (2.0,) * (games // 2), 2, 0, 1)
        for games in (8, 4)
    ]
    for score in scores:
        Kept(tmp_path / "kept.jsonl").keep(score)
    kept = Kept(tmp_path / "kept.jsonl")

    assert kept.score(match) == kept.score(replace(match, games=8)) == scores[0]
    assert kept.score(replace(match, games=9)) is None


def test_a_match_that_was_broken_off_is_gone_on_with_and_comes_out_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Match(Field("las-vegas", 2, ()), "greedy", "uniform", 12)
    at_once = matches_played(whole, 1)
    begun = matches_played(replace(whole, games=4), 1)
    kept = Kept(tmp_path / "kept.jsonl")
    kept.keep(begun)
    monkeypatch.setattr(strength, "AT_A_TIME", 6)
    strength.play_missing([whole], 1, kept)
    again = Kept(tmp_path / "kept.jsonl").score(whole)

    assert again is not None
    assert again == replace(at_once, seconds=again.seconds)
    assert len((tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines()) == 3


def test_there_is_no_page_before_a_kind_of_table_has_had_all_its_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.matches.bots_of", lambda _game: ["uniform", "greedy"])
    words = ("--quick", "--game", "las-vegas", "--seats", "5", "--jobs", "1", "--bot", "greedy")

    assert main([*words, "--docs", str(tmp_path), "--keep", str(tmp_path / "kept.jsonl")]) == 0
    assert "No page is written" in capsys.readouterr().err
    assert not (tmp_path / "strength.md").exists()


def test_what_was_kept_is_tidied_up(tmp_path: Path) -> None:
    match = Match(Field("las-vegas", 2, ()), "greedy", "uniform", 2)
    kept = Kept(tmp_path / "kept.jsonl")
    for games in (2, 4):
        won = (1.0,) * (games // 2)
        kept.keep(Score(replace(match, games=games), won, won, 1, 0.0, 1))
    kept.tidy()

    (line,) = (tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines()
    assert '"games":4' in line


def test_every_level_meets_the_one_below_it() -> None:
    met = [(match.bot, match.others) for match in level_matches("lords-of-vegas", 8)]

    assert [others for _, others in met[1:]] == [bot for bot, _ in met[:-1]]
    assert (met[0][1], met[-1][0]) == ("hasty", "champion")


def test_what_was_to_be_reached_is_met_open_or_missed() -> None:
    target = Target(Field("las-vegas", 5, ()), "uniform", 0.73, above=0.70)

    assert target.verdict(0.74, 0.71, 0.77) == "73: met"
    assert target.verdict(0.74, 0.69, 0.79) == "73: open"
    assert target.verdict(0.70, 0.67, 0.74) == "73: open"
    assert target.verdict(0.70, 0.68, 0.72) == "73: missed"
