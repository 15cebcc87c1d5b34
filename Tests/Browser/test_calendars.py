"""Calendars: connected as a file, listed with what they keep busy, disconnected after a question (TIM-1)."""

import datetime

import pytest
from playwright.sync_api import expect

from people import Member

SOON = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=2)
EVENT = "BEGIN:VEVENT\r\nUID:{0}\r\nSUMMARY:Meeting\r\nDTSTART:{1}\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY;COUNT=3\r\nEND:VEVENT\r\n"
WORK = "BEGIN:VCALENDAR\r\nX-WR-CALNAME:Work\r\n" + EVENT.format(1, SOON.strftime("%Y%m%dT090000Z")) + "END:VCALENDAR\r\n"


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_file_is_connected_listed_and_disconnected(new_phone, program, scripts):
    phone = new_phone(java_script_enabled=scripts)
    phone.log_in(Member.join(program)).go("/me/settings")
    phone.tap(phone.link("Calendars"))
    phone.shown("Connect your calendar")
    phone.tap(phone.link("A file"))
    phone.field("Calendar file").set_input_files({"name": "work.ics", "mimeType": "text/calendar", "buffer": WORK.encode()})
    phone.tap(phone.button("Connect it").first)
    expect(phone.toasts).to_contain_text("Work is connected: 3 busy times")
    assert phone.path == "/free-time"
    phone.go("/calendars")
    card = phone.page.locator("li.calendar", has_text="Work")
    expect(card).to_contain_text("3 busy times in the next eight weeks")
    expect(card).to_contain_text("Brought in today")

    phone.tap(phone.link("Rename Work"))
    phone.field("What do you call it?").fill("Office")
    phone.tap(phone.button("Save"))
    expect(phone.page.locator("li.calendar")).to_contain_text("Office")

    phone.tap(phone.link("Disconnect Office"))
    phone.shown("Disconnect Office?")
    phone.tap(phone.button("Disconnect"))
    phone.shown("Connect your calendar")


def test_an_address_is_mended_where_it_was_typed(new_phone, program):
    phone = new_phone()
    phone.log_in(Member.join(program)).go("/calendars/address")
    phone.field("Address").fill("webcal://127.0.0.1/ana.ics")
    phone.tap(phone.button("Connect it"))
    phone.shown("We couldn't reach this address")
    expect(phone.field("Address")).to_have_value("webcal://127.0.0.1/ana.ics")
