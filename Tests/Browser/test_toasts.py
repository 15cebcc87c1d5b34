"""What just happened is said once, by the page that follows, whatever the service worker fetches meanwhile."""

import base64
import json

from playwright.sync_api import expect

from days import today
from people import Member
from phone import Phone
from test_offline import wait_for_worker
from waiting import wait_for

KEPT_PAGE = """async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith("pages-"));
    return (await (await caches.open(name)).match("/diary", { ignoreVary: true }))?.text() ?? "";
}"""


def on_today(phone: Phone, member: Member):
    """A phone whose service worker has kept today's page, and that worker."""
    with phone.log_in(member).context.expect_event("serviceworker") as arriving:
        phone.go("/diary")
    wait_for_worker(phone)
    return arriving.value


def say_on_the_next_page(phone: Phone, text: str, **more) -> None:
    """As a form's answer does that leads on."""
    said = base64.b64encode(json.dumps({"text": text, "undo": "", **more}).encode()).decode()
    phone.context.add_cookies([{"name": "spotter_toast", "value": said, "url": phone.address}])


def test_a_page_that_the_worker_fetches_for_later_leaves_the_toast_to_the_one_in_front(phone: Phone, ana: Member):
    worker = on_today(phone, ana)
    say_on_the_next_page(phone, "You passed on Ben.")
    worker.evaluate("([page, member]) => keepShown({ member, page, assets: [], written: true })", [
        phone.page.url, phone.page.locator("meta[name=spotter-member]").get_attribute("content"),
    ])
    assert "Breakfast" in phone.page.evaluate(KEPT_PAGE)
    assert "You passed on Ben." not in phone.page.evaluate(KEPT_PAGE)
    phone.go("/diary")
    expect(phone.toasts).to_contain_text("You passed on Ben.")


def test_a_page_kept_for_later_does_not_say_again_what_happened(phone: Phone, ana: Member):
    on_today(phone, ana)
    ana.eat(today(), name="Porridge").raise_for_status()
    say_on_the_next_page(phone, "You passed on Ben.")
    phone.go("/diary")
    expect(phone.toasts).to_contain_text("You passed on Ben.")
    wait_for(lambda: "Porridge" in phone.page.evaluate(KEPT_PAGE))
    phone.context.set_offline(True)
    phone.go("/diary")
    expect(phone.meal("Breakfast")).to_contain_text("Porridge")
    assert phone.toasts.inner_text() == ""


def test_a_toast_with_two_things_to_tap_fills_its_line(phone: Phone, ana: Member):
    phone.log_in(ana)
    step = {"words": "Add another", "path": "/foods"}
    for text in ("Banana is in your breakfast", "Chicken with rice and broccoli is in your dinner"):
        say_on_the_next_page(phone, text, undo="/diary", next=step)
        phone.go("/diary")
        toast = phone.page.locator(".toast").filter(has_text=text)
        expect(toast.get_by_role("button", name="Undo")).to_be_visible()
        boxes = [part.bounding_box() for part in toast.locator("> *").all()]
        whole = toast.bounding_box()
        # Words and both buttons stand beside each other, and no part of the line is left over.
        assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes), text
        assert sum(box["width"] for box in boxes) > 0.85 * whole["width"], text
