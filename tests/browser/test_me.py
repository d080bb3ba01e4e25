"""Being known again: on another device, by a code on paper, by a passkey, and not any more."""

import re
from collections.abc import Mapping

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_OVER_TOGETHER, LAS_VEGAS_TURN
from tests.browser.house import House
from tests.browser.visiting import PHONE, Device, Visitor

AUTHENTICATOR: Mapping[str, object] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Security:
    """The part of a device that has passkeys and knows its owner by a fingerprint."""

    def __init__(self, visitor: Visitor) -> None:
        self._line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = made["authenticatorId"]

    @property
    def passkeys(self) -> list[Mapping[str, object]]:
        """What it has."""
        found = self._line.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        passkeys: list[Mapping[str, object]] = found["credentials"]
        return passkeys

    def add(self, passkey: Mapping[str, object]) -> None:
        """Get a passkey from elsewhere, as devices of one owner share them."""
        self._line.send(
            "WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey}
        )


def be_known(visitor: Visitor, name: str) -> None:
    """Become a profile."""
    page, t = visitor.go("me"), visitor.words
    page.get_by_role("textbox", name=t("page-your-name")).fill(name)
    page.get_by_role("button", name=t("page-me-make")).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def code_on(visitor: Visitor, button: str, label: str) -> str:
    """Ask for a code and read it."""
    page, t = visitor.page, visitor.words
    page.get_by_role("button", name=t(button)).click()
    shown = page.get_by_label(t(label), exact=True)
    expect(shown).to_have_text(re.compile(r"^\w{4}(-\w{4})+$"))
    return shown.inner_text()


def type_code(visitor: Visitor, code: str) -> None:
    """Open a profile by a code."""
    page, t = visitor.go("join"), visitor.words
    page.get_by_role("textbox", name=t("page-code")).fill(code)
    page.get_by_role("button", name=t("page-join-go")).click()


def test_a_seat_comes_along_to_the_phone_and_the_phone_is_signed_out(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    anna = visit(Device(secret=place.secret, settings={}))
    page, t = anna.go(f"room/{place.room}"), anna.words
    page.get_by_role("button", name=t("page-settings"), exact=True).click()
    page.get_by_role("button", name=t("page-get-code")).click()
    code = page.get_by_role("dialog").get_by_role("status").inner_text()

    phone = visit(Device(size=PHONE, settings={}))
    phone.go(f"join/{code}/{place.room}")
    phone.page.get_by_role("button", name=t("page-join-go")).click()
    expect(phone.page).to_have_url(re.compile(f"#/room/{place.room}$"))
    expect(phone.page.get_by_text(t("page-watching"))).to_have_count(0)

    page = anna.go("me")
    expect(page.get_by_role("button", name=re.compile(f"^{t('page-device-end')}"))).to_have_count(2)
    page.get_by_role("listitem").filter(has_not_text=t("page-device-here", kind="")).filter(
        has=page.get_by_role("button", name=re.compile(f"^{t('page-device-end')}"))
    ).first.get_by_role("button").click()
    expect(page.get_by_role("button", name=re.compile(f"^{t('page-device-end')}"))).to_have_count(1)
    phone.go("me")
    expect(phone.page.get_by_role("button", name=t("page-me-make"))).to_be_visible()


def test_the_printed_code_brings_everything_back(visit: Visit) -> None:
    anna = visit(Device())
    be_known(anna, "Jóhanna")
    code = code_on(anna, "page-keep-make", "page-keep-code")
    assert len(code.replace("-", "")) >= 17, "80 bits of 30 letters"

    found = visit(Device(size=PHONE))
    with found.cut_off():
        type_code(found, "ABCD-EFGH-JKMN-PQRS-TVWX")
        alert = found.page.get_by_role("alert")
        expect(alert).to_have_text(found.words("refused-wrong-code"))
    type_code(found, code.lower())
    expect(found.page.get_by_role("heading", name="Jóhanna")).to_be_visible()


def test_a_passkey_opens_the_profile_on_another_device(visit: Visit) -> None:
    anna = visit(Device())
    be_known(anna, "Jóhanna")
    security, t = Security(anna), anna.words
    anna.page.get_by_role("button", name=t("page-keep-passkey")).click()
    expect(anna.page.get_by_text(t("page-passkey", number=1))).to_be_visible()
    (passkey,) = security.passkeys

    other = visit(Device(size=PHONE))
    page = other.go("join")
    Security(other).add(passkey)
    page.get_by_role("button", name=t("page-join-passkey")).click()
    expect(page.get_by_role("heading", name="Jóhanna")).to_be_visible()


def test_whoever_is_forgotten_is_a_guest_again(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_OVER_TOGETHER)
    anna = visit(Device(secret=place.secret, settings={}))
    be_known(anna, "Jóhanna")
    page, t = anna.page, anna.words
    past = (
        page.get_by_role("region")
        .or_(page.locator("section"))
        .filter(has=page.get_by_role("heading", name=t("page-past")))
    )
    expect(past.get_by_role("listitem")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name=t("page-kept-export")).click()
    assert place.room in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name=t("page-kept-forget")).click()
    page.get_by_role("button", name=t("page-kept-sure")).click()
    expect(page.get_by_role("button", name=t("page-me-make"))).to_be_visible()
    expect(past).to_have_count(0)
    house.wait_until_forgotten()
    page.goto(f"{anna.address}/#/replay/{place.room}")
    expect(page.get_by_text(t("page-somebody")).first).to_be_visible()
