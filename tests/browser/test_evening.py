"""An evening with many people: opened, joined by its link, played, and shown to a hall."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.evenings import club_night
from tests.browser.games import LAS_VEGAS_OVER, LAS_VEGAS_SHARED
from tests.browser.house import House
from tests.browser.looking import AXE, Looker
from tests.browser.visiting import PHONE, Device, Visitor

PROJECTOR = (1920, 1080)


def opened(anna: Visitor) -> str:
    """Open an evening of one round for two at a table; return the link people join by."""
    page, t = anna.go(), anna.words
    page.get_by_role("link", name=t("page-evening"), exact=True).click()
    page.get_by_label(t("page-evening-title")).fill("Club night")
    page.get_by_label(t("page-evening-seats")).select_option("2")
    page.get_by_label(t("page-evening-rounds")).select_option("2")
    page.get_by_role("button", name=t("page-evening-open")).click()
    return page.get_by_role("textbox", name=t("page-invite-link")).input_value()


def joined(visitor: Visitor, link: str, name: str) -> Page:
    """Join by the link."""
    page, t = visitor.page, visitor.words
    page.goto(link)
    page.get_by_role("textbox", name=t("page-your-name")).fill(name)
    page.get_by_role("button", name=t("page-evening-join")).click()
    expect(page.get_by_text(t("page-evening-in"))).to_be_visible()
    return page


def test_people_join_by_the_link_and_find_their_table(visit: Visit) -> None:
    anna, benno, carla = visit(Device()), visit(Device(size=PHONE)), visit(Device(size=PHONE))
    link = opened(anna)
    there = [joined(benno, link, "Benno"), joined(carla, link, "Carla")]
    for page in there:
        expect(page).to_have_url(re.compile(r"#/evening/[\w-]+$"))

    t = anna.words
    expect(anna.page.get_by_text(t("page-evening-people", count=2))).to_be_visible()
    anna.page.get_by_role("button", name=t("page-evening-start", round=1)).click()
    for page, other in zip(there, ("Carla", "Benno"), strict=True):
        ready = page.get_by_role("heading", name=t("page-evening-ready"))
        expect(ready).to_be_visible()
        expect(page).to_have_title(f"● {t('page-evening-ready')}")
        expect(page.get_by_role("status").filter(has_text=t("page-evening-ready"))).to_have_count(1)
        expect(page.get_by_text(t("page-evening-with", names=other))).to_be_visible()
        page.get_by_role("link", name=t("page-evening-to-table")).click()
        expect(page).to_have_url(re.compile("#/room/"))
        expect(page.locator(".table").first).to_be_visible()
    expect(anna.page.get_by_text(t("page-evening-playing", count=1))).to_be_visible()

    # A table that still plays is not left behind by one touch.
    start = anna.page.get_by_role("button", name=t("page-evening-start-now", round=2))
    start.click()
    expect(anna.page.get_by_text(t("page-evening-start-how"))).to_be_visible()
    start.click()
    expect(anna.page.get_by_text(t("page-evening-round", round=2, rounds=2))).to_be_visible()


def test_whoever_leaves_or_is_dropped_is_without_a_table(visit: Visit) -> None:
    anna, benno, carla = (visit(Device()) for _ in range(3))
    link, t = opened(anna), anna.words
    page = joined(benno, link, "Benno")
    joined(carla, link, "Carla")
    page.get_by_role("button", name=t("page-evening-leave")).click()
    page.get_by_role("button", name=t("page-evening-sure")).click()
    expect(page.get_by_text(t("page-evening-away"))).to_be_visible()
    page.get_by_role("button", name=t("page-evening-back")).click()
    expect(page.get_by_text(t("page-evening-in"))).to_be_visible()

    drop = anna.page.get_by_role("button", name=t("page-evening-drop", name="Carla"))
    drop.click()
    drop.click()
    expect(drop).to_have_count(0)
    expect(carla.page.get_by_text(t("page-evening-away"))).to_be_visible()
    expect(anna.page.get_by_role("button", name=t("page-evening-start", round=1))).to_have_count(0)


def test_the_organiser_finds_the_evening_again_and_ends_it(visit: Visit) -> None:
    anna, benno = visit(Device()), visit(Device())
    joined(benno, opened(anna), "Benno")
    page, t = anna.go(), anna.words
    page.get_by_role("link", name=t("page-evening-named", title="Club night")).click()
    end = page.get_by_role("button", name=t("page-evening-end"))
    end.click()
    page.get_by_role("button", name=t("page-evening-sure")).click()
    expect(page.get_by_text(t("page-evening-over"))).to_be_visible()
    expect(benno.page.get_by_text(t("page-evening-over"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=t("page-evening-csv")).click()
    assert "Benno" in download.value.path().read_text(encoding="utf-8")


def test_a_device_without_the_link_makes_another(house: House, visit: Visit) -> None:
    place = club_night(house, rounds=1)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"evening/{place.room}"), visitor.words
    expect(page.get_by_text(t("page-evening-link-unknown"))).to_be_visible()
    page.get_by_role("button", name=t("page-evening-new-link")).click()
    link = page.get_by_role("textbox", name=t("page-invite-link"))
    expect(link).not_to_have_value(re.compile(place.invite))

    late = visit(Device())
    late.page.goto(link.input_value())
    late.page.get_by_role("textbox", name=t("page-your-name")).fill("Zoé")
    late.page.get_by_role("button", name=t("page-evening-join")).click()
    expect(late.page.get_by_text(t("page-evening-late"))).to_be_visible()


@pytest.mark.parametrize(("people", "tall"), [(24, 60), (64, 40)])
def test_a_hall_sees_everybody_without_scrolling(
    people: int, tall: int, house: House, visit: Visit
) -> None:
    place = club_night(house, people=people)
    visitor = visit(Device(settings={}, size=PROJECTOR))
    visitor.context.add_init_script(path=AXE)
    page, t = visitor.go(f"evening/{place.room}/wall"), visitor.words
    rows = page.get_by_role("region", name=t("page-evening-standings")).get_by_role("listitem")
    expect(rows).to_have_count(people)
    looker = Looker(page)
    assert not looker.measured(all_in_view=True)
    assert not looker.out_of_view(".standings li, .tables li")
    assert not looker.axe()
    looker.photograph(f"evening-projector-{people}-dark")
    looker.light("light")
    assert not looker.axe(only=("color-contrast",))
    looker.photograph(f"evening-projector-{people}-light")
    for one in rows.all():
        box = one.bounding_box()
        assert box is not None
        assert box["height"] >= tall


def test_a_table_leads_back_to_its_evening_and_on_to_the_next_table(
    house: House, visit: Visit
) -> None:
    place = club_night(house)
    over = house.shelve(replace(LAS_VEGAS_OVER, evening=place.room))
    spectator = visit(Device(settings={}))
    page, t = spectator.go(f"room/{over.room}"), spectator.words
    expect(page.get_by_role("link", name=t("page-evening-to"))).to_be_visible()
    expect(page.get_by_role("button", name=t("page-again"))).to_have_count(0)

    anna = visit(Device(secret=place.secret, settings={}))
    page = anna.go(f"room/{over.room}")
    page.get_by_role("link", name=t("page-evening-next")).click()
    expect(page).not_to_have_url(re.compile(over.room))
    expect(page).to_have_url(re.compile("#/room/"))


def test_during_a_game_the_evening_is_found_in_the_menu(house: House, visit: Visit) -> None:
    place = club_night(house, rounds=1)
    table = house.shelve(replace(LAS_VEGAS_SHARED, evening=place.room))
    visitor = visit(Device(secret=table.secret, settings={}))
    page, t = visitor.go(f"room/{table.room}"), visitor.words
    page.get_by_role("button", name=t("page-settings"), exact=True).click()
    page.get_by_role("link", name=t("page-evening-to")).click()
    expect(page.get_by_role("heading", name=t("page-evening-standings"))).to_be_visible()


def test_an_evening_that_is_not_there_is_said_to_be_so(visit: Visit) -> None:
    visitor = visit(Device(settings={}))
    with visitor.cut_off():
        page = visitor.go("evening/nowhere")
        expect(page.get_by_text(visitor.words("refused-unknown-evening"))).to_be_visible()
