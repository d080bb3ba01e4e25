"""The documentation as a reader sees it, served by `croupier docs`."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.weekly("docs", "requirements", "rules", "src/croupier")

PATIENCE = 60_000


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Serve the documentation; return where."""
    words = [sys.executable, "-m", "croupier.cli", "docs", "--port", "0", "--no-browser"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8") as served:
        assert served.stdout is not None
        try:
            found = re.search(r"http://\S+/", served.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            served.terminate()


def test_a_reader_on_a_phone_searches_and_reads_by_day_and_by_night(
    browser: Browser, address: str
) -> None:
    """Whatever is asked of another host fails, and so does whatever goes wrong in the console."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, color_scheme="dark", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    asked: list[str] = []
    errors: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.extend([said.text] if said.type == "error" else []))
    try:
        page.goto(address)
        night = _ground(page)
        page.get_by_title("Read by day").click()
        assert _ground(page) != night
        page.get_by_role("link", name="Build with it").first.click()
        expect(page.get_by_role("heading", name="Build with it")).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("/")
        page.get_by_role("combobox").fill("commitment")
        expect(page.get_by_role("link", name=re.compile("Records")).first).to_be_visible(
            timeout=PATIENCE
        )
    finally:
        context.close()

    assert errors == []
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


def _ground(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))
