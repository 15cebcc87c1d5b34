"""Notices as they arrive: on an open page, and from the service worker."""

import json
import re

from playwright.sync_api import Browser, Route, expect

from people import PASSWORD, Member
from phone import Phone
from waiting import wait_for

NOTICE = {
    "title": "Training", "text": "Half an hour is free at six.", "path": "/notices", "tag": "1", "unread": 3,
    "actions": [{"label": "Check in", "path": "/notices/reading"}, {"label": "Snooze", "path": "/no-such-thing"}],
}


# The share of the bell that its widest number covers.
COVERED = """(bell) => {
    const badge = bell.querySelector(".bell-count");
    badge.textContent = "9+";
    const [a, b] = [badge.getBoundingClientRect(), bell.querySelector(".icon").getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(wide, 0) * Math.max(high, 0) / (b.width * b.height);
}"""


def make_token(member: Member, name: str) -> None:
    """Something about which every member is told."""
    wish = {"name": name, "scopes": ["me:read"], "password": PASSWORD}
    member.ask("POST", "/me/tokens", json=wish).raise_for_status()


def test_a_page_that_was_refused_its_stream_asks_again(phone: Phone, ana: Member):
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=503, headers={"Retry-After": "1"}, body="Too much to do.")

    phone.log_in(ana).page.route("**/live", refuse)
    given = lambda answer: answer.url.endswith("/live") and answer.status == 200
    with phone.page.expect_event("response", given, timeout=60_000):
        phone.go("/notices")
    assert refused
    make_token(ana, "Watch")
    expect(phone.toasts).to_contain_text("Watch")


def test_a_notice_appears_on_the_page_that_is_open_and_leads_to_what_it_is_about(phone: Phone, ana: Member):
    with phone.log_in(ana).page.expect_event("response", lambda answer: answer.url.endswith("/live")):
        phone.go("/notices")
    bell = phone.page.locator(".bell")
    ana.ask("POST", "/notices/reading").raise_for_status()
    expect(bell.locator(".bell-count")).to_have_count(0)
    make_token(ana, "Kitchen scale")
    expect(phone.toasts).to_contain_text("Kitchen scale")
    expect(bell).to_have_attribute("aria-label", "Notices, 1 unread")
    expect(bell.locator(".bell-count")).to_have_text("1")
    assert bell.evaluate(COVERED) < 0.25, "The bell can be seen beside its number."
    row = phone.page.locator("#notices a.notice-unread", has_text="Kitchen scale")
    phone.tap(row)
    phone.page.wait_for_url("**/me/tokens")
    expect(bell.locator(".bell-count")).to_have_count(0)


def test_the_service_worker_shows_a_message_and_sends_the_answer(windowed: Browser, new_phone, ana: Member):
    phone = new_phone(windowed, permissions=["notifications"]).log_in(ana)
    with phone.context.expect_event("serviceworker") as arriving:
        phone.go("/notices")
    worker = arriving.value
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    make_token(ana, "Kitchen scale")

    tools = phone.context.new_cdp_session(phone.page)
    registrations: list[dict] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    wait_for(lambda: phone.page.evaluate("true") and registrations)
    tools.send("ServiceWorker.deliverPushMessage", {
        "origin": phone.address, "registrationId": registrations[0]["registrationId"], "data": json.dumps(NOTICE),
    })
    shown = phone.page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            for (let looks = 0; looks < 200; looks += 1) {
                const [notification] = await registration.getNotifications();
                if (notification) return { title: notification.title, body: notification.body, data: notification.data,
                    actions: notification.actions.map((action) => action.title) };
                await new Promise((later) => setTimeout(later, 50));
            }
        }"""
    )
    assert shown == {
        "title": "Training", "body": NOTICE["text"], "actions": ["Check in", "Snooze"],
        "data": {"path": "/notices", "actions": [{"label": "Check in", "path": "/notices/reading"}, {"label": "Snooze", "path": "/no-such-thing"}]},
    }

    assert ana.get("/notices")["unread"] > 0
    assert worker.evaluate("$notices.sent('/notices/reading')") is True
    assert ana.get("/notices")["unread"] == 0
    assert worker.evaluate("$notices.sent('/no-such-thing')") is False, "Then the page opens."
    assert worker.evaluate("$notices.own('//elsewhere.example/x')") == "/x", "An answer never leaves this house."
    # The list has heard that all is read: without a network it would ask in vain.
    expect(phone.page.locator(".notice-unread")).to_have_count(0)
    phone.settled()
    phone.goes_offline()
    assert worker.evaluate("$notices.sent('/notices/reading')") is False
    phone.comes_online()


def test_a_browser_that_cant_be_told_says_what_else_there_is(phone: Phone, ana: Member):
    phone.page.add_init_script("delete window.PushManager")
    phone.log_in(ana).go("/notices/settings")
    phone.shown(re.compile("This browser can't show notices while Spotter is closed"))
    expect(phone.button("Tell me on this device")).to_be_hidden()
    phone.tap(phone.page.locator("summary", has_text=re.compile("^Train")))
    phone.field("Training, Mail").check()
    phone.page.get_by_label(re.compile("^Quiet hours")).check()
    phone.tap(phone.button("Save"))
    phone.shown("Saved")
    settings = ana.get("/notices/settings")
    assert settings["training-mail"] and settings["quietFrom"] == "22:00"
