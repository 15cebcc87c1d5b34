"""One page of WebKit as large as a phone's, and the things people do on it."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import requests
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver import ActionChains, WebKitGTK
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from people import PASSWORD, Member
from phone import IS_SETTLED

# Only what never comes is waited for so long, in seconds.
PATIENCE = 90
LOOK_EVERY = 0.05

# The first that is seen of what fits a selector and is called so, or else begins so.
FIND = """
    const [selector, name] = arguments;
    const called = one => one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\\s+/g, " ");
    const seen = [...document.querySelectorAll(selector)]
        .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true]"));
    return seen.find(one => !name || called(one) === name) ?? seen.find(one => called(one).startsWith(name));
"""
FIELD = """
    const [name] = arguments;
    const called = one => one.textContent.trim().replace(/\\s+/g, " ");
    const label = [...document.querySelectorAll("label")].find(one => one.control?.checkVisibility() && called(one) === name);
    return label?.control ?? [...document.querySelectorAll("[aria-label]")].find(one => one.ariaLabel === name && one.checkVisibility());
"""
# WebKit's driver knows no keys for days and times.
SET = """
    const [field, value] = arguments;
    field.value = value;
    for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
"""
TYPED_BY_KEYS = ("text", "email", "password", "search", "number", "tel", "url", "textarea")
# The driver leaves a thing where a bar lies over it.
SEE = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
MAY_BE_TAPPED = """
    const [one] = arguments;
    return !one.disabled && !one.closest("[inert]") && !document.querySelector(".htmx-request, .htmx-swapping, .htmx-settling");
"""
# Until then the page has said nothing that could be heard; a module that fails leaves it unsettled.
HEAR = """
    if (!window.complaints) {
        window.complaints = [];
        const say = console.error;
        console.error = (...words) => { window.complaints.push(words.map(String).join(" ")); say(...words); };
        addEventListener("error", ({ message }) => message && window.complaints.push(message));
        addEventListener("unhandledrejection", ({ reason }) => window.complaints.push(String(reason)));
    }
    return window.complaints.splice(0);
"""

Found = TypeVar("Found")
NOT_YET = (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)


class Tab:
    """A browser with one tab, which takes a picture of every page before it is left and remembers what pages complained about."""

    def __init__(self, driver: WebKitGTK, address: str, folder: Path):
        self.driver = driver
        driver.set_script_timeout(PATIENCE)
        self.address = address
        self.folder = folder
        self.complaints: list[str] = []
        self.pictures = 0

    def close(self) -> None:
        self.look()
        self.driver.quit()

    def wait(self, until: Callable[[], Found]) -> Found:
        """Waits until something is true, and returns it."""
        return WebDriverWait(self.driver, PATIENCE, LOOK_EVERY, NOT_YET).until(lambda _: until())

    def run(self, script: str, *values: object) -> object:
        return self.driver.execute_script(script, *values)

    def ask(self, promise: str) -> object:
        """Waits for what a promise of the page brings."""
        return self.driver.execute_async_script(f"const done = arguments[0]; ({promise}).then(done, error => done(String(error)));")

    def waits(self, milliseconds: int) -> None:
        """Waits by the page's own clock: what it was to do in a shorter time has been done, however slow the machine is."""
        self.ask(f"new Promise(done => setTimeout(done, {milliseconds}))")

    @property
    def path(self) -> str:
        return urlsplit(self.driver.current_url).path

    def go(self, path: str) -> "Tab":
        self.look()
        self.driver.get(self.address + path)
        return self.settled()

    def settled(self) -> "Tab":
        """Waits until everything the page begins with is there and nothing that htmx fetches is on its way."""
        self.wait(lambda: self.run(f"return ({IS_SETTLED})()"))
        self.hear()
        return self

    def arrives(self, path: str) -> "Tab":
        """Waits for the page of an address, whose end is given."""
        self.wait(lambda: self.path.endswith(path))
        return self.settled()

    def hear(self) -> None:
        self.complaints += [f"{self.path}: {words}" for words in self.run(HEAR)]

    def look(self) -> None:
        """Takes a picture of what is shown, for who looks at a journey afterwards, and hears what the page has to say."""
        self.hear()
        self.pictures += 1
        name = "-".join(filter(None, self.path.split("/"))) or "start"
        self.driver.save_screenshot(str(self.folder / f"{self.pictures:02}-{name[:60]}.png"))

    def log_in(self, member: Member) -> "Tab":
        """Brings the session's cookie without going through the page."""
        form = {"login": member.screen_name, "password": PASSWORD, "remember": "on"}
        answer = requests.post(self.address + "/log-in", data=form, headers={"Origin": self.address}, allow_redirects=False)
        assert answer.status_code == 303, answer.text
        self.go("/help")
        for cookie in answer.cookies:
            self.driver.add_cookie({"name": cookie.name, "value": cookie.value, "path": "/", "httpOnly": True})
        return self

    def find(self, selector: str, name: str = "") -> WebElement:
        return self.wait(lambda: self.run(FIND, selector, name))

    def has(self, selector: str, name: str = "") -> bool:
        return self.run(FIND, selector, name) is not None

    def gone(self, selector: str, name: str = "") -> None:
        """Waits until it isn't seen any more."""
        self.wait(lambda: not self.has(selector, name))

    def tap(self, selector: str, name: str = "") -> "Tab":
        """Taps what is called so as soon as it can be tapped, and waits for what it brings."""
        self.look()

        def tapped() -> bool:
            found = self.run(FIND, selector, name)
            if not found or not self.run(MAY_BE_TAPPED, found):
                return False
            self.run(SEE, found)
            found.click()
            return True

        self.wait(tapped)
        self.wait(lambda: not self.run("return document.documentElement.hasAttribute('data-loading')"))
        return self

    def button(self, name: str) -> "Tab":
        return self.tap("button, summary", name)

    def link(self, name: str) -> "Tab":
        return self.tap("a", name)

    def field(self, label: str) -> WebElement:
        return self.wait(lambda: self.run(FIELD, label))

    def fill(self, label: str, value: str) -> "Tab":
        self.type(self.field(label), value)
        return self

    def type(self, field: WebElement, value: str) -> None:
        if field.get_property("type") == "file":
            field.send_keys(value)
            return
        if field.get_property("type") not in TYPED_BY_KEYS:
            self.run(SET, field, value)
            return
        self.run(SEE, field)
        field.clear()
        field.send_keys(value)

    def press(self, key: str) -> None:
        ActionChains(self.driver).send_keys(key).perform()

    def throw(self, selector: str, across: int) -> None:
        """Moves something sideways with the finger on it, in steps as hands do."""
        chain = ActionChains(self.driver, duration=20).move_to_element(self.find(selector)).click_and_hold()
        for _ in range(8):
            chain.move_by_offset(across // 8, 0)
        chain.release().perform()

    def shown(self, words: str, where: str = "body") -> "Tab":
        """Waits until somebody can read the words."""
        reads = "return [...document.querySelectorAll(arguments[0])].map(one => one.innerText).join('\\n')"
        self.wait(lambda: words in self.run(reads, where))
        return self
