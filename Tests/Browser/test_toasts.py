"""What just happened is said once, by the page that follows, whatever the service worker fetches meanwhile."""

import base64
import json
import re
import uuid

import pytest
from playwright.sync_api import expect

from buddies import befriend
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
    phone.goes_offline()
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


# Bars and the page's red button: whether a toast lies on one of them.
LIES_ON = """
    selector => {
        const toast = document.querySelector(".toast").getBoundingClientRect();
        return [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
            .map(one => [one.className, one.getBoundingClientRect()])
            .filter(([, { top, bottom, left, right }]) => top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left)
            .map(([name]) => name);
    }
"""
SIZES = [(390, 844), (320, 568)]


@pytest.mark.parametrize("size", SIZES)
def test_a_toast_leaves_bars_and_the_one_thing_to_do_free(phone: Phone, ana: Member, size: tuple[int, int]):
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    phone.log_in(ana)
    for path in ("/diary", "/workouts/new", "/meals/new", "/training", "/me/settings/password", "/foods"):
        say_on_the_next_page(phone, "Chicken with rice and broccoli is in your dinner", undo="/diary")
        phone.go(path)
        phone.settled()
        expect(phone.page.locator(".toast")).to_have_css("opacity", "1")
        assert phone.page.evaluate(LIES_ON, ".title-bar, .places, .act-bar, main .button-primary") == [], path


def test_a_toast_lies_beside_the_line_it_tells_of(phone: Phone, ana: Member):
    phone.page.set_viewport_size({"width": 320, "height": 568})
    for name in ("Porridge", "Blueberries", "Milk"):
        ana.eat(today(), name=name).raise_for_status()
    phone.log_in(ana).go("/diary")
    phone.tap(phone.link(re.compile("Blueberries")))
    phone.tap(phone.button("Save"))
    phone.shown("Blueberries changed")
    phone.settled()
    line = phone.page.locator(".toast").get_attribute("data-place")
    assert phone.page.evaluate(LIES_ON, f"#{line}") == []
    expect(phone.page.locator(f"#{line}")).to_be_in_viewport()


def test_a_toast_hides_no_name_of_a_list_that_fills_the_page(phone: Phone, ana: Member):
    befriend(*[(ana, Member.join(ana.program, name, firstName=name.title())) for name in ("ben", "cleo", "dora", "emil", "fynn")])
    phone.log_in(ana)
    say_on_the_next_page(phone, "You are buddies as before")
    phone.go("/together/buddies")
    phone.settled()
    expect(phone.page.locator(".toast")).to_have_css("opacity", "1")
    assert phone.page.evaluate(LIES_ON, ".title-bar, .places, main .button-primary, main .row") == []


@pytest.mark.parametrize("size", SIZES)
def test_a_toast_leaves_free_what_was_just_proposed_or_agreed_in_a_chat(new_phone, ana: Member, size: tuple[int, int]):
    ben = Member.join(ana.program, "ben", firstName="Ben")
    [chat] = befriend((ana, ben))
    for who, done in ((ana, "Proposed to Ben"), (ben, "It stands on both your plans")):
        phone = new_phone(viewport={"width": size[0], "height": size[1]}).log_in(who)
        for number in range(9):
            who.ask("POST", f"/chats/{chat}/messages", json={"clientId": str(uuid.uuid4()), "text": f"Line {number}"}).raise_for_status()
        if who is ana:
            phone.go(f"/together/chats/{chat}/workouts/new")
            phone.tap(phone.button("Propose it"))
        else:
            phone.go(f"/together/chats/{chat}")
            phone.tap(phone.button("Yes, plan it"))
        expect(phone.toasts).to_contain_text(done)
        phone.settled()
        expect(phone.page.locator(".toast")).to_have_css("opacity", "1")
        assert phone.page.evaluate(LIES_ON, "#together p, #together button, .chat-buddy, .act-bar, .title-bar") == [], done


def test_a_tap_on_its_words_sends_a_toast_away(phone: Phone, ana: Member):
    phone.log_in(ana)
    say_on_the_next_page(phone, "Goal saved")
    phone.go("/diary")
    phone.tap(phone.page.locator(".toast-text"))
    expect(phone.page.locator(".toast")).to_have_count(0)


def test_of_many_toasts_the_newest_two_are_seen(phone: Phone, ana: Member):
    phone.log_in(ana).go("/diary")
    phone.settled()
    phone.page.evaluate("""async () => {
        const { toast } = await import(document.querySelector("script[src$='/js/app.js']").src.replace("app.js", "toast.js"));
        for (const words of ["One", "Two", "Three"]) toast(words);
    }""")
    expect(phone.page.locator(".toast")).to_have_text(["Two", "Three"])
