"""A workout done from its first exercise to its last in its own time, which goes by as fast as the machine allows."""

import re
import time

from playwright.sync_api import Route, expect

from phone import Phone
from small_workout import RIGHT, progress

# What the page of a workout wants of somebody.
WANTS = """
    () => {
        const seen = selector => [...document.querySelectorAll(selector)].find(one => one.checkVisibility());
        if (seen("[data-over]")) return "nothing";
        if (seen("[data-rest]")) return "rest";
        const next = seen("[data-next]");
        if (next) return next.textContent === "Finish" ? "tap" : "time";
        // What goes on by itself has no button meanwhile.
        if (!seen(".session-go .session-tap")) return "time";
        const { items } = JSON.parse(document.querySelector("[data-facts]").dataset.facts);
        return items[seen("[data-exercise]").dataset.exercise - 1].runs ? "time" : "tap";
    }
"""
BUTTONS = ".session-go .session-tap"
# Seconds in which a set that waits for a tap is done.
SET = 40
# Those that pass before one looks again.
STEP = 10


def starts(phone: Phone) -> None:
    """Starts the workout whose page is open; its time is in our hands, and it stays on the phone until `arrives`.

    The server's clock stays behind, and its word would put the page's back.
    """
    phone.page.clock.install()
    phone.tapping = 0.0
    phone.page.route("**/sessions/**", stays_away)
    phone.tap(phone.button(re.compile("^Start")))
    phone.page.wait_for_url("**/sessions/*")
    phone.page.locator("[data-set][data-look]").first.wait_for(state="attached")


def stays_away(route: Route) -> None:
    if route.request.headers.get("accept") == "application/json":
        route.abort()
    else:
        route.fallback()


def passes(phone: Phone, seconds: int) -> None:
    phone.page.clock.fast_forward(seconds * 1_000)


def conducts(phone: Phone) -> int:
    """Does every set as planned, to the end; returns the minutes that it took by the page's clock.

    That goes on by itself, too, so the time in which a set waited for the test's tap isn't counted: on a busy machine it is long.
    """
    while wanted(phone) != "nothing":
        goes_on(phone)
    done, planned = re.findall(r"\d+", progress(phone).text_content())
    assert done == planned
    hours, minutes, seconds = ("0:" + phone.page.locator("[data-clock]").text_content()).split(":")[-3:]
    shown = int(hours) * 3_600 + int(minutes) * 60 + int(seconds)
    return round((shown - phone.tapping) / 60)


def reaches(phone: Phone, part: str) -> None:
    """Does every set before a part as planned."""
    while not place(phone).startswith(part):
        goes_on(phone)


def waits(phone: Phone) -> None:
    """Lets time pass until something is to be tapped."""
    while wanted(phone) != "tap":
        passes(phone, STEP)


def goes_on(phone: Phone) -> None:
    began = time.monotonic()
    if wanted(phone) == "tap":
        taps(phone)
        phone.tapping += time.monotonic() - began
    else:
        passes(phone, STEP)


def wanted(phone: Phone) -> str:
    return phone.page.evaluate(WANTS)


def place(phone: Phone) -> str:
    """Where the exercise stands: "Warm-up · 1 of 9"."""
    return phone.page.locator("[data-exercise]:not([hidden]) .session-place").text_content()


def taps(phone: Phone) -> None:
    """Does the set that waits, as it was planned, or finishes."""
    buttons = phone.page.locator(BUTTONS).locator("visible=true")
    if buttons.first.text_content() == "Finish":
        # Not with the finger that did the set before.
        passes(phone, 1)
        phone.tap(buttons)
        expect(phone.page.locator("[data-over]")).to_be_visible()
        return
    passes(phone, SET)
    felt = buttons.get_by_text(RIGHT)
    before = progress(phone).text_content()
    phone.tap(felt if felt.count() else buttons)
    expect(progress(phone)).not_to_have_text(before)


def arrives(phone: Phone) -> None:
    """Lets the server hear of it, which brings the summary."""
    phone.page.unroute("**/sessions/**", stays_away)
    passes(phone, 15)
    phone.shown("Done, to the end.")
