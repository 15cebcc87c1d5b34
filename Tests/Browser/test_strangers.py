"""Two people from strangers to a workout they share, and out of each other's sight again."""

import re
import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from people import Member
from phone import Phone
from program import Program
from test_buddy_profile import agree, fill

SKY = "rgb(36, 102, 168)"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[Program]:
    """A program in which these two are alone but for an administrator."""
    data = tmp_path_factory.mktemp("strangers") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data, RATE_LIMITS="off").start()
    yield program
    program.kill()


def join(phone: Phone, name: str) -> None:
    """From the first page to a profile that others find."""
    phone.go("/sign-up")
    phone.fill_sign_up(name.lower(), **{"First name": name})
    phone.tap(phone.button("Sign up"))
    phone.page.wait_for_url("**/welcome/body")
    agree(phone)
    phone.field("A few words (optional)").fill(f"I am {name}, and I like hills.")
    fill(phone)


def agree_to(phone: Phone, name: str) -> None:
    phone.go("/together/card")
    shown = phone.page.get_by_role("article", name=re.compile(f"^{name}, "))
    expect(shown).to_contain_text(f"I am {name}, and I like hills.")
    phone.tap(shown.get_by_role("button", name="Yes"))


def say(phone: Phone, text: str) -> None:
    phone.field("Your message").fill(text)
    phone.tap(phone.button("Send"))


def test_two_strangers_meet_share_a_workout_and_part(new_phone, program):
    mo = Member.join(program, "mo", firstName="Mo")
    hers, his, theirs = new_phone(), new_phone(), new_phone().log_in(mo)
    join(hers, "Ana")
    join(his, "Ben")

    agree_to(hers, "Ben")
    hers.shown("If Ben says yes too")
    agree_to(his, "Ana")
    his.shown("You and Ana are buddies now")
    his.tap(his.link("Write to Ana"))
    hers.go("/together/buddies")
    hers.tap(hers.link("Write to Ben"))
    hers.page.wait_for_url("**/together/chats/*")
    hers.settled()
    with hers.page.expect_event("response", lambda answer: answer.url.endswith("/live")):
        hers.page.reload()
    say(his, "Shall we train on Tuesday?")
    expect(hers.page.locator("#messages .bubble-text")).to_have_text(["Shall we train on Tuesday?"])
    say(hers, "Gladly. I send you my workout.")
    expect(his.page.locator("#messages .bubble-text").last).to_have_text("Gladly. I send you my workout.")
    chat = hers.path

    ana, workout = Member(program, "ana").log_in(), str(uuid.uuid4())
    wish = {"requestId": workout, "title": "Hill legs", "intensity": "moderate", "minutes": 30, "place": "home", "equipment": "none"}
    ana.ask("POST", "/workouts", json=wish).raise_for_status()
    hers.go(f"/workouts/{workout}")
    hers.tap(hers.link("Share with a buddy"))
    hers.tap(hers.link(re.compile("Ben")))
    hers.tap(hers.button("Share with Ben"))
    expect(hers.toasts).to_contain_text("Shared with Ben")
    his.go("/workouts")
    his.tap(his.link("From buddies"))
    line = his.page.locator("li.shared-row", has_text="Hill legs")
    expect(line).to_contain_text("From Ana")
    assert line.evaluate("line => getComputedStyle(line).borderInlineStartColor") == SKY

    his.go(chat)
    his.page.get_by_label("More about this chat").click()
    his.tap(his.link("Report"))
    his.tap(his.page.get_by_text("Something else"))
    his.field("In your own words").fill("Too many hills.")
    his.tap(his.button("Send"))
    expect(his.toasts).to_contain_text("Thank you for telling us.")
    theirs.go("/admin/reports")
    theirs.tap(theirs.page.locator("a.row", has_text="ana"))
    theirs.shown("Too many hills.")
    theirs.field("Why").fill("Hills are no insult.")
    theirs.tap(theirs.button("Dismiss"))
    expect(theirs.toasts).to_contain_text("Done.")
    his.go("/notices")
    his.shown(re.compile("Thank you for your report"))
    hers.go("/notices")
    expect(hers.page.get_by_text("report")).to_have_count(0)

    his.go(chat)
    his.page.get_by_label("More about this chat").click()
    his.tap(his.link("Block"))
    his.tap(his.button("Block"))
    expect(his.toasts).to_contain_text("Blocked.")
    for phone, name in ((hers, "Ben"), (his, "Ana")):
        assert phone.go(chat).status == 404
        for path in ("/together/buddies", "/together/chats", "/together/card", "/together/people?anywhere=on"):
            phone.go(path)
            expect(phone.page.get_by_text(re.compile(rf"\b{name}\b")), f"{path} shows nobody").to_have_count(0)
    his.go("/workouts")
    his.tap(his.link("From buddies"))
    his.shown("Hill legs")
