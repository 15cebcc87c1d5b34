"""Where a letter and a notice lead: pages that somebody opens from elsewhere, whatever became of what they were about."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import requests
from playwright.sync_api import Browser

from access import troubles
from people import PASSWORD, Member
from phone import PHONE, Phone
from post_offices import Letters, mail_server
from program import Program
from test_training_reminders import daytime_somewhere

WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
ANSWERS = {
    "I'm working out": "You're in. Enjoy it.",
    "I'm busy": "Noted: this time is taken until",
    "Not today": "A day without training is fine too.",
}


@pytest.fixture
def nudged(tmp_path: Path, prepared: Path) -> Iterator[tuple[Program, Member, Letters]]:
    """Somebody who is free all day, and hears of it by mail."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    with mail_server() as (letters, sendmail):
        house = Program(data, RATE_LIMITS="off", MAIL_COMMAND=sendmail)
        house.settings["PUBLIC_ADDRESS"] = house.url
        house.start()
        try:
            ana = Member.join(house, timeZone=daytime_somewhere())
            confirmation = letters.next("Is this your address?").get_body(("plain",)).get_content()
            requests.post(re.search(r"http://\S+/confirmation/\S+", confirmation)[0]).raise_for_status()
            ana.ask("PUT", "/notices/settings", json={"training-mail": True, "training-app": True}).raise_for_status()
            windows = [{"weekday": day, "from": "06:00", "to": "22:00"} for day in WEEK]
            body = {"windows": windows, "workoutMinutes": 45, "snoozeMinutes": 30, "reminders": True}
            ana.ask("PUT", "/free-time/settings", json=body).raise_for_status()
            yield house, ana, letters
        finally:
            house.kill()


def test_where_letters_and_notices_lead_can_be_read_and_touched_by_everybody(
    nudged: tuple[Program, Member, Letters], browser: Browser
):
    house, ana, letters = nudged
    stop = urlsplit(re.fullmatch(r"<(\S+)>", letters.next("train")["List-Unsubscribe"])[1]).path
    reminders = ana.get("/reminders")["training"]["reminders"]
    reminder = next(f"/reminders/{one['id']}" for one in reminders if one["state"] == "sent")
    found: list[str] = []

    def look(words: str) -> None:
        phone.shown(words)
        found.extend(troubles(phone))

    for scheme, width in (("light", 390), ("dark", 320), ("light", 1_280)):
        viewport = {"width": width, "height": 844}
        phone = Phone(browser.new_context(**PHONE | {"viewport": viewport, "color_scheme": scheme}), house.url)
        phone.go(stop)
        look("Shall it stop?")
        phone.button("Stop these letters").tap()
        look("Done. No more mail about")
        phone.button("Undo").tap()
        look("comes again")
        # From a cold start: signed out, the link leads through the log-in and back.
        phone.go(reminder)
        look("Log in")
        phone.page.get_by_label("Email or screen name").fill(ana.screen_name)
        phone.field("Password").fill(PASSWORD)
        phone.button("Log in").tap()
        phone.page.wait_for_url("**" + reminder)
        look("What do you say?")
        for answer, words in ANSWERS.items():
            if answer == "I'm busy":
                # It asks until when first.
                phone.page.locator("summary", has_text=answer).tap()
                phone.page.locator("button[name=until]").first.tap()
            else:
                phone.button(answer).tap()
            look(words)
            phone.button("That's not so").tap()
            phone.shown("What do you say?")
        assert phone.complaints == []
        phone.close()
    assert found == []
