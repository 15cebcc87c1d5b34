"""A phone with the page open, and the things people do on it."""

import re
from contextlib import suppress
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Error, Locator, Page, Worker, expect

from people import PASSWORD, Member
from waiting import wait_for

# The same engine as chromium without the parts of a window: less than half of the processor time.
CHROMIUM = "/usr/bin/chromium-headless-shell"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "en-GB", "timezone_id": "UTC"}

# What a browser says about every answer that isn't 2xx, and about being offline: no fault of the page.
EXPECTED = re.compile(r"^Failed to load resource: ")

# Everything the page begins with is there, and nothing that htmx fetches is on its way.
IS_SETTLED = """
    () => document.documentElement.hasAttribute("data-settled")
        && !document.querySelector(".htmx-request, .htmx-swapping, .htmx-settling, .htmx-added")
"""
# One page at a time sends what was kept on the device; who asks for the same locks is answered after it.
HAS_SENT = "() => Promise.all(['kept', 'events', 'messages'].map(what => navigator.locks.request(`spotter-${what}`, () => undefined)))"

REACHES = "url => fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(() => true, () => false)"


class Phone:
    """One browser with one tab; remembers what the tab complained about."""

    def __init__(self, context: BrowserContext, address: str):
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.taps = 0
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message) -> None:
        if message.type != "error" or EXPECTED.match(message.text):
            return
        if message.text.startswith("htmx:sendAbort"):
            # A newer request took this one's place, as hx-sync asks: no fault, though htmx says so in two lines.
            if self.complaints and ": htmx:afterRequest" in self.complaints[-1]:
                self.complaints.pop()
            return
        self.complaints.append(f"{self.page.url}: {message.text}")

    def close(self) -> None:
        """Puts every page down first: a context that is closed while one of them goes somewhere may never be gone."""
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.unroute_all(behavior="ignoreErrors")
        for page in self.context.pages:
            self._put_down(page)
        self.context.close()

    @staticmethod
    def _put_down(page: Page) -> None:
        for _ in range(3):
            try:
                page.goto("about:blank")
                return
            except Error:
                # The page was on its way elsewhere, and that came first.
                continue

    def go(self, path: str):
        return self.page.goto(self.address + path)

    def go_unless_led(self, path: str) -> None:
        """Goes there, where the page may be on its way elsewhere by itself, and may come first."""
        with suppress(Error):
            self.go(path)

    def settled(self) -> None:
        """Waits until everything the page begins with is there and nothing that htmx fetches is on its way."""
        self.page.wait_for_function(IS_SETTLED, polling=30)

    def has_sent(self) -> None:
        """Waits until the page has tried to send what was kept on this device."""
        self.settled()
        self.page.evaluate(HAS_SENT)

    def goes_offline(self) -> None:
        self._has_network(False)

    def comes_online(self) -> None:
        self._has_network(True)

    def _has_network(self, is_there: bool) -> None:
        """The part of the browser that asks others hears of it some time after Playwright is answered."""
        self.context.set_offline(not is_there)
        for one in [*self.context.pages, *self.context.service_workers]:
            wait_for(lambda: self._reaches(one) == is_there)

    def _reaches(self, one: Page | Worker) -> bool | None:
        """Whether a page or a worker reaches the program; none while a page is on its way elsewhere."""
        with suppress(Error):
            return one.evaluate(REACHES, self.address + "/healthz")

    def waits(self, milliseconds: int) -> None:
        """Waits by the page's own clock: what it was to do in a shorter time has been done, however slow the machine is."""
        self.page.evaluate("milliseconds => new Promise(done => setTimeout(done, milliseconds))", milliseconds)

    @property
    def path(self) -> str:
        return urlsplit(self.page.url).path

    def log_in(self, member: Member) -> "Phone":
        """Brings the session's cookie without going through the page."""
        form = {"login": member.screen_name, "password": PASSWORD, "remember": "on"}
        answer = self.context.request.post(self.address + "/log-in", form=form, max_redirects=0)
        assert answer.status == 303, answer.text()
        return self

    def tap(self, what: Locator) -> None:
        """Taps it, and waits for the page that a link brings as the browser does for one that is loaded."""
        self.taps += 1
        what.tap()
        self.page.locator("html:not([data-loading])").wait_for(state="attached")

    def button(self, name: str | re.Pattern) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern) -> Locator:
        return self.page.get_by_role("link", name=name)

    def field(self, label: str) -> Locator:
        return self.page.get_by_label(label, exact=True)

    def meal(self, name: str) -> Locator:
        """The card of a meal on the day's page."""
        return self.page.locator("section", has=self.page.get_by_role("heading", name=name, exact=True))

    @property
    def toasts(self) -> Locator:
        return self.page.locator("#toasts")

    def fill_sign_up(self, screen_name: str, **changes: str) -> None:
        values = {
            "First name": "Ana", "Last name": "Lind", "Screen name": screen_name, "Email": f"{screen_name}@example.org",
            "Birthday": "1990-05-24", "Password": PASSWORD, "Password again": PASSWORD,
        } | changes
        self.page.get_by_label("Female", exact=True).check()
        for label, value in values.items():
            self.field(label).fill(value)

    def search(self, text: str) -> Locator:
        """Types into the search, sends it where there are no scripts, and returns what was found."""
        self.page.get_by_role("searchbox").fill(text)
        return self.page.locator("#results a.row")

    def shown(self, text: str | re.Pattern) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
