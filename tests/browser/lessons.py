"""A lesson as a learner finds it: something is lit, and something is said."""

import re
from importlib.resources import files

from playwright.sync_api import Locator, Page, expect

from croupier import locales
from croupier.core.phrases import Phrase, Word
from croupier.locales import Speech
from tests.browser.visiting import Visitor


class LessonPage:
    """A chapter being played."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        language = visitor.words.language
        more = files(locales).joinpath(f"lessons/{language}.ftl").read_text(encoding="utf-8")
        self._speech = Speech(language, more=more)
        self.guide = self.page.locator(".guide")
        self.lit = self.page.locator('[data-taught="lit"]').filter(visible=True)
        self.steps = self.page.get_by_role("banner").locator(".steps")
        self.done = self.page.locator("dialog.end")

    def words(self, message: str, **words: Word) -> str:
        """Say a message of the lessons."""
        return self._speech.say(Phrase(message, words))

    def said(self, message: str) -> str:
        """Return a message as it is read, without its marks."""
        return self.words(message).replace("**", "")

    def button(self, message: str) -> Locator:
        """Return a button of the lesson by its words."""
        return self.page.get_by_role("button", name=self.words(message))

    def step(self) -> int:
        """Wait until something is said, and tell at which step."""
        expect(self.guide.or_(self.done)).to_be_visible()
        told = re.search(r"\d+", self.steps.get_attribute("aria-label") or "")
        assert told is not None
        return int(told[0])

    def at(self, step: int, steps: int) -> None:
        """Wait until a step is reached."""
        expect(self.steps).to_have_attribute(
            "aria-label", self.words("lesson-step", step=step, steps=steps)
        )
        expect(self.guide).to_be_visible()

    def touch(self) -> None:
        """Touch what is lit."""
        expect(self.lit.first).to_be_visible()
        self.lit.first.click()
