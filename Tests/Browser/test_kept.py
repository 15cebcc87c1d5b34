"""What of pages stays on a phone: those that may, for a week, as long as their member is logged in there (QUA-4)."""

import re
import uuid

import pytest
import requests
from playwright.sync_api import expect

from buddies import befriend
from days import in_days, today
from people import PASSWORD, Member, entries
from phone import Phone
from test_offline import WORKER_IS_THERE, forgive_lost_requests, pending, wait_for_worker
from waiting import wait_for

# The addresses of everything that a page, or its worker, has put aside.
KEPT = """
    async () => (await Promise.all((await caches.keys()).filter(name => name.startsWith("pages-"))
        .map(async name => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()
"""
# Whether a word stands anywhere in what is put aside, caches and stores of the page alike.
SAYS = """
    async word => {
        const texts = Object.values({ ...localStorage, ...sessionStorage });
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const key of await cache.keys()) texts.push(key.url, await (await cache.match(key, { ignoreVary: true })).text());
        }
        return texts.some(text => text.includes(word));
    }
"""
# As if every page had been kept so many days ago.
AGE = """
    async days => {
        for (const name of (await caches.keys()).filter(name => name.startsWith("pages-"))) {
            const cache = await caches.open(name);
            for (const key of await cache.keys()) {
                const kept = await cache.match(key, { ignoreVary: true });
                if (!kept.headers.has("Spotter-Kept-At")) continue;
                const headers = new Headers(kept.headers);
                headers.set("Spotter-Kept-At", String(Date.now() - days * 86400000));
                await cache.put(key, new Response(await kept.blob(), { headers }));
            }
        }
    }
"""
# Has the worker ask whether the session still stands, as a page does that was refused something.
LOOK = "async () => (await navigator.serviceWorker.ready).active.postMessage({ look: true })"
# The log-in for who asked for a page; the front page where a page noticed by itself that nobody is logged in any more.
LED_OUT = re.compile(r"/log-in\?|:\d+/$")
NEVER = [
    "/me", "/me/health", "/me/body", "/welcome/injuries", "/welcome/cycle", "/training/safety", "/me/settings", "/me/settings/password",
    "/me/sessions", "/me/tokens", "/me/data", "/notices/settings", "/calendars", "/calendars/account", "/timelines/weight", "/goal",
]


def kept(phone: Phone) -> list[str]:
    return [path for path in phone.page.evaluate(KEPT) if path != "/.member"]


def on_today(phone: Phone, member: Member) -> Phone:
    phone.log_in(member).go("/diary")
    wait_for_worker(phone)
    wait_for(lambda: "/diary" in kept(phone))
    return phone


def elsewhere(member: Member) -> requests.Session:
    """The member's browser on another device."""
    http = requests.Session()
    http.headers["Origin"] = member.program.url
    form = {"login": member.screen_name, "password": PASSWORD}
    assert http.post(member.program.url + "/log-in", data=form, allow_redirects=False).status_code == 303
    return http


def end_others(member: Member) -> None:
    answer = elsewhere(member).post(member.program.url + "/me/sessions/end-others", allow_redirects=False)
    assert answer.status_code == 303


def change_password(member: Member) -> None:
    form = {"current": PASSWORD, "password": PASSWORD + " more", "passwordAgain": PASSWORD + " more"}
    answer = elsewhere(member).post(member.program.url + "/me/settings/password", data=form, allow_redirects=False)
    assert answer.status_code == 303, answer.text


def test_health_and_settings_are_never_kept(phone: Phone, ana: Member):
    ana.ask("PUT", "/me/health", json={"injuries": [{"area": "wrist", "acute": True}]}).raise_for_status()
    on_today(phone, ana)
    for path in NEVER:
        assert phone.go(path).ok, path
        phone.settled()
    phone.go("/diary")
    wait_for_worker(phone)
    assert not set(kept(phone)) & set(NEVER)
    assert not phone.page.evaluate(SAYS, f"{ana.screen_name}@example.org")
    phone.goes_offline()
    for path in NEVER:
        phone.go(path)
        phone.shown("We can't reach Spotter from here")
    forgive_lost_requests(phone)


# A page that is open may be refused something, its stream or what it keeps for later, before anybody asks for another: it is
# led out then, and its own place in the history is the front page.
@pytest.mark.parametrize("noticed", [False, True], ids=["by-who-asks", "by-the-page-before"])
def test_going_back_after_the_session_ended_shows_nothing(phone: Phone, ana: Member, noticed: bool):
    ana.eat(today(), name="Secret porridge").raise_for_status()
    on_today(phone, ana).go("/me/settings")
    end_others(ana)
    if noticed:
        phone.page.evaluate(LOOK)
        phone.page.wait_for_url(LED_OUT)
    phone.go_unless_led("/diary")
    phone.page.wait_for_url(LED_OUT)
    phone.page.go_back()
    phone.page.wait_for_url(LED_OUT)
    expect(phone.page.get_by_text("Secret porridge")).to_have_count(0)


@pytest.mark.parametrize(("days", "is_there"), [(6.9, True), (7.1, False), (-8, False)])
def test_a_kept_page_is_there_for_seven_days(phone: Phone, ana: Member, days: float, is_there: bool):
    ana.eat(today(), name="Porridge").raise_for_status()
    on_today(phone, ana)
    phone.page.evaluate(AGE, days)
    phone.goes_offline()
    phone.go("/diary")
    if is_there:
        expect(phone.meal("Breakfast")).to_contain_text("Porridge")
    else:
        phone.shown("We can't reach Spotter from here")
        assert kept(phone) == [], "It is not only hidden."
    forgive_lost_requests(phone)


def test_a_page_that_stands_in_for_another_takes_nothing_away(phone: Phone, ana: Member):
    on_today(phone, ana)
    phone.goes_offline()
    phone.go("/me/settings")
    phone.shown("We can't reach Spotter from here")
    phone.go("/diary")
    expect(phone.page.get_by_role("heading", name="Breakfast")).to_be_visible()
    forgive_lost_requests(phone)


def test_what_was_kept_too_long_goes_though_nobody_asks_for_it(phone: Phone, ana: Member):
    on_today(phone, ana).go(f"/diary/{in_days(-3)}")
    wait_for_worker(phone)
    old = phone.path
    wait_for(lambda: old in kept(phone))
    phone.page.evaluate(AGE, 8)
    phone.go("/diary")
    wait_for(lambda: "/diary" in kept(phone) and old not in kept(phone))


@pytest.mark.parametrize("ending", [end_others, change_password], ids=["by-the-list", "by-a-new-password"])
def test_everything_goes_at_the_first_contact_after_the_session_was_ended_elsewhere(phone: Phone, ana: Member, ending):
    ana.eat(today(), name="Secret porridge").raise_for_status()
    on_today(phone, ana).go(f"/diary/{today()}")
    wait_for_worker(phone)
    phone.goes_offline()
    ending(ana)
    phone.go("/diary")
    expect(phone.meal("Breakfast")).to_contain_text("Secret porridge")

    phone.comes_online()
    phone.go_unless_led("/foods")
    phone.page.wait_for_url(LED_OUT)
    wait_for(lambda: kept(phone) == [])
    assert not phone.page.evaluate(SAYS, "Secret porridge")
    phone.goes_offline()
    phone.go("/diary")
    phone.shown("We can't reach Spotter from here")
    forgive_lost_requests(phone)


def test_a_page_that_only_listens_is_led_out_when_the_session_ends(phone: Phone, ana: Member):
    ana.eat(today(), name="Secret porridge").raise_for_status()
    with phone.page.expect_event("response", lambda answer: answer.url.endswith("/live")):
        on_today(phone, ana)
    end_others(ana)
    # The stream ends within 20 seconds, and asks to be given again three seconds later.
    phone.page.wait_for_url(lambda url: not url.endswith("/diary"), timeout=120_000)
    wait_for(lambda: kept(phone) == [])
    expect(phone.page.get_by_text("Secret porridge")).to_have_count(0)


def test_a_tab_that_sends_in_the_background_finds_out_too_and_keeps_what_waits(phone: Phone, ana: Member):
    on_today(phone, ana).go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.settled()
    phone.goes_offline()
    phone.field("Energy").fill("250")
    phone.tap(phone.button("Add to dinner"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    end_others(ana)
    phone.comes_online()
    phone.page.wait_for_url(lambda url: "/foods" not in url)
    wait_for(lambda: kept(phone) == [])

    ana.log_in()
    phone.log_in(ana).go("/diary")
    expect(phone.toasts).to_contain_text("What you added is saved.")
    expect(phone.meal("Dinner")).to_contain_text("250")
    forgive_lost_requests(phone)


def test_what_waits_in_a_tab_of_one_member_is_never_sent_as_another(phone: Phone, ana: Member, program):
    ben = Member.join(program, "ben")
    on_today(phone, ana).go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.settled()
    phone.log_in(ben)  # Their session comes while Ana's page stays open.
    phone.goes_offline()
    phone.field("Energy").fill("250")
    phone.tap(phone.button("Add to dinner"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    with phone.page.expect_event("response", lambda answer: answer.url.endswith("/diary/entries") and answer.status == 401):
        phone.comes_online()
    forgive_lost_requests(phone)
    assert entries(ben.get(f"/diary/{today()}")) == []
    phone.go("/diary")
    wait_for_worker(phone)
    expect(pending(phone)).to_have_count(0)
    phone.log_in(ana).go("/diary")
    expect(phone.meal("Dinner")).to_contain_text("250")
    assert entries(ben.get(f"/diary/{today()}")) == []
    forgive_lost_requests(phone)


def test_a_different_member_finds_nothing_of_the_one_before(phone: Phone, ana: Member, program):
    ben = Member.join(program, "ben")
    ana.eat(today(), name="Secret porridge").raise_for_status()
    on_today(phone, ana).go("/foods")
    wait_for_worker(phone)
    phone.page.evaluate("member => localStorage.setItem('spotter-session:' + member, JSON.stringify({ member, conduct: 'Secret porridge' }))", str(uuid.uuid4()))
    phone.log_in(ben).go("/diary")
    wait_for_worker(phone)
    wait_for(lambda: not phone.page.evaluate(SAYS, "Secret porridge"))


def test_a_chat_is_readable_without_a_network_and_goes_with_the_session(phone: Phone, program):
    ana, ben = Member.join(program, "ana"), Member.join(program, "ben")
    [chat] = befriend((ana, ben))
    ben.ask("POST", f"/chats/{chat}/messages", json={"clientId": str(uuid.uuid4()), "text": "A secret"}).raise_for_status()
    phone.log_in(ana).go(f"/together/chats/{chat}")
    wait_for_worker(phone)
    phone.goes_offline()
    phone.go(f"/together/chats/{chat}")
    phone.shown("A secret")
    phone.comes_online()
    end_others(ana)
    phone.go_unless_led("/together/chats")
    phone.page.wait_for_url(LED_OUT)
    wait_for(lambda: not phone.page.evaluate(SAYS, "A secret"))
    forgive_lost_requests(phone)


def test_htmx_keeps_no_pages_of_its_own(phone: Phone, ana: Member):
    phone.log_in(ana).go("/foods")
    assert phone.page.evaluate("htmx.config.historyCacheSize") == 0
    phone.page.evaluate(WORKER_IS_THERE)
    phone.tap(phone.link("Favourites"))
    phone.settled()
    assert phone.page.evaluate("Object.keys(localStorage).concat(Object.keys(sessionStorage)).includes('htmx-history-cache')") is False
