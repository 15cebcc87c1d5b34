"""One program for all journeys, one Chromium, as many phones as a journey needs."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from people import Member
from phone import PHONE, Phone
from program import Program


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[Program]:
    data = tmp_path_factory.mktemp("browser") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data, RATE_LIMITS="off", DEVELOPMENT="on").start()
    yield program
    program.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    # Only what never comes is waited for so long.
    expect.set_options(timeout=40_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_phone(browser: Browser, program: Program) -> Iterator[Callable[..., Phone]]:
    """Makes phones; when the journey ends none of them may have complained about a script or the policy.

    A journey that answers requests itself blocks service workers: one that arrives meanwhile lets requests slip by.
    """
    phones: list[Phone] = []

    def make(**options: object) -> Phone:
        context = browser.new_context(**PHONE | options)
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


@pytest.fixture
def ana(program: Program) -> Member:
    """Somebody with height and weight, known to the program but not to any phone."""
    member = Member.join(program)
    member.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68, "activityFactor": 1.375}).raise_for_status()
    return member
