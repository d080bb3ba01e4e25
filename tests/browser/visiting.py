"""Somebody at the page: a browser context of their own, with nothing going wrong unseen."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    StorageState,
    expect,
)

from croupier.server.guarding import COOKIE
from tests.browser.words import Words

SETTINGS = "croupier"
"""Where the page keeps what was chosen on a device."""
PATIENCE = 20_000
BLOCKED = "blocked by Playwright"
"""What is said of a page that may not keep itself."""
expect.set_options(timeout=PATIENCE)
Theme = Literal["dark", "light"]

PHONE, TABLET, DESKTOP = (360, 740), (820, 1180), (1440, 900)


@dataclass(frozen=True)
class Device:
    """What somebody visits with."""

    language: str = "en"
    theme: Theme = "dark"
    size: tuple[int, int] = DESKTOP
    secret: str = ""
    settings: Mapping[str, object] | None = None
    """What was chosen at earlier visits; none for who was never here."""
    moves: bool = False
    """Whether things move; tests that do not look at it do not wait for it."""
    installs: bool = False
    """Whether the page may keep itself for when there is no network."""
    address: str = ""
    """Where the server is found, if not where it is."""


class Visitor:
    """Somebody at the page, and all that goes wrong on the way."""

    def __init__(self, browser: Browser, address: str, device: Device) -> None:
        self.address = address
        self.words = Words(device.language)
        self.troubles: list[str] = []
        self._is_cut_off = False
        self.context = _context(browser, address, device)
        self.context.set_default_timeout(PATIENCE)
        self.page = self._watched(self.context.new_page())
        self._window: Page | None = None

    def go(self, place: str = "") -> Page:
        """Open the page at a place in the house, or open it there again."""
        was_here = self.page.url.startswith(self.address)
        self.page.goto(f"{self.address}/#/{place}")
        if was_here:
            self.page.reload()
        return self.page

    def speak(self, language: str) -> None:
        """Choose another language."""
        self.words = Words(language)
        self.choose(language=language)
        self.page.wait_for_function(
            "language => document.documentElement.lang === language", arg=language
        )

    def choose(self, **settings: object) -> None:
        """Change settings, in another window."""
        self._other_window().evaluate(
            """([key, settings]) => {
                const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
                localStorage.setItem(key, JSON.stringify({ ...kept, ...settings }));
            }""",
            [SETTINGS, settings],
        )

    def _other_window(self) -> Page:
        """Return a window beside the page, as bare as can be."""
        if self._window is None:
            self._window = self.context.new_page()
            self._window.goto(f"{self.address}/healthz")
        return self._window

    def lose_network(self) -> None:
        """Leave the network; what fails from now on is no fault of the page."""
        # Afterwards it could not be opened any more.
        self._other_window()
        self._is_cut_off = True
        self.context.set_offline(True)

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """While this lasts nothing that fails is a fault of the page."""
        self._is_cut_off = True
        yield
        self._is_cut_off = False

    def _watched(self, page: Page) -> Page:
        page.on("console", self._on_console)
        page.on("pageerror", self._on_error)
        page.on("requestfailed", self._on_failed)
        page.on("response", self._on_response)
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        is_ours = BLOCKED not in message.text
        if message.type in ("error", "warning") and is_ours:
            self._note(f"console: {message.text} {message.location['url']}")

    def _on_error(self, error: Error) -> None:
        self._note(f"error: {error}")

    def _on_failed(self, request: Request) -> None:
        # Leaving a page breaks off what it still asked for.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.url} {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer {response.status}: {response.url}")

    def _note(self, trouble: str) -> None:
        if not self._is_cut_off:
            self.troubles.append(trouble)


def _context(browser: Browser, address: str, device: Device) -> BrowserContext:
    width, height = device.size
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=device.theme,
        reduced_motion="no-preference" if device.moves else "reduce",
        locale=device.language,
        storage_state=_kept(address, device),
        service_workers="allow" if device.installs else "block",
    )


def _kept(address: str, device: Device) -> StorageState:
    kept: StorageState = {"cookies": [], "origins": []}
    if device.secret:
        kept["cookies"] = [
            {
                "name": COOKIE,
                "value": device.secret,
                "domain": "localhost",
                "path": "/",
                "expires": -1,
                "httpOnly": True,
                "secure": False,
                "sameSite": "Lax",
            }
        ]
    if device.settings is not None:
        chosen = json.dumps({"language": device.language, **device.settings})
        kept["origins"] = [
            {"origin": address, "localStorage": [{"name": SETTINGS, "value": chosen}]}
        ]
    return kept
