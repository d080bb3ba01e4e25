"""Being told of a move while the page is closed: from the switch to the table the notice opens."""

import json
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Worker, expect

from croupier.server import wire
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.pages import Home
from tests.browser.scenes import KEPT
from tests.browser.test_me import be_known
from tests.browser.visiting import DESKTOP, PHONE, Device, Visitor
from tests.server.house import ANNA, BENNO_STARTS, OPEN, Guest, done, fresh
from tests.server.push_service import Browser, PushService, pushes
from tests.server.test_notices import moves

__all__ = ["pushes"]

DAY = 24 * 3600
SERVICE = """subscription => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const made = () => sessionStorage.getItem("subscribed") && {
        options: { applicationServerKey: bytes(sessionStorage.getItem("subscribed")) },
        toJSON: () => subscription,
        unsubscribe: async () => sessionStorage.removeItem("subscribed"),
    };
    const bytes = (text) => {
        const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
        return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
    };
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        sessionStorage.setItem("subscribed", applicationServerKey);
        return made();
    };
    PushManager.prototype.getSubscription = async () => made() || null;
}"""
"""Has a browser use our push service in place of its maker's, which is far away.

A Chromium without a screen has no notices to show, and says that they are not allowed.
"""
NOTE = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        self.shown.push({ title, ...options });
    };
    navigator.setAppBadge = async (count) => void (self.badge = count);
}"""
"""Notes what the worker wants to be shown: a Chromium without a screen has no place for it."""
TOUCH = """() => {
    const event = new Event("notificationclick");
    event.notification = { data: self.shown.at(-1).data, close: () => undefined };
    event.waitUntil = (task) => void task.catch(() => undefined);
    self.dispatchEvent(event);
}"""
"""Touches a notice; only to come to the front, or to open a window, a real touch is needed."""


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server that may send notices to the loopback."""
    served = House(tmp_path_factory.mktemp("telling"), "--notices-anywhere", "yes")
    yield served
    served.close()


def told_by(visitor: Visitor, browser: Browser) -> None:
    """Have a visitor's browser told by way of our service, with its holder's consent."""
    asked = browser.subscription
    made = {"endpoint": asked.endpoint, "keys": {"p256dh": asked.p256dh, "auth": asked.auth}}
    visitor.context.add_init_script(f"({SERVICE})({json.dumps(made)})")


def switch_on(visitor: Visitor) -> None:
    """Turn the switch on one's page."""
    page, t = visitor.go("me"), visitor.words
    page.evaluate(KEPT)
    switch = page.get_by_role("switch", name=t("page-notices-switch"))
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
    expect(switch).to_be_enabled()


def sit_down(visitor: Visitor) -> tuple[str, Guest]:
    """Set up a game over days in which a friend is to move first, who is somewhere else."""
    request, benno = visitor.context.request, Guest(urlsplit(visitor.address).netloc)
    benno.http.post("/api/guest")

    def post(path: str, message: object) -> bytes:
        answer = request.post(
            f"{visitor.address}{path}",
            data=wire.ENCODER.encode(message),
            headers={"Content-Type": "application/json", "Origin": visitor.address},
        )
        assert answer.ok, answer.text()
        return answer.body()

    table = wire.Create(BENNO_STARTS, (ANNA, OPEN), timer=2 * DAY)
    created = json.loads(post("/api/rooms", table))
    room: str = created["room"]
    done(benno.ask(room, wire.Sit(fresh(), 1, "Benno", created["invite"])))
    post(f"/api/rooms/{room}/commands", wire.Begin(fresh()))
    return room, benno


def deliver(visitor: Visitor, text: str) -> None:
    """Have a notice arrive at the browser, as its maker's service would bring it."""
    line = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(50)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": f"{visitor.address}/", "registrationId": found[0], "data": text},
    )


def notices(visitor: Visitor, count: int) -> list[dict[str, str]]:
    """Return the notices that were shown, once there are so many."""
    for _ in range(400):
        shown: list[dict[str, str]] = worker_of(visitor).evaluate("() => self.shown")
        if len(shown) >= count:
            return shown
        visitor.page.wait_for_timeout(50)
    raise AssertionError("no notice is shown")


def worker_of(visitor: Visitor) -> Worker:
    [worker] = visitor.context.service_workers
    return worker


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Las Vegas: your turn"), ("de", "Las Vegas: Du bist am Zug")]
)
def test_a_move_is_told_and_the_notice_opens_the_table(
    telling: House, visit: Visit, pushes: PushService, language: str, title: str
) -> None:
    anna = visit(Device(language, installs=True, settings={}, address=telling.address))
    phone = pushes.browser(f"phone-{language}")
    told_by(anna, phone)
    switch_on(anna)
    room, benno = sit_down(anna)
    moves(benno, room)
    page = anna.go()
    for _ in range(400):
        if pushes.arrived:
            break
        page.wait_for_timeout(50)
    [arrived] = pushes.arrived
    notice = phone.read(arrived)
    assert notice["room"] == room
    worker_of(anna).evaluate(NOTE)
    deliver(anna, json.dumps(notice))

    [shown] = notices(anna, 1)
    assert (shown["title"], shown["data"], shown["tag"]) == (title, room, room)
    assert shown["lang"] == language
    worker_of(anna).evaluate(TOUCH)
    page.wait_for_url(f"{telling.address}/#/room/{room}")
    expect(page.get_by_role("main")).to_be_visible()
    assert worker_of(anna).evaluate("() => self.badge") == 1

    # The same again, when it is a friend's move, tells of none.
    asked = anna.context.request.get(f"{telling.address}/api/rooms/{room}").json()
    [mine] = asked["view"]["table"]["yours"]
    move = {"type": "move", "id": fresh(), "seat": 0, "move": mine["choices"][0]["move"]}
    answer = anna.context.request.post(
        f"{telling.address}/api/rooms/{room}/commands",
        data=move,
        headers={"Origin": anna.address},
    )
    assert answer.json()["type"] == "done", answer.text()
    anna.go()
    deliver(anna, json.dumps(notice))
    _, late = notices(anna, 2)
    assert (late["title"], late["body"]) == ("Croupier", anna.words("page-notice-late"))
    benno.go()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_home_and_ones_own_page_show_what_waits_and_how_long(
    telling: House, visit: Visit, size: tuple[int, int]
) -> None:
    anna = visit(Device(size=size, settings={}, address=telling.address))
    be_known(anna, "Anna")
    first, benno = sit_down(anna)
    second, carla = sit_down(anna)
    moves(carla, second)
    page, t = anna.go(), anna.words
    row = page.get_by_role("listitem").filter(has_text=t("page-mine-yours"))
    expect(row).to_contain_text("47 hours left")
    expect(page.get_by_role("listitem").filter(has_text="Las Vegas").first).to_contain_text(
        t("page-mine-yours")
    )
    row.get_by_role("button", name=t("page-continue")).click()
    page.wait_for_url(f"{telling.address}/#/room/{second}")
    expect(page.get_by_role("timer").first).to_have_accessible_name("47 hours left")

    page = anna.go("me")
    expect(page.get_by_text("47 hours left").first).to_be_visible()
    until = page.get_by_label(t("page-vacation-last"))
    until.fill(page.evaluate("() => new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10)"))
    page.get_by_role("button", name=t("page-vacation-go")).click()
    expect(page.get_by_role("button", name=t("page-vacation-back"))).to_be_visible()
    assert benno.see(first).view.chairs[0].vacation
    page.get_by_role("button", name=t("page-vacation-back")).click()
    expect(until).to_be_visible()
    for friend in (benno, carla):
        friend.go()


def test_a_table_over_days_is_set_up_and_says_so(telling: House, visit: Visit) -> None:
    anna = visit(Device(settings={"name": "Anna"}, address=telling.address))
    page, t = anna.go(), anna.words
    Home(anna).one_screen("las-vegas")
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(t("page-timer")).select_option(label="3 days")
    expect(sheet.get_by_text(t("page-days-how"))).to_be_visible()
    sheet.get_by_role("button", name=t("page-set-up")).click()
    expect(page.get_by_role("timer").first).to_have_accessible_name("2 days left")


def test_where_a_browser_cannot_it_says_so(telling: House, visit: Visit) -> None:
    anna = visit(replace(Device(settings={}), address=telling.address))
    anna.context.add_init_script("delete window.PushManager")
    page, t = anna.go("me"), anna.words

    expect(page.get_by_text(t("page-notices-unable"))).to_be_visible()
    expect(page.get_by_role("switch")).to_have_count(0)
