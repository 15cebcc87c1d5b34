"""Links bring their pages into the document that is open: as right as a page that is loaded, and what is at the foot lives on."""

import re
import uuid
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from buddies import befriend
from days import in_days, today
from people import Member, entries
from phone import Phone
from program import Program
from small_workout import begin
from test_kept import end_others
from test_offline import forgive_lost_requests, wait_for_worker
from waiting import wait_for

PLAY = """() => {
    const foot = document.getElementById("foot");
    foot.hidden = false;
    foot.textContent = "0";
    setInterval(() => { foot.textContent = String(Number(foot.textContent) + 1); }, 50);
}"""

# What is under way outside of any part of a page: timers that come again, and listeners on what outlives a page, except those
# for parts that come, which a behaviour that is loaded late adds once. Equal ones are told apart by a number.
COUNT = """
    (() => {
        const timers = new Set(), listeners = new Set();
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        const start = window.setInterval, stop = window.clearInterval;
        window.setInterval = (...all) => { const timer = start(...all); timers.add(timer); return timer; };
        window.clearInterval = timer => { timers.delete(timer); stop(timer); };
        const name = target => target === window ? "window" : target === document ? "document" : target === document.body ? "body"
            : target instanceof MediaQueryList ? "media" : undefined;
        EventTarget.prototype.addEventListener = function(type, listener, options) {
            const place = name(this ?? window);
            if (place && !options?.once && listener) {
                const one = { target: this ?? window, type, listener, name: `${place} ${type}` };
                listeners.add(one);
                options?.signal?.addEventListener("abort", () => listeners.delete(one));
            }
            return addEventListener.call(this ?? window, type, listener, options);
        };
        EventTarget.prototype.removeEventListener = function(type, listener, options) {
            for (const one of listeners) if (one.target === (this ?? window) && one.type === type && one.listener === listener) listeners.delete(one);
            return removeEventListener.call(this ?? window, type, listener, options);
        };
        window.under_way = () => {
            const seen = {};
            return [...Array(timers.size).fill("interval"), ...[...listeners].map(one => one.name).filter(name => name !== "document htmx:load")].sort()
                .map(name => `${name}#${seen[name] = (seen[name] ?? 0) + 1}`);
        };
    })();
"""
# As a link to it would, were there one on the page.
FOLLOW = """path => {
    const link = document.createElement("a");
    link.href = path;
    document.getElementById("main").append(link);
    htmx.process(link);
    link.click();
}"""


def go_to(phone: Phone, path: str) -> None:
    """Follows a link to the page and waits until it is there."""
    phone.page.evaluate(FOLLOW, path)
    phone.page.wait_for_url(phone.address + path)
    phone.settled()


def place(phone: Phone, name: str):
    return phone.page.get_by_role("navigation", name="Places").get_by_role("link", name=name)


def is_same_document(phone: Phone) -> bool:
    return phone.page.evaluate("() => window.isSame === true")


@pytest.fixture
def on_today(phone: Phone, ana: Member) -> Phone:
    """A phone on today's page, whose document is marked."""
    phone.log_in(ana).go("/diary")
    phone.settled()
    phone.page.evaluate("() => { window.isSame = true; }")
    return phone


def test_a_link_brings_its_page_with_title_place_focus_and_scroll(on_today: Phone):
    on_today.page.evaluate("() => scrollTo(0, 300)")
    on_today.tap(place(on_today, "Train"))
    expect(on_today.page).to_have_title("Train · Spotter")
    on_today.settled()
    assert on_today.path == "/training"
    expect(place(on_today, "Train")).to_have_attribute("aria-current", "page")
    expect(place(on_today, "Today")).not_to_have_attribute("aria-current", "page")
    expect(on_today.page.locator("#main")).to_be_focused()
    assert on_today.page.evaluate("() => scrollY") == 0
    assert is_same_document(on_today)


# What somebody does in the moment in which a page is painted and scripts haven't begun on it.
AT_ONCE = """() => new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => {
        window.wasSettled = document.documentElement.hasAttribute("data-settled");
        %s
    });
}).observe(document.body, { childList: true })"""


def at_once(phone: Phone, act: str) -> None:
    """Has the page do this as soon as the next one is seen."""
    phone.page.evaluate(AT_ONCE % act)


def was_at_once(phone: Phone) -> bool:
    return phone.page.evaluate("() => window.wasSettled === false")


def test_who_taps_as_soon_as_a_page_is_seen_is_led_on_in_the_same_document(on_today: Phone):
    at_once(on_today, """document.querySelector('#page a[href="/together"]').click()""")
    on_today.tap(place(on_today, "Train"))
    expect(on_today.page).to_have_title("Together · Spotter")
    on_today.settled()
    assert was_at_once(on_today) and on_today.path == "/together"
    assert is_same_document(on_today)


def test_what_is_below_the_screen_comes_right_after_the_paint(on_today: Phone, ana: Member):
    for _ in range(40):
        ana.eat(in_days(-1), meal="Breakfast", name="Porridge").raise_for_status()
    at_once(on_today, """
        const main = document.getElementById("main");
        window.wasFull = main.getBoundingClientRect().bottom >= innerHeight;
        window.atFirst = main.querySelectorAll("[data-meal]").length;
        window.dispatchEvent(new Event("pointerdown"));
        window.onceTouched = main.querySelectorAll("[data-meal]").length;
    """)
    on_today.page.evaluate(FOLLOW, f"/diary/{in_days(-1)}")
    on_today.page.wait_for_url(f"**/{in_days(-1)}")
    on_today.settled()
    assert on_today.page.evaluate("() => [wasFull, atFirst < 4, onceTouched]") == [True, True, 4]
    expect(on_today.page.locator("[data-meal]")).to_have_count(4)
    assert is_same_document(on_today)


def test_parts_of_columns_below_the_screen_come_right_after_the_paint_each_into_its_own(on_today: Phone, ana: Member):
    ana.ask("POST", "/activities", json={"requestId": str(uuid.uuid4()), "exerciseId": "brisk-walk", "minutes": 30}).raise_for_status()
    at_once(on_today, """
        const counts = () => [...document.querySelectorAll(".columns > *")].map(column => column.children.length);
        window.wasFull = document.getElementById("main").getBoundingClientRect().bottom >= innerHeight;
        window.atFirst = counts();
        window.dispatchEvent(new Event("pointerdown"));
        window.onceTouched = counts();
    """)
    on_today.tap(place(on_today, "Train"))
    on_today.settled()
    was_full, at_first, once_touched = on_today.page.evaluate("() => [wasFull, atFirst, onceTouched]")
    assert was_full and sum(at_first) < sum(once_touched)
    on_today.page.reload()
    on_today.settled()
    counts = "() => [...document.querySelectorAll('.columns > *')].map(column => column.children.length)"
    assert on_today.page.evaluate(counts) == once_touched


def test_who_types_as_soon_as_a_page_is_seen_keeps_focus_and_words(on_today: Phone):
    at_once(on_today, """const field = document.querySelector("[type=search]"); field.focus(); document.execCommand("insertText", false, "banana")""")
    on_today.tap(place(on_today, "Food"))
    expect(on_today.page.locator("#results")).to_contain_text("Banana")
    on_today.settled()
    assert was_at_once(on_today)
    expect(on_today.page.get_by_role("searchbox")).to_be_focused()
    expect(on_today.page.get_by_role("searchbox")).to_have_value("banana")


# Counts the documents of a tab. One that is parsed isn't loaded before a picture is, and something is done in the frame in which it
# is painted.
AT_FIRST = """
    sessionStorage.documents = Number(sessionStorage.documents ?? 0) + 1;
    addEventListener("DOMContentLoaded", () => {
        document.body.append(Object.assign(new Image(), { src: "/held.png" }));
        requestAnimationFrame(() => { %s });
    }, { capture: true, once: true });
    addEventListener("htmx:beforeProcessNode", () => { window.began = true; }, true);
"""


def go_and_hold(phone: Phone, path: str, act: str = "") -> list:
    """Goes there and returns the requests for which the page waits until it is loaded; scripts have begun on it."""
    held: list = []
    phone.page.route("**/held.png", lambda route: held.append(route))
    phone.page.add_init_script(AT_FIRST % act)
    phone.page.goto(phone.address + path, wait_until="commit")
    phone.page.wait_for_function("() => window.began")
    return held


def test_a_page_that_is_loaded_is_painted_before_scripts_begin_on_it(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    held = go_and_hold(phone, "/diary", "window.beganBefore = window.began === true")
    assert phone.page.evaluate("() => window.beganBefore") is False
    for route in held:
        route.abort()
    phone.settled()


def test_who_taps_as_soon_as_a_loaded_page_is_seen_is_led_on_in_the_same_document(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    held = go_and_hold(phone, "/diary", """document.querySelector('#page a[href="/together"]').click()""")
    expect(phone.page).to_have_title("Together · Spotter")
    for route in held:
        route.abort()
    phone.settled()
    assert phone.page.evaluate("() => sessionStorage.documents") == "1"


def test_who_sends_a_form_as_soon_as_it_is_seen_stays_in_the_same_document(on_today: Phone):
    at_once(on_today, """
        const form = document.querySelector('#page form[data-checked]');
        form.querySelector('[name=kcal]').value = "250";
        form.querySelector('button:not([type=button])').click();
    """)
    on_today.page.evaluate(FOLLOW, f"/foods?tab=quick&day={today()}&meal=Dinner")
    expect(on_today.page).to_have_title("Today · Spotter")
    expect(on_today.meal("Dinner")).to_contain_text("250")
    assert was_at_once(on_today)
    assert is_same_document(on_today)


def test_back_and_forward_bring_pages_as_they_are_now_where_they_were_scrolled(on_today: Phone, ana: Member):
    on_today.page.evaluate("() => scrollTo(0, 300)")
    on_today.tap(place(on_today, "Train"))
    expect(on_today.page).to_have_title("Train · Spotter")
    ana.eat(today(), name="Porridge").raise_for_status()
    on_today.page.go_back()
    expect(on_today.meal("Breakfast")).to_contain_text("Porridge")
    on_today.settled()
    assert on_today.path == "/diary"
    assert on_today.page.evaluate("() => scrollY") == 300
    on_today.page.go_forward()
    expect(on_today.page).to_have_title("Train · Spotter")
    assert on_today.page.evaluate("() => scrollY") == 0
    assert is_same_document(on_today)


def test_what_is_at_the_foot_lives_on(on_today: Phone):
    on_today.page.evaluate(PLAY)
    foot = on_today.page.locator("#foot")
    for name, title in (("Food", "Add to "), ("Train", "Train"), ("Me", "Me")):
        on_today.tap(place(on_today, name))
        expect(on_today.page).to_have_title(re.compile(title))
        expect(foot).to_be_visible()
    on_today.page.go_back()
    expect(on_today.page).to_have_title(re.compile("Train"))
    assert int(foot.inner_text()) > 0
    assert is_same_document(on_today)


def test_what_just_happened_is_said_once(on_today: Phone):
    go_to(on_today, f"/foods?tab=quick&day={today()}&meal=Dinner")
    on_today.field("Energy").fill("250")
    on_today.tap(on_today.button("Add to dinner"))
    expect(on_today.page).to_have_title("Today · Spotter")
    expect(on_today.toasts).to_contain_text("Quick add")
    on_today.tap(place(on_today, "Me"))
    expect(on_today.page).to_have_title("Me · Spotter")
    assert on_today.toasts.inner_text() == ""
    on_today.page.go_back()
    expect(on_today.meal("Dinner")).to_contain_text("250")
    assert on_today.toasts.inner_text() == ""
    assert is_same_document(on_today)


def test_a_form_that_comes_back_begins_at_its_complaint_under_the_address_it_had(on_today: Phone):
    form = f"/foods?tab=quick&day={today()}&meal=Dinner"
    go_to(on_today, form)
    on_today.field("Energy").fill("99999")
    on_today.tap(on_today.button("Add to dinner"))
    on_today.shown("Type calories from 0 to 20,000.")
    expect(on_today.field("Energy")).to_be_focused()
    assert on_today.page.url == on_today.address + form
    on_today.page.go_back()
    expect(on_today.page).to_have_title("Today · Spotter")
    assert is_same_document(on_today)


def test_a_page_that_is_not_there_says_so_in_the_place_of_a_page(on_today: Phone):
    go_to(on_today, "/sessions/nonsense")
    on_today.shown("There is nothing here")
    assert on_today.path == "/sessions/nonsense"
    on_today.tap(place(on_today, "Today"))
    expect(on_today.page).to_have_title("Today · Spotter")
    assert is_same_document(on_today)


def test_the_page_that_was_asked_for_last_is_the_one_that_is_shown(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/diary")
    phone.settled()
    held, ended = [], []
    # A request whose page is no longer wanted may fail before it is answered.
    for event in ("requestfinished", "requestfailed"):
        phone.page.on(event, lambda request: ended.append(urlsplit(request.url).path))
    phone.page.route("**/training", lambda route: held.append(route))
    place(phone, "Train").tap()
    phone.tap(place(phone, "Me"))
    expect(phone.page).to_have_title("Me · Spotter")
    held[0].continue_()
    wait_for(lambda: phone.page.evaluate("() => true") and "/training" in ended)
    phone.settled()
    expect(phone.page).to_have_title("Me · Spotter")
    assert phone.path == "/me"


def test_a_refusal_that_is_no_page_leaves_the_form_as_it_is(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/calendars/account")
    phone.settled()
    phone.page.route("**/calendars/account", lambda route: route.fulfill(status=413, body="Too large"))
    for name, value in (("Server", "dav.example.org"), ("User name there", "ana"), ("Password there", "secret")):
        phone.field(name).fill(value)
    phone.tap(phone.button("Connect it"))
    expect(phone.toasts).to_contain_text("That didn't work")
    expect(phone.field("Server")).to_have_value("dav.example.org")


def test_what_happened_is_said_by_the_page_in_front_when_its_own_is_no_longer_wanted(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.settled()
    held = []
    phone.page.route("**/diary/entries", lambda route: held.append(route))
    phone.field("Energy").fill("250")
    phone.button("Add to dinner").tap()
    wait_for(lambda: phone.page.evaluate("() => true") and held)
    phone.tap(place(phone, "Me"))
    expect(phone.page).to_have_title("Me · Spotter")
    held[0].continue_()
    expect(phone.toasts).to_contain_text("Quick add")
    expect(phone.page).to_have_title("Me · Spotter")
    phone.tap(phone.button("Undo"))
    wait_for(lambda: not entries(ana.get(f"/diary/{today()}")))


def test_without_a_network_pages_seen_before_are_brought_and_others_say_so(phone: Phone, ana: Member):
    ana.eat(today(), name="Porridge").raise_for_status()
    phone.log_in(ana).go("/diary")
    wait_for_worker(phone)
    go_to(phone, f"/diary/{in_days(-1)}")
    phone.settled()
    phone.page.evaluate(PLAY)
    phone.goes_offline()
    phone.page.go_back()
    expect(phone.meal("Breakfast")).to_contain_text("Porridge")
    phone.tap(place(phone, "Me"))
    phone.shown("We can't reach Spotter from here")
    expect(phone.page).to_have_title("Offline · Spotter")
    assert phone.path == "/me"
    phone.comes_online()
    expect(phone.page).to_have_title("Me · Spotter")
    assert int(phone.page.locator("#foot").inner_text()) > 0
    forgive_lost_requests(phone)


def test_a_link_leads_to_the_log_in_once_the_session_has_ended(new_phone, ana: Member):
    # The worker would lead out the page that hears of it first.
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/diary")
    phone.settled()
    phone.page.evaluate("() => { window.isSame = true; }")
    end_others(ana)
    phone.tap(place(phone, "Train"))
    phone.page.wait_for_url("**/log-in?next=/training")
    assert not is_same_document(phone), "What the page knew of its member goes with its document."
    expect(phone.field("Password")).to_be_visible()


def test_logging_out_drops_the_document(on_today: Phone):
    on_today.tap(on_today.page.locator(".title-bar summary"))
    on_today.tap(on_today.button("Log out"))
    expect(on_today.link("Sign up")).to_be_visible()
    assert not is_same_document(on_today)


def test_a_page_with_a_policy_of_its_own_is_a_document_of_its_own(on_today: Phone):
    go_to(on_today, "/exercises/bodyweight-squat/videos")
    expect(on_today.page).to_have_title(re.compile("squat"))
    assert on_today.path == "/exercises/bodyweight-squat/videos"
    assert not is_same_document(on_today)
    on_today.page.evaluate("() => { window.isSame = true; }")
    on_today.tap(place(on_today, "Today"))
    expect(on_today.page).to_have_title("Today · Spotter")
    assert not is_same_document(on_today)


def test_a_download_leaves_the_page_as_it_is(on_today: Phone):
    go_to(on_today, "/timelines/weight")
    with on_today.page.expect_download() as download:
        on_today.tap(on_today.link("Download as CSV"))
    assert download.value.suggested_filename.endswith(".csv")
    assert on_today.path == "/timelines/weight"
    assert is_same_document(on_today)


def test_what_a_page_began_ends_when_it_leaves(new_phone, program: Program, ana: Member):
    ana.ask("PUT", f"/weights/{today()}", json={"kg": 68}).raise_for_status()
    chats = befriend((ana, Member.join(program, "ben")))
    session = begin(program, ana)
    phone = new_phone().log_in(ana)
    phone.context.add_init_script(COUNT)
    streams: list[str] = []
    phone.page.on("request", lambda request: streams.append(request.url) if request.url.endswith("/live") else None)
    with phone.page.expect_event("response", lambda answer: answer.url.endswith("/live")):
        phone.go("/diary")
    phone.settled()
    before = phone.page.evaluate("() => under_way()")
    busy = [
        f"/sessions/{session['id']}?strap=simulated", f"/together/chats/{chats[0]}", "/timelines/weight", "/training",
        "/together/card", "/gyms", f"/foods?tab=quick&day={today()}", "/activities/new?kind=yoga",
    ]
    began = set()
    for path in busy:
        go_to(phone, path)
        if "strap" in path:
            phone.tap(phone.button("Connect a strap"))
            phone.shown("From a simulated strap")
        began |= set(phone.page.evaluate("() => under_way()")) - set(before)
        phone.page.go_back()
        expect(phone.page).to_have_title("Today · Spotter")
        phone.settled()
        assert phone.page.evaluate("() => under_way()") == before, path
    assert {"interval", "document visibilitychange", "body live-message"} <= {name.split("#")[0] for name in began}
    assert len(streams) == 1


def test_without_scripts_links_and_forms_load_their_pages(new_phone, ana: Member):
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go("/diary")
    phone.tap(place(phone, "Train"))
    phone.page.wait_for_url("**/training")
    expect(place(phone, "Train")).to_have_attribute("aria-current", "page")
    phone.go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.field("Energy").fill("250")
    phone.tap(phone.button("Add to dinner"))
    expect(phone.meal("Dinner")).to_contain_text("250")
    expect(phone.toasts).to_contain_text("Quick add")
    assert phone.page.locator("#foot").is_hidden()
