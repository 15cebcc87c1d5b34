"""Without a network: it says so, and what was typed goes out exactly once when it is back (QUA-4)."""

import datetime

import pytest
from playwright.sync_api import expect

from people import Member, entries
from phone import Phone

TODAY = datetime.date.today()
WORKER_IS_THERE = """
    new Promise(done => {
        if (navigator.serviceWorker.controller) done();
        else navigator.serviceWorker.addEventListener("controllerchange", () => done());
    })
"""


@pytest.fixture
def away(phone: Phone, ana: Member):
    """A phone on a food's page that has just lost its network."""
    food = ana.get("/foods", q="banana", limit=1)["foods"][0]
    phone.log_in(ana).go(f"/diary/{TODAY}")
    phone.page.evaluate(WORKER_IS_THERE)
    phone.go(f"/diary/{TODAY}")
    phone.go(f"/foods/{food['id']}?day={TODAY}&meal=Breakfast")
    phone.page.wait_for_load_state("networkidle")
    phone.context.set_offline(True)
    yield phone
    forgive_lost_requests(phone)


def forgive_lost_requests(phone: Phone) -> None:
    """htmx says in the console that a request found no network, which is what these journeys are about."""
    phone.complaints = [words for words in phone.complaints if ": htmx:" not in words]


def test_an_entry_made_offline_is_kept_and_sent_once(away: Phone, ana: Member):
    expect(away.page.locator("[data-offline]")).to_be_visible()
    expect(away.page.locator("[data-offline]")).to_contain_text("You're offline.")
    away.tap(away.button("Log it"))
    expect(away.toasts).to_contain_text("Saved on this phone.")
    assert entries(ana.get(f"/diary/{TODAY}")) == []

    away.context.set_offline(False)
    expect(away.toasts).to_contain_text("Back online. What you added is saved.")
    expect(away.page.locator("[data-offline]")).to_be_hidden()
    assert len(entries(ana.get(f"/diary/{TODAY}"))) == 1

    # Neither a new page nor another loss of the network sends it again.
    away.go(f"/diary/{TODAY}")
    expect(away.meal("Breakfast")).to_contain_text("Bananas")
    away.context.set_offline(True)
    away.context.set_offline(False)
    away.page.wait_for_timeout(1_000)
    assert len(entries(ana.get(f"/diary/{TODAY}"))) == 1


def test_an_entry_whose_answer_was_lost_is_not_there_twice(phone: Phone, ana: Member):
    food = ana.get("/foods", q="banana", limit=1)["foods"][0]
    phone.log_in(ana).go(f"/foods/{food['id']}?day={TODAY}&meal=Breakfast")

    def lose_the_answer(route) -> None:
        route.fetch(max_redirects=0)
        route.abort("connectionreset")

    phone.page.route("**/diary/entries", lose_the_answer, times=1)
    phone.tap(phone.button("Log it"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    assert len(entries(ana.get(f"/diary/{TODAY}"))) == 1, "The program had it; only the answer was lost."
    phone.go(f"/diary/{TODAY}")
    expect(phone.toasts).to_contain_text("Back online. What you added is saved.")
    assert len(entries(ana.get(f"/diary/{TODAY}"))) == 1
    forgive_lost_requests(phone)


def test_pages_seen_before_are_there_without_a_network_and_others_say_so(away: Phone):
    away.go(f"/diary/{TODAY}")
    expect(away.page.get_by_role("heading", name="Breakfast")).to_be_visible()
    away.go("/me/sessions")
    away.shown("We can't reach Spotter from here")


def test_nothing_of_a_member_stays_on_the_phone_after_logging_out(phone: Phone, ana: Member):
    ana.eat(TODAY, name="Secret porridge").raise_for_status()
    phone.log_in(ana).go(f"/diary/{TODAY}")
    phone.page.evaluate(WORKER_IS_THERE)
    phone.go(f"/diary/{TODAY}")
    phone.tap(phone.page.locator(".title-bar summary"))
    phone.tap(phone.button("Log out"))
    expect(phone.link("Sign up")).to_be_visible()
    phone.context.set_offline(True)
    phone.go(f"/diary/{TODAY}")
    expect(phone.page.get_by_text("Secret porridge")).to_have_count(0)
