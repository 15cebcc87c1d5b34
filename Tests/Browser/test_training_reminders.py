"""A nudge to train: it comes, is snoozed, comes again, and is checked in to."""

import datetime
import shutil
from collections.abc import Iterator
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from people import PASSWORD, Member
from phone import Phone
from program import Program
from waiting import wait_for

AROUND_THE_WORLD = [
    "UTC", "Africa/Nairobi", "Asia/Karachi", "Asia/Bangkok", "Asia/Tokyo", "Pacific/Auckland", "Pacific/Honolulu",
    "America/Denver", "America/New_York", "America/Sao_Paulo",
]


def daytime_somewhere() -> str:
    """A time zone in which it is long before the evening now."""
    return next(zone for zone in AROUND_THE_WORLD if 8 <= datetime.datetime.now(ZoneInfo(zone)).hour < 16)


@pytest.fixture
def house(tmp_path: Path, prepared: Path) -> Iterator[Program]:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    house = Program(data, RATE_LIMITS="off", DEVELOPMENT="on")
    yield house
    house.kill()


def test_a_nudge_is_snoozed_and_then_checked_in_to(house: Program, browser: Browser):
    house.start()
    ana = Member.join(house, timeZone=daytime_somewhere())
    windows = [{"weekday": day, "from": "06:00", "to": "22:00"} for day in (
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    )]
    body = {"windows": windows, "workoutMinutes": 45, "showerMinutes": 15, "snoozeMinutes": 30, "reminders": True}
    answer = ana.ask("PUT", "/free-time/settings", json=body)
    assert answer.status_code == 200, answer.text
    phone = Phone(browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True), house.url)
    phone.log_in(ana)

    def notice():
        phone.go("/notices")
        return phone.page.locator("a.notice", has_text="You're free until 22:00")

    # The program works on it within seconds.
    wait_for(lambda: notice().count())
    expect(notice()).to_have_count(1)
    reminder = next(one for one in ana.get("/reminders")["training"]["reminders"] if one["state"] == "sent")
    path = f"/reminders/{reminder['id']}"

    # From a cold start: signed out, the link leads through the log-in and back.
    cold = Phone(browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True), house.url)
    cold.go(path)
    cold.page.get_by_label("Email or screen name").fill(ana.screen_name)
    cold.field("Password").fill(PASSWORD)
    cold.button("Log in").tap()
    cold.page.wait_for_url("**" + path)
    cold.button("Snooze 30 min").tap()
    cold.shown("We'll come back at")

    # A page that listens might be asking for its list while the program ends.
    phone.page.goto("about:blank")
    house.end()
    house.settings["CLOCK_AHEAD"] = 31 * 60
    house.start()
    wait_for(lambda: notice().count() == 2)
    expect(notice()).to_have_count(2)
    phone.go(path)
    phone.button("I'm working out").tap()
    phone.shown("You're in. Enjoy it.")
    expect(phone.toasts.get_by_text("Checked in")).to_be_visible()
    phone.go("/reminders")
    phone.shown("Checked in")
    # Each time, like 16:00–17:00, stands in one line.
    lines = phone.page.locator(".rows .no-wrap").evaluate_all("all => all.map(one => one.getClientRects().length)")
    assert set(lines) == {1}
    states = [one["state"] for one in ana.get("/reminders")["training"]["reminders"]]
    assert states.count("checked-in") == 1 and "sent" not in states
    assert phone.complaints == [] and cold.complaints == []
    phone.close()
    cold.close()
