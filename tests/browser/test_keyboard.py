"""Without a mouse and without looking: keys alone, and what a screen reader is told."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.games import (
    LAS_VEGAS_ENDS,
    LAS_VEGAS_PAYDAY,
    LAS_VEGAS_TURN,
    LORDS_LATE,
)
from tests.browser.house import House
from tests.browser.pages import Home, LasVegas, Lords
from tests.browser.visiting import Device, Visitor

VARIES = "§"
FAR = 90
"""How often Tab is pressed at most to come to something."""


FALLS = """() => {
    window.falls = [];
    let pressed = "Tab";
    addEventListener("keydown", ({ key }) => (pressed = key), true);
    const look = () => {
        const isFallen = document.activeElement === document.body && pressed !== "Tab";
        const heading = document.querySelector("main h2")?.textContent.trim();
        if (isFallen) window.falls.push(`${pressed}: ${heading}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes in every picture whether the keys are at the page itself, where Tab has not led them."""


def falls(visitor: Visitor) -> list[str]:
    """Return when the keys have fallen to the page."""
    found: list[str] = visitor.page.evaluate("() => window.falls")
    return found


def is_focused(target: Locator) -> bool:
    """Tell whether the keys go to one of these."""
    return bool(target.evaluate_all("all => all.includes(document.activeElement)"))


def come_to(visitor: Visitor, target: Locator) -> None:
    """Press Tab until something has the focus."""
    expect(target.first).to_be_visible()
    for _ in range(FAR):
        if is_focused(target):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("It cannot be reached with Tab.")


def press(visitor: Visitor, target: Locator) -> None:
    """Come to a button and press it."""
    come_to(visitor, target)
    visitor.page.keyboard.press("Enter")


def may_place(visitor: Visitor, table: LasVegas) -> bool:
    """Wait until there is something to choose, or the game is over; end a round by a key."""
    anything = table.lit.or_(table.again).or_(table.next_round)
    while True:
        expect(anything.first).to_be_visible()
        if not table.next_round.is_visible():
            return not table.again.is_visible()
        expect(table.next_round).to_be_focused()
        visitor.page.keyboard.press("Enter")
        expect(table.next_round).to_be_hidden()


def test_a_whole_game_of_las_vegas_by_keyboard(visit: Visit) -> None:
    visitor = visit(Device())
    visitor.go()
    press(
        visitor,
        Home(visitor).game("las-vegas").get_by_role("button", name=visitor.words("page-play-now")),
    )
    press(visitor, visitor.page.get_by_role("button", name=visitor.words("page-new-here-play")))
    table = LasVegas(visitor)
    assert table.wait()
    visitor.page.evaluate(FALLS)
    press(visitor, table.lit)
    with table.placing():
        press(visitor, table.confirm)
    keys = visitor.page.keyboard
    while may_place(visitor, table):
        face = table.faces.first.get_attribute("data-face")
        assert face is not None
        if not table.chosen.count():
            keys.press(face)
        expect(table.chosen).to_have_count(1)
        with table.placing():
            keys.press(face)
    assert falls(visitor) == []
    come_to(visitor, table.again)


def test_a_choice_waits_for_a_second_touch(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, keys, t = LasVegas(visitor), visitor.page.keyboard, visitor.words
    expect(table.lit.first).to_be_visible()
    first, other = (face.get_attribute("data-face") or "" for face in table.faces.all()[:2])
    keys.down(first)
    expect(table.chosen).to_have_attribute("data-casino", first)
    # A key that is held is pressed once, and one with Ctrl is meant for the browser.
    keys.down(first)
    keys.up(first)
    keys.press(f"Control+{other}")
    # What is pressed in a sheet is meant for the sheet; what is said there changes no choice.
    visitor.page.get_by_role("button", name=t("page-talk"), exact=True).click()
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill("hurry")
    sheet.get_by_role("button", name=t("page-send")).click()
    expect(sheet.get_by_role("listitem").filter(has_text="hurry")).to_be_visible()
    keys.press("Tab")
    keys.press(other)
    keys.press("Escape")
    expect(sheet).to_be_hidden()
    expect(table.confirm).to_be_enabled()
    expect(table.chosen).to_have_attribute("data-casino", first)
    keys.press("Escape")
    expect(table.chosen).to_have_count(0)


class LordsByKeys:
    """The table of Lords of Vegas for somebody without a mouse, who is never lost."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self.table = Lords(visitor)
        self._keys = visitor.page.keyboard

    def press(self, target: Locator) -> None:
        """Come to a button and press it."""
        press(self._visitor, target)

    def begin(self, kind: str) -> None:
        """Begin an action, and go on at the first lot that is lit."""
        self.press(self.table.act(kind))
        expect(self.table.board.locator("button:focus")).to_have_attribute("aria-pressed", "false")
        self._keys.press("Enter")

    def do(self, kind: str) -> None:
        """Take an action, whatever it asks."""
        table = self.table
        self.begin(kind)
        confirm = table.button(f"page-lords-do-{kind}", "cost", "bet")
        while not confirm.is_visible():
            if table.is_colour_asked():
                self.press(table.colours.get_by_role("button"))
            else:
                self.press(table.casinos if table.casinos.count() else table.lit)
        self.press(confirm)
        expect(confirm).to_be_hidden()

    def decide(self) -> str:
        """Make every decision but those of a turn; tell what is to be done then."""
        table = self.table
        while True:
            match now := table.now():
                case "arrange":
                    expect(table.values.locator("button:focus")).to_have_count(1)
                    heading = self._visitor.page.get_by_role("heading").last.inner_text()
                    self._keys.press("Enter")
                    self.press(table.put)
                    arranging = self._visitor.page.get_by_role("heading", name=heading, exact=True)
                    expect(arranging).to_be_hidden()
                case "answer":
                    expect(table.page.locator(".go button:focus")).to_have_count(1)
                    self.press(table.lay_off)
                    self.press(table.sure)
                    expect(table.sure).to_be_hidden()
                case "forced":
                    self.press(table.lit)
                    self.press(table.forced)
                    expect(table.forced).to_be_hidden()
                case "draw":
                    expect(table.draw).to_be_focused()
                    self._keys.press("Enter")
                    expect(table.draw).to_be_hidden()
                case _:
                    return now

    def end_turn(self) -> None:
        """End the turn: in two touches, or in one if nothing else can be done."""
        is_asked_twice = self.table.can_act
        self.press(self.table.act("end-turn"))
        if is_asked_twice:
            self.press(self.table.button("page-lords-do-end-turn").last)
        expect(self.table.act("end-turn")).to_be_hidden()

    def trade(self) -> None:
        """Offer something for money, and accept it on the other side."""
        table, keys = self.table, self._keys
        trade = self._visitor.words("page-lords-trade")
        self.press(table.acts.get_by_role("button", name=trade))
        give, take = table.halves()
        expect(give.locator("button:focus")).to_have_count(1)
        self.press(give.locator("button[aria-pressed=false]"))
        come_to(self._visitor, take.get_by_role("spinbutton"))
        keys.press("ArrowUp")
        self.press(table.button("page-lords-offer-to", "name"))
        assert table.now() == "offer"
        expect(table.agree).to_be_focused()
        expect(table.agree).to_be_enabled()
        keys.press("Enter")
        expect(table.agreed).to_be_focused()
        keys.press("Enter")
        expect(table.offer).to_be_hidden()


def test_everything_in_lords_of_vegas_by_keyboard(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_LATE)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    player = LordsByKeys(visitor)
    table = player.table
    visitor.page.evaluate(FALLS)
    assert player.decide() == "turn"
    player.trade()
    left = [*Lords.KINDS]
    while player.decide() == "turn":
        expect(table.acts.locator("button:focus")).to_have_count(1)
        kind = next((kind for kind in left if table.act(kind).is_enabled()), None)
        if kind is None:
            player.end_turn()
        else:
            player.do(kind)
            left.remove(kind)
    assert left == []
    assert falls(visitor) == []


def test_a_turn_is_told_in_sentences(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, t = LasVegas(visitor), visitor.words
    expect(table.told).to_contain_text(t("page-your-turn"))
    before = table.told.locator("p").all_inner_texts()
    face = table.faces.first.get_attribute("data-face")
    table.faces.first.click()
    table.confirm.click()
    expect(table.chosen).to_have_count(0)
    assert table.wait()
    expect(table.told.locator("p").last).to_contain_text(t("page-your-turn"))
    told = table.told.locator("p").all_inner_texts()
    news = told[told.index(before[-1]) + 1 :] if before[-1] in told else told
    log = visitor.page.get_by_role("complementary", name=t("page-log")).get_by_role("listitem")
    shown = [" ".join(line.split()) for line in log.all_inner_texts()]
    # Everything is said once, in the order it happened, and then what may be chosen.
    *events, choices = [" ".join(line.split()) for line in news]
    assert events == shown[: len(events)][::-1]
    assert str(face) in events[0]
    assert choices.startswith(t("page-your-turn"))
    faces = [int(face.get_attribute("data-face") or 0) for face in table.faces.all()]
    assert choices.count(";") == len(faces) - 1
    assert all(t("page-face", face=n, own=1, white=0).split(":")[0] in choices for n in faces)


def lines_of(where: Locator) -> list[str]:
    """Return what can be read somewhere, line by line."""
    return [" ".join(line.split()) for line in where.all_inner_texts()]


def test_every_payment_of_a_round_is_told_where_nothing_moves(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_PAYDAY)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, t = LasVegas(visitor), visitor.words
    expect(table.told).to_contain_text(t("page-your-turn"))
    before = table.told.locator("p").count()
    table.place()
    expect(table.told.locator("p").filter(has_text=t("page-your-turn"))).to_have_count(2)
    *heard, _choices = lines_of(table.told.locator("p"))[before:]
    # How all stand after the round is told beside what happened.
    standing = re.compile(
        t.pattern("page-round-standing", "sum", "gained", name="Anna").pattern[:-1]
    )
    (stands,) = [at for at, line in enumerate(heard) if standing.match(line)]
    told = [line for at, line in enumerate(heard) if at != stands]
    log = visitor.page.get_by_role("complementary", name=t("page-log")).get_by_role("listitem")
    assert told[::-1][: log.count()] == lines_of(log)[: len(told)]
    paid = t.pattern("las-vegas-note-taken", "name", "casino", "note", taker="seat")
    payments = [line for line in told if paid.match(line)]
    begins = t("las-vegas-round-began", round=2, name=VARIES).split(VARIES)[0]
    next_round = next(at for at, line in enumerate(told) if line.startswith(begins))
    assert len(payments) > 3
    assert 0 < told.index(payments[0]) < told.index(payments[-1]) < stands
    assert stands <= next_round < len(told) - 12


def test_a_word_from_somebody_is_told_without_all_the_choices(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    table = LasVegas(visitor)
    expect(table.told).to_contain_text(t("page-your-turn"))
    page.get_by_role("button", name=t("page-talk"), exact=True).click()
    page.get_by_role("textbox", name=t("page-say")).fill("Well.")
    page.get_by_role("textbox", name=t("page-say")).press("Enter")
    said = t("page-said", name="Anna", text="Well.")
    expect(table.told.locator("p").last).to_have_text(said)
    expect(table.told.locator("p").filter(has_text=t("page-your-turn"))).to_have_count(1)


def test_the_end_is_told_and_the_last_payout_can_be_read(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_ENDS)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, page, t = LasVegas(visitor), visitor.page, visitor.words
    table.choose()
    table.confirm.click()
    expect(table.again).to_be_visible()
    ended = t("las-vegas-game-ended", count=1, names=VARIES, money=VARIES).split(VARIES)[0]
    expect(table.told.locator("p").last).to_contain_text(ended)
    headline = page.locator("h2:focus")
    expect(headline).to_have_count(1)
    night = page.get_by_role("region", name=t("page-log")).get_by_role("listitem")
    assert lines_of(night)[:3] == lines_of(table.told.locator("p"))[:-4:-1]
