"""An account at a CalDAV server, connected and chosen from on a phone; the server is a real one (TIM-1)."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from access import troubles
from calendar_owner import CalendarOwner, at
from days import in_days
from people import Member
from program import Program
from radicale import PASSWORD, Radicale, radicale
from waiting import wait_for


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Radicale]:
    with radicale(tmp_path) as server:
        yield server


@pytest.fixture
def program(tmp_path: Path, prepared: Path) -> Iterator[Program]:
    """One that may ask this machine."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data, RATE_LIMITS="off", PRIVATE_ADDRESSES="on").start()
    yield program
    program.kill()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_an_account_is_connected_and_chosen_from(new_phone, program, server, scripts):
    server.make("home")
    server.make("work")
    server.put("home/party", "Party", at(20))
    server.put("work/dentist", "Dentist", at(9), "RRULE:FREQ=DAILY;COUNT=3\r\n")
    phone = new_phone(java_script_enabled=scripts)
    phone.log_in(Member.join(program)).go("/calendars")
    phone.tap(phone.link("An account"))
    phone.field("Server").fill(server.address)
    phone.field("User name there").fill("ana")
    phone.field("Password there").fill("something else")
    phone.tap(phone.button("Connect it"))
    phone.shown("Name or password didn't open it")
    phone.field("Password there").fill(PASSWORD)
    phone.tap(phone.button("Connect it"))
    expect(phone.toasts).to_contain_text("is connected: 4 busy times")
    phone.go("/calendars")
    phone.tap(phone.link("Choose calendars of"))
    expect(phone.field("home")).to_be_visible()
    if scripts:
        assert troubles(phone) == []
    phone.field("home").uncheck()
    phone.field("Planned workouts go to").select_option("home")
    phone.tap(phone.button("Save"))
    expect(phone.toasts).to_contain_text("We're reading what you chose")
    phone.tap(phone.link("Choose calendars of"))
    expect(phone.field("home")).not_to_be_checked()
    expect(phone.field("Planned workouts go to").locator("option:checked")).to_have_text("home")
    phone.go("/calendars")
    phone.shown("Your planned workouts stand in it too.")
    phone.tap(phone.link("Choose calendars of"))
    phone.field("work").uncheck()
    phone.tap(phone.button("Save"))
    phone.shown("Tick one at least")


def test_what_is_planned_stands_in_the_chosen_calendar_unless_it_is_unticked(phone, program, server):
    server.make("home")
    server.make("work")
    ana = CalendarOwner.join(program)
    ana.connect(server.address, PASSWORD).raise_for_status()
    phone.log_in(ana).go("/calendars")
    phone.tap(phone.button("Write workouts into 127.0.0.1"))
    expect(phone.toasts).to_contain_text(re.compile("Planned workouts will stand in “(home|work)”, 127.0.0.1"))
    taker = re.search("“(home|work)”", phone.toasts.inner_text())[1]
    for day, is_written in ((in_days(1), True), (in_days(2), False)):
        phone.go(f"/plans/new?day={day}&at=17:00")
        tick = phone.page.get_by_role("checkbox", name=re.compile("Write it into my calendar"))
        expect(tick).to_be_checked()
        tick.set_checked(is_written)
        phone.tap(phone.button("Plan it"))
        phone.page.wait_for_url(re.compile("/free-time"))
    wait_for(lambda: [f"DTSTART:{at(17)}" in text for text in server.texts(taker)] == [True])
    phone.go(f"/plans/new?day={in_days(3)}&at=17:00")
    expect(phone.page.get_by_role("checkbox", name=re.compile("Write it into my calendar"))).to_be_checked()
