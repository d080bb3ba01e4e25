"""Charts are drawings in which everything has its place."""

from xml.etree import ElementTree

import pytest

from croupier.training.charts import Axis, Dot, Panel, Series, drawn

SVG = "{http://www.w3.org/2000/svg}"

LINE = Series("loss", [Dot(1, 0.9), Dot(2, 0.5), Dot(3, 0.4)])
CLOUD = Series("bots & co", [Dot(0.01, 20, 15, 25, "fast"), Dot(50, 70, 65, 75)], is_joined=False)
PANELS = [
    Panel("Loss", "epoch", "loss", [LINE]),
    Panel("Strength <by> time", "ms", "%", [CLOUD], is_x_logarithmic=True),
]


@pytest.fixture(scope="module")
def chart() -> ElementTree.Element:
    """Return two charts side by side."""
    return ElementTree.fromstring(drawn(PANELS))


def test_every_dot_and_every_name_is_drawn(chart: ElementTree.Element) -> None:
    names = {text.text for text in chart.iter(f"{SVG}text")}

    assert {"Loss", "Strength <by> time", "loss", "bots & co", "fast", "epoch"} <= names
    dots_and_legend = 3 + 2 + 2
    assert len([*chart.iter(f"{SVG}circle")]) == dots_and_legend


def test_only_what_belongs_together_is_joined(chart: ElementTree.Element) -> None:
    (line,) = chart.iter(f"{SVG}polyline")

    xs, ys = zip(*(map(float, at.split(",")) for at in line.attrib["points"].split()), strict=True)
    assert sorted(xs) == [*xs]
    assert sorted(ys) == [*ys], "a falling loss runs down, where numbers are larger"


def test_an_interval_is_drawn_through_its_dot(chart: ElementTree.Element) -> None:
    bars = [line.attrib for line in chart.iter(f"{SVG}line") if line.attrib["class"] == "s1"]
    places = [(dot.attrib["cx"], float(dot.attrib["cy"])) for dot in chart.iter(f"{SVG}circle")]

    assert len(bars) == 2
    for bar in bars:
        assert any(
            x == bar["x1"] == bar["x2"] and float(bar["y2"]) < y < float(bar["y1"])
            for x, y in places
        )


def test_everything_is_inside(chart: ElementTree.Element) -> None:
    width, height = float(chart.attrib["width"]), float(chart.attrib["height"])

    for dot in chart.iter(f"{SVG}circle"):
        assert 0 < float(dot.attrib["cx"]) < width
        assert 0 < float(dot.attrib["cy"]) < height


def test_a_single_dot_has_an_axis_all_the_same() -> None:
    ElementTree.fromstring(drawn([Panel("One", "x", "y", [Series("one", [Dot(3, 3)])])]))


@pytest.mark.parametrize("span", [0.003, 0.7, 1, 9, 10, 64, 1e5])
def test_an_axis_has_a_few_round_numbers(span: float) -> None:
    ticks = Axis(0, span, 0, 1).ticks()

    assert 3 <= len(ticks) <= 8
