"""One Chromium, as many phones as a journey needs."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from phone import CHROMIUM, PHONE, Phone
from program import Program


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    # Only what never comes is waited for so long.
    expect.set_options(timeout=40_000)
    with sync_playwright() as playwright:
        # Its network needs no process of its own: a twentieth of the browser's processor time went to speaking with it.
        args = ["--no-sandbox", "--enable-features=NetworkServiceInProcess2"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=args)
        yield browser
        browser.close()


@pytest.fixture
def windowed(browser: Browser) -> Iterator[Browser]:
    """A whole Chromium: a worker of its headless shell crashes on setting a number on the app's icon."""
    whole = browser.browser_type.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    yield whole
    whole.close()


@pytest.fixture
def new_phone(browser: Browser, program: Program) -> Iterator[Callable[..., Phone]]:
    """Makes phones; when the journey ends none of them may have complained about a script or the policy.

    A journey that answers requests itself blocks service workers: one that arrives meanwhile lets requests slip by.
    """
    phones: list[Phone] = []

    def make(on: Browser = browser, **options: object) -> Phone:
        context = on.new_context(**PHONE | options)
        context.set_default_timeout(60_000)
        phones.append(Phone(context, program.url))
        return phones[-1]

    yield make
    complaints = [complaint for phone in phones for complaint in phone.complaints]
    for phone in phones:
        phone.close()
    assert complaints == []


@pytest.fixture
def phone(new_phone: Callable[..., Phone]) -> Phone:
    return new_phone()
