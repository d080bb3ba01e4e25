"""The pages as a person finds them: by what things are and what they are called."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.visiting import Visitor
from tests.browser.words import Words

TITLES = {"las-vegas": "Las Vegas", "lords-of-vegas": "Lords of Vegas"}


class Home:
    """Where the games are chosen."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self._t = visitor.words

    def game(self, name: str) -> Locator:
        """Return what belongs to a game."""
        title = self.page.get_by_role("heading", name=TITLES[name], exact=True)
        return self.page.get_by_role("article").filter(has=title)

    def _press(self, game: str, message: str) -> None:
        self.game(game).get_by_role("button", name=self._t(message)).click()

    def set_level(self, game: str, level: str) -> None:
        """Choose how strong bots are."""
        self._press(game, f"page-how-{level}")

    def play_now(self, game: str) -> None:
        """Sit down with bots, whether one is asked if one is new here or not."""
        self._press(game, "page-play-now")
        at_once = self.page.get_by_role("button", name=self._t("page-new-here-play"))
        table = self.page.locator(".table")
        expect(at_once.or_(table).first).to_be_visible()
        if at_once.is_visible():
            at_once.click()

    def with_friends(self, game: str) -> None:
        """Set up a table for friends."""
        self._press(game, "page-with-friends")

    def one_screen(self, game: str) -> None:
        """Set up a table for people who share a device."""
        self._press(game, "page-one-screen")


def consult(page: Page, t: Words) -> Locator:
    """Ask the coach, which is ready; return what it speaks of."""
    page.get_by_role("button", name=t("page-coach"), exact=True).click()
    said = page.locator("button[data-chance]")
    expect(said.first).to_be_visible()
    return said


class LasVegas:
    """The table of Las Vegas."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self._t = visitor.words
        self.casinos = self.page.get_by_role("region", name=self._t("page-casinos"))
        self.lit = self.casinos.get_by_role("button")
        self.tray = self.page.get_by_role("region", name=self._t("page-roll"))
        self.faces = self.tray.locator("button[aria-pressed]")
        placing = self._t.pattern("page-place", "casino", count="dice")
        self.confirm = self.tray.get_by_role("button", name=placing)
        self.chosen = self.casinos.get_by_role("button", pressed=True)
        self.paid = self.casinos.locator(".none .i")
        self.told = self.page.get_by_role("log", name=self._t("page-announcements"))
        self.again = self.page.get_by_role("button", name=self._t("page-again"))
        going_on = self._t.pattern("page-round-go-on", "round")
        self.next_round = self.page.get_by_role("button", name=going_on)

    def wait(self) -> bool:
        """Wait until there is something to choose, or the game is over; tell which."""
        anything = self.lit.or_(self.again).or_(self.next_round)
        expect(anything.first).to_be_visible()
        while self.next_round.is_visible():
            self.next_round.click()
            expect(anything.first).to_be_visible()
        return not self.again.is_visible()

    def choose(self) -> None:
        """Choose the first lit casino, unless it is the only one and chosen already."""
        expect(self.lit.first).to_be_visible()
        if not self.chosen.count():
            self.lit.first.click()
        expect(self.chosen).to_have_count(1)

    def place(self) -> None:
        """Choose the first lit casino, see what it leads to, and confirm."""
        self.choose()
        with self.placing():
            self.confirm.click()

    @contextmanager
    def placing(self) -> Iterator[None]:
        """Wait until what is placed meanwhile was told.

        The next face may be the only one, and chosen already.
        """
        before = self.told.locator("p").last.inner_text()
        yield
        expect(self.told.locator("p").last).not_to_have_text(before)

    def seat(self, name: str) -> Locator:
        """Return the plate of somebody at the table."""
        return self.page.get_by_role("listitem").filter(has_text=name).first

    def consult(self) -> Locator:
        """Ask the coach; return the faces it speaks of."""
        return consult(self.page, self._t)


class Lords:
    """The table of Lords of Vegas."""

    KINDS = ("build", "sprawl", "remodel", "reorganize", "gamble")

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self._t = visitor.words
        t, button = self._t, self.button
        self.board = self.page.get_by_role("region", name=t("page-lords-board"))
        self.lit = self.board.locator("button[aria-pressed=false]")
        self.acts = self.page.get_by_role("navigation", name=t("page-lords-actions"))
        self.log = self.page.get_by_role("complementary", name=t("page-log")).get_by_role(
            "listitem"
        )
        self.draw = button("page-lords-draw")
        self.paid = self.page.locator(".paylist li")
        self.theatre = self.page.locator(".theatre")
        self.told = self.page.get_by_role("log", name=t("page-announcements"))
        self.values = self.page.get_by_role("group", name=t("page-lords-values"))
        self.colours = self.page.get_by_role("group", name=t("page-lords-colour"))
        self.casinos = self.page.get_by_role(
            "button", name=t.pattern("page-lords-casino-at", "colour", "lot")
        )
        self.put = button("page-lords-put", "value", "lot")
        self.lay_off = button("page-lords-do-lay-off")
        self.sure = button("page-lords-sure-lay-off")
        self.offer = self.page.get_by_role("region", name=t("page-lords-offer"), exact=True)
        self.trade = self.page.get_by_role("region", name=t("page-lords-trade"), exact=True)
        self.notice = button("page-lords-offers-to", "maker", "to")
        self.agree = self.offer.get_by_role("button", name=t("page-lords-accept"), exact=True)
        self.agreed = button("page-lords-sure-accept")
        self.answered = self.page.get_by_role("alertdialog")
        self.acknowledge = button("page-answer-go-on").or_(button("page-answer-leave"))
        self.since = self.page.locator(".since li")
        self.again = button("page-again")
        self.forced = button("page-lords-do-give-up", "lot").or_(button("page-lords-do-move-die"))
        self.questions = self.page.get_by_role(
            "heading", name=t("page-lords-act-give-up"), exact=True
        ).or_(self.page.get_by_role("heading", name=t("page-lords-act-move-die"), exact=True))

    def consult(self) -> Locator:
        """Ask the coach; return the options it speaks of."""
        return consult(self.page, self._t)

    def button(self, message: str, *unknown: str) -> Locator:
        """Return a button by its words, some of which may be unknown."""
        return self.page.get_by_role("button", name=self._t.pattern(message, *unknown))

    def act(self, kind: str) -> Locator:
        """Return the button of a kind of action."""
        name = re.escape(self._t(f"page-lords-act-{kind}"))
        return self.acts.get_by_role("button", name=re.compile(rf"^{name}(\s|$)"))

    def now(self) -> str:
        """Wait until something is to be decided, and tell what."""
        decisions = {
            "over": self.again,
            "offer": self.offer,
            "answered": self.answered,
            "draw": self.draw,
            "arrange": self.values,
            "answer": self.lay_off,
            "forced": self.forced.or_(self.questions),
            "turn": self.act("end-turn"),
        }
        anything = self.again
        for decision in decisions.values():
            anything = anything.or_(decision)
        while True:
            expect(anything.first).to_be_visible()
            # What was seen just now may have gone meanwhile.
            for name, found in decisions.items():
                if found.first.is_visible() and name == "answered":
                    self.acknowledge.click()
                    break
                if found.first.is_visible():
                    return name

    def choose(self, kind: str) -> Locator:
        """Begin an action and answer what it asks with the first that is lit."""
        self.act(kind).click()
        return self._settled(self.button(f"page-lords-do-{kind}", "cost", "bet"))

    def do(self, kind: str) -> None:
        """Take an action."""
        confirm = self.choose(kind)
        confirm.click()
        expect(confirm).to_be_hidden()

    def _settled(self, confirm: Locator) -> Locator:
        while not confirm.is_visible():
            self._answer()
        return confirm

    def is_colour_asked(self) -> bool:
        """Tell whether a colour is to be chosen now."""
        chosen = self.colours.locator("[aria-pressed=true]")
        return self.colours.is_visible() and not chosen.count()

    def _answer(self) -> None:
        if self.is_colour_asked():
            self.colours.get_by_role("button").first.click()
        elif self.casinos.count():
            self.casinos.first.click()
        else:
            self.lit.first.click()

    def give_way(self) -> None:
        """Choose the marker or the die that is needed elsewhere."""
        confirm = self._settled(self.forced)
        confirm.click()
        expect(confirm).to_be_hidden()

    @property
    def can_act(self) -> bool:
        """Whether there is an action that can be taken."""
        return self.acts.locator('.act[aria-disabled="false"]').count() > 0

    def end_turn(self) -> None:
        """End the turn: in two touches, or in one if nothing else can be done."""
        end = self.acts.locator('[data-act="end-turn"]')
        is_asked_twice = self.can_act
        end.click()
        if is_asked_twice:
            self.page.locator(".go .btn.main").click()
        expect(self.act("end-turn")).to_be_hidden()

    def arrange(self) -> None:
        """Put the first value on the lit lot."""
        self.values.get_by_role("button").first.click()
        self.put.click()
        expect(self.put).to_be_hidden()

    def halve(self) -> None:
        """Lay off half a bet."""
        self.lay_off.click()
        self.sure.click()
        expect(self.sure).to_be_hidden()

    def compose(self, *, money: int, to: int | None = None) -> None:
        """Put together an offer: the first thing that can be given, for money."""
        self._begin_trade()
        if to is not None:
            self.trade.locator(f".with .p{to + 1}").click()
        give, take = self.halves()
        give.locator("button[aria-pressed=false]").first.click()
        self._count_up(take, money)

    def give(self, *, money: int) -> None:
        """Offer money for nothing, if there is so much, and wait for the answer.

        It takes the place of the actions when it comes.
        """
        self._begin_trade()
        half = self.halves()[0]
        if int(half.get_by_role("spinbutton").get_attribute("aria-valuemax") or 0) < money:
            self.page.keyboard.press("Escape")
            expect(self.trade).to_be_hidden()
            return
        self._count_up(half, money)
        self.send()
        expect(self.answered.or_(self.offer).first).to_be_visible()

    def ask(self, *, money: int) -> None:
        """Begin an offer that asks for money."""
        self._begin_trade()
        self._count_up(self.halves()[1], money)

    def add(self, kind: str) -> None:
        """Put an action into the offer."""
        self.trade.get_by_role("button", name=self._t("page-lords-add-action")).click()
        self.act(kind).click()
        self._settled(
            self.page.get_by_role("button", name=self._t("page-lords-add"), exact=True)
        ).click()

    def _begin_trade(self) -> None:
        self.acts.get_by_role("button", name=self._t("page-lords-trade")).click()

    def _count_up(self, half: Locator, money: int) -> None:
        sum_ = half.get_by_role("spinbutton")
        sum_.focus()
        for _ in range(money):
            self.page.keyboard.press("ArrowUp")
        expect(sum_).to_have_attribute("aria-valuenow", str(money))

    def halves(self) -> tuple[Locator, Locator]:
        """Return what is given and what is taken in an offer, once one is being put together."""
        groups = self.trade.get_by_role("group")
        halves = groups.filter(has=self.page.get_by_role("spinbutton"))
        expect(halves).to_have_count(2)
        return halves.nth(0), halves.nth(1)

    def send(self) -> None:
        """Make the offer that was put together."""
        self.trade.get_by_role(
            "button", name=self._t.pattern("page-lords-offer-to", "name")
        ).click()
        expect(self.trade).to_be_hidden()

    def accept(self) -> None:
        """Agree to the offer on the table, in two touches."""
        self.agree.click()
        self.agreed.click()
        expect(self.offer).to_be_hidden()

    def refuse(self) -> None:
        """Say no to the offer on the table; the next one may follow at once."""
        offer = self.offer.element_handle()
        self.offer.get_by_role("button", name=self._t("page-lords-no"), exact=True).click()
        offer.wait_for_element_state("hidden")


class Setup:
    """The sheet on which a table is set up."""

    def __init__(self, visitor: Visitor) -> None:
        self._t = visitor.words
        self.sheet = visitor.page.get_by_role("dialog")

    def call(self, name: str) -> None:
        """Say who one is."""
        self.sheet.get_by_role("textbox", name=self._t("page-your-name")).fill(name)

    def shrink(self, seats: int) -> None:
        """Take away the last seats until so many are left."""
        fewer = self.sheet.get_by_role("button", name=self._t("page-fewer-seats"))
        while fewer.count() > seats:
            fewer.last.click()

    def open(self) -> None:
        """Set up the table."""
        self.sheet.get_by_role("button", name=self._t("page-set-up")).click()


class Gathering:
    """The room before the game."""

    def __init__(self, visitor: Visitor) -> None:
        self._t = visitor.words
        self._page = visitor.page

    @property
    def link(self) -> str:
        """What is sent to friends."""
        shown = self._page.get_by_role("textbox", name=self._t("page-invite-link"))
        return shown.input_value()

    def sit(self, name: str) -> None:
        """Take the first free seat."""
        self._page.get_by_role("textbox", name=self._t("page-your-name")).fill(name)
        self._page.get_by_role("button", name=self._t("page-sit")).first.click()

    def begin(self) -> None:
        """Begin the game."""
        self._page.get_by_role("button", name=self._t("page-begin")).click()
